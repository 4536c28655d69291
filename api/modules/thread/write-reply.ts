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
import type { Said } from './thread.loader.ts'

/** What was said before stays readable below the answer, within what mail programs show. */
const mostQuoted = 4
const longestQuote = 2_000

const shorten = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)} …` : text)

/** Notes among staff are nobody else's, what came from another address is not the guest's to read, and programs say nothing. */
const isQuotable = ({ kind, fromAddress, isAutomatic }: Said) => kind !== 'note' && !fromAddress && !isAutomatic

/** The newest first, as mail programs quote. */
const quote = (ctx: Context, inquiry: Inquiry, earlier: Said[], locale: Locale) => {
  const form = { text: inquiry.message, authorName: inquiry.name, createdAt: inquiry.createdAt }
  return [form, ...earlier.filter(isQuotable)]
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
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
const threadHeaders = async (ctx: Context, inquiry: Inquiry, earlier: Said[]): Promise<Record<string, string>> => {
  const ids = [inquiry.id, ...earlier.map((said) => said.inquiry.id)]
  const receipts = await ctx.em.find(
    Mail,
    { inquiry: { $in: ids }, kind: 'inquiry-receipt' },
    { fields: ['id'], orderBy: { createdAt: 'asc' } },
  )
  const mails = [...receipts, ...earlier.flatMap(({ mail }) => mail ?? [])]
  const known = mails.map(({ id }) => `<${messageIdOf(ctx, id)}>`)
  return known.length > 0 ? { 'In-Reply-To': known.at(-1)!, References: known.join(' ') } : {}
}

/** An answer as it goes to the guest: the words of its writer in a frame of their language. */
export const writeReply = async (
  ctx: Context,
  inquiry: Inquiry,
  reply: Pick<Said, 'text' | 'language' | 'authorName'>,
  earlier: Said[],
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
