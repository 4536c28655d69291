import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { chargeKinds } from '#graphql/inputs/stay-charge.ts'
import { baseColumns, sampleColumn } from '../../db/base-columns.ts'

/** A tax or mandatory fee from a date on: the row of a kind with the latest date up to a night holds for that night. */
export const StayCharge = defineEntity({
  name: 'StayCharge',
  uniques: [{ name: 'stay_charge_kind_valid_from_unique', properties: ['kind', 'validFrom'] }],
  properties: {
    ...baseColumns,
    ...sampleColumn,
    kind: p.enum([...chargeKinds]),
    /** Hundredths of a percent for taxes, cents for fees. */
    amount: p.integer(),
    validFrom: p.date(),
  },
})

export type StayCharge = InferEntity<typeof StayCharge>
