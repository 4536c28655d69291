import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { CampaignOutcome } from './campaign.type.ts'

/** Whoever leaves later than this has had other reasons. */
const blamedDays = 30

const outcomes = (ids: readonly string[]) => sql<{ id: string } & CampaignOutcome>`
  select asked.id,
    (select count(*)::int from "subscriber" s
      join "campaign_recipient" r on r."subscriber_id" = s."id" and r."campaign_id" = asked.id and r."state" = 'sent'
      where s."status" in ('unsubscribed', 'suppressed')
        and s."unsubscribed_at" between r."sent_at" and r."sent_at" + make_interval(days => ${blamedDays}::int)) as "left",
    k."stays", k."nights", k."staysOfUnknownLength"
  from unnest(${ids}::uuid[]) as asked(id), lateral (
    select count(*)::int as "stays", coalesce(sum("nights"), 0)::int as "nights",
      count(*) filter (where "nights" is null)::int as "staysOfUnknownLength"
    from "coupon" where "occasion" = asked.id::text and "state" = 'redeemed'
  ) k`

/** What campaigns have brought in one statement, in the order asked for. */
export const findOutcomes = async (em: SqlEntityManager, ids: readonly string[]): Promise<CampaignOutcome[]> => {
  const { rows } = await outcomes(ids).execute(em.getKysely())
  const byId = new Map(rows.map(({ id, ...outcome }) => [id, outcome]))
  return ids.map((id) => byId.get(id)!)
}
