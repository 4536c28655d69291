import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { Coupon } from './coupon.entity.ts'

export const couponActions = ['redeemed', 'undone', 'voided'] as const
export type CouponAction = (typeof couponActions)[number]

/** The book of what staff did with coupons. */
export const CouponEvent = defineEntity({
  name: 'CouponEvent',
  indexes: [{ name: 'coupon_event_created_at_id_index', properties: ['createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    coupon: () => p.manyToOne(Coupon).deleteRule('cascade').index('coupon_event_coupon_index'),
    action: p.enum([...couponActions]),
    bookingRef: p.string().length(40).nullable(),
    staff: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    /** The name at that time: the book stays readable when the account is gone. */
    staffName: p.string().length(100),
  },
})

export type CouponEvent = InferEntity<typeof CouponEvent>
