import { sql } from 'kysely'
import { pickupSchema, type Comparison } from '#graphql/inputs/pickup.ts'
import { addDays, firstOfMonth, nightsOf, yearOfWeeks } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import type { PickupArgs } from './pickup.inputs.ts'
import type { Pickup } from './pickup.type.ts'
import { takenNights } from './taken-nights.ts'

/** How many days before tonight's date it was seen, and how many nights earlier the compared night lies. */
const terms: Record<Comparison, { daysAgo: number; nightsAgo: number }> = {
  yesterday: { daysAgo: 1, nightsAgo: 0 },
  'week-ago': { daysAgo: 7, nightsAgo: 0 },
  'four-weeks-ago': { daysAgo: 28, nightsAgo: 0 },
  'year-ago': { daysAgo: yearOfWeeks, nightsAgo: yearOfWeeks },
  'year-ago-final': { daysAgo: 0, nightsAgo: yearOfWeeks },
}

interface Seen {
  type: string
  night: string
  taken: number | null
  price: number
}

/** The last that was noted of each night from `from` to `to`, both included, up to the end of a day. */
const seenBy = async (ctx: Context, day: string, from: string, to: string): Promise<Seen[]> => {
  const { rows } = await sql<Seen>`
    select distinct on (s.night, s.room_type_id) s.room_type_id as type, s.night::text as night, s.taken, s.price
    from night_snapshot s
    where s.night between ${from}::date and ${to}::date and s.seen_on <= ${day}::date
    order by s.night, s.room_type_id, s.seen_on desc`.execute(ctx.em.getKysely())
  return rows
}

/** Lowest price of each night as it was last noted, of the room types that are not archived. */
export const lastPrices = async (ctx: Context, from: string, to: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ night: string; price: number }>`
    select n.night::text as night, min(n.price)::int as price from (
      select distinct on (s.night, s.room_type_id) s.night, s.price
      from night_snapshot s join room_type t on t.id = s.room_type_id
      where s.night between ${from}::date and ${to}::date and t.archived_at is null
      order by s.night, s.room_type_id, s.seen_on desc
    ) n group by n.night`.execute(ctx.em.getKysely())
  return new Map(rows.map(({ night, price }) => [night, price]))
}

/** How the nights of some months stand beside an earlier day. @throws BAD_USER_INPUT */
export const readPickup = async (ctx: Context, args: PickupArgs): Promise<Pickup> => {
  const { month, months, comparedWith } = pickupSchema.parse(args)
  const { daysAgo, nightsAgo } = terms[comparedWith]
  const today = hotelToday(ctx)
  const seenOn = addDays(today, -daysAgo)
  const from = firstOfMonth(month)
  const after = firstOfMonth(month, months)
  const last = addDays(after, -1)
  // Of a night that is over, what is free now says nothing.
  const dates = nightsOf(from, after).filter((date) => date >= today)
  const book = await readPriceBook(ctx, { from, to: last, all: true })
  const seen = await seenBy(ctx, seenOn, addDays(from, -nightsAgo), addDays(last, -nightsAgo))
  const then = new Map(seen.map(({ type, night, ...noted }) => [`${type} ${addDays(night, nightsAgo)}`, noted]))
  return {
    seenOn: comparedWith === 'year-ago-final' ? null : seenOn,
    roomTypes: book.types.map((type) => ({
      roomTypeId: type.id,
      nights: takenNights(type, book, dates).map(({ date, ...now }) => {
        const comparedNight = addDays(date, -nightsAgo)
        // Of a night that is still to come nobody knows the end.
        const isKnown = comparedWith !== 'year-ago-final' || comparedNight < today
        const noted = isKnown ? then.get(`${type.id} ${date}`) : undefined
        return {
          date,
          comparedNight,
          ...now,
          takenThen: noted?.taken ?? null,
          priceThen: noted?.price ?? null,
        }
      }),
    })),
  }
}
