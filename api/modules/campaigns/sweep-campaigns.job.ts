import { GraphQLError } from 'graphql'
import { sql } from 'kysely'
import { inTransaction, type Context } from '../../platform/context.ts'
import { Campaign } from './campaign.entity.ts'
import { isOverdue } from './campaign.service.ts'
import { lockCampaign } from './lock-campaign.ts'
import { beginSending } from './start-campaign.ts'

/** Starts a campaign whose time has come; one that cannot start says why instead. */
const startDue = async (ctx: Context, id: string) => {
  try {
    await inTransaction(ctx, async (inside) => {
      const campaign = await lockCampaign(inside, id)
      if (campaign.state === 'scheduled') await beginSending(inside, campaign)
    })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    await ctx.em.nativeUpdate(Campaign, { id, state: 'scheduled' }, { lastError: error.message.slice(0, 300) })
  }
}

/** What a cancelled campaign's dead workers left behind. */
const skipLeftovers = sql`
  update "campaign_recipient" r set "state" = 'skipped', "reason" = 'The campaign was cancelled', "leased_by" = null, "leased_until" = null
  from "campaign" c where c."id" = r."campaign_id" and c."state" = 'cancelled'
    and (r."state" = 'queued' or (r."state" = 'sending' and r."leased_until" < clock_timestamp()))`

/**
 * Every minute, and when an instance starts: lets scheduled campaigns go, and calls for work on those that are being
 * sent, so that nothing stands still because the instance that worked on it has gone.
 */
export const sweepCampaigns = async (ctx: Context): Promise<void> => {
  const due = await ctx.em.find(Campaign, { state: 'scheduled', scheduledAt: { $lte: ctx.now() } }, { limit: 20 })
  for (const campaign of due.filter((one) => !isOverdue(one, ctx.now()))) await startDue(ctx, campaign.id)
  await skipLeftovers.execute(ctx.em.getKysely())
  const sending = await ctx.em.find(Campaign, { state: 'sending' }, { limit: 20 })
  for (const { id } of sending) await ctx.wake('campaigns.deliver', { id })
}
