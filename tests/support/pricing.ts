import type { ExtraFacts } from '#api/modules/pricing/extras-of-stay.ts'
import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import type { LongStayFacts } from '#graphql/long-stay.ts'
import type { NightFacts, PlacedAdjustment, PriceBook, RuleFacts, TypeFacts } from '#api/modules/pricing/price-book.ts'
import { nightsOfType } from '#api/modules/pricing/price-of-night.ts'
import { quoteStay, type CouponFacts, type Quote } from '#api/modules/pricing/quote.ts'

/** The clock of the pricing tests: noon at the hotel. */
export const now = new Date('2027-01-04T17:00:00Z')
export const today = '2027-01-04'

let rules = 0
let longStays = 0

/** A rule of $200 for all of 2027. */
export const rule = (given: Partial<RuleFacts> = {}): RuleFacts => {
  rules += 1
  return {
    id: `00000000-0000-4000-8000-${String(rules).padStart(12, '0')}`,
    name: `Rule ${rules}`,
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    price: 20_000,
    minStay: null,
    fillsGaps: false,
    maxStay: null,
    daysOfWeek: [],
    priority: 1,
    overridesPms: false,
    createdAt: '2026-12-01T00:00:00Z',
    ...given,
  }
}

/** A tenth off seven nights or more in every room, for all of 2027. */
export const longStay = (given: Partial<LongStayFacts> = {}): LongStayFacts => {
  longStays += 1
  return {
    id: `00000000-0000-4000-9000-${String(longStays).padStart(12, '0')}`,
    roomTypeId: null,
    minNights: 7,
    percent: 10,
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    ...given,
  }
}

/** A night as the property management system reported it an hour ago. */
export const night = (given: Partial<NightFacts> = {}): NightFacts => ({
  available: 1,
  rate: null,
  minStay: null,
  maxStay: null,
  stopSell: false,
  closedToArrival: false,
  closedToDeparture: false,
  source: 'pms',
  fetchedAt: '2027-01-04T16:00:00Z',
  ...given,
})

/** A king room at $100, $120 at weekends, of which there is one. */
export const roomType = (given: Partial<TypeFacts> = {}): TypeFacts => ({
  id: 'king',
  slug: 'king-room',
  basePrice: 10_000,
  weekendPrice: 12_000,
  floorPrice: 0,
  maxOccupancy: 2,
  rooms: 1,
  accessible: [],
  blocked: () => 0,
  held: () => 0,
  rules: [],
  adjustments: [],
  nights: new Map(),
  ...given,
})

export const bookOf = (given: Partial<PriceBook> = {}): PriceBook => ({
  types: [],
  charges: [],
  blackouts: [],
  longStays: [],
  extras: [],
  today,
  now,
  ...given,
})

/** A change of nights in all of 2027 that leaves everything alone. */
export const adjustment = (given: Partial<PlacedAdjustment> = {}): PlacedAdjustment => ({
  position: 1,
  firstNight: '2027-01-01',
  lastNight: '2027-12-31',
  daysOfWeek: [],
  price: null,
  percent: null,
  amount: null,
  minStay: null,
  fillsGaps: false,
  stopSell: false,
  ...given,
})

interface Asked {
  guests?: number
  children?: number
  accessible?: boolean
  chosen?: ChosenExtra[]
  coupon?: CouponFacts | null
}

/** A crib at $10 a night, not taxed. */
export const extra = (given: Partial<ExtraFacts> = {}): ExtraFacts => ({
  slug: 'crib',
  kind: 'crib',
  name: null,
  translations: {},
  unit: 'night',
  price: 1_000,
  maximum: 2,
  taxed: false,
  includedGuests: null,
  countsChildren: true,
  ...given,
})

export const quote = (
  type: TypeFacts,
  arrival: string,
  departure: string,
  { guests = 2, children, accessible, chosen, coupon, ...book }: Partial<PriceBook> & Asked = {},
): Quote =>
  quoteStay(
    type,
    nightsOfType(type, { now, today: book.today ?? today }),
    { arrival, departure, guests, children, accessible, extras: chosen },
    bookOf(book),
    coupon,
  )
