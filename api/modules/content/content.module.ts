import type { Module } from '../../platform/module.ts'
import { ContentEntry } from './content-entry.entity.ts'

export const content: Module = {
  entities: [ContentEntry],
}
