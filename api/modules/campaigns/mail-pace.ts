import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

const reserve = (count: number, perMinute: number) => {
  const taken = sql`${count}::float8 * interval '1 minute' / ${perMinute}::float8`
  return sql<{ wait: number }>`
    insert into throttle as t (key, full_at) values ('campaigns.pace', clock_timestamp() + ${taken})
    on conflict (key) do update set full_at = greatest(t.full_at, clock_timestamp()) + ${taken}
    returning greatest(extract(epoch from (full_at - clock_timestamp() - ${taken})) * 1000, 0)::int as wait`
}

/** Milliseconds until these mails may leave: all instances share one line, which moves MAIL_PER_MINUTE places a minute. */
export const reserveMails = async (ctx: Context, count: number): Promise<number> => {
  const { rows } = await reserve(count, ctx.env.MAIL_PER_MINUTE).execute(ctx.em.getKysely())
  return rows[0]!.wait
}
