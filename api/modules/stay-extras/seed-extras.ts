import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { StayExtra } from './stay-extra.entity.ts'

/** What the sample's policies say of pets and of hours: two prices stand in the hotel's facts, coming early is free. */
const sampleExtras = [
  { kind: 'pet', unit: 'night', price: null, taxed: true },
  { kind: 'early-check-in', unit: 'stay', price: 0, taxed: false },
  { kind: 'late-check-out', unit: 'hour', price: null, taxed: true },
] as const

/** What a stay in the sample hotel may be booked with. */
export const seedExtras = (em: SqlEntityManager): void => {
  for (const [displayOrder, extra] of sampleExtras.entries())
    em.create(StayExtra, {
      ...extra,
      slug: extra.kind,
      name: null,
      translations: {},
      maximum: 1,
      includedGuests: null,
      countsChildren: true,
      displayOrder,
      active: true,
      isSample: true,
    })
}
