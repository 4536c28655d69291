import { sql } from 'kysely'
import { visitRangeSchema } from '#graphql/inputs/visit.ts'
import type { Context } from '../../platform/context.ts'
import type { VisitKind } from '../../platform/visit-counter.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import type { VisitName, VisitReport, VisitWeek } from './visits.type.ts'

const mostNames = 20

const times = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(v.count) filter (where ${condition}), 0)::int`
const timesOf = (kind: VisitKind) => times(sql`v.kind = ${kind}`)
const timesAt = (step: string) => times(sql`v.kind = 'step' and v.label = ${step}`)

/** The weeks with what was counted in each, and what was most frequent in all of them. */
export const readVisits = async (ctx: Context, raw: { weeks: number }): Promise<VisitReport> => {
  const { weeks } = visitRangeSchema.parse(raw)
  const today = hotelToday(ctx)
  const database = ctx.em.getKysely()
  const first = sql`(date_trunc('week', ${today}::date)::date - ${(weeks - 1) * 7}::int)`
  const counted = await sql<VisitWeek>`
    select w.day::date::text as "startsOn", ${timesOf('page')} as "pageViews", ${timesOf('referrer')} as arrivals,
      ${timesAt('planner')} as "plannerAnswers", ${timesAt('quote')} as "pricesShown",
      ${timesAt('book')} as "bookingPresses", ${timesAt('ask')} as "messagesSent", ${timesAt('call')} as "callPresses"
    from generate_series(
      greatest(${first}, (select date_trunc('week', min(day))::date from visit_count))::timestamp,
      ${today}::timestamp, interval '1 week') w(day)
    left join visit_count v on v.day >= w.day::date and v.day < w.day::date + 7
    where exists (select from visit_count)
    group by w.day order by w.day`.execute(database)
  const named = await sql<VisitName & { kind: VisitKind }>`
    select kind, name, count from (
      select kind, label as name, sum(count)::int as count,
        row_number() over (partition by kind order by sum(count) desc, label) as place
      from visit_count where day >= ${first} and kind <> 'step' group by kind, label
    ) t where place <= ${mostNames} order by place`.execute(database)
  const of = (wanted: VisitKind) => named.rows.filter(({ kind }) => kind === wanted)
  return { weeks: counted.rows, pages: of('page'), languages: of('language'), referrers: of('referrer') }
}
