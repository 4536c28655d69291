import type { Module } from '../../platform/module.ts'
import { StayExtra } from './stay-extra.entity.ts'
import { StayExtraResolver } from './stay-extra.resolver.ts'
import { seedExtras } from './seed-extras.ts'
import { findStayExtra } from './stay-extra.service.ts'

export const stayExtras: Module = {
  entities: [StayExtra],
  resolvers: [StayExtraResolver],
  seed: seedExtras,
  nodes: [{ type: 'StayExtra', needs: 'rooms:read', find: findStayExtra }],
}
