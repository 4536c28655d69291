import { nightsBetween } from '#graphql/stay-dates.ts'
import { found, optionsOf, type FoundStay } from './found-stay.ts'
import type { PriceBook, TypeFacts } from './price-book.ts'
import type { CouponFacts, Quote } from './quote.ts'
import { refusalsOf, type Refusal, type Stay } from './refusals.ts'
import { roomsTogether } from './rooms-together.ts'
import type { RoomsTogether } from './rooms-together.type.ts'
import { splitStay } from './split-stay.ts'
import type { SplitStay } from './split-stay.type.ts'
import type { PricedParts, StayPart } from './stay-parts.type.ts'

/** A stay that cannot be booked. */
export interface Refused {
  book: PriceBook
  wish: Stay
  refusals: readonly Refusal[]
}

/** Whether one of the rooms has the nights for the whole party. */
const fitsOne = ({ book, wish }: Refused) =>
  optionsOf(book, wish.guests).some(({ type, nights }) => refusalsOf(type, nights, wish, book.today).length === 0)

/** A stay among others that have a wish between them. */
interface Part {
  type: TypeFacts
  stay: Stay
  quote: Quote
}

const partOf = ({ type, stay, quote }: Part): StayPart & { stay: FoundStay } => ({
  stay: found(type.id, stay, quote),
  extras: quote.extras,
  couponPercent: quote.couponPercent,
  discount: quote.discount,
})

/** What they cost together; where no part bears the coupon, each says why. */
const sumOf = ({ arrival, departure }: Stay, parts: readonly Part[]): PricedParts => {
  const sum = (of: (quote: Quote) => number) => parts.reduce((total, { quote }) => total + of(quote), 0)
  return {
    nightCount: nightsBetween(arrival, departure),
    subtotal: sum(({ subtotal }) => subtotal),
    taxTotal: sum(({ taxTotal }) => taxTotal),
    total: sum(({ total }) => total),
    couponRefusal: parts[0]!.quote.couponRefusal,
    isApproximate: parts.some(({ quote }) => quote.isApproximate),
  }
}

/** Rooms that are had together, each with its type. */
export type FoundTogether = Omit<RoomsTogether, 'rooms'> & {
  rooms: (RoomsTogether['rooms'][number] & { stay: FoundStay })[]
}

/** Several rooms for who is too many for the one that was asked for, or for any that is free; null when there are none. */
export const togetherFor = (refused: Refused, coupon: CouponFacts | null | undefined): FoundTogether | null => {
  const { book, wish, refusals } = refused
  const isTooMany = refusals.some(({ code }) => code === 'too-many-guests')
  if (!isTooMany && fitsOne(refused)) return null
  const rooms = roomsTogether(book, wish, coupon)
  if (rooms.length === 0) return null
  return {
    ...sumOf(wish, rooms),
    rooms: rooms.map((room) => {
      const { guests, children = 0, accessible = false } = room.stay
      return { ...partOf(room), guests, children, accessible }
    }),
  }
}

/** Two stays with a move between them, where no single room has all of the nights; null when there are none. */
export const splitFor = (refused: Refused, coupon: CouponFacts | null | undefined): SplitStay | null => {
  const { book, wish } = refused
  if (fitsOne(refused)) return null
  const halves = splitStay(book, wish, coupon)
  const second = halves[1]
  return second ? { ...sumOf(wish, halves), movesOn: second.stay.arrival, halves: halves.map(partOf) } : null
}
