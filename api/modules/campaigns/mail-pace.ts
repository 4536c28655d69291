import type { Context } from '../../platform/context.ts'

const statement = `
  insert into "throttle" as t ("key", "full_at") values ('campaigns.pace', clock_timestamp() + ? * interval '1 minute' / ?)
  on conflict ("key") do update set "full_at" = greatest(t."full_at", clock_timestamp()) + ? * interval '1 minute' / ?
  returning greatest(extract(epoch from ("full_at" - clock_timestamp() - ? * interval '1 minute' / ?)) * 1000, 0)::int as wait`

/** Milliseconds until these mails may leave: all instances share one line, which moves MAIL_PER_MINUTE places a minute. */
export const reserveMails = async (ctx: Context, count: number): Promise<number> => {
  const { MAIL_PER_MINUTE: perMinute } = ctx.env
  const [row] = await ctx.em.execute<{ wait: number }[]>(statement, [
    count,
    perMinute,
    count,
    perMinute,
    count,
    perMinute,
  ])
  return row!.wait
}
