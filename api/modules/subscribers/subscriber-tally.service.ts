import { sql } from 'kysely'
import type { SubscriberStatus } from '#graphql/inputs/subscriber.ts'
import type { Context } from '../../platform/context.ts'
import type { SubscriberStats } from './subscriber.type.ts'

/** How many subscribers there are of a status, or of all: a sum over a few rows, however long the list is. */
export const tally = async (ctx: Context, status?: SubscriberStatus | null): Promise<number> => {
  const only = status ? sql`where status = ${status}` : sql``
  const { rows } = await sql<{ n: string }>`select coalesce(sum(change), 0) as n from subscriber_tally ${only}`.execute(
    ctx.em.getKysely(),
  )
  return Number(rows[0]!.n)
}

/** Rounded to whole percent; an empty list has the rate 0. */
export const countSubscribers = async (ctx: Context): Promise<SubscriberStats> => {
  const [total, active] = [await tally(ctx), await tally(ctx, 'active')]
  return { total, active, inactive: total - active, rate: total === 0 ? 0 : Math.round((active / total) * 100) }
}

/** Adds the rows of each status together, so that the sum stays short. */
export const compactTally = async (ctx: Context): Promise<void> => {
  await sql`
    with gone as (delete from "subscriber_tally" returning "status", "change")
    insert into "subscriber_tally" ("status", "change") select "status", sum("change") from gone group by "status"`.execute(
    ctx.em.getKysely(),
  )
}
