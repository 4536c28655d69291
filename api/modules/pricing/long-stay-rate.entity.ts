import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant, sampleColumn } from '../../db/base-columns.ts'
import { RoomType } from '../rooms/room.entity.ts'

/** Per cent off stays of so many nights or more that arrive from startDate to endDate, both included, in hotel time. */
export const LongStayRate = defineEntity({
  name: 'LongStayRate',
  indexes: [{ name: 'long_stay_rate_room_type_index', properties: ['roomType'] }],
  properties: {
    ...baseColumns,
    ...sampleColumn,
    version: p.integer().version(),
    /** Null for every room type. */
    roomType: () => p.manyToOne(RoomType).nullable().deleteRule('no action'),
    minNights: p.integer(),
    /** Of the price of the nights, before fees and taxes. */
    percent: p.integer(),
    startDate: p.date(),
    /** Null until further notice. */
    endDate: p.date().nullable(),
    active: p.boolean(),
    deletedAt: instant().nullable(),
    changedBy: p.string().length(100).nullable(),
  },
})

export type LongStayRate = InferEntity<typeof LongStayRate>
