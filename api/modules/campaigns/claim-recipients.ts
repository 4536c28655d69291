import { addSeconds } from 'date-fns/addSeconds'
import { sql, type RawBuilder } from 'kysely'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { leftOut } from './audience.ts'
import type { Campaign } from './campaign.entity.ts'

/** A recipient that belongs to one worker until its lease ends. */
export interface Claimed {
  id: string
  subscriberId: string
  email: string
  name: string | null
  language: Locale
  tries: number
}

/** Who works: each run of `deliverCampaign` has an id of its own, also within one process. */
export interface Worker {
  id: string
  campaign: Campaign
  leaseSeconds: number
}

const leaseOf = ({ leaseSeconds }: Worker) => sql`clock_timestamp() + ${leaseSeconds}::float8 * interval '1 second'`

/**
 * Whoever has left the list or its audience since that was frozen is skipped in the same statement; whoever has chosen
 * another language meanwhile gets the mail in that.
 */
const claim = (worker: Worker, now: Date, most: number, reason: RawBuilder<string | null>) => sql<
  Claimed & { state: string }
>`
  with due as (
    select "id" from "campaign_recipient" where "campaign_id" = ${worker.campaign.id} and "state" = 'queued' and "next_try_at" <= ${now}
    order by "next_try_at", "id" limit ${most} for update skip locked
  ), taken as (
    update "campaign_recipient" r set
      "state" = case when o."reason" is null then 'sending' else 'skipped' end, "reason" = o."reason",
      "language" = s."language", "tries" = r."tries" + 1, "leased_by" = ${worker.id}, "leased_until" = ${leaseOf(worker)}, "updated_at" = ${now}
    from due d, "campaign" c, "subscriber" s, lateral (select ${reason} as "reason") o
    where r."id" = d."id" and c."id" = r."campaign_id" and c."state" = 'sending' and s."id" = r."subscriber_id"
    returning r."id", r."subscriber_id", r."email", r."language", r."tries", r."state", s."name"
  )
  select "id", "subscriber_id" as "subscriberId", "email", "name", "language", "tries", "state" from taken`

/** Takes recipients that are due; no two workers ever take the same one. */
export const claimRecipients = async (ctx: Context, worker: Worker, most: number): Promise<Claimed[]> => {
  const { rows } = await claim(worker, ctx.now(), most, leftOut(ctx, worker.campaign)).execute(ctx.em.getKysely())
  return rows.filter(({ state }) => state === 'sending')
}

/** The sign of life: what this worker has stays its own. What is being marked as sent right now needs none. */
export const renewLeases = (ctx: Context, worker: Worker): Promise<unknown> =>
  sql`
    update "campaign_recipient" set "leased_until" = ${leaseOf(worker)} where "id" in (
      select "id" from "campaign_recipient"
      where "campaign_id" = ${worker.campaign.id} and "leased_by" = ${worker.id}
        and ("state" = 'sending' or ("state" = 'sent' and "unconfirmed"))
      for update skip locked)`.execute(ctx.em.getKysely())

/**
 * Gives back what a worker had that has died. A recipient is `sending` only until its mail leaves: these mails have not
 * left, and being cut off is nobody's try.
 */
export const takeOver = (ctx: Context, campaignId: string): Promise<unknown> =>
  sql`
    update "campaign_recipient" set "state" = 'queued', "leased_by" = null, "leased_until" = null, "tries" = greatest("tries" - 1, 0),
      "updated_at" = ${ctx.now()}
    where "id" in (
      select "id" from "campaign_recipient"
      where "campaign_id" = ${campaignId} and "state" = 'sending' and "leased_until" < clock_timestamp()
      for update skip locked)`.execute(ctx.em.getKysely())

/** Gives back what this worker will not send now, uncounted; who has left the list or the audience meanwhile is skipped. */
export const giveBack = (ctx: Context, worker: Worker, ids: string[], delaySeconds = 0): Promise<unknown> =>
  sql`
    update "campaign_recipient" r set
      "state" = case when o."reason" is null then 'queued' else 'skipped' end, "reason" = o."reason",
      "tries" = greatest(r."tries" - 1, 0), "leased_by" = null, "leased_until" = null, "updated_at" = ${ctx.now()},
      "sent_at" = null, "unconfirmed" = false,
      "next_try_at" = ${addSeconds(ctx.now(), delaySeconds)}
    from "campaign" c, "subscriber" s, lateral (
      select coalesce(${leftOut(ctx, worker.campaign)}, case when c."state" = 'cancelled' then 'The campaign was cancelled' end) as "reason"
    ) o
    where r."id" = any(${ids}::uuid[]) and r."leased_by" = ${worker.id}
      and (r."state" = 'sending' or (r."state" = 'sent' and r."unconfirmed"))
      and c."id" = r."campaign_id" and s."id" = r."subscriber_id"`.execute(ctx.em.getKysely())
