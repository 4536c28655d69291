import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { nightSources } from '../pricing/price-book.ts'

/**
 * What is known of one night of a room type beyond rooms, blocks and rules; null is "nothing in particular". What the property
 * management system says of a night stands beside what staff have set for it.
 */
export const RoomNight = defineEntity({
  name: 'RoomNight',
  uniques: [{ name: 'room_night_room_type_date_source_unique', properties: ['roomType', 'date', 'source'] }],
  properties: {
    ...baseColumns,
    roomType: () => p.manyToOne(RoomType),
    /** Hotel-local date on which the night begins. */
    date: p.date(),
    /** Rooms left to sell. */
    available: p.integer().nullable(),
    /** Cents. */
    rate: p.integer().nullable(),
    minStay: p.integer().nullable(),
    maxStay: p.integer().nullable(),
    stopSell: p.boolean(),
    closedToArrival: p.boolean(),
    closedToDeparture: p.boolean(),
    source: p.enum([...nightSources]),
    /** Whether the property management system has left out the night since, though it feeds the room type still. */
    missing: p.boolean().default(false),
    fetchedAt: instant(),
  },
})

export type RoomNight = InferEntity<typeof RoomNight>
