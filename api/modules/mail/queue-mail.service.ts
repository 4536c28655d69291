import type { RequiredEntityData } from '@mikro-orm/core'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import type { MailContent } from './mail-content.ts'
import { Mail, type AnyMailKind } from './mail.entity.ts'
import { renderMail, type RenderedMail } from './render-mail.ts'

interface Letter {
  kind: AnyMailKind
  to: { address: string; name?: string | null }
  replyTo?: string
  headers?: Record<string, string>
  subscriber?: Subscriber
  /** Id of the inquiry that it quotes. */
  inquiry?: string
}

type FinishedLetter = Letter & RenderedMail & { language: Locale }

/** Programs that answer by themselves leave such mails alone (RFC 3834 5). A campaign is written by people. */
const automatic: Partial<Record<AnyMailKind, Record<string, string>>> = {
  coupon: { 'Auto-Submitted': 'auto-generated' },
  confirmation: { 'Auto-Submitted': 'auto-generated' },
  morning: { 'Auto-Submitted': 'auto-generated' },
  'password-reset': { 'Auto-Submitted': 'auto-generated' },
  'inquiry-receipt': { 'Auto-Submitted': 'auto-replied' },
  'stay-link': { 'Auto-Submitted': 'auto-generated' },
  'stay-request': { 'Auto-Submitted': 'auto-generated' },
  'waiting-list': { 'Auto-Submitted': 'auto-generated' },
  'inquiry-notice': { 'Auto-Submitted': 'auto-generated' },
}

/** With a mail server a mail waits for `deliverMails`, and the caller wakes that; without one it stays here. */
const newMail = (ctx: Context, mail: FinishedLetter): RequiredEntityData<Mail> => {
  const now = ctx.now()
  return {
    kind: mail.kind,
    toAddress: mail.to.address,
    toName: mail.to.name ?? null,
    replyTo: mail.replyTo ?? null,
    language: mail.language,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { ...automatic[mail.kind], ...mail.headers },
    subscriber: mail.subscriber ?? null,
    inquiry: mail.inquiry ?? null,
    state: ctx.mailer ? 'queued' : 'stored',
    tries: 0,
    nextTryAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

/** A mail laid out, to be stored with what it tells about, so that there is neither without the other. */
export const layOutMail = async (
  ctx: Context,
  { content, ...letter }: Letter & { content: MailContent },
): Promise<RequiredEntityData<Mail>> =>
  newMail(ctx, { ...letter, language: content.locale, ...(await renderMail(ctx, content)) })

/** Writes a mail in the transaction of what it tells about. */
export const queueRenderedMail = (ctx: Context, mail: FinishedLetter): Mail => ctx.em.create(Mail, newMail(ctx, mail))

/** The same for a mail that is yet to be laid out. */
export const queueMail = async (ctx: Context, letter: Letter & { content: MailContent }): Promise<Mail> =>
  ctx.em.create(Mail, await layOutMail(ctx, letter))
