import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Coupon } from '../coupons/coupon.entity.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import { couponBox } from '../mail/coupon-box.ts'
import { mailingPage, mailingToken, unsubscribeHeaders } from '../mail/mail-links.ts'
import { phrase, writePercent } from '../mail/mail-phrases.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { queueMail } from '../mail/queue-mail.service.ts'

const withCoupon = (ctx: Context, locale: Locale, coupon: Coupon) => {
  const percent = writePercent(coupon.percent, locale)
  const opening = ctx.content.find('text', 'mail-welcome', locale)
  return {
    subject: phrase(ctx, 'mail.welcome.subject', locale, { percent }),
    preview: phrase(ctx, 'mail.coupon.off', locale, { percent }),
    opening: opening ? [opening.text] : [],
    coupon: couponBox(ctx, locale, { ...coupon, lastDay: hotelDay(ctx.facts, coupon.expiresAt) }),
    closing: [phrase(ctx, 'mail.coupon.call', locale)],
  }
}

/** Sends the coupon for joining the mailing list; a word of welcome where the hotel offers none. */
export const queueWelcomeMail = async (ctx: Context, subscriber: Subscriber, coupon: Coupon | null) => {
  const locale = subscriber.language
  const token = mailingToken(ctx, 'unsubscribe', subscriber.id)
  const heading = phrase(ctx, 'mail.welcome.heading', locale)
  return queueMail(ctx, {
    kind: 'coupon',
    to: { address: subscriber.email, name: subscriber.name },
    subscriber,
    headers: unsubscribeHeaders(ctx, token),
    content: {
      locale,
      heading,
      ...(coupon ? withCoupon(ctx, locale, coupon) : { subject: heading, preview: heading, opening: [], closing: [] }),
      signature: phrase(ctx, 'mail.footer.signature', locale),
      footer: await writeFooter(ctx, locale, 'mail.footer.onTheList', mailingPage(ctx, 'unsubscribe', locale, token)),
    },
  })
}
