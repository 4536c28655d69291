import type { Module } from '../../platform/module.ts'
import { UndoneChangeResolver } from './undone-change.resolver.ts'

/** Knows the nouns whose changes can be undone, which do not know it: the history stands below them. */
export const undo: Module = {
  resolvers: [UndoneChangeResolver],
}
