import { Setting } from './setting.entity.ts'
import { StayCharge } from './stay-charge.entity.ts'
import { StayChargeResolver } from './stay-charge.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const settings: Module = {
  entities: [Setting, StayCharge],
  resolvers: [StayChargeResolver],
}
