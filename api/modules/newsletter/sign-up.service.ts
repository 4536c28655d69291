import type { z } from 'zod'
import { minimumFillMilliseconds } from '#graphql/inputs/fields.ts'
import { signUpSchema } from '#graphql/inputs/newsletter.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { newsletterCoupon } from '../coupons/issue-coupon.service.ts'
import { queueConfirmationMail } from './confirmation-mail.ts'
import { mayMail } from '../mail/may-mail.service.ts'
import { queueWelcomeMail } from './welcome-mail.ts'
import { wasErased } from '../subscribers/erased-address.service.ts'
import { lockAddress } from '../subscribers/subscribe.service.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { tellSubscriberChanged } from '../subscribers/tell-subscriber-changed.ts'
import { spend } from '../throttle/throttle.service.ts'
import type { NewsletterReceipt, SignUpInput } from './newsletter.type.ts'

type Form = z.output<typeof signUpSchema>

const withoutCode: NewsletterReceipt = { success: true, couponCode: null }
const tryAgain: NewsletterReceipt = { success: false, couponCode: null }

/**
 * Puts an address on the mailing list. An address that is known, in whatever state, is left as it is and answered
 * like any other whose coupon comes by mail: a form never lifts an opt-out and never shows a stranger's coupon.
 * @throws BAD_USER_INPUT naming the field, RATE_LIMITED
 */
export const signUp = async (ctx: Context, raw: SignUpInput): Promise<NewsletterReceipt> => {
  const form = signUpSchema.parse(raw)
  await spend(
    ctx,
    `signup:${visitorHash(ctx)}`,
    { calls: ctx.env.SIGNUPS_PER_HOUR, windowSeconds: 3_600 },
    `There were several sign-ups from here. Please try again later or call us at ${ctx.facts.phone}`,
  )
  // A program is told what it wants to hear; a guest whose browser filled the form in no time tries once more.
  if (form.website) return withoutCode
  if (form.fillMilliseconds != null && form.fillMilliseconds < minimumFillMilliseconds) return tryAgain
  const answer = await inTransaction(ctx, async (inside) => {
    const emailLower = form.email.toLowerCase()
    await lockAddress(inside, emailLower)
    const known = await inside.em.findOne(Subscriber, { emailLower })
    return known ? signUpAgain(inside, known) : signUpNew(inside, form, emailLower)
  })
  await ctx.wake('mail.deliver')
  return answer
}

/** Shows the coupon to who is on the list now, and mails it, too. */
const welcome = async (ctx: Context, subscriber: Subscriber): Promise<NewsletterReceipt> => {
  const coupon = await newsletterCoupon(ctx, subscriber)
  if (await mayMail(ctx, subscriber.emailLower)) await queueWelcomeMail(ctx, subscriber, coupon)
  return { success: true, couponCode: coupon?.code ?? null }
}

const askToConfirm = async (ctx: Context, subscriber: Subscriber): Promise<NewsletterReceipt> => {
  if (await mayMail(ctx, subscriber.emailLower)) await queueConfirmationMail(ctx, subscriber)
  return withoutCode
}

const signUpNew = async (ctx: Context, form: Form, emailLower: string): Promise<NewsletterReceipt> => {
  const now = ctx.now()
  // Who was erased may have left before: only their own mailbox can tell that they want to come back.
  const atOnce = ctx.env.NEWSLETTER_OPT_IN === 'single' && !(await wasErased(ctx, emailLower))
  const subscriber = ctx.em.create(Subscriber, {
    email: form.email,
    emailLower,
    language: form.language ?? ctx.locale,
    status: atOnce ? 'active' : 'pending',
    source: 'newsletter',
    subscribedAt: now,
    consentTextId: 'newsletter-2026',
    consentAt: now,
  })
  await tellSubscriberChanged(ctx, subscriber)
  return atOnce ? welcome(ctx, subscriber) : askToConfirm(ctx, subscriber)
}

/**
 * An address that is known: whatever happens to it happens by mail, and the answer is the same for all of them. Only who
 * waited for a confirmation that is no longer asked for is on the list now.
 */
const signUpAgain = async (ctx: Context, subscriber: Subscriber): Promise<NewsletterReceipt> => {
  const { status } = subscriber
  if (
    status === 'pending' &&
    ctx.env.NEWSLETTER_OPT_IN === 'single' &&
    !(await wasErased(ctx, subscriber.emailLower))
  ) {
    subscriber.status = 'active'
    await tellSubscriberChanged(ctx, subscriber)
    return welcome(ctx, subscriber)
  }
  if (status === 'active') await welcome(ctx, subscriber)
  if (status === 'pending' || status === 'unsubscribed') await askToConfirm(ctx, subscriber)
  return withoutCode
}
