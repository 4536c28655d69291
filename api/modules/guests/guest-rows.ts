import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { addressPattern } from './address-pattern.ts'

/** Whose rows: everything of an address, or one inquiry with those it was merged with and what hangs on them; only what is no younger than `until`. */
export interface Search {
  emailLower: string | null
  inquiryId: string | null
  until: Date | null
}

const ids = [
  'inquiries',
  'stayRequests',
  'waiting',
  'corrections',
  'messages',
  'replyDrafts',
  'subscribers',
  'listChanges',
  'coupons',
  'couponEvents',
  'campaigns',
  'mails',
  'chatQuestions',
  'webhookDeliveries',
] as const

/** Ids of the rows that belong to a guest, and the keys under which something is counted for them. */
export interface GuestRows extends Record<(typeof ids)[number], string[]> {
  signInTries: string[]
  /** Of the inquiries, as guests and staff write them. */
  references: string[]
  contentHashes: string[]
  visitorHashes: string[]
}

/** Ids of all of a guest's own records. */
export const ownIds = (rows: GuestRows): string[] => ids.flatMap((name) => rows[name])

/**
 * Finds the rows in one statement, as of one moment: what comes in later, such as a new message from the same address,
 * is not among them with any of its parts.
 */
export const findRows = async (ctx: Context, { emailLower, inquiryId, until }: Search): Promise<GuestRows> => {
  const address = sql`${emailLower}::text`
  const end = sql`coalesce(${until}::timestamptz, 'infinity')`
  const pattern = sql`${emailLower && addressPattern(emailLower)}::text`
  const all = (name: string) => sql`${sql.lit(name)}, (select coalesce(json_agg(id), '[]') from ${sql.table(name)})`
  const statement = sql<{ rows: GuestRows }>`
    with inquiries as (
      select * from inquiry where created_at <= ${end} and (email_lower = ${address}
        or coalesce(merged_into_id, id) = (select coalesce(merged_into_id, id) from inquiry where id = ${inquiryId}::uuid))
    ), subscribers as (
      select id from subscriber where email_lower = ${address} and created_at <= ${end}
    ), "stayRequests" as (
      select id from stay_request where inquiry_id in (select id from inquiries)
    ), waiting as (
      select id from waiting_guest where email_lower = ${address} and created_at <= ${end}
    ), corrections as (
      select id from record_change where subject in (select id from inquiries)
    ), messages as (
      select id from inquiry_message where inquiry_id in (select id from inquiries)
        or (lower(from_address) = ${address} and created_at <= ${end})
    ), "replyDrafts" as (
      select id from reply_draft where inquiry_id in (select id from inquiries)
    ), "listChanges" as (
      select id from subscriber_event where subscriber_id in (select id from subscribers)
    ), coupons as (
      select id from coupon where holder_id in (select id from subscribers)
    ), "couponEvents" as (
      select id from coupon_event where coupon_id in (select id from coupons)
    ), campaigns as (
      select id from campaign_recipient
      where subscriber_id in (select id from subscribers) or (lower(email) = ${address} and created_at <= ${end})
    ), mails as (
      select id from mail where inquiry_id in (select id from inquiries) or subscriber_id in (select id from subscribers)
        -- Notices go to the front desk, whose own address is nobody's trace.
        or ((lower(reply_to) = ${address} or (lower(to_address) = ${address} and kind <> 'inquiry-notice'))
          and created_at <= ${end})
    ), "chatQuestions" as (
      select id from chat_question q where created_at <= ${end} and (
        question ~* ${pattern} or response ~* ${pattern} or exists (
          select from inquiries i where i.page = 'chat'
            and q.created_at between i.created_at - interval '1 day' and i.created_at + interval '1 day'
            and (starts_with(i.message || chr(10), q.question || chr(10))
              or strpos(i.message || chr(10), chr(10) || 'Guest: ' || q.question || chr(10)) > 0)))
    ), "webhookDeliveries" as (
      select id from webhook_delivery where body::jsonb #>> '{data,id}' in (
        select id::text from inquiries union select id::text from subscribers union select id::text from coupons)
    )
    select json_build_object(
      ${sql.join(ids.map(all))},
      'signInTries', (select coalesce(json_agg(key), '[]') from sign_in_failure
        where starts_with(key, left(${address}, 90) || '|') and failed_at <= ${end}),
      'references', (select coalesce(json_agg(reference), '[]') from inquiries),
      'contentHashes', (select coalesce(json_agg(content_hash), '[]') from inquiries),
      'visitorHashes', (select coalesce(json_agg(ip_hash) filter (where ip_hash is not null), '[]') from inquiries)
    ) as rows`
  return (await statement.execute(ctx.em.getKysely())).rows[0]!.rows
}
