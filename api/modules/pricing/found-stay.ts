import type { PriceBook } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { nearestStays } from './nearest-stays.ts'
import { quoteStay, type Quote } from './quote.ts'
import type { Stay } from './refusals.ts'
import type { BookableStay } from './stay.type.ts'

/** With the rate that its length brought, which is in its price already. */
export type FoundStay = BookableStay & { roomTypeId: string } & Pick<Quote, 'longStay'>

export const optionsOf = (book: PriceBook, guests: number) =>
  book.types
    .filter(({ maxOccupancy }) => maxOccupancy >= guests)
    .map((type) => ({ type, nights: nightsOfType(type, book) }))

export type Option = ReturnType<typeof optionsOf>[number]

export const cheapestFirst = (book: PriceBook, guests: number): Option[] =>
  optionsOf(book, guests).toSorted((a, b) => a.type.basePrice - b.type.basePrice)

export const found = (roomTypeId: string, stay: Stay, quote: Quote): FoundStay => ({
  roomTypeId,
  arrival: stay.arrival,
  departure: stay.departure,
  nightCount: quote.nights.length,
  subtotal: quote.subtotal,
  taxTotal: quote.taxTotal,
  total: quote.total,
  couponPercent: quote.couponPercent,
  couponRefusal: quote.couponRefusal,
  discount: quote.discount,
  isApproximate: quote.isApproximate,
  longStay: quote.longStay,
})

/** The nearest stays with their prices. */
export const nearTo = (book: PriceBook, options: Option[], wish: Stay, roomTypeId: string | null): FoundStay[] =>
  nearestStays(options, wish, roomTypeId, book.today).map(({ option: { type, nights }, arrival, departure }) => {
    const stay = { ...wish, arrival, departure }
    return found(type.id, stay, quoteStay(type, nights, stay, book))
  })

/** What can be had in place of a stay that is not given, in any room that takes the guests, near its nights or on them. */
export const nearestInstead = (book: PriceBook, wish: Stay, roomTypeId: string): FoundStay[] =>
  nearTo(book, cheapestFirst(book, wish.guests), wish, roomTypeId)
