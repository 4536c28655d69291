import type { z } from 'zod'
import { formatTags } from '#graphql/format-tags.ts'
import type { stayQuoteSchema } from '#graphql/inputs/stay.ts'
import type { Locale } from '#graphql/locales.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { dateFormat } from '../hotel/format.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { plannerUrl, staySheetUrl } from '../mail/mail-links.ts'
import { phrase } from '../mail/mail-phrases.ts'
import { queueMail } from '../mail/queue-mail.service.ts'
import type { Quote } from '../pricing/quote.ts'
import { codeTerms, formatDays, priceRows } from '../pricing/texts.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { nameOf } from '../rooms/room-type-texts.ts'

interface MailedStay {
  email: string
  locale: Locale
  stay: z.output<typeof stayQuoteSchema>
  quote: Pick<Quote, 'longStay' | 'couponPercent' | 'discount' | 'extras' | 'total' | 'isApproximate'> & {
    roomTypeId: string
  }
}

/** A price for a guest to come back to: a mail of its own, from no list, which promises nothing. */
export const queueStayLink = async (ctx: Context, { email, locale, stay, quote }: MailedStay) => {
  const say = (key: MessageKey, values: Record<string, string> = {}) => phrase(ctx, key, locale, values)
  const { timeZone } = ctx.facts
  const written = dateFormat(formatTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone })
  const opening = say('mail.stayLink.opening', { moment: written.format(ctx.now()) })
  const days = formatDays(stay, locale)
  const priced = { price: quote, couponCode: stay.couponCode }
  const room = (await roomTypeLoader(ctx).load(quote.roomTypeId))!
  return queueMail(ctx, {
    kind: 'stay-link',
    to: { address: email },
    replyTo: ctx.facts.email,
    content: {
      locale,
      subject: say('mail.stayLink.subject', { days }),
      preview: opening,
      heading: say('mail.stayLink.heading'),
      opening: [say('mail.campaign.greetingNobody'), opening],
      facts: [
        [say('mail.stay.room'), nameOf(room, locale)],
        [say('mail.stay.nights'), days],
        [say('mail.stay.guests'), String(stay.guests)],
        ...priceRows(priced, locale),
      ],
      button: { label: say('mail.stayLink.button'), url: plannerUrl(ctx, locale, stay) },
      link: { label: say('mail.stayLink.keep'), url: staySheetUrl(ctx, locale, stay) },
      closing: [
        ...codeTerms(priced, locale),
        ...(quote.isApproximate ? [say('mail.stayLink.approximate')] : []),
        say('mail.stayLink.held'),
      ],
      signature: say('mail.footer.signature'),
      footer: await writeFooter(ctx, locale, 'mail.footer.askedForPrice'),
    },
  })
}
