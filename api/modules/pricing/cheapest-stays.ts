import { addDays, firstOfMonth, nightsBetween, nightsOf } from '#graphql/stay-dates.ts'
import type { Party } from './extras-of-stay.ts'
import type { PriceBook } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { quoteStay, type Quote } from './quote.ts'
import type { Stay } from './refusals.ts'

/** A length in a month instead of dates. */
export interface MonthWish extends Party {
  /** As in 2027-02: every night lies in it. */
  month: string
  nights: number
  /** Null for any room. */
  roomTypeSlug: string | null
}

export interface CheapStay {
  roomTypeId: string
  stay: Stay
  quote: Quote
}

const proposals = 3

/** Sorting keeps the order of what costs the same: of the days the earlier, of the rooms the hotel's. */
const byTotal = (a: CheapStay, b: CheapStay) => a.quote.total - b.quote.total

/** Days on which a stay of so many nights can begin and still have all of them in the month. */
export const arrivalsIn = (month: string, nights: number): string[] => {
  const first = firstOfMonth(month)
  const after = addDays(firstOfMonth(month, 1), 1 - nights)
  return nightsOf(first, after)
}

/** Days between two arrivals, from which on they are a choice and not the same stay moved a little. */
const daysApart = (nights: number) => Math.max(3, Math.ceil(nights / 2))

/**
 * The cheapest, then each time the cheapest that begins far enough from those taken. Where too few lie apart, the
 * cheapest of the others fill up.
 * @param stays of one length, the cheapest first, each of other dates
 */
export const spreadOut = <T extends Pick<CheapStay, 'stay'>>(stays: readonly T[], nights: number): T[] => {
  const apart = stays.reduce<T[]>((taken, next) => {
    const isApart = taken.every(
      ({ stay }) => Math.abs(nightsBetween(stay.arrival, next.stay.arrival)) >= daysApart(nights),
    )
    return isApart ? [...taken, next] : taken
  }, [])
  const chosen = [...apart, ...stays.filter((stay) => !apart.includes(stay))].slice(0, proposals)
  return stays.filter((stay) => chosen.includes(stay))
}

/** Up to three stays that can be booked, spread over the month, the cheapest first, then the earliest. */
export const cheapestStays = (book: PriceBook, { month, nights, roomTypeSlug, ...party }: MonthWish): CheapStay[] => {
  const types = book.types.filter(
    ({ slug, maxOccupancy }) => maxOccupancy >= party.guests && (roomTypeSlug === null || slug === roomTypeSlug),
  )
  const options = types.map((type) => ({ type, ofNight: nightsOfType(type, book) }))
  const ofEachDay = arrivalsIn(month, nights).flatMap((arrival) => {
    const stay = { arrival, departure: addDays(arrival, nights), ...party }
    const inEachRoom = options.map(({ type, ofNight }) => ({
      roomTypeId: type.id,
      stay,
      quote: quoteStay(type, ofNight, stay, book),
    }))
    return inEachRoom
      .filter(({ quote }) => quote.refusals.length === 0)
      .toSorted(byTotal)
      .slice(0, 1)
  })
  return spreadOut(ofEachDay.toSorted(byTotal), nights)
}
