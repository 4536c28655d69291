import type { CampaignState } from '#graphql/inputs/campaign.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { CampaignRecipient } from './campaign-recipient.entity.ts'
import type { Campaign } from './campaign.entity.ts'
import { lockCampaign } from './lock-campaign.ts'
import { beginSending } from './start-campaign.ts'
import { tellCampaignFinished } from './tell-campaign-finished.ts'

const requireState = (campaign: Campaign, wanted: CampaignState[], sentence: string) => {
  if (!wanted.includes(campaign.state)) throw conflict(sentence)
}

/** Changes a locked campaign, then calls the instances to work. */
const change = async (
  ctx: Context,
  id: string,
  work: (inside: Context, campaign: Campaign) => Promise<void> | void,
  version?: number | null,
) => {
  const changed = await inTransaction(ctx, async (inside) => {
    const campaign = await lockCampaign(inside, id, version)
    await work(inside, campaign)
    return campaign
  })
  if (changed.state === 'sending') await ctx.wake('campaigns.deliver', { id })
  return changed
}

/** @throws NOT_FOUND, CONFLICT when it has started, is not the version that was read, or for the reasons of `beginSending` */
export const startCampaign = (ctx: Context, id: string, version?: number | null): Promise<Campaign> =>
  change(
    ctx,
    id,
    async (inside, campaign) => {
      requireState(campaign, ['draft', 'scheduled'], 'This campaign has started already')
      await beginSending(inside, campaign)
    },
    version,
  )

/** @throws NOT_FOUND, CONFLICT */
export const pauseCampaign = (ctx: Context, id: string): Promise<Campaign> =>
  change(ctx, id, (_, campaign) => {
    requireState(campaign, ['sending'], 'Only a campaign that is being sent can be paused')
    campaign.state = 'paused'
  })

/** @throws NOT_FOUND, CONFLICT */
export const resumeCampaign = (ctx: Context, id: string): Promise<Campaign> =>
  change(ctx, id, (_, campaign) => {
    requireState(campaign, ['paused'], 'Only a campaign that is paused can go on')
    campaign.state = 'sending'
    campaign.lastError = null
  })

/** @throws NOT_FOUND, CONFLICT */
export const cancelCampaign = (ctx: Context, id: string): Promise<Campaign> =>
  change(ctx, id, async (inside, campaign) => {
    requireState(campaign, ['draft', 'scheduled', 'sending', 'paused'], 'This campaign is over')
    campaign.state = 'cancelled'
    campaign.finishedAt = ctx.now()
    await audit(inside, 'campaign-cancelled', { subject: id })
    await inside.em.nativeUpdate(
      CampaignRecipient,
      { campaign: id, state: 'queued' },
      { state: 'skipped', reason: 'The campaign was cancelled', updatedAt: ctx.now() },
    )
    await tellCampaignFinished(inside, id, 'cancelled')
  })

/** Whoever failed is tried anew; bounced addresses do not exist and stay out. @throws NOT_FOUND, CONFLICT */
export const retryFailedRecipients = (ctx: Context, id: string): Promise<Campaign> =>
  change(ctx, id, async (inside, campaign) => {
    requireState(campaign, ['sent', 'sending', 'paused'], 'Only a campaign that was sent can be tried again')
    const failed = { campaign: id, state: 'failed' as const }
    const again = { state: 'queued' as const, tries: 0, nextTryAt: ctx.now(), reason: null, updatedAt: ctx.now() }
    if ((await inside.em.nativeUpdate(CampaignRecipient, failed, again)) === 0) throw conflict('Nobody has failed')
    if (campaign.state === 'sent') campaign.state = 'sending'
    campaign.finishedAt = null
  })
