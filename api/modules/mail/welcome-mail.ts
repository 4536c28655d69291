import type { Context } from '../../platform/context.ts'
import type { Coupon } from '../coupons/coupon.entity.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import { couponBox } from './coupon-box.ts'
import { mailingPage, mailingToken, unsubscribeHeaders } from './mail-links.ts'
import { phrase, writePercent } from './mail-phrases.ts'
import { writeFooter } from './mail-footer.ts'
import { queueMail } from './queue-mail.service.ts'
import { couponTexts, welcomeTexts } from './texts/coupon.ts'
import { footerTexts } from './texts/footer.ts'

/** Sends the coupon for joining the mailing list. */
export const queueWelcomeMail = async (ctx: Context, subscriber: Subscriber, coupon: Coupon) => {
  const locale = subscriber.language
  const token = mailingToken(ctx, 'unsubscribe', subscriber.id)
  const percent = writePercent(coupon.percent, locale)
  const heading = phrase(ctx, welcomeTexts.heading, locale)
  return queueMail(ctx, {
    kind: 'coupon',
    to: { address: subscriber.email, name: subscriber.name },
    subscriber,
    headers: unsubscribeHeaders(ctx, token),
    content: {
      locale,
      subject: phrase(ctx, welcomeTexts.subject, locale, { percent }),
      preview: phrase(ctx, couponTexts.off, locale, { percent }),
      heading,
      opening: [phrase(ctx, welcomeTexts.opening, locale)],
      coupon: couponBox(ctx, locale, { ...coupon, lastDay: hotelDay(ctx.facts, coupon.expiresAt) }),
      closing: [phrase(ctx, couponTexts.call, locale)],
      signature: phrase(ctx, footerTexts.signature, locale),
      footer: await writeFooter(ctx, locale, footerTexts.onTheList, mailingPage(ctx, 'unsubscribe', locale, token)),
    },
  })
}
