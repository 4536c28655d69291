import { chargeKinds, isTax, type ChargeKind } from '#graphql/inputs/stay-charge.ts'
import { isByNight } from '#graphql/inputs/stay-extra.ts'
import { longStayOf, type LongStayFacts } from '#graphql/long-stay.ts'
import { nightsOf } from '#graphql/stay-dates.ts'
import { blackoutOn, type BlackoutSpan } from '../coupons/blackout-on.ts'
import { extrasOf, type ExtraLine } from './extras-of-stay.ts'
import { chargeOn, type PriceBook, type TypeFacts } from './price-book.ts'
import type { Nights, NightState } from './price-of-night.ts'
import { refusalsOf, type Refusal, type Stay } from './refusals.ts'

export const couponRefusals = ['unknown', 'expired', 'used', 'blackout', 'long-stay'] as const
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

/** Per cent off the nights from so many on. */
export type LongStayRate = Pick<LongStayFacts, 'minNights' | 'percent'>

export interface Quote {
  nights: NightState[]
  refusals: Refusal[]
  /** Sum of the nights, before any discount. */
  nightsTotal: number
  /** The rate that its length brings; never together with a coupon. */
  longStay: LongStayRate | null
  couponPercent: number | null
  couponRefusal: CouponRefusal | null
  /** By the rate or by the coupon. */
  discount: number
  fees: Charge[]
  /** What the party causes and what the guest has chosen. */
  extras: ExtraLine[]
  /** All extras. */
  extrasTotal: number
  /** Nights less discount plus mandatory fees and extras: the price to print first. */
  subtotal: number
  taxes: Charge[]
  taxTotal: number
  /** What the guest pays for the stay in all. */
  total: number
  isApproximate: boolean
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100)

/** What is due at booking: the first nights of the stay, as many as the hotel asks for and there are. */
export const depositOf = ({ nights, longStay }: Pick<Quote, 'nights' | 'longStay'>, asked: number | null) => {
  const due = nights.slice(0, asked ?? 0)
  const price = sum(due.map((night) => night.price))
  return { depositNights: due.length, deposit: price - percentOf(price, longStay?.percent ?? 0) }
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

/** Discounts are not combined: the coupon counts where it takes more off, and is kept for another stay where it does not. */
const applyOne = (
  rate: LongStayRate | null,
  coupon: CouponFacts | null | undefined,
  stay: Stay,
  blackouts: readonly BlackoutSpan[],
): Pick<Quote, 'longStay' | 'couponPercent' | 'couponRefusal'> => {
  const longStay = rate && { minNights: rate.minNights, percent: rate.percent }
  if (coupon === undefined) return { longStay, couponPercent: null, couponRefusal: null }
  const couponRefusal = refuseCoupon(coupon, stay, blackouts)
  if (!coupon || couponRefusal) return { longStay, couponPercent: null, couponRefusal }
  return rate && rate.percent >= coupon.percent
    ? { longStay, couponPercent: null, couponRefusal: 'long-stay' }
    : { longStay: null, couponPercent: coupon.percent, couponRefusal: null }
}

/**
 * The price of a stay, in cents, and whether it can be booked. The better of its long-stay rate and the coupon, and no
 * more than one of them, takes its percent off the nights, not off fees or extras (decision 133); taxes are laid on what
 * the guest pays for nights, fees and the extras that are taxed, each kind rounded once for the whole stay.
 *
 * total = sum of nights − discount + fees + extras + taxes, always.
 *
 * @param coupon undefined when none was named, null when the named one does not exist
 */
export const quoteStay = (
  type: Pick<TypeFacts, 'id' | 'maxOccupancy' | 'accessible'>,
  nights: Nights,
  stay: Stay,
  book: Pick<PriceBook, 'charges' | 'blackouts' | 'longStays' | 'extras' | 'today'>,
  coupon?: CouponFacts | null,
): Quote => {
  const { charges, blackouts, longStays, today } = book
  const dates = nightsOf(stay.arrival, stay.departure)
  const states = dates.map(nights)
  const nightsTotal = sum(states.map(({ price }) => price))
  const rate = longStayOf(longStays, { roomTypeId: type.id, arrival: stay.arrival, nights: dates.length })
  const { longStay, couponPercent, couponRefusal } = applyOne(rate, coupon, stay, blackouts)
  const percent = longStay?.percent ?? couponPercent ?? 0
  const discount = percentOf(nightsTotal, percent)

  const nightlyFee = sum(dates.map((date) => chargeOn(charges, 'nightly-fee', date)))
  const stayFee = chargeOn(charges, 'stay-fee', stay.arrival)
  const fees = [
    { kind: 'nightly-fee', amount: nightlyFee },
    { kind: 'stay-fee', amount: stayFee },
  ].filter(({ amount }) => amount > 0) as Charge[]
  const extras = extrasOf(book.extras, stay, dates.length)
  const extrasTotal = sum(extras.map(({ amount }) => amount))
  const subtotal = nightsTotal - discount + nightlyFee + stayFee + extrasTotal

  const taxed = extras.filter((extra) => extra.taxed)
  const taxedEachNight = sum(taxed.filter(({ unit }) => isByNight(unit)).map(({ price, quantity }) => price * quantity))
  const taxedOnce = stayFee + sum(taxed.filter(({ unit }) => !isByNight(unit)).map(({ amount }) => amount))

  /** In millionths of a cent: hundredths of a percent, of hundredths of a price. Whole numbers until the end. */
  const taxOf = (kind: ChargeKind) => {
    const onNights = states.map(({ date, price }) => {
      const taxable = price * (100 - percent) + (chargeOn(charges, 'nightly-fee', date) + taxedEachNight) * 100
      return taxable * chargeOn(charges, kind, date)
    })
    return Math.round((sum(onNights) + taxedOnce * 100 * chargeOn(charges, kind, stay.arrival)) / 1_000_000)
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
    longStay,
    couponPercent,
    couponRefusal,
    discount,
    fees,
    extras,
    extrasTotal,
    subtotal,
    taxes,
    taxTotal,
    total: subtotal + taxTotal,
    isApproximate: states.some((night) => night.isApproximate),
  }
}
