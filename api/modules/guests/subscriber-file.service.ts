import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { Coupon } from '../coupons/coupon.entity.ts'
import { SubscriberEvent } from '../subscribers/subscriber-event.entity.ts'
import type { MailToSubscriber } from './subscriber-file.type.ts'
import { findSubscriber } from '../subscribers/subscriber.service.ts'

const most = 500
const newest = { orderBy: { createdAt: 'desc' }, limit: most } as const

const mails = (id: string) => sql<MailToSubscriber>`
  select "subject", "kind", "sent_at" as "sentAt" from "mail" where "subscriber_id" = ${id} and "kind" <> 'campaign'
  union all
  select c."subject", 'campaign', r."sent_at" from "campaign_recipient" r join "campaign" c on c."id" = r."campaign_id"
  where r."subscriber_id" = ${id} and r."state" = 'sent'
  order by 3 desc nulls last limit ${most}`

/** @throws NOT_FOUND */
export const collectSubscriberFile = async (ctx: Context, id: string) => {
  const { em } = ctx
  const subscriber = await findSubscriber(ctx, id)
  if (!subscriber) throw notFound('There is no such subscriber')
  await audit(ctx, 'person-exported', { subject: id })
  const { rows: sent } = await mails(id).execute(em.getKysely())
  return {
    subscriber,
    events: await em.find(SubscriberEvent, { subscriber: id }, newest),
    coupons: await em.find(Coupon, { holder: id }, newest),
    mails: sent.map((mail) => ({ ...mail, sentAt: mail.sentAt && new Date(mail.sentAt) })),
  }
}
