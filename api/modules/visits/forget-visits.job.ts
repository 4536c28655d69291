import { subMonths } from 'date-fns/subMonths'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { otherLabel } from '../../platform/visit-counter.ts'
import { hotelDay, hotelToday } from '../hotel/hotel-day.ts'
import { directLabel } from './referring-site.ts'

/** Two years, so that a week can be seen beside the same of the year before, and the month under way. */
const keepMonths = 25

/** Hosts that keep their names when a day is over; a rare one says more of its readers than of the site. */
const mostHosts = 50
/** While the day lasts, nobody knows yet which these are. */
const mostHostsToday = 1_000

/** Takes the names off all but the most frequent hosts of each day, and forgets the days whose time is over. */
export const forgetVisits = async (ctx: Context): Promise<void> => {
  const today = hotelToday(ctx)
  const oldest = hotelDay(ctx.facts, subMonths(ctx.now(), keepMonths))
  const database = ctx.em.getKysely()
  await sql`delete from visit_count where day < ${oldest}::date`.execute(database)
  await sql`
    with ranked as (
      select day, label, row_number() over (partition by day order by count desc, label) as place
      from visit_count where kind = 'referrer' and label not in (${directLabel}, ${otherLabel})
    ), unnamed as (
      delete from visit_count v using ranked r
      where v.kind = 'referrer' and v.day = r.day and v.label = r.label
        and r.place > case when r.day = ${today}::date then ${mostHostsToday}::int else ${mostHosts}::int end
      returning v.day, v.count
    )
    insert into visit_count as v (day, kind, label, count)
    select day, 'referrer', ${otherLabel}, sum(count)::int from unnamed group by day
    on conflict (day, kind, label) do update set count = v.count + excluded.count`.execute(database)
}
