import { StayCharge } from './stay-charge.entity.ts'
import { StayChargeResolver } from './stay-charge.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const stayCharges: Module = {
  entities: [StayCharge],
  resolvers: [StayChargeResolver],
}
