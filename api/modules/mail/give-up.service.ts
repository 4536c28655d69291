import { LockMode } from '@mikro-orm/core'
import type { MailState } from '#graphql/inputs/mail.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { lockWhole } from '../inquiries/merged.ts'
import { markBounced } from '../subscribers/bounce.service.ts'
import { Mail } from './mail.entity.ts'

/** How the mail stood when it failed: one that somebody has sent once more is not the one that failed. */
interface AsItStood {
  state: MailState | { $in: MailState[] }
  tries?: number
}

interface Failure {
  reason: string
  /** Whether none will arrive at its address. */
  isOfAddress: boolean
}

/** A guest who was answered without getting the answer still waits for it. */
const waitsAgain = async (ctx: Context, inquiry: Inquiry): Promise<void> => {
  const whole = await lockWhole(ctx, inquiry)
  if (whole.status === 'answered') await changeInquiry(ctx, whole, { status: 'open' })
}

/** Marks a mail as failed, with what follows for who should have got it. */
export const giveUpMail = (
  ctx: Context,
  { id, kind, toAddress, inquiry: about, subscriber }: Mail,
  asItStood: AsItStood,
  { reason, isOfAddress }: Failure,
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { em } = inside
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
    const inquiry = about && (await em.findOne(Inquiry, { id: about.id }, lock))
    const change = { state: 'failed' as const, sentAt: null, lastError: reason, updatedAt: ctx.now() }
    const failed = await em.nativeUpdate(Mail, { id, ...asItStood }, change)
    if (!failed) return
    if (inquiry && kind === 'inquiry-reply') await waitsAgain(inside, inquiry)
    if (subscriber && isOfAddress) await markBounced(inside, subscriber.id, toAddress, reason)
  })
