import { CouponEvent } from './coupon-event.entity.ts'
import { Coupon } from './coupon.entity.ts'
import { CouponEventResolver, CouponResolver } from './coupon.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const coupons: Module = {
  entities: [Coupon, CouponEvent],
  resolvers: [CouponEventResolver, CouponResolver],
}
