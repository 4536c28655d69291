import { sql } from 'kysely'
import { nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
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
}

export interface PricedType extends FreeType {
  quote: Quote
}

interface AccessibleRoom {
  type: string
  blocks: { first: string; last: string }[]
}

/** The accessible rooms in use, each with the nights on which it is blocked by its number. */
const readAccessibleRooms = async ({ em }: Context): Promise<AccessibleRoom[]> => {
  const { rows } = await sql<AccessibleRoom>`
    select r.room_type_id as type, (
      select coalesce(json_agg(json_build_object('first', b.first_night, 'last', b.last_night)), '[]')
      from room_block b where b.room_id = r.id) as blocks
    from room r where r.accessible and r.active and r.archived_at is null`.execute(em.getKysely())
  return rows
}

/**
 * Which types have a room for a stay between two dates, the cheapest first. A night of which the property management system
 * has said nothing for long is not called free.
 */
export const readFreeTypes = async (ctx: Context, span: { from: string; to: string }) => {
  const book = await readPriceBook(ctx, span)
  const types = book.types.map((type) => ({ type, nights: nightsOfType(type, book.now) }))
  const rooms = await readAccessibleRooms(ctx)
  const accessibleFor = (roomTypeId: string, { arrival, departure }: WaitedStay) =>
    rooms.filter(
      ({ type, blocks }) =>
        type === roomTypeId && !blocks.some(({ first, last }) => first < departure && arrival <= last),
    ).length
  return ({ roomTypeId, ...stay }: WaitedStay): PricedType[] =>
    types
      .filter(({ type }) => roomTypeId === null || type.id === roomTypeId)
      .map(({ type, nights }) => ({
        roomTypeId: type.id,
        free: Math.min(...nightsOf(stay.arrival, stay.departure).map((date) => nights(date).free)),
        accessible: accessibleFor(type.id, { roomTypeId, ...stay }),
        quote: quoteStay(type, nights, stay, book),
      }))
      .filter(({ quote }) => quote.refusals.length === 0 && !quote.isApproximate)
      .toSorted((a, b) => a.quote.total - b.quote.total)
}
