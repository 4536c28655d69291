import { HotelResolver } from './hotel.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const hotel: Module = {
  resolvers: [HotelResolver],
}
