import { chargeKinds, isTax, type ChargeKind } from '#graphql/inputs/stay-charge.ts'
import { nightsOf } from '#graphql/stay-dates.ts'
import { blackoutOn, type BlackoutSpan } from '../coupons/blackout-on.ts'
import { chargeOn, type PriceBook, type TypeFacts } from './price-book.ts'
import type { Nights, NightState } from './price-of-night.ts'
import { refusalsOf, type Refusal, type Stay } from './refusals.ts'

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
  isApproximate: boolean
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What is due at booking: the first nights of the stay, as many as the hotel asks for and there are. */
export const depositOf = (nights: Quote['nights'], asked: number | null) => {
  const due = nights.slice(0, asked ?? 0)
  return { depositNights: due.length, deposit: sum(due.map(({ price }) => price)) }
}

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
    isApproximate: states.some((night) => night.isApproximate),
  }
}
