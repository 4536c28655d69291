import type { Context } from '../../platform/context.ts'
import { freeRooms } from '../pricing/free-rooms.ts'
import { nightsOfType } from '../pricing/price-of-night.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { quoteStay, type Quote } from '../pricing/quote.ts'
import type { FreeType } from './next-in-line.ts'

/** A stay that somebody waits for. */
export interface WaitedStay {
  /** Null for any that takes the party. */
  roomTypeId: string | null
  arrival: string
  departure: string
  guests: number
  children: number
  accessible: boolean
}

export interface PricedType extends FreeType {
  quote: Quote
}

/**
 * Which types have a room for a stay between two dates, the cheapest first. A night of which the property management system
 * has said nothing for long is not called free.
 */
export const readFreeTypes = async (ctx: Context, span: { from: string; to: string }) => {
  const book = await readPriceBook(ctx, span)
  const types = book.types.map((type) => ({ type, nights: nightsOfType(type, book) }))
  return ({ roomTypeId, ...stay }: WaitedStay): PricedType[] =>
    types
      .filter(({ type }) => roomTypeId === null || type.id === roomTypeId)
      .map(({ type, nights }) => ({
        roomTypeId: type.id,
        ...freeRooms(type, nights, stay),
        quote: quoteStay(type, nights, stay, book),
      }))
      .filter(({ quote }) => quote.refusals.length === 0 && !quote.isApproximate)
      .toSorted((a, b) => a.quote.total - b.quote.total)
}
