import { RecordChange } from './record-change.entity.ts'
import { RecordChangeResolver } from './record-change.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const history: Module = {
  entities: [RecordChange],
  resolvers: [RecordChangeResolver],
}
