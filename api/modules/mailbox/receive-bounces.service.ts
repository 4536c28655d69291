import { LockMode } from '@mikro-orm/core'
import type { Bounce } from '../../integrations/mailbox/port.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { noteCampaignBounce } from '../campaigns/note-campaign-bounce.service.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { lockWhole } from '../inquiries/merged.ts'
import { Mail } from '../mail/mail.entity.ts'
import { markBounced } from '../subscribers/bounce.service.ts'
import { tokenIn } from './find-thread.ts'

/** A guest who was answered without getting the answer still waits for it. */
const waitsAgain = async (ctx: Context, inquiry: Inquiry): Promise<void> => {
  const whole = await lockWhole(ctx, inquiry)
  if (whole.status === 'answered') await changeInquiry(ctx, whole, { status: 'open' })
}

/** A mail that was sent once more is not the one that failed. */
const noteMailBounce = (ctx: Context, { id, kind, inquiry: about, subscriber }: Mail, reason: string, bounce: Bounce) =>
  inTransaction(ctx, async (inside) => {
    const { em } = inside
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
    const inquiry = about && (await em.findOne(Inquiry, { id: about.id }, lock))
    const change = { state: 'failed' as const, lastError: reason, updatedAt: ctx.now() }
    const failed = await em.nativeUpdate(Mail, { id, state: 'sent' }, change)
    if (!failed) return
    if (inquiry && kind === 'inquiry-reply') await waitsAgain(inside, inquiry)
    if (subscriber && bounce.isOfAddress) await markBounced(inside, subscriber.id, reason)
  })

/** Who reports a failure has to know the mail's id and where it went. */
const receiveBounce = async (ctx: Context, bounce: Bounce): Promise<void> => {
  const id = tokenIn(bounce.messageId)
  if (!id) return
  const reason = `The mail came back: ${bounce.reason || 'nobody said why'}`
  const mail = await ctx.em.findOne(Mail, { id })
  if (!mail) return noteCampaignBounce(ctx, id, bounce, reason)
  if (mail.toAddress.toLowerCase() === bounce.address.toLowerCase()) await noteMailBounce(ctx, mail, reason, bounce)
}

/** Marks mails that came back after a mail server had taken them, and addresses at which none arrives. */
export const receiveBounces = async (ctx: Context, bounces: readonly Bounce[]): Promise<void> => {
  for (const bounce of bounces) await receiveBounce(ctx, bounce)
}
