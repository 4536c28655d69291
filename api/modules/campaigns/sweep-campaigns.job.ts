import { sql } from 'kysely'
import { refusalOf } from '../../errors.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { Campaign } from './campaign.entity.ts'
import { isOverdue } from './campaign.service.ts'
import { lockCampaign } from './lock-campaign.ts'
import { beginSending } from './start-campaign.ts'

/** Starts a campaign whose time has come; one that cannot start says why instead. */
const startDue = async (ctx: Context, id: string) => {
  try {
    // Records of its own: what a refused start has changed in them must not be written with the next one.
    await inTransaction({ ...ctx, em: ctx.em.fork() }, async (inside) => {
      const campaign = await lockCampaign(inside, id)
      if (campaign.state === 'scheduled') await beginSending(inside, campaign)
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    await ctx.em.nativeUpdate(Campaign, { id, state: 'scheduled' }, { lastError: refusal.message.slice(0, 300) })
  }
}

/** What a cancelled campaign's dead workers left behind. */
const skipLeftovers = (now: Date) => sql`
  update "campaign_recipient" r set "state" = 'skipped', "reason" = 'The campaign was cancelled', "leased_by" = null, "leased_until" = null,
    "updated_at" = ${now}
  from "campaign" c where c."id" = r."campaign_id" and c."state" = 'cancelled'
    and (r."state" = 'queued' or (r."state" = 'sending' and r."leased_until" < clock_timestamp()))`

/**
 * Every minute, and when an instance starts: lets scheduled campaigns go, and calls for work on those that are being
 * sent, so that nothing stands still because the instance that worked on it has gone.
 */
export const sweepCampaigns = async (ctx: Context): Promise<void> => {
  const due = await ctx.em.find(Campaign, { state: 'scheduled', scheduledAt: { $lte: ctx.now() } }, { limit: 20 })
  const faults: unknown[] = []
  for (const campaign of due.filter((one) => !isOverdue(one, ctx.now())))
    await startDue(ctx, campaign.id).catch((fault: unknown) => faults.push(fault))
  await skipLeftovers(ctx.now()).execute(ctx.em.getKysely())
  const sending = await ctx.em.find(Campaign, { state: 'sending' }, { limit: 20 })
  for (const { id } of sending) await ctx.wake('campaigns.deliver', { id })
  // What is wrong with one holds up no other; the job fails all the same, so that somebody hears of it.
  if (faults.length > 0) throw new AggregateError(faults, `Campaigns could not start: ${faults.map(String).join(', ')}`)
}
