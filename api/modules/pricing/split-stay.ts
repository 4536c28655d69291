import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { ExtraKind } from '#graphql/inputs/stay-extra.ts'
import type { PriceBook, TypeFacts } from './price-book.ts'
import { hasRoom, nightsOfType, type Nights } from './price-of-night.ts'
import { quoteStay, type CouponFacts, type Quote } from './quote.ts'
import type { Stay } from './refusals.ts'

/** One of two stays that follow each other, in a room of its own. */
export interface HalfOfStay {
  type: TypeFacts
  stay: Stay
  quote: Quote
}

interface Option {
  type: TypeFacts
  nights: Nights
  /** The first night without a room, from which on none of its rooms can begin a split; the departure where there is none. */
  freeUntil: string
  /** The day after the last night without a room; the arrival where there is none. */
  freeFrom: string
}

/** Three months: who stays longer moves by an arrangement with the desk, and no answer takes long. */
const longestSplit = 92

/** A half with the coupon, too, where that takes something off. */
interface PricedHalf {
  option: Option
  stay: Stay
  plain: number
  reduced: number
}

/**
 * Two stays in a row that have all of the nights between them, in rooms of two types: with one move, on the day and between
 * the rooms that cost least together, the earlier day at the same price; none where there are none, nor for more than three
 * months. Each is a stay by itself that keeps every rule, its shortest and longest stay too, and costs what its quote says.
 * What is taken along goes into both rooms, but who comes early does so once, and so does who leaves late. A coupon is
 * redeemed once: the half where it takes most off bears it; where none can, each says why.
 *
 * @param coupon undefined when none was named, null when the named one does not exist
 */
export const splitStay = (book: PriceBook, wish: Stay, coupon?: CouponFacts | null): HalfOfStay[] => {
  const { arrival, departure, extras = [] } = wish
  const dates = nightsOf(arrival, departure)
  if (dates.length > longestSplit) return []
  const without = (kind: ExtraKind) =>
    extras.filter(({ slug }) => !book.extras.some((each) => each.slug === slug && each.kind === kind))
  const before = (day: string): Stay => ({ ...wish, departure: day, extras: without('late-check-out') })
  const after = (day: string): Stay => ({ ...wish, arrival: day, extras: without('early-check-in') })

  const options = book.types
    .filter(({ maxOccupancy }) => maxOccupancy >= wish.guests)
    .map((type): Option => {
      const nights = nightsOfType(type, book)
      const full = dates.filter((date) => !hasRoom(nights(date)))
      const last = full.at(-1)
      return {
        type,
        nights,
        freeUntil: full[0] ?? departure,
        freeFrom: last === undefined ? arrival : addDays(last, 1),
      }
    })
  const price = ({ type, nights }: Option, stay: Stay, named: CouponFacts | null | undefined) =>
    quoteStay(type, nights, stay, book, named)
  const halvesOf = (free: readonly Option[], stay: Stay): PricedHalf[] =>
    free.flatMap((option) => {
      const { refusals, total } = price(option, stay, undefined)
      if (refusals.length > 0) return []
      return [{ option, stay, plain: total, reduced: coupon ? price(option, stay, coupon).total : total }]
    })

  let best: { total: number; halves: [PricedHalf, PricedHalf]; bearer: 0 | 1 | null } | undefined
  for (const day of dates.slice(1)) {
    const firsts = options.filter(({ freeUntil }) => day <= freeUntil)
    const seconds = options.filter(({ freeFrom }) => freeFrom <= day)
    if (firsts.length === 0 || seconds.length === 0) continue
    const ends = halvesOf(seconds, after(day))
    if (ends.length === 0) continue
    for (const first of halvesOf(firsts, before(day)))
      for (const second of ends) {
        if (first.option === second.option) continue
        const saved = [first.plain - first.reduced, second.plain - second.reduced] as const
        const most = Math.max(...saved)
        const total = first.plain + second.plain - most
        if (best && best.total <= total) continue
        best = { total, halves: [first, second], bearer: most > 0 ? (saved[0] === most ? 0 : 1) : null }
      }
  }
  if (!best) return []
  const { halves, bearer } = best
  return halves.map(({ option, stay }, index) => ({
    type: option.type,
    stay,
    quote: price(option, stay, bearer === null || bearer === index ? coupon : undefined),
  }))
}
