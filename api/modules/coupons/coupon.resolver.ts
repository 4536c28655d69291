import { Arg, Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { CouponState } from '#graphql/inputs/coupon.ts'
import type { Context } from '../../platform/context.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { Staff } from '../staff/staff.type.ts'
import { listBlackoutDates, updateBlackoutDates } from './blackout.service.ts'
import type { CouponEvent as CouponEventRecord } from './coupon-event.entity.ts'
import type { Coupon as CouponRecord } from './coupon.entity.ts'
import * as service from './coupon.service.ts'
import { redeemCoupon, undoRedemption, voidCoupon } from './redeem-coupon.service.ts'
import {
  BlackoutPeriod,
  Coupon,
  CouponEvent,
  CouponEventConnection,
  CouponStateEnum,
  RedeemCouponInput,
  UpdateBlackoutDatesInput,
} from './coupon.type.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'
import { couponLoader } from './coupon.loader.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

const CodeArg = () =>
  Arg('code', () => String, { description: 'The code in any case, or the address that its QR code holds.' })

@Resolver(() => Coupon)
export class CouponResolver {
  @Authorized('coupons:read')
  @Query(() => Coupon, { nullable: true, description: 'The coupon of a code; null when there is none.' })
  coupon(@Ctx() ctx: Context, @CodeArg() code: string) {
    return service.findCoupon(ctx, code)
  }

  @Authorized('coupons:read')
  @Query(() => [Coupon], {
    description: 'Coupons of an email address, for a guest who shows only the mail; the newest first, at most 50.',
  })
  couponsByEmail(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'The whole address, in any case.' }) email: string,
  ) {
    return service.findCouponsByEmail(ctx, email)
  }

  @Authorized('coupons:read')
  @Query(() => CouponEventConnection, { description: 'What staff did with coupons, the newest first.' })
  couponEvents(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return service.listCouponEvents(ctx, args)
  }

  @Authorized('coupons:read')
  @Query(() => [BlackoutPeriod], { description: 'Arrivals for which coupons are not taken, by date; at most 50.' })
  blackoutDates(@Ctx() ctx: Context) {
    return listBlackoutDates(ctx)
  }

  @Authorized('coupons:redeem')
  @Mutation(() => Coupon, {
    description:
      'Uses a coupon for a stay. CONFLICT, saying who and when, for one that was used; also on blackout dates.',
  })
  redeemCoupon(
    @Ctx() ctx: Context,
    @Arg('input', () => RedeemCouponInput, { description: 'The coupon and the stay.' }) input: RedeemCouponInput,
  ) {
    return redeemCoupon(ctx, input)
  }

  @Authorized('coupons:redeem')
  @Mutation(() => Coupon, { description: 'Takes a redemption back within 15 minutes; CONFLICT after that.' })
  undoRedemption(@Ctx() ctx: Context, @CodeArg() code: string) {
    return undoRedemption(ctx, code)
  }

  @Authorized('coupons:redeem')
  @Mutation(() => Coupon, { description: 'Withdraws a coupon that was not used, for good.' })
  voidCoupon(@Ctx() ctx: Context, @CodeArg() code: string) {
    return voidCoupon(ctx, code)
  }

  @Authorized('campaigns:write')
  @PayloadMutation(
    {
      name: 'blackoutDates',
      type: () => [BlackoutPeriod],
      description: 'The arrivals for which coupons are not taken from now on.',
    },
    {
      description:
        'Replaces the arrivals for which coupons are not taken. CONFLICT when somebody changed them meanwhile, if it is said what they were.',
    },
  )
  updateBlackoutDates(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateBlackoutDatesInput, { description: 'The whole list.' }) input: UpdateBlackoutDatesInput,
  ) {
    return updateBlackoutDates(ctx, input)
  }

  @ReadableWith('coupons:read', 'coupons:redeem')
  @FieldResolver(() => CouponStateEnum, { description: 'Whether it can still be used.' })
  state(@Ctx() ctx: Context, @Root() coupon: CouponRecord): CouponState {
    return service.couponState(coupon, ctx.now())
  }

  @FieldResolver(() => String, { nullable: true, description: 'First name of the holder, when known.' })
  holderFirstName(@Ctx() ctx: Context, @Root() coupon: CouponRecord) {
    return service.holderFirstName(ctx, coupon)
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'Who redeemed it.' })
  redeemedBy(@Ctx() ctx: Context, @Root() coupon: CouponRecord) {
    return coupon.redeemedBy && staffUserLoader(ctx).load(coupon.redeemedBy.id)
  }

  @ReadableWith('coupons:read', 'coupons:redeem')
  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Until when the redemption can be taken back; null when it cannot.',
  })
  undoUntil(@Ctx() ctx: Context, @Root() coupon: CouponRecord) {
    return service.undoUntil(coupon, ctx.now())
  }
}

@Resolver(() => CouponEvent)
export class CouponEventResolver {
  @FieldResolver(() => Coupon, { nullable: true, description: 'The coupon.' })
  coupon(@Ctx() ctx: Context, @Root() event: CouponEventRecord) {
    return couponLoader(ctx).load(event.coupon.id)
  }
}
