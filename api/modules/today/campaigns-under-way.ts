import { sql } from 'kysely'
import type { CampaignState } from '#graphql/inputs/campaign.ts'
import type { Context } from '../../platform/context.ts'
import { sinceYesterday } from './recent-changes.ts'
import type { CampaignUnderWay } from './today.type.ts'

const mostCampaigns = 5

interface Row {
  id: string
  subject: string
  state: CampaignState
  scheduledAt: Date | null
  recipients: number
  sent: number
}

export const findCampaignsUnderWay = async (ctx: Context): Promise<CampaignUnderWay[]> => {
  const { rows } = await sql<Row>`
    select c.id, c.subject, c.state, c.scheduled_at as "scheduledAt", r.recipients, r.sent
    from campaign c
    left join lateral (
      select count(*)::int as recipients, count(*) filter (where state = 'sent')::int as sent
      from campaign_recipient where campaign_id = c.id
    ) r on true
    where c.state in ('scheduled', 'sending', 'paused') or (c.state = 'sent' and c.finished_at >= ${sinceYesterday(ctx)})
    order by (c.state = 'sent'), coalesce(c.scheduled_at, c.started_at, c.created_at), c.id
    limit ${mostCampaigns}`.execute(ctx.em.getKysely())
  return rows.map((row) => ({ ...row, scheduledAt: row.scheduledAt && new Date(row.scheduledAt) }))
}
