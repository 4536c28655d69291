import { chargeKinds, isTax, type ChargeKind } from '#graphql/inputs/stay-charge.ts'
import { nightsBetween, nightsOf } from '#graphql/stay-dates.ts'
import { blackoutOn, type BlackoutSpan } from '../coupons/blackout-on.ts'
import { chargeOn, type Nights, type PriceBook, type TypeFacts } from './price-book.ts'
import type { NightState } from './price-of-night.ts'

/** A stay that somebody asks for; the day of departure is no night of it. */
export interface Stay {
  arrival: string
  departure: string
  guests: number
}

export const refusalCodes = [
  'past-arrival',
  'too-far-ahead',
  'too-many-guests',
  'sold-out',
  'closed',
  'closed-to-arrival',
  'closed-to-departure',
  'min-stay',
  'max-stay',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** One reason why a stay cannot be booked. */
export interface Refusal {
  code: RefusalCode
  /** The night or day it is about. */
  date: string | null
  /** Nights or guests that would be possible. */
  limit: number | null
  /** Name of the pricing rule behind it. */
  rule: string | null
}

export const couponRefusals = ['unknown', 'expired', 'used', 'blackout'] as const
export type CouponRefusal = (typeof couponRefusals)[number]

export interface CouponFacts {
  code: string
  percent: number
  /** Last hotel date on which it can be shown at check-in. */
  lastDay: string
  isUsed: boolean
}

export interface Charge {
  kind: ChargeKind
  /** Cents. */
  amount: number
}

export interface Quote {
  nights: NightState[]
  refusals: Refusal[]
  /** Sum of the nights, before the coupon. */
  nightsTotal: number
  couponPercent: number | null
  couponRefusal: CouponRefusal | null
  discount: number
  fees: Charge[]
  /** Nights less discount plus mandatory fees: the price to print first. */
  subtotal: number
  taxes: Charge[]
  taxTotal: number
  /** What the guest pays for the stay in all. */
  total: number
  /** One night, due at booking and kept when the guest cancels late. */
  deposit: number
  isApproximate: boolean
}

/** How far ahead a stay can begin. */
export const horizonDays = 730

const refusal = (code: RefusalCode, given: Partial<Refusal> = {}): Refusal => ({
  code,
  date: null,
  limit: null,
  rule: null,
  ...given,
})

/**
 * Every reason why the stay cannot be booked; none when it can. Minimum and maximum stay are those of the arrival night.
 */
export const refusalsOf = (
  type: Pick<TypeFacts, 'maxOccupancy'>,
  nights: Nights,
  { arrival, departure, guests }: Stay,
  today: string,
): Refusal[] => {
  const found: Refusal[] = []
  const length = nightsBetween(arrival, departure)
  const first = nights(arrival)
  const ruleName = first.rule?.name ?? null
  if (arrival < today) found.push(refusal('past-arrival', { date: arrival }))
  if (nightsBetween(today, arrival) > horizonDays) found.push(refusal('too-far-ahead', { date: arrival }))
  if (guests > type.maxOccupancy) found.push(refusal('too-many-guests', { limit: type.maxOccupancy }))
  if (first.closedToArrival) found.push(refusal('closed-to-arrival', { date: arrival }))
  if (first.minStay !== null && length < first.minStay)
    found.push(refusal('min-stay', { date: arrival, limit: first.minStay, rule: ruleName }))
  if (first.maxStay !== null && length > first.maxStay)
    found.push(refusal('max-stay', { date: arrival, limit: first.maxStay, rule: ruleName }))
  for (const date of nightsOf(arrival, departure)) {
    const night = nights(date)
    if (night.isClosed) found.push(refusal('closed', { date }))
    else if (night.free < 1) found.push(refusal('sold-out', { date }))
  }
  if (nights(departure).closedToDeparture) found.push(refusal('closed-to-departure', { date: departure }))
  return found
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const refuseCoupon = (
  coupon: CouponFacts | null,
  { arrival }: Stay,
  blackouts: readonly BlackoutSpan[],
): CouponRefusal | null => {
  if (!coupon) return 'unknown'
  if (coupon.isUsed) return 'used'
  if (coupon.lastDay < arrival) return 'expired'
  return blackoutOn(blackouts, arrival) ? 'blackout' : null
}

/**
 * The price of a stay, in cents, and whether it can be booked. The coupon takes its percent off the nights, not off fees;
 * taxes are laid on what the guest pays for nights and fees, each kind rounded once for the whole stay.
 *
 * total = sum of nights − discount + fees + taxes, always.
 *
 * @param coupon undefined when none was named, null when the named one does not exist
 */
export const quoteStay = (
  type: Pick<TypeFacts, 'maxOccupancy'>,
  nights: Nights,
  stay: Stay,
  { charges, blackouts, today }: Pick<PriceBook, 'charges' | 'blackouts' | 'today'>,
  coupon?: CouponFacts | null,
): Quote => {
  const dates = nightsOf(stay.arrival, stay.departure)
  const states = dates.map(nights)
  const nightsTotal = sum(states.map(({ price }) => price))
  const couponRefusal = coupon === undefined ? null : refuseCoupon(coupon, stay, blackouts)
  const percent = coupon && !couponRefusal ? coupon.percent : 0
  const discount = Math.round((nightsTotal * percent) / 100)

  const nightlyFee = sum(dates.map((date) => chargeOn(charges, 'nightly-fee', date)))
  const stayFee = chargeOn(charges, 'stay-fee', stay.arrival)
  const fees = [
    { kind: 'nightly-fee', amount: nightlyFee },
    { kind: 'stay-fee', amount: stayFee },
  ].filter(({ amount }) => amount > 0) as Charge[]
  const subtotal = nightsTotal - discount + nightlyFee + stayFee

  /** In millionths of a cent: hundredths of a percent, of hundredths of a price. Whole numbers until the end. */
  const taxOf = (kind: ChargeKind) => {
    const onNights = states.map(({ date, price }) => {
      const taxable = price * (100 - percent) + chargeOn(charges, 'nightly-fee', date) * 100
      return taxable * chargeOn(charges, kind, date)
    })
    return Math.round((sum(onNights) + stayFee * 100 * chargeOn(charges, kind, stay.arrival)) / 1_000_000)
  }
  const taxes = chargeKinds
    .filter(isTax)
    .map((kind) => ({ kind, amount: taxOf(kind) }))
    .filter(({ amount }) => amount > 0)
  const taxTotal = sum(taxes.map(({ amount }) => amount))

  return {
    nights: states,
    refusals: refusalsOf(type, nights, stay, today),
    nightsTotal,
    couponPercent: percent || null,
    couponRefusal,
    discount,
    fees,
    subtotal,
    taxes,
    taxTotal,
    total: subtotal + taxTotal,
    deposit: states[0]?.price ?? 0,
    isApproximate: states.some((night) => night.isApproximate),
  }
}
