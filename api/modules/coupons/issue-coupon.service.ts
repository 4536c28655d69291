import { addMonths } from 'date-fns/addMonths'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { readableCode } from '../../platform/readable-code.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { endOfDay } from '../hotel/hotel-instant.ts'
import type { Subscriber } from '../subscribers/subscriber.entity.ts'
import { Coupon } from './coupon.entity.ts'

const validMonths = 12
/** Campaigns give a code to everybody on the list: six characters make a billion. */
const campaignCodeLength = 6

/** A million codes exist and a small hotel gives a few thousand: a few tries always find a free one. */
const freeCode = async (ctx: Context): Promise<string> => {
  for (;;) {
    const code = readableCode('SUN')
    if (!(await ctx.em.count(Coupon, { code }))) return code
  }
}

/** The subscriber's one coupon for joining the list, made on the first call; inside a transaction. None where the hotel offers none. */
export const newsletterCoupon = async (ctx: Context, holder: Subscriber): Promise<Coupon | null> => {
  const known = await ctx.em.findOne(Coupon, { holder, occasion: 'newsletter' })
  const percent = ctx.facts.offers.newsletterPercent
  if (known || !percent) return known
  const now = ctx.now()
  const lastDay = hotelDay(ctx.facts, addMonths(now, validMonths))
  return ctx.em.create(Coupon, {
    code: await freeCode(ctx),
    percent,
    holder,
    occasion: 'newsletter',
    state: 'issued',
    issuedAt: now,
    expiresAt: endOfDay(ctx.facts, lastDay),
  })
}

interface CampaignOffer {
  campaignId: string
  percent: number
  expiresAt: Date
}

const insert = (
  { campaignId, percent, expiresAt }: CampaignOffer,
  now: Date,
  holders: string[],
  codes: string[],
) => sql`
  insert into "coupon" ("id", "created_at", "updated_at", "code", "percent", "holder_id", "occasion", "state", "issued_at", "expires_at")
  select gen_random_uuid(), now(), now(), given."code", ${percent}::int, given."holder", ${campaignId}, 'issued', ${now}::timestamptz, ${expiresAt}::timestamptz
  from unnest(${holders}::uuid[], ${codes}::text[]) as given("holder", "code") join "subscriber" s on s."id" = given."holder"
  for key share of s
  on conflict do nothing`

/** The codes of these people for a campaign, by subscriber; whoever has one keeps it. */
export const campaignCoupons = async (
  ctx: Context,
  offer: CampaignOffer,
  holders: string[],
): Promise<Map<string, string>> => {
  const database = ctx.em.getKysely()
  const found = new Map<string, string>()
  // A code that is taken already leaves its holder without one: the next round finds another.
  for (let round = 0; round < 5 && found.size < holders.length; round += 1) {
    const missing = holders.filter((holder) => !found.has(holder))
    const codes = missing.map(() => readableCode('SUN', campaignCodeLength))
    await insert(offer, ctx.now(), missing, codes).execute(database)
    const { rows } = await sql<{ holder: string; code: string }>`
      select holder_id as holder, code from coupon
      where occasion = ${offer.campaignId} and holder_id = any(${missing}::uuid[])`.execute(database)
    for (const { holder, code } of rows) found.set(holder, code)
  }
  return found
}
