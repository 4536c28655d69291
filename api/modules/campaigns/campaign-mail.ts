import { firstName } from '#graphql/first-name.ts'
import type { CampaignTranslation } from '#graphql/inputs/campaign.ts'
import type { Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import { SharedText, wholeText } from '../../integrations/mailer/port.ts'
import { couponBox } from '../mail/coupon-box.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { mailingPage, unsubscribeHeaders } from '../mail/mail-links.ts'
import { phrase, writePercent } from '../mail/mail-phrases.ts'
import { renderMail, type RenderedMail } from '../mail/render-mail.ts'
import { textIn } from './campaign-text.ts'

interface Offer {
  subject: string
  discountPercent: number
  validUntil: string
  specialMessage: string
  translations?: CampaignTranslation[] | null | undefined
}

export interface Person {
  name: string | null
  code: string
  /** The token of the unsubscribe link. */
  token: string
}

/** One person's mail: what all share is the same object in each. */
export interface CampaignMail {
  subject: string
  html: (string | SharedText)[]
  text: (string | SharedText)[]
  headers: Record<string, string>
}

/** The same in one piece, to be shown or stored. */
export const wholeMail = (mail: CampaignMail): RenderedMail & Pick<CampaignMail, 'headers'> => ({
  ...mail,
  html: wholeText(mail.html),
  text: wholeText(mail.text),
})

/** Where a person's own words go; characters that no keyboard types. */
const places = { greeting: '\uE000greeting\uE001', code: '\uE000code\uE001', token: '\uE000token\uE001' }
type Place = keyof typeof places
const anyPlace = /\uE000(greeting|code|token)\uE001/

/** What stands between the places, and which place follows. */
const takeApart = (outline: string) =>
  outline.split(anyPlace).map((piece, at) => (at % 2 === 1 ? (piece as Place) : new SharedText(piece)))

/**
 * A campaign's mail in one language. It is laid out once, since that takes longer than sending it; the function that
 * comes back puts one person's greeting, code and link in.
 */
export const prepareCampaignMail = async (
  ctx: Context,
  offer: Offer,
  locale: Locale,
): Promise<(person: Person) => CampaignMail> => {
  const write = (key: MessageKey, values?: Record<string, string>) => phrase(ctx, key, locale, values)
  const percent = writePercent(offer.discountPercent, locale)
  const { subject, specialMessage } = textIn(offer, locale)
  const page = mailingPage(ctx, 'unsubscribe', locale, places.token)
  const outline = await renderMail(ctx, {
    locale,
    subject,
    preview: write('mail.coupon.off', { percent }),
    heading: subject,
    opening: [
      places.greeting,
      write('mail.campaign.opening', { percent }),
      ...specialMessage.split(/\n{2,}/).filter(Boolean),
    ],
    coupon: couponBox(ctx, locale, {
      code: places.code,
      percent: offer.discountPercent,
      lastDay: offer.validUntil,
    }),
    button: { label: write('mail.campaign.visit'), url: pageUrl(ctx.publicUrl, locale, paths.gallery()) },
    closing: [write('mail.coupon.call')],
    signature: write('mail.footer.signature'),
    footer: await writeFooter(ctx, locale, 'mail.footer.onTheList', page),
  })
  const [html, text] = [takeApart(outline.html), takeApart(outline.text)]
  return ({ name, code, token }) => {
    const greeted = name && firstName(name)
    const greeting = greeted
      ? write('mail.campaign.greeting', { name: greeted })
      : write('mail.campaign.greetingNobody')
    const words = { greeting, code, token }
    return {
      subject: outline.subject,
      html: html.map((piece) => (typeof piece === 'string' ? escapeMarkup(words[piece]) : piece)),
      text: text.map((piece) => (typeof piece === 'string' ? words[piece] : piece)),
      headers: unsubscribeHeaders(ctx, token),
    }
  }
}
