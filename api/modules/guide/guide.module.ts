import { GuideResolver } from './guide.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const guide: Module = {
  resolvers: [GuideResolver],
}
