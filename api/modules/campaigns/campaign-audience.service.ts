import { sql } from 'kysely'
import { audienceSchemaOn, mostSources } from '#graphql/inputs/campaign-audience.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { belongs } from './audience.ts'
import type { AudienceInput, CampaignAudience } from './campaign-audience.type.ts'
import { describeAudience } from './describe-audience.ts'

/** Whom a campaign would go to now, by language. @throws BAD_USER_INPUT */
export const findAudience = async (ctx: Context, raw?: AudienceInput | null): Promise<CampaignAudience> => {
  const audience = raw ? audienceSchemaOn(hotelToday(ctx)).parse(raw) : null
  const { rows } = await sql<{ locale: Locale; count: number }>`
    select s."language" as locale, count(*)::int as count from "subscriber" s
    where ${belongs(ctx, { id: null, audience })} group by s."language" order by 2 desc, 1`.execute(ctx.em.getKysely())
  const count = rows.reduce((sum, share) => sum + share.count, 0)
  return { sentence: describeAudience(audience), count, languages: rows }
}

/** Where those who are active joined, the most frequent first. */
export const listSources = async (ctx: Context): Promise<string[]> => {
  const { rows } = await sql<{ source: string }>`
    select "source" from "subscriber" where "status" = 'active'
    group by "source" order by count(*) desc, "source" limit ${mostSources}`.execute(ctx.em.getKysely())
  return rows.map(({ source }) => source)
}
