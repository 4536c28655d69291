import { addSeconds } from 'date-fns/addSeconds'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { MailProblem } from '../../integrations/mailer/port.ts'
import { mostTries, retryDelaySeconds } from '../mail/retry.ts'
import { markBounced } from '../subscribers/bounce.service.ts'
import { CampaignRecipient } from './campaign-recipient.entity.ts'
import type { Claimed, Worker } from './claim-recipients.ts'

/** Writes down that the mail server has said yes to these. */
export const confirmSent = (ctx: Context, ids: string[]): Promise<unknown> =>
  sql`update campaign_recipient set unconfirmed = false where id = any(${ids}::uuid[]) and state = 'sent'`.execute(
    ctx.em.getKysely(),
  )

/** The mail server's answer was lost and will not come: nothing waits for it any more. */
export const endUnconfirmed = (ctx: Context, worker: Worker, id: string): Promise<unknown> =>
  ctx.em.nativeUpdate(
    CampaignRecipient,
    { id, leasedBy: worker.id, state: 'sent' },
    { leasedBy: null, leasedUntil: null },
  )

/** What the mail server's no means for a recipient: another try later, giving up, or an address that does not exist. */
export const settleRefusal = async (
  ctx: Context,
  worker: Pick<Worker, 'id'>,
  recipient: Claimed,
  problem: MailProblem,
) => {
  const again = problem.kind === 'temporary' && recipient.tries < mostTries
  const state = again ? 'queued' : problem.kind === 'bounced' ? 'bounced' : 'failed'
  await ctx.em.nativeUpdate(
    CampaignRecipient,
    { id: recipient.id, leasedBy: worker.id, state: { $in: ['sending', 'sent'] } },
    {
      state,
      reason: problem.message,
      sentAt: null,
      unconfirmed: false,
      leasedBy: null,
      leasedUntil: null,
      updatedAt: ctx.now(),
      nextTryAt: addSeconds(ctx.now(), retryDelaySeconds(ctx.env, recipient.tries)),
    },
  )
  if (state === 'bounced') await markBounced(ctx, recipient.subscriberId, recipient.email, problem.message)
}
