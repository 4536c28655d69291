import { GuestResolver } from './guest.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const guests: Module = {
  resolvers: [GuestResolver],
}
