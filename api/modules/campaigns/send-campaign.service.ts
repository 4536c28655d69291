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

const readResult = async (ctx: Context, id: string): Promise<CampaignResult> => {
  const [counts] = await countRecipients(ctx.em, [id])
  const campaign = await ctx.em.findOneOrFail(Campaign, { id }, { refresh: true })
  const { sent, failed, bounced, queued } = counts!
  return { sent, failed: failed + bounced, queued, campaign }
}

/**
 * Writes a campaign, confirms it and sends it: the request works on it itself, together with the queue, so that the
 * counts of a small list are final when the answer comes. Once it is confirmed it goes out, whatever fails here: who
 * heard of a failure would send it again.
 * @throws BAD_USER_INPUT, CONFLICT for the reasons of `beginSending`
 */
export const sendCampaign = async (ctx: Context, raw: CampaignInput): Promise<CampaignResult> => {
  const { campaign, recipients } = await inTransaction(ctx, async (inside) => {
    const created = await createCampaign(inside, raw)
    return { campaign: created, recipients: await beginSending(inside, created) }
  })
  const { id } = campaign
  const logged = (error: unknown) =>
    ctx.log.error({ err: error, campaign: id }, 'a campaign goes out without its sender')
  await ctx.wake('campaigns.deliver', { id })
  await deliverCampaign(ctx, id, AbortSignal.timeout(longestWaitMs)).catch(logged)
  return readResult(ctx, id).catch((error: unknown) => {
    logged(error)
    return { sent: 0, failed: 0, queued: recipients, campaign }
  })
}
