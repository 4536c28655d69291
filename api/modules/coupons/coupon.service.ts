import { addMinutes } from 'date-fns/addMinutes'
import { couponCode, undoMinutes, type CouponState } from '#graphql/inputs/coupon.ts'
import { firstName } from '#graphql/first-name.ts'
import { email } from '#graphql/inputs/fields.ts'
import type { Context } from '../../platform/context.ts'
import { parseArgument } from '../../platform/parse-argument.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import type { PageArgs } from '../../platform/schema/page-args.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { CouponEvent } from './coupon-event.entity.ts'
import { Coupon } from './coupon.entity.ts'
import { subscriberLoader } from '../subscribers/subscriber.loader.ts'

const mostCoupons = 50

/** @throws BAD_USER_INPUT for what cannot be a code */
export const findCoupon = (ctx: Context, raw: string): Promise<Coupon | null> =>
  ctx.em.findOne(Coupon, { code: parseArgument('code', couponCode, raw) })

/** @throws BAD_USER_INPUT for what is no address */
export const findCouponsByEmail = (ctx: Context, raw: string): Promise<Coupon[]> =>
  ctx.em.find(
    Coupon,
    { holder: { emailLower: parseArgument('email', email, raw).toLowerCase() } },
    { orderBy: { issuedAt: 'desc' }, limit: mostCoupons },
  )

/** Newest first. */
export const listCouponEvents = (ctx: Context, args: PageArgs): Promise<Connection<CouponEvent>> =>
  listNewestFirst(ctx.em, CouponEvent, readPage('couponEvents', args), {
    where: {},
    by: 'createdAt',
    show: (record) => record,
  })

type Stored = Pick<Coupon, 'state' | 'expiresAt' | 'redeemedAt'>

export const couponState = ({ state, expiresAt }: Stored, now: Date): CouponState =>
  state === 'issued' && expiresAt <= now ? 'expired' : state

/** Until when a redemption can be taken back; null when it cannot. */
export const undoUntil = ({ redeemedAt }: Pick<Stored, 'redeemedAt'>, now: Date): Date | null => {
  const until = redeemedAt && addMinutes(redeemedAt, undoMinutes)
  return until && until > now ? until : null
}

export const holderFirstName = async (ctx: Context, { holder }: Coupon): Promise<string | null> => {
  const subscriber = holder && (await subscriberLoader(ctx).load(holder.id))
  return subscriber?.name ? firstName(subscriber.name) : null
}
