import { createHash } from 'node:crypto'
import { LockMode } from '@mikro-orm/core'
import type { FetchedMail, MailAddress, MailHead } from '../../integrations/mailbox/port.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { changeInquiry } from '../inquiries/change-inquiry.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { lockWhole } from '../inquiries/merged.ts'
import { hideTokens } from '../mail/hide-tokens.ts'
import type { Mail } from '../mail/mail.entity.ts'
import { InquiryMessage } from '../thread/inquiry-message.entity.ts'
import { withinAllowance } from '../throttle/throttle.service.ts'
import { tellAssignee } from './answer-notice.ts'
import { foldQuotes } from './fold-quotes.ts'

/** More is in the mailbox, and no conversation. */
const mostInADay = { calls: 50, windowSeconds: 24 * 60 * 60 }
const longestText = 50_000

export interface Arrived extends FetchedMail {
  head: MailHead & { from: MailAddress }
  /** Whether `source` is all of it. */
  isWhole: boolean
}

/** By its Message-ID, or by all that it says where it has none: the same mail under another UID is the same. */
const hashOf = ({ head, source }: Arrived): string =>
  createHash('sha256')
    .update(head.messageId ?? source)
    .digest('hex')

/** What a guest quotes has the addresses of the guest's own pages, by which anybody acts in their name. */
const wordsOf = ({ mail, isWhole }: Arrived) => {
  const { text, quoted } = foldQuotes(hideTokens(mail?.text ?? ''))
  return {
    text: text.slice(0, longestText),
    quoted: quoted?.slice(0, longestText) ?? null,
    // Of a mail that was cut off the files are not all there.
    attachments: isWhole ? (mail?.attachments ?? []) : [],
    isIncomplete: !mail || !isWhole || text.length > longestText || (quoted?.length ?? 0) > longestText,
  }
}

/** What was seen to has to be looked at again; spam stays spam. */
const reopen = async (ctx: Context, inquiry: Inquiry): Promise<void> => {
  const whole = await lockWhole(ctx, inquiry)
  const isSeenTo = whole.status === 'answered' || whole.status === 'closed'
  // Who writes again is not waited for any longer.
  await changeInquiry(ctx, whole, { snoozedUntil: null, ...(isSeenTo && { status: 'open' }) })
  if (isSeenTo) await tellAssignee(ctx, whole)
}

/**
 * Puts a mail that answers one of ours into the thread of that one's inquiry, once.
 * @returns whether it is new there
 */
export const receiveAnswer = (ctx: Context, answered: Mail, arrived: Arrived): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const { em } = inside
    const { from, isAutomatic } = arrived.head
    const inquiry = await em.findOne(
      Inquiry,
      { id: answered.inquiry!.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    )
    if (!inquiry || inquiry.anonymisedAt) return false
    const mailHash = hashOf(arrived)
    if ((await em.count(InquiryMessage, { inquiry, mailHash })) > 0) return false
    if (!(await withinAllowance(inside, `answers:${inquiry.id}`, mostInADay))) {
      ctx.log.warn({ inquiry: inquiry.id }, 'more answers in a day than belong into a thread')
      return false
    }
    const isGuest = [inquiry.email, answered.toAddress].some(
      (known) => known.toLowerCase() === from.address.toLowerCase(),
    )
    const now = ctx.now()
    em.create(InquiryMessage, {
      inquiry,
      kind: 'guest',
      ...wordsOf(arrived),
      language: inquiry.language,
      authorName: (isGuest ? inquiry.name : from.name || from.address).slice(0, 100),
      fromAddress: isGuest ? null : from.address.slice(0, 254),
      isAutomatic,
      mailHash,
      createdAt: now,
      updatedAt: now,
    })
    await em.flush()
    if (!isAutomatic) await reopen(inside, inquiry)
    return true
  })
