import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { couponStates } from '#graphql/inputs/coupon.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { couponActions, type CouponAction } from './coupon-event.entity.ts'

export const CouponStateEnum = enumFrom(couponStates)
registerEnumType(CouponStateEnum, {
  name: 'CouponState',
  description: 'Whether a coupon can still be used.',
  valuesConfig: {
    ISSUED: { description: 'Can be redeemed.' },
    REDEEMED: { description: 'Was used for a stay.' },
    EXPIRED: { description: 'Its last day has passed.' },
    VOID: { description: 'Staff withdrew it.' },
  },
})

const CouponActionEnum = enumFrom(couponActions)
registerEnumType(CouponActionEnum, {
  name: 'CouponAction',
  description: 'What staff did with a coupon.',
  valuesConfig: {
    REDEEMED: { description: 'Redeemed it for a booking.' },
    UNDONE: { description: 'Took the redemption back: it can be used again.' },
    VOIDED: { description: 'Made it void for good.' },
  },
})

@ReadableWith('coupons:read')
@ObjectType({ description: 'A discount for one person, shown at the front desk. Not to be combined with others.' })
export class Coupon {
  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => String, { description: 'Code such as SUN-7K4M.' })
  code!: string

  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => Int, { description: 'Discount in percent, 1 to 100.' })
  percent!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it was given.' })
  issuedAt!: Date

  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => GraphQLDateTimeISO, { description: 'Until when it can be redeemed.' })
  expiresAt!: Date

  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => GraphQLDateTimeISO, { description: 'When it was redeemed.', nullable: true })
  redeemedAt!: Date | null

  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => String, { description: 'Booking for which it was redeemed, where there was one.', nullable: true })
  bookingRef!: string | null

  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => GraphQLDate, { description: 'Arrival for which it was redeemed.', nullable: true })
  stayDate!: string | null

  @ReadableWith('coupons:read', 'coupons:redeem')
  @Field(() => Int, { description: 'Nights of that stay, where the desk has said so.', nullable: true })
  nights!: number | null
}

@ReadableWith('coupons:read')
@ObjectType({ description: 'What staff did with a coupon, and who it was.' })
export class CouponEvent {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => CouponActionEnum, { description: 'What was done.' })
  action!: CouponAction

  @Field(() => String, { description: 'Name of the staff member at that time.' })
  staffName!: string

  @Field(() => String, { description: 'Booking that was named.', nullable: true })
  bookingRef!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  createdAt!: Date
}

export const CouponEventConnection = connectionType('CouponEvent', CouponEvent)

@ReadableWith('coupons:read', 'campaigns:write')
@ObjectType({ description: 'Nights on which coupons are not taken.' })
export class BlackoutPeriod {
  @Field(() => GraphQLDate, { description: 'First arrival that is refused.' })
  firstDate!: string

  @Field(() => GraphQLDate, { description: 'Last arrival that is refused.' })
  lastDate!: string

  @Field(() => String, { description: 'Why, such as Holidays; may be empty.' })
  reason!: string
}

@InputType({ description: 'A coupon used for a stay.' })
export class RedeemCouponInput {
  @Field(() => String, { description: 'The code, or the address that its QR code holds.' })
  code!: string

  @Field(() => String, {
    description: 'Reference of the booking, at most 40 characters; none for a guest who walks in.',
    nullable: true,
  })
  bookingRef?: string | null

  @Field(() => GraphQLDate, { description: 'Arrival; today in hotel time when missing.', nullable: true })
  stayDate?: string | null

  @Field(() => Int, { description: 'Nights of the stay, 1 to 365, where they are known.', nullable: true })
  nights?: number | null
}

@InputType({ description: 'Nights on which coupons are not taken.' })
class BlackoutPeriodInput {
  @Field(() => GraphQLDate, { description: 'First arrival that is refused.' })
  firstDate!: string

  @Field(() => GraphQLDate, { description: 'Last arrival that is refused, not before the first.' })
  lastDate!: string

  @Field(() => String, { description: 'Why, at most 80 characters.', nullable: true })
  reason?: string | null
}

@InputType({ description: 'All periods in which coupons are not taken.' })
export class UpdateBlackoutDatesInput {
  @Field(() => [BlackoutPeriodInput], { description: 'The whole list, at most 50; it replaces the old one.' })
  periods!: BlackoutPeriodInput[]

  @Field(() => [BlackoutPeriodInput], {
    description:
      'The whole list as it was read; the change is refused with CONFLICT when it has become another. Without it the list is replaced whatever it holds.',
    nullable: true,
  })
  before?: BlackoutPeriodInput[] | null
}
