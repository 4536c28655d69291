import { LockMode } from '@mikro-orm/core'
import { couponCode, redeemCouponSchema, undoMinutes } from '#graphql/inputs/coupon.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { parseArgument } from '../../platform/parse-argument.ts'
import { conflict, notFound } from '../../errors.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { writeInstant } from '../hotel/hotel-instant.ts'
import { staffReference } from '../staff/staff-reference.ts'
import { emitEvent } from '../webhooks/emit-event.service.ts'
import { blackoutOn } from './blackout-on.ts'
import { listBlackoutDates } from './blackout.service.ts'
import { CouponEvent, type CouponAction } from './coupon-event.entity.ts'
import { Coupon } from './coupon.entity.ts'
import { couponState, undoUntil } from './coupon.service.ts'
import type { RedeemCouponInput } from './coupon.type.ts'

/** The coupon, locked: two desks with one code wait for each other. */
const lockCoupon = async (ctx: Context, code: string): Promise<Coupon> => {
  const coupon = await ctx.em.findOne(Coupon, { code }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!coupon) throw notFound(`There is no coupon ${code}`)
  return coupon
}

const note = (ctx: Context, coupon: Coupon, action: CouponAction, bookingRef: string | null) => {
  const staffName = ctx.viewer!.name
  ctx.em.create(CouponEvent, {
    coupon,
    action,
    bookingRef,
    staff: staffReference(ctx),
    staffName,
    createdAt: ctx.now(),
  })
}

/** Who used it and when, for the guest at the desk who is told no. */
const refuseRedeemed = async (ctx: Context, coupon: Coupon) => {
  const last = await ctx.em.findOne(
    CouponEvent,
    { coupon, action: 'redeemed' },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  )
  const erased = coupon.holder ? '' : ' for a booking that was erased'
  const booking = coupon.bookingRef ? ` for booking ${coupon.bookingRef}` : erased
  return conflict(
    `${coupon.code} was redeemed by ${last?.staffName ?? 'somebody'} on ${writeInstant(ctx.facts, coupon.redeemedAt!)}${booking}`,
  )
}

const refuseUnlessUsable = async (ctx: Context, coupon: Coupon) => {
  const state = couponState(coupon, ctx.now())
  if (state === 'redeemed') throw await refuseRedeemed(ctx, coupon)
  if (state === 'expired') throw conflict(`${coupon.code} expired on ${writeInstant(ctx.facts, coupon.expiresAt)}`)
  if (state === 'void') throw conflict(`${coupon.code} was withdrawn`)
}

/**
 * Uses a coupon for a stay; of two who try together one gets it.
 * @throws NOT_FOUND, CONFLICT when it was used (who, when), has expired, was withdrawn, or is not taken on that date
 */
export const redeemCoupon = (ctx: Context, raw: RedeemCouponInput): Promise<Coupon> => {
  const { code, bookingRef, stayDate, nights } = redeemCouponSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const coupon = await lockCoupon(inside, code)
    await refuseUnlessUsable(inside, coupon)
    const arrival = stayDate ?? hotelToday(ctx)
    const blackout = blackoutOn(await listBlackoutDates(inside), arrival)
    if (blackout)
      throw conflict(
        `Coupons are not taken from ${blackout.firstDate} to ${blackout.lastDate} ${blackout.reason}`.trim(),
      )
    coupon.state = 'redeemed'
    coupon.redeemedAt = ctx.now()
    coupon.redeemedBy = staffReference(inside)
    coupon.bookingRef = bookingRef
    coupon.stayDate = arrival
    coupon.nights = nights ?? null
    note(inside, coupon, 'redeemed', bookingRef)
    const { id, percent } = coupon
    await emitEvent(inside, 'coupon.redeemed', { id, percent, bookingRef, stayDate: arrival })
    return coupon
  })
}

/** @throws NOT_FOUND, CONFLICT when it is not redeemed or the time for second thoughts is over */
export const undoRedemption = (ctx: Context, raw: string): Promise<Coupon> =>
  inTransaction(ctx, async (inside) => {
    const coupon = await lockCoupon(inside, parseArgument('code', couponCode, raw))
    if (coupon.state !== 'redeemed') throw conflict(`${coupon.code} is not redeemed`)
    if (!undoUntil(coupon, ctx.now())) throw conflict(`A redemption can be taken back for ${undoMinutes} minutes only`)
    const { id, percent, bookingRef = null, stayDate = null } = coupon
    note(inside, coupon, 'undone', bookingRef)
    await emitEvent(inside, 'coupon.undone', { id, percent, bookingRef, stayDate })
    Object.assign(coupon, {
      state: 'issued',
      redeemedAt: null,
      redeemedBy: null,
      bookingRef: null,
      stayDate: null,
      nights: null,
    })
    return coupon
  })

/** @throws NOT_FOUND, CONFLICT when it was used or withdrawn */
export const voidCoupon = (ctx: Context, raw: string): Promise<Coupon> =>
  inTransaction(ctx, async (inside) => {
    const coupon = await lockCoupon(inside, parseArgument('code', couponCode, raw))
    if (coupon.state === 'redeemed') throw await refuseRedeemed(inside, coupon)
    if (coupon.state === 'void') throw conflict(`${coupon.code} was withdrawn before`)
    coupon.state = 'void'
    note(inside, coupon, 'voided', null)
    await emitEvent(inside, 'coupon.voided', { id: coupon.id, percent: coupon.percent })
    return coupon
  })
