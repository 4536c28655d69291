import { sql, type RawBuilder } from 'kysely'
import type { Audience, AudienceCoupon } from '#graphql/inputs/campaign-audience.ts'
import type { Context } from '../../platform/context.ts'
import { hotelInstant } from '../hotel/hotel-instant.ts'

/** A campaign as far as it says whom it goes to; the id is null for one that is not stored. */
export interface Addressed {
  id: string | null
  audience?: Audience | null | undefined
}

type Condition = RawBuilder<boolean>

/** Coupons `k` of a subscriber `s`, but for those that the campaign itself gives. */
const couponOf = (campaignId: string | null, ...conditions: Condition[]) => {
  const own = campaignId ? [sql<boolean>`k."occasion" <> ${campaignId}`] : []
  const wanted = sql.join([sql`k."holder_id" = s."id"`, ...own, ...conditions], sql` and `)
  return sql<boolean>`exists (select 1 from "coupon" k where ${wanted})`
}

const couponConditions = (id: string | null, now: Date): Record<AudienceCoupon, Condition> => ({
  usable: couponOf(id, sql`k."state" = 'issued'`, sql`k."expires_at" > ${now}::timestamptz`),
  redeemed: couponOf(id, sql`k."state" = 'redeemed'`),
  none: sql<boolean>`not ${couponOf(id)}`,
})

/** What the campaign asks of a subscriber `s` beside being on the list. */
const asked = ({ facts, now }: Pick<Context, 'facts' | 'now'>, { id, audience }: Addressed): Condition => {
  if (!audience) return sql`true`
  const { languages, sources, joinedBefore, coupon, noCouponSince } = audience
  const startOf = (day: string) => sql`${hotelInstant(facts, day, '00:00')}::timestamptz`
  const conditions = [
    ...(languages.length > 0 ? [sql<boolean>`s."language" = any(${languages}::text[])`] : []),
    ...(sources.length > 0 ? [sql<boolean>`s."source" = any(${sources}::text[])`] : []),
    ...(joinedBefore ? [sql<boolean>`s."subscribed_at" < ${startOf(joinedBefore)}`] : []),
    ...(coupon ? [couponConditions(id, now())[coupon]] : []),
    ...(noCouponSince ? [sql<boolean>`not ${couponOf(id, sql`k."issued_at" >= ${startOf(noCouponSince)}`)}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Whether a subscriber `s` gets the campaign, at whatever step that is asked. */
export const belongs = (ctx: Pick<Context, 'facts' | 'now'>, campaign: Addressed): Condition =>
  sql`(s."status" = 'active' and ${asked(ctx, campaign)})`

/** Why a subscriber `s` does not get it, for staff; null for who does. */
export const leftOut = (ctx: Pick<Context, 'facts' | 'now'>, campaign: Addressed): RawBuilder<string | null> =>
  sql`case when s."status" <> 'active' then 'Left the list before sending'
           when not (${asked(ctx, campaign)}) then 'Not among those it is for any more' end`
