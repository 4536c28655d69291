import { LockMode } from '@mikro-orm/core'
import type { Bounce } from '../../integrations/mailbox/port.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { lockWhole } from '../inquiries/merged.ts'
import { Mail } from '../mail/mail.entity.ts'
import { findMailOf } from './find-thread.ts'

/** A guest who was answered without getting the answer still waits for it. */
const waitsAgain = async (ctx: Context, inquiry: Inquiry): Promise<void> => {
  const whole = await lockWhole(ctx, inquiry)
  if (whole.status === 'answered') await changeInquiry(ctx, whole, { status: 'open' })
}

/** Who reports a failure has to know the mail's id and where it went. A mail that was sent once more is not the one that failed. */
const receiveBounce = async (ctx: Context, { messageId, address, reason }: Bounce): Promise<void> => {
  const found = await findMailOf(ctx, messageId)
  if (!found || found.toAddress.toLowerCase() !== address.toLowerCase()) return
  await inTransaction(ctx, async (inside) => {
    const { em } = inside
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
    const inquiry = await em.findOne(Inquiry, { id: found.inquiry!.id }, lock)
    if (!inquiry) return
    const lastError = `The mail came back: ${reason || 'nobody said why'}`
    const failed = await em.nativeUpdate(Mail, { id: found.id, state: 'sent' }, { state: 'failed', lastError })
    if (failed && found.kind === 'inquiry-reply') await waitsAgain(inside, inquiry)
  })
}

/** Marks mails about inquiries that came back after a mail server had taken them. */
export const receiveBounces = async (ctx: Context, bounces: readonly Bounce[]): Promise<void> => {
  for (const bounce of bounces) await receiveBounce(ctx, bounce)
}
