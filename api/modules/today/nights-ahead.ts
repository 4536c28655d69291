import { sql } from 'kysely'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { nightsOfType } from '../pricing/price-of-night.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import type { NightAhead } from './today.type.ts'

/** Tonight and seven more. */
const nightCount = 8

/** The same weekday: a Saturday is compared with a Saturday. */
const yearOfWeeks = 364

/** What was asked then for the cheapest room, of the nights that anything is known of. */
const pricesYearAgo = async (ctx: Context, from: string, to: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ date: string; price: number }>`
    select n.date::text as date, min(n.rate)::int as price from room_night n join room_type t on t.id = n.room_type_id
    where n.date between ${addDays(from, -yearOfWeeks)} and ${addDays(to, -yearOfWeeks)}
      and n.rate is not null and t.archived_at is null
    group by n.date`.execute(ctx.em.getKysely())
  return new Map(rows.map(({ date, price }) => [addDays(date, yearOfWeeks), price]))
}

export const findNightsAhead = async (ctx: Context): Promise<NightAhead[]> => {
  const from = hotelDay(ctx.facts, ctx.now())
  const after = addDays(from, nightCount)
  const book = await readPriceBook(ctx, { from, to: after })
  const before = await pricesYearAgo(ctx, from, after)
  const types = book.types.map((type) => ({ rooms: type.rooms, night: nightsOfType(type, book) }))
  return nightsOf(from, after).map((date) => {
    const states = types.map(({ night }) => night(date))
    const open = states.filter(({ isClosed, free }) => !isClosed && free > 0)
    return {
      date,
      rooms: types.reduce((sum, { rooms }) => sum + rooms, 0),
      free: open.reduce((sum, { free }) => sum + free, 0),
      price: open.length > 0 ? Math.min(...open.map(({ price }) => price)) : null,
      priceYearAgo: before.get(date) ?? null,
      isApproximate: states.some(({ isApproximate }) => isApproximate),
    }
  })
}
