import type { LongStayFacts } from '#graphql/long-stay.ts'
import type { ChargeKind } from '#graphql/inputs/stay-charge.ts'
import type { BlackoutSpan } from '../coupons/blackout-on.ts'
import type { ExtraFacts } from './extras-of-stay.ts'

/** The property management system, or staff. */
export const nightSources = ['pms', 'hand'] as const
export type NightSource = (typeof nightSources)[number]

/** Dates are YYYY-MM-DD in hotel time, money is cents, instants are ISO texts. */
export interface RuleFacts {
  id: string
  name: string
  startDate: string
  endDate: string
  price: number
  minStay: number | null
  /** Whether the minimum stay gives way to a gap that is shorter. */
  fillsGaps: boolean
  maxStay: number | null
  /** Sunday 0; empty is every night. */
  daysOfWeek: number[]
  priority: number
  overridesPms: boolean
  createdAt: string
}

/** What staff changed for some nights at once; null is "left alone". */
export interface AdjustmentFacts {
  firstNight: string
  lastNight: string
  daysOfWeek: number[]
  price: number | null
  percent: number | null
  amount: number | null
  minStay: number | null
  fillsGaps: boolean
  stopSell: boolean
}

/** One among others: a later one changes what the earlier ones left. */
export interface PlacedAdjustment extends AdjustmentFacts {
  position: number
}

export interface NightFacts {
  available: number | null
  rate: number | null
  minStay: number | null
  maxStay: number | null
  stopSell: boolean
  closedToArrival: boolean
  closedToDeparture: boolean
  source: NightSource
  fetchedAt: string
  /** What the property management system says of a night that staff have set. */
  heard?: NightFacts | undefined
}

/** A room that is given away last within its type (28 CFR 36.302(e)). */
export interface AccessibleRoom {
  id: string
  /** The nights on which it is blocked by its number, both ends included. */
  blocks: { first: string; last: string }[]
}

export interface TypeFacts {
  id: string
  slug: string
  basePrice: number
  weekendPrice: number | null
  /** Cents below which nobody but the property management system may bring a night. */
  floorPrice: number
  maxOccupancy: number
  /** Rooms of the type that are in use. */
  rooms: number
  /** Those of them that are accessible, in the order of their numbers. */
  accessible: AccessibleRoom[]
  /** How many of them are blocked on a night. */
  blocked: (date: string) => number
  /** How many of those are held or taken by requests, which no other system has heard of. */
  held: (date: string) => number
  /** Active rules only. */
  rules: RuleFacts[]
  /** In the order in which they were made. */
  adjustments: PlacedAdjustment[]
  nights: Map<string, NightFacts>
}

export interface ChargeFacts {
  kind: ChargeKind
  amount: number
  validFrom: string
}

/** All that prices between two dates follow from. */
export interface PriceBook {
  types: TypeFacts[]
  charges: ChargeFacts[]
  blackouts: BlackoutSpan[]
  /** Active ones only. */
  longStays: LongStayFacts[]
  /** Those that are offered, in their order. */
  extras: ExtraFacts[]
  /** The hotel's date. */
  today: string
  now: Date
}

/** The tax or fee of a kind on a night; none before the first row. */
export const chargeOn = (charges: readonly ChargeFacts[], kind: ChargeKind, date: string): number => {
  let best: ChargeFacts | undefined
  for (const charge of charges)
    if (charge.kind === kind && charge.validFrom <= date && (!best || charge.validFrom > best.validFrom)) best = charge
  return best?.amount ?? 0
}
