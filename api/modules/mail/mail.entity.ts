import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { mailKinds, mailStates, type MailKind, type MailState } from '#graphql/inputs/mail.ts'
import { locales } from '#graphql/locales.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'

/** Mails to one person alone, at the desk or a guest's own. The desk's outbox does not know them, and they go once they have left. */
export const secretMailKinds = ['password-reset', 'morning', 'stay-link'] as const
export const isSecretMail = ({ kind }: { kind: string }) => (secretMailKinds as readonly string[]).includes(kind)
/** Somebody reads each of them as the words of a person: none may come twice, even when a server dies while it sends. */
export const onceMailKinds = ['inquiry-reply'] as const
/** It has not reached anybody: it waits, or has failed and staff can send it once more. */
export const undeliveredStates: readonly MailState[] = ['queued', 'sending', 'failed']
export type AnyMailKind = MailKind | (typeof secretMailKinds)[number]

/** A mail as it leaves, or as it would leave if a mail server were set. */
export const Mail = defineEntity({
  name: 'Mail',
  indexes: [
    { name: 'mail_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'mail_state_next_try_at_index', properties: ['state', 'nextTryAt'] },
  ],
  properties: {
    ...baseColumns,
    kind: p.enum([...mailKinds, ...secretMailKinds]),
    toAddress: p.string().length(254),
    toName: p.string().length(100).nullable(),
    replyTo: p.string().length(254).nullable(),
    language: p.enum([...locales]),
    subject: p.string().length(200),
    html: p.text(),
    text: p.text(),
    /** Headers beyond the usual ones, such as List-Unsubscribe. */
    headers: p.json<Record<string, string>>(),
    subscriber: () => p.manyToOne(Subscriber).nullable().deleteRule('cascade').index('mail_subscriber_index'),
    /** The inquiry that it quotes. */
    inquiry: () => p.manyToOne(Inquiry).nullable().deleteRule('cascade').index('mail_inquiry_index'),
    state: p.enum([...mailStates]),
    tries: p.integer(),
    nextTryAt: instant(),
    sentAt: instant().nullable(),
    lastError: p.string().length(300).nullable(),
  },
})

export type Mail = InferEntity<typeof Mail>
