import type { Module } from '../../platform/module.ts'
import { FirstRunResolver } from './first-run.resolver.ts'

export const firstRun: Module = {
  resolvers: [FirstRunResolver],
}
