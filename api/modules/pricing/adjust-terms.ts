import { highestPrice } from '#graphql/inputs/fields.ts'
import { isOnWeekday } from '#graphql/stay-dates.ts'
import type { AdjustmentFacts } from './price-book.ts'

/** What a night is sold by and staff can adjust. */
interface Terms {
  /** Cents. */
  price: number
  minStay: number | null
  fillsGaps: boolean
  maxStay: number | null
  isClosed: boolean
}

/** Whether an adjustment speaks about a night at all. */
export const adjusts = (
  adjustment: Pick<AdjustmentFacts, 'firstNight' | 'lastNight' | 'daysOfWeek'>,
  date: string,
): boolean => adjustment.firstNight <= date && date <= adjustment.lastNight && isOnWeekday(adjustment, date)

export const changesPrice = ({ price, percent, amount }: AdjustmentFacts): boolean =>
  price != null || percent != null || amount != null

/** A share of a price comes out in whole dollars, as prices are shown. */
const shareOf = (price: number, percent: number) => Math.round((price * (100 + percent)) / 10_000) * 100

const wantedPrice = (before: number, { price, percent, amount }: AdjustmentFacts): number =>
  price ?? (percent == null ? before + (amount ?? 0) : shareOf(before, percent))

/** Nobody goes below the floor of the room type; what is below it already goes no lower. */
const priceAfter = (before: number, adjustment: AdjustmentFacts, floorPrice: number): number =>
  changesPrice(adjustment)
    ? Math.min(highestPrice, Math.max(wantedPrice(before, adjustment), Math.min(floorPrice, before)))
    : before

const termsAfter = (before: Terms, adjustment: AdjustmentFacts, floorPrice: number): Terms => {
  const { minStay, fillsGaps, stopSell } = adjustment
  return {
    price: priceAfter(before.price, adjustment, floorPrice),
    minStay: minStay ?? before.minStay,
    fillsGaps: minStay == null ? before.fillsGaps : fillsGaps,
    // With a longest stay below the shortest nobody could arrive.
    maxStay: minStay != null && before.maxStay != null ? Math.max(before.maxStay, minStay) : before.maxStay,
    isClosed: before.isClosed || stopSell,
  }
}

/** What holds after adjustments, each of which changes what the ones before it left (decision 142). */
export const adjustTerms = (terms: Terms, adjustments: readonly AdjustmentFacts[], floorPrice: number): Terms =>
  adjustments.reduce((before, adjustment) => termsAfter(before, adjustment, floorPrice), terms)
