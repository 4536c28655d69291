import { deskPath } from '#graphql/desk-paths.ts'
import { languageName } from '../../i18n/language-name.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import type { Inquiry } from './inquiry.entity.ts'
import { carriesLink } from '../mail/carries-link.ts'
import { writeFooter } from '../mail/mail-footer.ts'
import { phrase } from '../mail/mail-phrases.ts'
import { layOutMail } from '../mail/queue-mail.service.ts'
import { layOutStaffMail } from '../mail/staff-mail.ts'

type Told = Pick<
  Inquiry,
  'id' | 'reference' | 'name' | 'email' | 'phone' | 'message' | 'language' | 'arrival' | 'departure' | 'guests'
>

/** Tells a guest that the message has arrived, and repeats what was written if it leads nowhere. */
export const writeInquiryReceipt = async (ctx: Context, inquiry: Told) => {
  const { language: locale, reference, message } = inquiry
  const name = carriesLink(inquiry.name) ? null : inquiry.name
  const write = (key: MessageKey, values?: Record<string, string>) => phrase(ctx, key, locale, values)
  const facts: [string, string][] = [[write('mail.receipt.reference'), reference]]
  if (!carriesLink(message)) facts.push([write('mail.receipt.message'), message])
  return layOutMail(ctx, {
    kind: 'inquiry-receipt',
    inquiry: inquiry.id,
    to: { address: inquiry.email, name },
    replyTo: ctx.facts.email,
    content: {
      locale,
      subject: write('mail.receipt.subject', { reference }),
      preview: write('mail.receipt.heading'),
      heading: write('mail.receipt.heading'),
      opening: [...(name ? [write('mail.receipt.greeting', { name })] : []), write('mail.receipt.opening')],
      facts,
      closing: [],
      signature: write('mail.footer.signature'),
      footer: await writeFooter(ctx, locale, 'mail.footer.wroteToUs'),
    },
  })
}

const notes = (inquiry: Told): [string, string][] =>
  [
    ['Reference', inquiry.reference],
    ['Name', inquiry.name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['Stay', [inquiry.arrival, inquiry.departure].filter(Boolean).join(' to ')],
    ['Guests', inquiry.guests && String(inquiry.guests)],
    ['Language', languageName(inquiry.language)],
    ['Message', inquiry.message],
  ].filter((note): note is [string, string] => Boolean(note[1]))

/** Tells the front desk of a new message; an answer to it goes to the guest. */
export const writeInquiryNotice = (ctx: Context, inquiry: Told) =>
  layOutStaffMail(
    ctx,
    {
      kind: 'inquiry-notice',
      inquiry: inquiry.id,
      to: { address: ctx.facts.email, name: ctx.facts.name },
      replyTo: inquiry.email,
    },
    {
      subject: `New inquiry ${inquiry.reference} from ${inquiry.name}`,
      preview: inquiry.message.slice(0, 120),
      heading: `New inquiry ${inquiry.reference}`,
      facts: notes(inquiry),
      button: { label: 'Open the inbox', url: ctx.publicUrl + deskPath('inquiries') },
      reason: 'The front desk gets this mail for every new inquiry. Reply to it to answer the guest.',
    },
  )
