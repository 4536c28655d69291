import type { EntityName } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { readRecords } from '../../db/read-records.ts'
import { audit } from '../audit/audit.service.ts'
import { hashAddress } from '../subscribers/erased-address.service.ts'
import { CampaignRecipient } from '../campaigns/campaign-recipient.entity.ts'
import { Campaign } from '../campaigns/campaign.entity.ts'
import { ChatQuestion } from '../chat/chat-question.entity.ts'
import { CouponEvent } from '../coupons/coupon-event.entity.ts'
import { Coupon } from '../coupons/coupon.entity.ts'
import { RecordChange } from '../history/record-change.entity.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { hideTokens } from '../mail/hide-tokens.ts'
import { Mail } from '../mail/mail.entity.ts'
import { StayRequest } from '../stay-requests/stay-request.entity.ts'
import { StayRequestRoom } from '../stay-requests/stay-request-room.entity.ts'
import { SignInFailure } from '../staff/staff.entity.ts'
import { SubscriberEvent } from '../subscribers/subscriber-event.entity.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { InquiryMessage } from '../thread/inquiry-message.entity.ts'
import { ReplyDraft } from '../thread/reply-draft.entity.ts'
import { WaitingGuest } from '../waiting-list/waiting-guest.entity.ts'
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.ts'
import { findHoldings } from './guest-data.service.ts'
import type { GuestFile } from './guest.type.ts'

/** Of the file's shape: grows when a field gets another meaning or goes. */
const fileVersion = 2

/** What only the machinery uses, says the same again, or tells of staff rather than of the guest. */
const left = new Set([
  'html',
  'headers',
  'version',
  'emailLower',
  'assignee',
  'updatedBy',
  'mergedBy',
  'staff',
  'staffName',
  'token',
  'redeemedBy',
  'by',
  'author',
  'authorName',
  'mailHash',
  'tries',
  'nextTryAt',
  'leasedBy',
  'leasedUntil',
  'nextAttemptAt',
  'webhook',
])

const readable = (record: object) => Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name)))

/** The answer to who asks what is held about them. @throws BAD_USER_INPUT for what is no address */
export const writeGuestFile = async (ctx: Context, rawEmail: string): Promise<GuestFile> => {
  const { emailLower, rows, counters, mentions } = await findHoldings(ctx, rawEmail)
  const read = async <T extends object>(entity: EntityName<T>, ids: string[]) =>
    (await readRecords(ctx.em, entity, sql`where r.id = any(${ids}::uuid[]) order by r.created_at, r.id`)).map(readable)
  const recipients = await readRecords(
    ctx.em,
    CampaignRecipient,
    sql`where r.id = any(${rows.campaigns}::uuid[]) order by r.created_at, r.id`,
  )
  const named = new Map(
    (await ctx.em.find(Campaign, { id: { $in: recipients.map(({ campaign }) => campaign.id) } })).map((one) => [
      one.id,
      one.subject,
    ]),
  )
  const rooms = await readRecords(
    ctx.em,
    StayRequestRoom,
    sql`where r.request_id = any(${rows.stayRequests}::uuid[]) order by r.position`,
  )
  const tries = await ctx.em.find(SignInFailure, { key: { $in: rows.signInTries } })
  const records = {
    inquiries: await read(Inquiry, rows.inquiries),
    stayRequests: (await read(StayRequest, rows.stayRequests)).map((request) => ({
      ...request,
      rooms: rooms.filter((room) => room.request.id === request['id']).map(readable),
    })),
    waitingList: await read(WaitingGuest, rows.waiting),
    corrections: await read(RecordChange, rows.corrections),
    messages: (await read(InquiryMessage, rows.messages)).map((message) => ({
      ...message,
      text: hideTokens(String(message['text'])),
      quoted: message['quoted'] ? hideTokens(String(message['quoted'])) : null,
    })),
    replyDrafts: await read(ReplyDraft, rows.replyDrafts),
    mails: (await read(Mail, rows.mails)).map((mail) => ({ ...mail, text: hideTokens(String(mail['text'])) })),
    mailingList: await read(Subscriber, rows.subscribers),
    mailingListChanges: await read(SubscriberEvent, rows.listChanges),
    coupons: await read(Coupon, rows.coupons),
    couponEvents: await read(CouponEvent, rows.couponEvents),
    campaigns: recipients.map((one) => readable({ ...one, campaign: named.get(one.campaign.id) })),
    chatQuestions: await read(ChatQuestion, rows.chatQuestions),
    webhookDeliveries: await read(WebhookDelivery, rows.webhookDeliveries),
    signInTries: tries.map(({ failures, failedAt }) => ({ failures, failedAt })),
    counters,
    mentions,
  }
  await audit(ctx, 'person-exported', { subject: hashAddress(ctx, emailLower) })
  const file = { version: fileVersion, hotel: ctx.facts.name, writtenAt: ctx.now(), email: emailLower, ...records }
  return { name: `guest-data-${hotelToday(ctx)}.json`, content: JSON.stringify(file, null, 2) }
}
