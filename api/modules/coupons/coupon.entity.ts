import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { Subscriber } from '../subscribers/subscriber.entity.ts'

/** Whether it has run out follows from `expiresAt`. */
const storedCouponStates = ['issued', 'redeemed', 'void'] as const

/** A discount for one person, shown at the front desk. */
export const Coupon = defineEntity({
  name: 'Coupon',
  uniques: [{ name: 'coupon_holder_occasion_unique', properties: ['holder', 'occasion'] }],
  indexes: [{ name: 'coupon_occasion_state_index', properties: ['occasion', 'state'] }],
  properties: {
    ...baseColumns,
    code: p.string().length(12).unique('coupon_code_unique'),
    percent: p.integer(),
    /** Whose it is; nobody's when the person was erased. */
    holder: () => p.manyToOne(Subscriber).nullable().deleteRule('set null'),
    /** What it was given for: 'newsletter', or the id of a campaign. A person gets one for each. */
    occasion: p.string().length(40),
    state: p.enum([...storedCouponStates]),
    issuedAt: instant(),
    expiresAt: instant(),
    redeemedAt: instant().nullable(),
    redeemedBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    bookingRef: p.string().length(40).nullable(),
    stayDate: p.date().nullable(),
    /** How long the stay is; null where nobody has said. */
    nights: p.integer().nullable(),
  },
})

export type Coupon = InferEntity<typeof Coupon>
