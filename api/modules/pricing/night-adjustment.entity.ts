import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'

/** What staff changed at once for nights of room types, both ends included, on top of whatever else holds for them. */
export const NightAdjustment = defineEntity({
  name: 'NightAdjustment',
  indexes: [{ name: 'night_adjustment_nights_index', properties: ['firstNight', 'lastNight'] }],
  uniques: [{ name: 'night_adjustment_position_unique', properties: ['position'] }],
  properties: {
    ...baseColumns,
    version: p.integer().version(),
    /** Grows with each that is made: a later one changes what the earlier ones left. */
    position: p.integer(),
    roomTypeIds: p.json<string[]>(),
    firstNight: p.date(),
    lastNight: p.date(),
    /** Nights of the week, Sunday 0; empty for every night. */
    daysOfWeek: p.json<number[]>(),
    /** Cents that each night costs. */
    price: p.integer().nullable(),
    percent: p.integer().nullable(),
    /** Cents more, or less than 0. */
    amount: p.integer().nullable(),
    minStay: p.integer().nullable(),
    /** Whether the minimum stay gives way to a gap that is shorter. */
    fillsGaps: p.boolean().default(false),
    stopSell: p.boolean(),
    createdBy: p.string().length(100).nullable(),
    changedBy: p.string().length(100).nullable(),
    /** Taken back; it can be put back. */
    deletedAt: instant().nullable(),
  },
})

export type NightAdjustment = InferEntity<typeof NightAdjustment>
