import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { RoomType } from '../rooms/room.entity.ts'

/** A rate plan of the property management system. A room type takes its nights from at most one. */
export const RatePlan = defineEntity({
  name: 'RatePlan',
  properties: {
    ...baseColumns,
    externalId: p.string().length(40).unique('rate_plan_external_id_unique'),
    name: p.string().length(200),
    seenAt: instant(),
    roomType: () => p.manyToOne(RoomType).nullable().unique('rate_plan_room_type_unique').deleteRule('set null'),
  },
})

export type RatePlan = InferEntity<typeof RatePlan>
