import { calendarSchema } from '#graphql/inputs/stay.ts'
import { AvailabilityResolver, BlockResolver, RoomTypeAvailabilityResolver } from './availability.resolver.ts'
import { BlockedRoomsResolver } from './blocked-rooms.resolver.ts'
import { RoomBlock } from './room-block.entity.ts'
import { RoomNight } from './room-night.entity.ts'
import type { Module } from '../../platform/module.ts'

export const availability: Module = {
  entities: [RoomBlock, RoomNight],
  resolvers: [AvailabilityResolver, BlockedRoomsResolver, BlockResolver, RoomTypeAvailabilityResolver],
  routes: [
    {
      method: 'GET',
      path: '/api/availability',
      operation: 'RestAvailability',
      rules: calendarSchema,
      summary: 'What each night costs from, and where stays can begin and end',
      query: { roomType: 'roomType', month: 'month', months: 'months' },
      refusals: ['NOT_FOUND'],
      answer: 'rateCalendar',
    },
  ],
}
