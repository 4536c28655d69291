import { LockMode } from '@mikro-orm/core'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { withAccepted } from '../../platform/secrets.ts'
import { newsletterCoupon } from '../coupons/issue-coupon.service.ts'
import { queueWelcomeMail } from './welcome-mail.ts'
import { noteEvent } from '../subscribers/note-event.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { tellSubscriberChanged } from '../subscribers/tell-subscriber-changed.ts'
import {
  mailingPurposes,
  readMailingToken,
  wasSentTo,
  type MailingPurpose,
  type MailingToken,
} from '../mail/mailing-token.ts'
import type { MailingLink, MailingLinkState, NewsletterReceipt } from './newsletter.type.ts'

/** A link works as long as it says, also when the secret that has signed it was replaced meanwhile. */
const readLink = (ctx: Context, raw: string): MailingToken | null => {
  for (const purpose of mailingPurposes) {
    const token = withAccepted(ctx, purpose, (secret) => readMailingToken(secret, raw))
    if (token?.purpose === purpose) return token
  }
  return null
}

const refuse = (message: string) => badUserInput([{ path: ['token'], message }])

/** 'aino@example.com' as 'a•••@example.com': enough to recognise one's own address. */
const maskAddress = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

const confirmState = (subscriber: Subscriber, token: MailingToken): MailingLinkState => {
  // Who reads the address that the entry had before says nothing of the one that it has now.
  if (!wasSentTo(token, subscriber.email)) return 'expired'
  if (subscriber.status === 'active') return 'done'
  const mayJoin = subscriber.status === 'pending' || subscriber.status === 'unsubscribed'
  // Leaving outlives the links that were sent before it: an old one, opened again, does not lead back.
  const leftSince = subscriber.unsubscribedAt && subscriber.unsubscribedAt >= token.issuedAt
  return mayJoin && !leftSince ? 'ready' : 'expired'
}

/** An address that bounced may work again one day: who leaves from there has left. */
const unsubscribeState = ({ status }: Subscriber): MailingLinkState =>
  status === 'active' || status === 'pending' || status === 'bounced' ? 'ready' : 'done'

const stateOf = (ctx: Context, subscriber: Subscriber, token: MailingToken): MailingLinkState => {
  if (token.expiresAt <= ctx.now()) return 'expired'
  return token.purpose === 'confirm' ? confirmState(subscriber, token) : unsubscribeState(subscriber)
}

/** What the link of a mail would do, without doing it; null when it is not one of ours. */
export const describeLink = async (ctx: Context, raw: string): Promise<MailingLink | null> => {
  const token = readLink(ctx, raw)
  const subscriber = token && (await ctx.em.findOne(Subscriber, { id: token.subscriberId }))
  if (!subscriber) return null
  return {
    purpose: token.purpose,
    state: stateOf(ctx, subscriber, token),
    address: maskAddress(subscriber.email),
  }
}

/** The subscriber and state of a link that is to be followed, locked against a second click. */
const follow = async (ctx: Context, raw: string, purpose: MailingPurpose) => {
  const token = readLink(ctx, raw)
  const subscriber =
    token?.purpose === purpose &&
    (await ctx.em.findOne(Subscriber, { id: token.subscriberId }, { lockMode: LockMode.PESSIMISTIC_WRITE }))
  if (!token || !subscriber) throw refuse('This link is not complete. Please open it from the mail again')
  const state = stateOf(ctx, subscriber, token)
  if (state === 'expired') throw refuse('This link has expired. Please sign up again to get a new one')
  return { subscriber, state }
}

/**
 * Joins the mailing list from the guest's own mailbox, also after leaving it; a second click answers the same.
 * @throws BAD_USER_INPUT for a link that is broken, expired, or older than the guest's leaving
 */
export const confirmSubscription = async (ctx: Context, raw: string): Promise<NewsletterReceipt> => {
  const answer = await inTransaction(ctx, async (inside) => {
    const { subscriber, state } = await follow(inside, raw, 'confirm')
    if (state === 'ready') {
      subscriber.status = 'active'
      subscriber.confirmedAt = ctx.now()
      subscriber.unsubscribedAt = null
      subscriber.unsubscribedBy = null
      noteEvent(inside, subscriber, 'confirmation')
      await tellSubscriberChanged(inside, subscriber)
    }
    const coupon = await newsletterCoupon(inside, subscriber)
    if (state === 'ready') await queueWelcomeMail(inside, subscriber, coupon)
    return { success: true, couponCode: coupon?.code ?? null }
  })
  await ctx.wake('mail.deliver')
  return answer
}

/**
 * Leaves the mailing list; a second click answers the same.
 * @throws BAD_USER_INPUT for a link that is broken or expired
 */
export const unsubscribe = (ctx: Context, raw: string, way: 'link' | 'one-click' = 'link'): Promise<MailingLink> =>
  inTransaction(ctx, async (inside) => {
    const { subscriber, state } = await follow(inside, raw, 'unsubscribe')
    if (state === 'ready') {
      subscriber.status = 'unsubscribed'
      subscriber.unsubscribedAt = ctx.now()
      subscriber.unsubscribedBy = way
      noteEvent(inside, subscriber, way)
      await tellSubscriberChanged(inside, subscriber)
    }
    return { purpose: 'unsubscribe', state: 'done', address: maskAddress(subscriber.email) }
  })
