import type { RequiredEntityData } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { insertRow } from '../../db/insert-row.ts'
import { readPrepared } from '../../db/prepared.ts'
import { Mail } from '../mail/mail.entity.ts'
import { spendInTurn, type Claim } from '../throttle/throttle.service.ts'
import { insertEvent } from '../webhooks/emit-event.service.ts'
import { Inquiry } from './inquiry.entity.ts'

/** An inquiry as a guest's form makes it. */
export type NewInquiry = Omit<
  Inquiry,
  | 'version'
  | 'correctedStay'
  | 'snoozedUntil'
  | 'assignee'
  | 'updatedBy'
  | 'mergedInto'
  | 'mergedAt'
  | 'mergedBy'
  | 'firstReplyAt'
  | 'anonymisedAt'
>

interface Submission {
  inquiry: NewInquiry
  /** Counted in turn: the content, the visitor, and for what is no spam the guest's mailbox. */
  claims: readonly Claim[]
  notice: RequiredEntityData<Mail>
  /** Goes to the guest if that mailbox may have one more mail today. */
  receipt: RequiredEntityData<Mail>
}

/** What integrators are told; what the guest wrote they read with a key of their own. */
const summary = ({ id, reference, page, language, createdAt }: NewInquiry) => ({
  id,
  reference,
  page,
  language,
  createdAt: createdAt.toISOString(),
})

/**
 * Counts the claims and stores what they allow, in one statement that needs no transaction: an inquiry as soon as its
 * content and its visitor are counted, and with it, unless it is spam, the mails and what the webhooks are told; other
 * inquiries of the same address wake.
 * @returns how many claims were counted, milliseconds until the visitor's allowance is full again, and whether there is a
 * webhook to be told
 */
export const storeInquiry = async (ctx: Context, { inquiry, claims, notice, receipt }: Submission) => {
  const now = ctx.now()
  const { parts, isCounted, untilFullOf, counted } = spendInTurn(now, claims)
  const isKept = isCounted(1)
  const isSpam = inquiry.status === 'spam'
  const along = isSpam
    ? []
    : [
        sql`notice as (${insertRow(ctx.em, Mail, notice, isKept)})`,
        sql`receipt as (${insertRow(ctx.em, Mail, receipt, isCounted(2))})`,
        // Who writes again is not waited for any longer.
        sql`woken as (update inquiry set snoozed_until = null, version = version + 1, updated_at = ${now}
          where email_lower = ${inquiry.emailLower} and snoozed_until is not null and ${isKept})`,
        sql`told as (${insertEvent(now, 'inquiry.created', summary(inquiry), isKept)} returning 1)`,
      ]
  const stored = sql`stored as (${insertRow(ctx.em, Inquiry, inquiry, isKept)})`
  const statement = sql<{ counted: number; untilFull: number | null; told: boolean }>`
    with ${sql.join([...parts, stored, ...along])}
    select ${counted} as counted, ${untilFullOf(1)} as "untilFull",
      ${isSpam ? sql`false` : sql`exists (select from told)`} as told`
  const [row] = await readPrepared(ctx.em, statement)
  return row!
}
