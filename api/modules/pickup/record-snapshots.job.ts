import { subMonths } from 'date-fns/subMonths'
import { sql } from 'kysely'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { hotelDay, hotelToday } from '../hotel/hotel-day.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { nightsAhead, takenNights } from './taken-nights.ts'

/** Two years, so that every night of a year can be compared with the one before, and the month under way. */
const keepMonths = 25

/**
 * Notes how each night ahead stands, where that is not what was noted last, and forgets the oldest nights. It runs each
 * hour, and the last run of a day says how the day ended.
 */
export const recordSnapshots = async (ctx: Context): Promise<void> => {
  const today = hotelToday(ctx)
  const dates = nightsOf(today, addDays(today, nightsAhead))
  const book = await readPriceBook(ctx, { from: today, to: dates.at(-1)!, all: true })
  const rows = book.types.flatMap((type) =>
    takenNights(type, book, dates).map(({ date, taken, price }) => ({ type: type.id, date, taken, price })),
  )
  const database = ctx.em.getKysely()
  await sql`
    insert into night_snapshot as s (night, room_type_id, seen_on, taken, price)
    select n.date, n.type, ${today}::date, n.taken, n.price
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(type uuid, date date, taken int, price int)
    left join lateral (
      select l.taken, l.price from night_snapshot l where l.night = n.date and l.room_type_id = n.type
      order by l.seen_on desc limit 1
    ) last on true
    where last.price is null or (last.taken, last.price) is distinct from (n.taken, n.price)
    on conflict (night, room_type_id, seen_on) do update set taken = excluded.taken, price = excluded.price`.execute(
    database,
  )
  const oldest = hotelDay(ctx.facts, subMonths(ctx.now(), keepMonths))
  await sql`delete from night_snapshot where night < ${oldest}::date`.execute(database)
}
