import { isByPerson } from '#graphql/inputs/stay-extra.ts'
import { freeRooms } from './free-rooms.ts'
import type { PriceBook, TypeFacts } from './price-book.ts'
import { nightsOfType, type Nights } from './price-of-night.ts'
import { quoteStay, type CouponFacts, type Quote } from './quote.ts'
import type { Stay } from './refusals.ts'

/** One of several rooms, with the part of the party that sleeps in it. */
export interface RoomOfParty {
  type: TypeFacts
  stay: Stay
  quote: Quote
}

/** A combination that is not finished: what it costs, and how unevenly it spreads the guests. */
interface Combination {
  total: number
  /** Squares of the guests and of the adults of each room: less is more even. */
  spread: number
  rooms: {
    type: TypeFacts
    nights: Nights
    adults: number
    children: number
    bearsCoupon: boolean
    isAccessible: boolean
  }[]
}

const isBetter = (one: Combination, other: Combination | undefined) =>
  !other || one.total < other.total || (one.total === other.total && one.spread < other.spread)

const keyOf = (adults: number, children: number, bearsCoupon: boolean, isAccessible: boolean) =>
  `${adults} ${children} ${bearsCoupon} ${isAccessible}`

/**
 * The cheapest of the combinations with the fewest rooms that take the whole party, two or more; none when there is
 * none. An adult sleeps in every room, no more rooms of a type are taken than are free in all nights, and each stay can
 * be booked by itself. At the same price guests are spread evenly. Extras by person go with the persons, others are
 * taken once, in the first room. Who needs an accessible room gets one among them; of each type the others go first. A coupon is redeemed once: one room bears it, where it takes most off; where none can,
 * each says why.
 *
 * @param coupon undefined when none was named, null when the named one does not exist
 */
export const roomsTogether = (book: PriceBook, wish: Stay, coupon?: CouponFacts | null): RoomOfParty[] => {
  const { arrival, departure, guests, children = 0, extras = [], accessible = false } = wish
  const adults = guests - children
  const byPerson = extras.filter(({ slug }) => book.extras.some((each) => each.slug === slug && isByPerson(each.unit)))
  const partOf = (ofAdults: number, ofChildren: number, first = false, isAccessible = false): Stay => ({
    arrival,
    departure,
    guests: ofAdults + ofChildren,
    children: ofChildren,
    extras: first ? extras : byPerson,
    accessible: isAccessible,
  })

  /** Of each number of rooms, the best for so many adults and children, with the coupon and without. */
  const best: Map<string, Combination>[] = Array.from({ length: adults + 1 }, () => new Map<string, Combination>())
  best[0]!.set(keyOf(0, 0, false, false), { total: 0, spread: 0, rooms: [] })

  for (const type of book.types) {
    const nights = nightsOfType(type, book)
    const parts = Array.from({ length: Math.min(adults, type.maxOccupancy) }, (_, index) => index + 1).flatMap(
      (ofAdults) =>
        Array.from({ length: Math.min(children, type.maxOccupancy - ofAdults) + 1 }, (_, ofChildren) =>
          [undefined, ...(coupon ? [coupon] : [])].map((named) => {
            const { refusals, total, couponRefusal } = quoteStay(
              type,
              nights,
              partOf(ofAdults, ofChildren),
              book,
              named,
            )
            const can = refusals.length === 0 && couponRefusal === null
            return { ofAdults, ofChildren, bearsCoupon: named !== undefined, total, can }
          }),
        )
          .flat()
          .filter(({ can }) => can),
    )
    if (parts.length === 0) continue
    const left = freeRooms(type, nights, wish)
    const free = Math.min(adults, left.free)
    // The first accessible room is looked at by itself, where one is needed; the others of the type go before it.
    const firstAccessible = accessible && left.accessible > 0 ? free - 1 : free
    for (let room = 0; room < free; room += 1) {
      const isAccessible = room === firstAccessible
      for (let count = adults - 1; count >= 0; count -= 1)
        for (const found of best[count]!.values()) {
          const hasAccessible = isAccessible || found.rooms.some((each) => each.isAccessible)
          const housed = found.rooms.reduce((sum, each) => sum + each.adults, 0)
          const housedChildren = found.rooms.reduce((sum, each) => sum + each.children, 0)
          const isBorne = found.rooms.some((each) => each.bearsCoupon)
          for (const { ofAdults, ofChildren, bearsCoupon, total } of parts) {
            if (isBorne && bearsCoupon) continue
            if (housed + ofAdults > adults || housedChildren + ofChildren > children) continue
            const next: Combination = {
              total: found.total + total,
              spread: found.spread + (ofAdults + ofChildren) ** 2 + ofAdults ** 2,
              rooms: [
                ...found.rooms,
                { type, nights, adults: ofAdults, children: ofChildren, bearsCoupon, isAccessible },
              ],
            }
            const key = keyOf(housed + ofAdults, housedChildren + ofChildren, isBorne || bearsCoupon, hasAccessible)
            if (isBetter(next, best[count + 1]!.get(key))) best[count + 1]!.set(key, next)
          }
        }
    }
  }

  const allIn = (bearsCoupon: boolean) => keyOf(adults, children, bearsCoupon, accessible)
  const ofFewest = best.slice(2).find((ofCount) => ofCount.has(allIn(false)))
  const plain = ofFewest?.get(allIn(false))
  if (!plain) return []
  const reduced = ofFewest?.get(allIn(true))
  const { rooms } = reduced && isBetter(reduced, plain) ? reduced : plain
  const isBorne = rooms.some(({ bearsCoupon }) => bearsCoupon)
  return rooms
    .toSorted((a, b) => b.adults + b.children - a.adults - a.children || Number(b.bearsCoupon) - Number(a.bearsCoupon))
    .map(({ type, nights, adults: ofAdults, children: ofChildren, bearsCoupon, isAccessible }, index) => {
      const stay = partOf(ofAdults, ofChildren, index === 0, isAccessible)
      return { type, stay, quote: quoteStay(type, nights, stay, book, isBorne && !bearsCoupon ? undefined : coupon) }
    })
}
