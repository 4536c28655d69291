import type { PriceBook, TypeFacts } from '../pricing/price-book.ts'
import { nightsOfType } from '../pricing/price-of-night.ts'

/** A year of nights is noted, and so can be compared. */
export const nightsAhead = 366

/** What is sold or blocked of a room type, and its price, on each of some nights. */
export const takenNights = (type: TypeFacts, book: PriceBook, dates: readonly string[]) => {
  const stateOf = nightsOfType(type, book)
  return dates.map((date) => {
    const { free, price } = stateOf(date)
    return { date, taken: Math.max(0, type.rooms - free), price }
  })
}
