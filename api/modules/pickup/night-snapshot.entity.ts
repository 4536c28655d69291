import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { RoomType } from '../rooms/room.entity.ts'

/** How a night of a room type stood at the end of a day, until the day of the next snapshot of it. */
export const NightSnapshot = defineEntity({
  name: 'NightSnapshot',
  properties: {
    /** Hotel-local date on which the night begins. */
    night: p.date().primary(),
    roomType: () => p.manyToOne(RoomType).primary().deleteRule('cascade'),
    /** Hotel-local date; the last one of a night that is over is the night's own at most. */
    seenOn: p.date().primary(),
    /** Rooms of the type that were sold or blocked; null where nobody wrote it down. */
    taken: p.integer().nullable(),
    /** Cents, before fees and taxes. */
    price: p.integer(),
  },
})

export type NightSnapshot = InferEntity<typeof NightSnapshot>
