import { sql } from 'kysely'
import type { EntityName } from '@mikro-orm/core'
import { eraseGuestSchema, type GuestDataKind } from '#graphql/inputs/guest.ts'
import type { Context } from '../../platform/context.ts'
import { readRecords } from '../../db/read-records.ts'
import { CampaignRecipient } from '../campaigns/campaign-recipient.entity.ts'
import { ChatQuestion } from '../chat/chat-question.entity.ts'
import { Coupon } from '../coupons/coupon.entity.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { isSecretMail, Mail } from '../mail/mail.entity.ts'
import { mailClaim } from '../mail/may-mail.service.ts'
import { contentKey } from '../inquiries/submit-inquiry.service.ts'
import { SubscriberEvent } from '../subscribers/subscriber-event.entity.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { Throttle } from '../throttle/throttle.entity.ts'
import { mentionPattern } from './address-pattern.ts'
import { findRows, ownIds, type GuestRows } from './guest-rows.ts'
import { findMentions, type Mention } from './mentions.ts'
import { campaignLoader } from '../campaigns/campaign.loader.ts'

const mostShown = 100

/** Everything that is held about an address: ids of rows, and the texts of others that name it. */
export interface Holdings {
  emailLower: string
  rows: GuestRows
  /** Keys of counters. */
  counters: string[]
  mentions: Mention[]
}

/** @throws BAD_USER_INPUT for what is no address */
export const findHoldings = async (ctx: Context, rawEmail: string): Promise<Holdings> => {
  const emailLower = eraseGuestSchema.parse({ email: rawEmail }).email.toLowerCase()
  const rows = await findRows(ctx, { emailLower, inquiryId: null, until: null })
  const keys = [mailClaim(ctx, emailLower).key, ...rows.contentHashes.map(contentKey)]
  const counted = [...rows.visitorHashes, ...rows.stayRequests]
  const counting = sql`where r.key = any(${keys}) or split_part(r.key, ':', 2) = any(${counted}) order by r.key`
  const counters = (await readRecords(ctx.em, Throttle, counting)).map(({ key }) => key)
  const mentions = await findMentions(ctx, mentionPattern(emailLower, rows.references), ownIds(rows))
  return { emailLower, rows, counters, mentions }
}

const countsOf = ({ rows, counters, mentions }: Holdings): [GuestDataKind, number][] => [
  ['inquiries', rows.inquiries.length],
  ['stay-requests', rows.stayRequests.length],
  ['waiting-list', rows.waiting.length],
  ['corrections', rows.corrections.length],
  ['messages', rows.messages.length],
  ['reply-drafts', rows.replyDrafts.length],
  ['mails', rows.mails.length],
  ['list-entry', rows.subscribers.length],
  ['list-changes', rows.listChanges.length],
  ['coupons', rows.coupons.length],
  ['coupon-events', rows.couponEvents.length],
  ['campaigns', rows.campaigns.length],
  ['chat-questions', rows.chatQuestions.length],
  ['webhook-deliveries', rows.webhookDeliveries.length],
  ['sign-in-tries', rows.signInTries.length],
  ['counters', counters.length],
  ['mentions', mentions.length],
]

/** What is held about an address, for the screen. @throws BAD_USER_INPUT for what is no address */
export const findGuestData = async (ctx: Context, rawEmail: string) => {
  const holdings = await findHoldings(ctx, rawEmail)
  const { emailLower, rows, mentions } = holdings
  const newest = <T extends object>(entity: EntityName<T>, ids: string[]) =>
    readRecords(
      ctx.em,
      entity,
      sql`where r.id = any(${ids}::uuid[]) order by r.created_at desc, r.id limit ${mostShown}`,
    )
  const campaigns = await newest(CampaignRecipient, rows.campaigns)
  const [subscriber] = await newest(Subscriber, rows.subscribers)
  return {
    email: emailLower,
    counts: countsOf(holdings).flatMap(([kind, count]) => (count ? [{ kind, count }] : [])),
    inquiries: await newest(Inquiry, rows.inquiries),
    subscriber: subscriber ?? null,
    listChanges: await newest(SubscriberEvent, rows.listChanges),
    coupons: await newest(Coupon, rows.coupons),
    mails: (await newest(Mail, rows.mails)).filter((mail) => !isSecretMail(mail)),
    campaigns: await Promise.all(
      campaigns.map(async ({ campaign, state, sentAt }) => ({
        subject: (await campaignLoader(ctx).load(campaign.id))!.subject,
        state,
        sentAt,
      })),
    ),
    chatQuestions: await newest(ChatQuestion, rows.chatQuestions),
    mentions: mentions.slice(0, mostShown),
  }
}
