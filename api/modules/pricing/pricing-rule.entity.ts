import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant, sampleColumn } from '../../db/base-columns.ts'
import { RoomType } from '../rooms/room.entity.ts'

/** A price for the nights from startDate to endDate, both included, in hotel time. */
export const PricingRule = defineEntity({
  name: 'PricingRule',
  indexes: [{ name: 'pricing_rule_room_type_dates_index', properties: ['roomType', 'startDate', 'endDate'] }],
  properties: {
    ...baseColumns,
    ...sampleColumn,
    version: p.integer().version(),
    name: p.string().length(80),
    roomType: () => p.manyToOne(RoomType),
    startDate: p.date(),
    endDate: p.date(),
    /** Cents per night. */
    price: p.integer(),
    minStay: p.integer().nullable(),
    /** Whether the minimum stay gives way to a gap that is shorter. */
    fillsGaps: p.boolean().default(false),
    maxStay: p.integer().nullable(),
    /** Nights of the week it covers, Sunday 0; empty for every night. */
    daysOfWeek: p.json<number[]>(),
    active: p.boolean(),
    priority: p.integer(),
    /** Stands above the property management system's price where it wins among the rules. */
    overridesPms: p.boolean(),
    deletedAt: instant().nullable(),
    changedBy: p.string().length(100).nullable(),
  },
})

export type PricingRule = InferEntity<typeof PricingRule>
