import { inTransaction, type Context } from '../../platform/context.ts'
import { Campaign } from './campaign.entity.ts'
import type { CampaignInput } from './campaign.inputs.ts'
import { countRecipients } from './campaign-counts.ts'
import { createCampaign } from './campaign.service.ts'
import type { CampaignResult } from './campaign.type.ts'
import { deliverCampaign } from './deliver-campaign.service.ts'
import { beginSending } from './start-campaign.ts'

/** How long the answer waits for the last mail; what is left then goes on without anybody waiting. */
const longestWaitMs = 8_000

/**
 * Writes a campaign, confirms it and sends it: the request works on it itself, together with the queue, so that the
 * counts of a small list are final when the answer comes.
 * @throws BAD_USER_INPUT, CONFLICT for the reasons of `beginSending`
 */
export const sendCampaign = async (ctx: Context, raw: CampaignInput): Promise<CampaignResult> => {
  const { id } = await inTransaction(ctx, async (inside) => {
    const campaign = await createCampaign(inside, raw)
    await beginSending(inside, campaign)
    return campaign
  })
  await ctx.wake('campaigns.deliver', { id })
  await deliverCampaign(ctx, id, AbortSignal.timeout(longestWaitMs))
  const [counts] = await countRecipients(ctx.em, [id])
  const campaign = await ctx.em.findOneOrFail(Campaign, { id }, { refresh: true })
  const { sent, failed, bounced, queued } = counts!
  return { sent, failed: failed + bounced, queued, campaign }
}
