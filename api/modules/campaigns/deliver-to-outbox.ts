import { sql, type RawBuilder } from 'kysely'
import { inTransaction, type Context } from '../../platform/context.ts'
import { mailingToken } from '../mail/mail-links.ts'
import { queueRenderedMail } from '../mail/queue-mail.service.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { leftOut } from './audience.ts'
import { wholeMail, type CampaignMail } from './campaign-mail.ts'
import type { Worker } from './claim-recipients.ts'
import type { MailBook } from './mail-book.ts'
import type { Addressee, RecipientSource } from './recipient-source.ts'

const batch = 25

const settle = (ids: string[], worker: Worker, now: Date, reason: RawBuilder<string | null>) => sql<{
  id: string
  state: string
}>`
  update "campaign_recipient" r set
    "state" = case when o."reason" is null then 'sent' else 'skipped' end, "reason" = o."reason",
    "sent_at" = case when o."reason" is null then ${now}::timestamptz end, "leased_by" = null, "leased_until" = null, "updated_at" = ${now}
  from "subscriber" s, lateral (select ${reason} as "reason") o
  where s."id" = r."subscriber_id" and r."id" = any(${ids}::uuid[]) and r."leased_by" = ${worker.id} and r."state" = 'sending'
  returning r."id", r."state"`

/** Recipient and mail are written in one transaction: whatever happens, there is one mail for each who was sent one. */
const store = async (ctx: Context, worker: Worker, book: MailBook, recipients: Addressee[]) => {
  const mails = new Map<string, CampaignMail>()
  for (const recipient of recipients) {
    const token = mailingToken(ctx, 'unsubscribe', recipient.subscriberId)
    mails.set(recipient.id, await book.write(recipient.language, { ...recipient, token }))
  }
  await inTransaction(ctx, async (inside) => {
    const ids = recipients.map(({ id }) => id)
    const { rows } = await settle(ids, worker, ctx.now(), leftOut(ctx, worker.campaign)).execute(inside.em.getKysely())
    const sent = new Set(rows.filter(({ state }) => state === 'sent').map(({ id }) => id))
    for (const recipient of recipients.filter(({ id }) => sent.has(id)))
      queueRenderedMail(inside, {
        kind: 'campaign',
        to: { address: recipient.email, name: recipient.name },
        language: recipient.language,
        subscriber: inside.em.getReference(Subscriber, recipient.subscriberId),
        ...wholeMail(mails.get(recipient.id)!),
      })
  })
}

/** Without a mail server: everybody's mail lands in the outbox. */
export const deliverToOutbox = async (
  ctx: Context,
  worker: Worker,
  source: RecipientSource,
  book: MailBook,
  signal: AbortSignal,
): Promise<void> => {
  for (;;) {
    const recipients: Addressee[] = []
    while (recipients.length < batch && !signal.aborted) {
      const next = await source.next()
      if (!next) break
      recipients.push(next)
    }
    if (recipients.length === 0) return
    await store(ctx, worker, book, recipients)
  }
}
