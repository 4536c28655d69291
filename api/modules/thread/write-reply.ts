import type { RequiredEntityData } from '@mikro-orm/core'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { phrase, writeDay } from '../mail/mail-phrases.ts'
import { Mail } from '../mail/mail.entity.ts'
import { layOutMail } from '../mail/queue-mail.service.ts'
import { messageIdOf } from '../mail/outgoing-mail.ts'
import type { InquiryMessage } from './inquiry-message.entity.ts'

/** What was said before stays readable below the answer, within what mail programs show. */
const mostQuoted = 4
const longestQuote = 2_000

type Said = Pick<InquiryMessage, 'text' | 'authorName' | 'createdAt'>

const shorten = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)} …` : text)

/** The newest first, as mail programs quote; notes among staff are nobody else's. */
const quote = (ctx: Context, inquiry: Inquiry, earlier: InquiryMessage[], locale: Locale) => {
  const form: Said = { text: inquiry.message, authorName: inquiry.name, createdAt: inquiry.createdAt }
  const said: Said[] = [form, ...earlier.filter(({ kind }) => kind !== 'note')]
  return said
    .slice(-mostQuoted)
    .toReversed()
    .map(({ text, authorName, createdAt }) => ({
      label: phrase(ctx, 'mail.reply.quoted', locale, {
        day: writeDay(hotelDay(ctx.facts, createdAt), locale),
        name: authorName,
      }),
      text: shorten(text),
    }))
}

/** By which mail programs put the answer below what it answers (RFC 5322 3.6.4). */
const threadHeaders = async (
  ctx: Context,
  inquiry: Inquiry,
  earlier: InquiryMessage[],
): Promise<Record<string, string>> => {
  const receipts = await ctx.em.find(Mail, { inquiry, kind: 'inquiry-receipt' }, { fields: ['id'] })
  const mails = [...receipts, ...earlier.flatMap(({ mail }) => mail ?? [])]
  const ids = mails.map(({ id }) => `<${messageIdOf(ctx, id)}>`)
  return ids.length > 0 ? { 'In-Reply-To': ids.at(-1)!, References: ids.join(' ') } : {}
}

/** An answer as it goes to the guest: the words of its writer in a frame of their language. */
export const writeReply = async (
  ctx: Context,
  inquiry: Inquiry,
  reply: InquiryMessage,
  earlier: InquiryMessage[],
): Promise<RequiredEntityData<Mail>> => {
  const locale = reply.language ?? inquiry.language
  // Programs that go by the subject want that of the receipt, which went first.
  const subject = phrase(ctx, 'mail.receipt.subject', inquiry.language, { reference: inquiry.reference })
  return layOutMail(ctx, {
    kind: 'inquiry-reply',
    inquiry: inquiry.id,
    to: { address: inquiry.email, name: inquiry.name },
    replyTo: ctx.facts.email,
    headers: await threadHeaders(ctx, inquiry, earlier),
    content: {
      locale,
      subject: `Re: ${subject}`,
      preview: reply.text.slice(0, 120),
      opening: [reply.text],
      closing: [],
      signature: phrase(ctx, 'mail.reply.signature', locale, { name: reply.authorName }),
      quotes: quote(ctx, inquiry, earlier, locale),
      footer: await writeFooter(ctx, locale, 'mail.footer.wroteToUs'),
    },
  })
}
