import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { MailContent } from './mail-content.ts'
import { pricesUrl, qrUrl } from './mail-links.ts'
import { phrase, writeDay, writePercent } from './mail-phrases.ts'

interface Offer {
  code: string
  percent: number
  /** Last day in hotel time. */
  lastDay: string
}

export const couponBox = (ctx: Context, locale: Locale, { code, percent, lastDay }: Offer): MailContent['coupon'] => ({
  label: phrase(ctx, 'mail.coupon.label', locale),
  percent: phrase(ctx, 'mail.coupon.off', locale, { percent: writePercent(percent, locale) }),
  code,
  note: phrase(ctx, 'mail.coupon.note', locale, { date: writeDay(lastDay, locale) }),
  qrUrl: qrUrl(ctx, code),
  qrAlt: phrase(ctx, 'mail.coupon.qrAlt', locale, { code }),
  prices: { label: phrase(ctx, 'mail.coupon.prices', locale), url: pricesUrl(ctx, locale, code) },
})
