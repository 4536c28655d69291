import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { extraKinds, extraUnits } from '#graphql/inputs/stay-extra.ts'
import type { Locale } from '#graphql/locales.ts'
import { baseColumns, instant, sampleColumn } from '../../db/base-columns.ts'

/** What a stay can have beside its nights, for money or for nothing. */
export const StayExtra = defineEntity({
  name: 'StayExtra',
  properties: {
    ...baseColumns,
    ...sampleColumn,
    version: p.integer().version(),
    kind: p.enum([...extraKinds]),
    /** Its name in addresses; stays when the extra is renamed. No two that are not deleted have the same. */
    slug: p.string().length(60),
    /** Null for the product's name of the kind. */
    name: p.string().length(60).nullable(),
    translations: p.json<Partial<Record<Locale, string>>>(),
    unit: p.enum([...extraUnits]),
    /** Cents for one unit; null where the hotel's facts have it. */
    price: p.integer().nullable(),
    taxed: p.boolean(),
    maximum: p.integer(),
    includedGuests: p.integer().nullable(),
    countsChildren: p.boolean(),
    displayOrder: p.integer(),
    active: p.boolean(),
    deletedAt: instant().nullable(),
    changedBy: p.string().length(100).nullable(),
  },
})

export type StayExtra = InferEntity<typeof StayExtra>
