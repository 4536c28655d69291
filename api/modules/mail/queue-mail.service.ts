import type { MailKind } from '#graphql/inputs/mail.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../context.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import type { MailContent } from './mail-content.ts'
import { Mail } from './mail.entity.ts'
import { renderMail, type RenderedMail } from './render-mail.ts'

interface Letter {
  kind: MailKind
  to: { address: string; name?: string | null }
  replyTo?: string
  headers?: Record<string, string>
  subscriber?: Subscriber
}

/**
 * Writes a mail in the transaction of what it tells about, so that there is neither without the other. With a mail
 * server it waits for `deliverMails`, and the caller wakes that after the transaction; without one it stays here.
 */
export const queueRenderedMail = (ctx: Context, mail: Letter & RenderedMail & { language: Locale }): Mail => {
  const now = ctx.now()
  return ctx.em.create(Mail, {
    kind: mail.kind,
    toAddress: mail.to.address,
    toName: mail.to.name ?? null,
    replyTo: mail.replyTo ?? null,
    language: mail.language,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: mail.headers ?? {},
    subscriber: mail.subscriber ?? null,
    state: ctx.mailer ? 'queued' : 'stored',
    tries: 0,
    nextTryAt: now,
    createdAt: now,
  })
}

/** The same for a mail that is yet to be laid out. */
export const queueMail = async (
  ctx: Context,
  { content, ...letter }: Letter & { content: MailContent },
): Promise<Mail> =>
  queueRenderedMail(ctx, { ...letter, language: content.locale, ...(await renderMail(ctx.facts, content)) })
