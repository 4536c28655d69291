import type { Context } from '../../platform/context.ts'
import type { OutgoingMail } from '../../integrations/mailer/port.ts'
import type { Mail } from './mail.entity.ts'

type Sender = Pick<Context, 'env' | 'facts'>

export const sender = ({ env, facts }: Sender) => ({ name: facts.name, address: env.MAIL_FROM ?? facts.email })

/** The same for every try of a mail: mailboxes can tell a repetition. */
export const messageIdOf = (ctx: Sender, id: string): string => `${id}@${sender(ctx).address.split('@')[1]}`

/**
 * Where the answer to a mail about an inquiry goes. With a token of its own it finds its thread where a mail server on the
 * way has given the mail another Message-ID.
 */
const replyAddress = ({ env, facts }: Sender, { id, replyTo, inquiry }: Mail): string | null =>
  env.IMAP_URL && env.IMAP_PLUS && inquiry && replyTo === facts.email
    ? replyTo.replace('@', `+${id}@`)
    : (replyTo ?? null)

/** In a subject of plain letters a mail program decodes what looks encoded (RFC 2047), as a guest's name may. */
const asWritten = (subject: string): string => subject.replaceAll('=?', '= ?')

/** A stored mail as it goes to the mail server. */
export const toOutgoing = (ctx: Sender, mail: Mail): OutgoingMail => {
  const replyTo = replyAddress(ctx, mail)
  return {
    messageId: messageIdOf(ctx, mail.id),
    from: sender(ctx),
    to: { address: mail.toAddress, ...(mail.toName && { name: mail.toName }) },
    ...(replyTo && { replyTo }),
    subject: asWritten(mail.subject),
    html: mail.html,
    text: mail.text,
    headers: mail.headers,
    date: mail.createdAt,
  }
}
