import type { Context } from '../../platform/context.ts'
import type { Coupon } from '../coupons/coupon.entity.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import { couponBox } from './coupon-box.ts'
import { mailingPage, mailingToken, unsubscribeHeaders } from './mail-links.ts'
import { phrase, writePercent } from './mail-phrases.ts'
import { writeFooter } from './mail-footer.ts'
import { queueMail } from './queue-mail.service.ts'

/** Sends the coupon for joining the mailing list. */
export const queueWelcomeMail = async (ctx: Context, subscriber: Subscriber, coupon: Coupon) => {
  const locale = subscriber.language
  const token = mailingToken(ctx, 'unsubscribe', subscriber.id)
  const percent = writePercent(coupon.percent, locale)
  const opening = ctx.content.find('text', 'mail-welcome', locale)
  const heading = phrase(ctx, 'mail.welcome.heading', locale)
  return queueMail(ctx, {
    kind: 'coupon',
    to: { address: subscriber.email, name: subscriber.name },
    subscriber,
    headers: unsubscribeHeaders(ctx, token),
    content: {
      locale,
      subject: phrase(ctx, 'mail.welcome.subject', locale, { percent }),
      preview: phrase(ctx, 'mail.coupon.off', locale, { percent }),
      heading,
      opening: opening ? [opening.text] : [],
      coupon: couponBox(ctx, locale, { ...coupon, lastDay: hotelDay(ctx.facts, coupon.expiresAt) }),
      closing: [phrase(ctx, 'mail.coupon.call', locale)],
      signature: phrase(ctx, 'mail.footer.signature', locale),
      footer: await writeFooter(ctx, locale, 'mail.footer.onTheList', mailingPage(ctx, 'unsubscribe', locale, token)),
    },
  })
}
