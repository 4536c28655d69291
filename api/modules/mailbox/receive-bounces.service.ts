import type { Bounce } from '../../integrations/mailbox/port.ts'
import type { Context } from '../../platform/context.ts'
import { noteCampaignBounce } from '../campaigns/note-campaign-bounce.service.ts'
import { giveUpMail } from '../mail/give-up.service.ts'
import { Mail } from '../mail/mail.entity.ts'
import { tokenIn } from './find-thread.ts'

/** Who reports a failure has to know the mail's id and where it went. */
const receiveBounce = async (ctx: Context, bounce: Bounce): Promise<void> => {
  const id = tokenIn(bounce.messageId)
  if (!id) return
  const { address, isOfAddress } = bounce
  const reason = `The mail came back: ${bounce.reason || 'nobody said why'}`
  const mail = await ctx.em.findOne(Mail, { id })
  if (!mail) return noteCampaignBounce(ctx, id, bounce, reason)
  if (mail.toAddress.toLowerCase() === address.toLowerCase())
    await giveUpMail(ctx, mail, { state: 'sent' }, { reason, isOfAddress })
}

/** Marks mails that came back after a mail server had taken them, and addresses at which none arrives. */
export const receiveBounces = async (ctx: Context, bounces: readonly Bounce[]): Promise<void> => {
  for (const bounce of bounces) await receiveBounce(ctx, bounce)
}
