import { LockMode, QueryOrder } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { GuestDataKind, KeptKind } from '#graphql/inputs/guest.ts'
import type { Context } from '../../platform/context.ts'
import { CampaignRecipient } from '../campaigns/campaign-recipient.entity.ts'
import { ChatQuestion } from '../chat/chat-question.entity.ts'
import { CouponEvent } from '../coupons/coupon-event.entity.ts'
import { Coupon } from '../coupons/coupon.entity.ts'
import { RecordChange } from '../history/record-change.entity.ts'
import { forgetAnswersThatSay } from '../idempotency/idempotency.service.ts'
import { contentKey } from '../inquiries/submit-inquiry.service.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { Mail } from '../mail/mail.entity.ts'
import { mailClaim } from '../mail/may-mail.service.ts'
import { removeStayRequests } from '../stay-requests/remove-stay-requests.ts'
import { SignInFailure } from '../staff/staff.entity.ts'
import { SubscriberEvent } from '../subscribers/subscriber-event.entity.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'
import { InquiryMessage } from '../thread/inquiry-message.entity.ts'
import { ReplyDraft } from '../thread/reply-draft.entity.ts'
import { tellSubscriberChanged } from '../subscribers/tell-subscriber-changed.ts'
import { removeWaiting } from '../waiting-list/remove-waiting.ts'
import { ownIds, type GuestRows } from './guest-rows.ts'

/** How many there were; a kind with none is left out. */
export type Counts<Kind extends string> = Partial<Record<Kind, number>>

export interface Removal {
  removed: Counts<GuestDataKind>
  kept: Counts<KeptKind>
}

const among = (ids: string[]) => ({ id: { $in: ids } })

/** The audience of a campaign keeps its number, without the person. What a worker has of it fits no row any more. */
const leaveCampaigns = async ({ em }: Context, ids: string[]): Promise<number> => {
  const waiting = { ...among(ids), state: { $in: ['queued', 'sending'] as const } }
  const nobody = { email: '', subscriber: null, leasedBy: null, leasedUntil: null, reason: null }
  const kept = await em.nativeUpdate(CampaignRecipient, among(ids), nobody)
  await em.nativeUpdate(CampaignRecipient, waiting, { state: 'skipped', reason: 'The person was erased' })
  return kept
}

/** The book keeps which coupons were given and used, when, and by whom at the desk; not for whom. @returns their codes */
const leaveCoupons = async ({ em }: Context, ids: string[]): Promise<string[]> => {
  // One that is being redeemed right now is waited for, and its event found below.
  const coupons = await em.find(Coupon, among(ids), { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } })
  await em.nativeUpdate(CouponEvent, { coupon: { $in: ids } }, { bookingRef: null })
  await em.nativeUpdate(Coupon, among(ids), { holder: null, bookingRef: null })
  return coupons.map(({ code }) => code)
}

/** What webhooks were, or were about to be, told of these records. */
const removeDeliveries = async (ctx: Context, told: string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where body::jsonb #>> '{data,id}' = any(${told})`.execute(ctx.em.getKysely())
  return Number(numAffectedRows)
}

/** Takes the entries off the mailing list; their mails, changes and coupons follow by the rules of the tables. */
const leaveList = async (ctx: Context, entries: Subscriber[]): Promise<number> => {
  for (const { id, source, language } of entries) {
    await ctx.em.nativeDelete(Subscriber, { id })
    await tellSubscriberChanged(ctx, { id, status: 'erased', source, language })
  }
  return entries.length
}

/** Counters that somebody is using right now are left: they say nothing about who it is, and go within a day. */
const removeCounters = async (ctx: Context, keys: string[], counted: string[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from throttle where key in (
      select key from throttle where key = any(${keys}) or split_part(key, ':', 2) = any(${counted})
      for update skip locked)`.execute(ctx.em.getKysely())
  return Number(numAffectedRows)
}

/**
 * Removes the rows of a guest, in the caller's transaction, and keeps of coupons and campaigns what counts.
 * @param emailLower of whom everything goes; null for one inquiry
 */
export const removeRows = async (ctx: Context, rows: GuestRows, emailLower: string | null): Promise<Removal> => {
  const { em } = ctx
  // In the order in which a correction takes them: the inquiry, then its mails.
  // What was merged goes before what it is read in, as everywhere.
  const order = { mergedInto: QueryOrder.ASC_NULLS_LAST, id: 'asc' } as const
  await em.find(Inquiry, among(rows.inquiries), { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: order })
  const campaignFigures = await leaveCampaigns(ctx, rows.campaigns)
  const coupons = await leaveCoupons(ctx, rows.coupons)
  const counterKeys = [...rows.contentHashes.map(contentKey), ...(emailLower ? [mailClaim(ctx, emailLower).key] : [])]
  const entries = await em.find(Subscriber, among(rows.subscribers), { lockMode: LockMode.PESSIMISTIC_WRITE })
  const removed: Counts<GuestDataKind> = {
    corrections: await em.nativeDelete(RecordChange, among(rows.corrections)),
    messages: await em.nativeDelete(InquiryMessage, among(rows.messages)),
    'reply-drafts': await em.nativeDelete(ReplyDraft, among(rows.replyDrafts)),
    mails: await em.nativeDelete(Mail, among(rows.mails)),
    'stay-requests': await removeStayRequests(ctx, rows.stayRequests),
    'waiting-list': await removeWaiting(ctx, among(rows.waiting)),
    inquiries: await em.nativeDelete(Inquiry, among(rows.inquiries)),
    'chat-questions': await em.nativeDelete(ChatQuestion, among(rows.chatQuestions)),
    'list-changes': await em.nativeDelete(SubscriberEvent, among(rows.listChanges)),
    // Before the word that they are gone.
    'webhook-deliveries': await removeDeliveries(ctx, [...rows.inquiries, ...rows.subscribers, ...rows.coupons]),
    'list-entry': await leaveList(ctx, entries),
    'sign-in-tries': await em.nativeDelete(SignInFailure, { key: { $in: rows.signInTries } }),
    counters: await removeCounters(ctx, counterKeys, [...rows.visitorHashes, ...rows.stayRequests]),
  }
  await forgetAnswersThatSay(ctx, [
    ...ownIds(rows),
    ...rows.references,
    ...coupons,
    ...(emailLower ? [emailLower] : []),
  ])
  return { removed, kept: { coupons: coupons.length, 'campaign-figures': campaignFigures } }
}
