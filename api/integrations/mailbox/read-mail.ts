import { compile } from 'html-to-text'
import PostalMime, { addressParser, type Email, type Mailbox } from 'postal-mime'
import { clean, oneLine } from '../clean-text.ts'
import type { IncomingMail, MailHead } from './port.ts'
import { readReport } from './read-report.ts'

/** What a stranger's mail may take to read: parts within parts, and heads. */
const limits = { maxNestingDepth: 20, maxRfc822NestingDepth: 2, maxHeadersSize: 512 * 1024 }

const mostAnswers = 50
const mostAttachments = 50
const longestName = 200

/** Pictures and the addresses of links say nothing to who reads the words. */
const toText = compile({
  wordwrap: false,
  limits: { maxDepth: 50, maxChildNodes: 5_000, maxInputLength: 1_000_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
})

/** Headers by their lower-case names, the first of each name first. */
const headersOf = ({ headers }: Email) => {
  const values = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value)
  return { values, first: (name: string) => values(name)[0] ?? '' }
}

const idsIn = (text: string): string[] => [...text.matchAll(/<([^<>\s]{1,250})>/g)].map(([, id]) => id!)

const isMailbox = (one: { address?: string | undefined }): one is Mailbox => Boolean(one.address?.includes('@'))

const mailboxes = (values: string[]): Mailbox[] =>
  values.flatMap((value) => addressParser(value, { flatten: true })).filter(isMailbox)

/** By what programs that answer by themselves write into their mails (RFC 3834 5; the others were there before it). */
const isAutomatic = ({ first }: ReturnType<typeof headersOf>): boolean =>
  /^\s*auto-/i.test(first('auto-submitted')) ||
  /^\s*(bulk|junk|list|auto_reply)\b/i.test(first('precedence')) ||
  /\b(all|oof|autoreply)\b/i.test(first('x-auto-response-suppress')) ||
  ['x-autoreply', 'x-autorespond'].some((name) => first(name) !== '')

/** The headers that `readHead` reads. */
export const headFields = [
  'Message-ID',
  'In-Reply-To',
  'References',
  'From',
  'To',
  'Cc',
  'Delivered-To',
  'X-Original-To',
  'Auto-Submitted',
  'Precedence',
  'X-Auto-Response-Suppress',
  'X-Autoreply',
  'X-Autorespond',
  'Content-Type',
]

const headOf = (mail: Email): MailHead => {
  const headers = headersOf(mail)
  const { values, first } = headers
  const [from] = mailboxes(values('from'))
  return {
    messageId: idsIn(first('message-id'))[0] ?? null,
    answers: [...idsIn(first('references')), ...idsIn(first('in-reply-to'))].slice(-mostAnswers),
    from: from ? { address: oneLine(from.address), name: oneLine(from.name) } : null,
    to: mailboxes(['to', 'cc', 'delivered-to', 'x-original-to'].flatMap(values)).map(({ address }) => address),
    isAutomatic: isAutomatic(headers),
    isDeliveryReport: /^\s*multipart\/report\b.*report-type="?delivery-status/is.test(first('content-type')),
  }
}

const nothing: MailHead = {
  messageId: null,
  answers: [],
  from: null,
  to: [],
  isAutomatic: false,
  isDeliveryReport: false,
}

/** Reads the head of a mail, or as much of it as can be read. */
export const readHead = async (head: Buffer): Promise<MailHead> => {
  try {
    return headOf(await PostalMime.parse(head, limits))
  } catch {
    return nothing
  }
}

/** The words of a mail: as plain text, or what its HTML says. Null for what nobody could read. */
export const readMail = async (source: Buffer): Promise<IncomingMail | null> => {
  try {
    const { text, html, attachments } = await PostalMime.parse(source, limits)
    return {
      text: clean(text?.trim() ? text : html ? toText(html) : ''),
      bounces: readReport(attachments),
      attachments: attachments
        // A picture within the HTML is no file that somebody sent.
        .filter(({ related, disposition }) => !related || disposition === 'attachment')
        .slice(0, mostAttachments)
        .map(({ filename, mimeType, content }) => ({
          name: oneLine(filename ?? '', longestName) || oneLine(mimeType),
          bytes: (content as ArrayBuffer).byteLength,
        })),
    }
  } catch {
    return null
  }
}
