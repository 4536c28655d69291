import type { MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { formatDollars } from '../hotel/format.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { plannerUrl, waitingPage } from '../mail/mail-links.ts'
import { phrase } from '../mail/mail-phrases.ts'
import { queueMail } from '../mail/queue-mail.service.ts'
import type { Quote } from '../pricing/quote.ts'
import { formatDays, nameOfExtra } from '../pricing/texts.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import type { WaitingGuest } from './waiting-guest.entity.ts'

/** The one mail that somebody waits for: what is free, for how much, and that it is not held. */
export const queueFreedNights = async (ctx: Context, guest: WaitingGuest, roomTypeId: string, quote: Quote) => {
  const { language: locale, guests, children, token } = guest
  const say = (key: MessageKey, values: Record<string, string> = {}) => phrase(ctx, key, locale, values)
  const room = (await roomTypeLoader(ctx).load(roomTypeId))!
  const days = formatDays(guest, locale)
  const stay = { ...guest, guests, children, roomTypeSlug: room.slug, couponCode: null, extras: [] }
  const opening = say('mail.waiting.opening')
  return queueMail(ctx, {
    kind: 'waiting-list',
    to: { address: guest.email },
    replyTo: ctx.facts.email,
    headers: {
      'List-Unsubscribe': `<${waitingPage(ctx, 'en', token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    content: {
      locale,
      subject: say('mail.waiting.subject', { days }),
      preview: opening,
      heading: say('mail.waiting.heading'),
      opening: [say('mail.campaign.greetingNobody'), opening],
      facts: [
        [say('mail.stay.room'), nameOf(room, locale)],
        [say('mail.stay.nights'), days],
        [say('mail.stay.guests'), String(guests)],
        ...quote.extras.map((line): [string, string] => [
          nameOfExtra(line, locale),
          formatDollars(line.amount, locale),
        ]),
        [say('mail.stay.total'), formatDollars(quote.total, locale)],
      ],
      button: { label: say('mail.waiting.button'), url: plannerUrl(ctx, locale, stay) },
      closing: [say('mail.waiting.held'), ...(guest.accessible ? [say('mail.waiting.accessible')] : [])],
      signature: say('mail.footer.signature'),
      footer: {
        ...(await writeFooter(ctx, locale, 'mail.footer.waiting')),
        unsubscribe: { label: say('mail.waiting.leave'), url: waitingPage(ctx, locale, token) },
      },
    },
  })
}
