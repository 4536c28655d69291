import type { Context } from '../../platform/context.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { Coupon } from '../coupons/coupon.entity.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { spend } from '../throttle/throttle.service.ts'
import type { CouponFacts } from './quote.ts'

/** Codes are short: whoever tries many is guessing. */
const triesPerHour = 30

/** What a code takes off, for whoever need not guess it; null when there is no such code. */
export const findCouponFacts = async (ctx: Context, code: string): Promise<CouponFacts | null> => {
  const coupon = await ctx.em.findOne(Coupon, { code })
  return (
    coupon && {
      code: coupon.code,
      percent: coupon.percent,
      lastDay: hotelDay(ctx.facts, coupon.expiresAt),
      isUsed: coupon.state !== 'issued',
    }
  )
}

/** @throws RATE_LIMITED */
export const findQuotedCoupon = async (ctx: Context, code: string): Promise<CouponFacts | null> => {
  const allowance = { calls: triesPerHour, windowSeconds: 3_600 }
  const sentence = `Too many coupon codes were tried. Please call us at ${ctx.facts.phone}`
  await spend(ctx, `coupon-quote:${visitorHash(ctx)}`, allowance, sentence)
  return findCouponFacts(ctx, code)
}
