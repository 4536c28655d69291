import { addMinutes } from 'date-fns/addMinutes'
import type { FilterQuery } from '@mikro-orm/core'
import { couponCode, undoMinutes, type CouponState } from '#graphql/inputs/coupon.ts'
import { firstName } from '#graphql/first-name.ts'
import { email } from '#graphql/inputs/fields.ts'
import type { Context } from '../../platform/context.ts'
import { readPage, toConnection, type Connection, type PageArgs } from '../../platform/schema/connection.ts'
import { CouponEvent } from './coupon-event.entity.ts'
import { Coupon } from './coupon.entity.ts'
import { campaignLoader } from '../campaigns/campaign.loader.ts'
import { subscriberLoader } from '../subscribers/subscriber.loader.ts'

const mostCoupons = 50

/** @throws BAD_USER_INPUT for what cannot be a code */
export const findCoupon = (ctx: Context, raw: string): Promise<Coupon | null> =>
  ctx.em.findOne(Coupon, { code: couponCode.parse(raw) })

/** @throws BAD_USER_INPUT for what is no address */
export const findCouponsByEmail = (ctx: Context, raw: string): Promise<Coupon[]> =>
  ctx.em.find(
    Coupon,
    { holder: { emailLower: email.parse(raw).toLowerCase() } },
    { orderBy: { issuedAt: 'desc' }, limit: mostCoupons },
  )

/** Newest first. */
export const listCouponEvents = async (ctx: Context, args: PageArgs): Promise<Connection<CouponEvent>> => {
  const { first, after } = readPage(args)
  const from: FilterQuery<CouponEvent> = after
    ? { $or: [{ createdAt: { $lt: after.at } }, { createdAt: after.at, id: { $lt: after.id } }] }
    : {}
  const orderBy = { createdAt: 'desc', id: 'desc' } as const
  const records = await ctx.em.find(CouponEvent, from, { orderBy, limit: first + 1 })
  return toConnection(records, first, await ctx.em.count(CouponEvent), (event) => event.createdAt)
}

type Stored = Pick<Coupon, 'state' | 'expiresAt' | 'redeemedAt'>

export const couponState = ({ state, expiresAt }: Stored, now: Date): CouponState =>
  state === 'issued' && expiresAt <= now ? 'expired' : state

/** Until when a redemption can be taken back; null when it cannot. */
export const undoUntil = ({ state, redeemedAt }: Stored, now: Date): Date | null => {
  const until = redeemedAt && addMinutes(redeemedAt, undoMinutes)
  return state === 'redeemed' && until && until > now ? until : null
}

export const holderFirstName = async (ctx: Context, { holder }: Coupon): Promise<string | null> => {
  const subscriber = holder && (await subscriberLoader(ctx).load(holder.id))
  return subscriber?.name ? firstName(subscriber.name) : null
}

export const campaignSubject = async (ctx: Context, { occasion }: Coupon): Promise<string | null> =>
  occasion === 'newsletter' ? null : ((await campaignLoader(ctx).load(occasion))?.subject ?? null)
