import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { blockReasons } from '#graphql/inputs/availability.ts'
import { baseColumns } from '../../db/base-columns.ts'
import { Room, RoomType } from '../rooms/room.entity.ts'

/** Rooms that cannot be sold on some nights, entered by staff: one room, or a number of rooms of a type. */
export const RoomBlock = defineEntity({
  name: 'RoomBlock',
  indexes: [{ name: 'room_block_nights_index', properties: ['roomType', 'firstNight', 'lastNight'] }],
  properties: {
    ...baseColumns,
    /** The room's own type when a room is named. */
    roomType: () => p.manyToOne(RoomType),
    room: () => p.manyToOne(Room).nullable(),
    rooms: p.integer(),
    firstNight: p.date(),
    lastNight: p.date(),
    reason: p.enum([...blockReasons]),
    note: p.string().length(300).nullable(),
    createdBy: p.string().length(100).nullable(),
  },
})

export type RoomBlock = InferEntity<typeof RoomBlock>
