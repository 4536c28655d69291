import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** Units that reports cost on one day of the hotel's calendar. */
export const UnitsSpent = defineEntity({
  name: 'UnitsSpent',
  properties: {
    day: p.date().primary(),
    units: p.integer(),
  },
})

export type UnitsSpent = InferEntity<typeof UnitsSpent>
