import type { Context } from '../../platform/context.ts'
import { emitEvent } from '../webhooks/emit-event.service.ts'
import { countRecipients } from './campaign-counts.ts'

/** Tells integrators that a campaign is over and how it went, in figures; inside the transaction that ends it. */
export const tellCampaignFinished = async (ctx: Context, id: string, state: 'sent' | 'cancelled'): Promise<void> => {
  const [figures] = await countRecipients(ctx.em, [id])
  const { recipients, sent, failed, bounced, skipped } = figures!
  await emitEvent(ctx, 'campaign.finished', { id, state, recipients, sent, failed, bounced, skipped })
}
