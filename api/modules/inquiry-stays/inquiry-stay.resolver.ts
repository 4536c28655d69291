import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { TextLocale } from '../../platform/schema/locale.ts'
import { Coupon } from '../coupons/coupon.type.ts'
import { formatDollars } from '../hotel/format.ts'
import type { Inquiry as InquiryRecord } from '../inquiries/inquiry.entity.ts'
import { Inquiry } from '../inquiries/inquiry.type.ts'
import { QuoteRefusal, StayQuote } from '../pricing/stay.type.ts'
import { RoomType } from '../rooms/room.type.ts'
import { correctStay } from './correct-stay.service.ts'
import { couponsOfGuest, otherInquiries } from './guest-before.service.ts'
import { CorrectInquiryStayInput, InquiryBeside, InquiryStay, OtherInquiry } from './inquiry-stay.type.ts'
import { pricedStay, type PricedStay } from './priced-stay.service.ts'
import { petFeeOf, priceOf, priceSentence } from './stay-words.ts'

@Resolver(() => Inquiry)
export class BesideResolver {
  @FieldResolver(() => InquiryBeside, {
    description: 'What belongs beside the message: the stay it speaks of, and what there was with this guest before.',
  })
  beside(@Root() inquiry: InquiryRecord) {
    return inquiry
  }

  @Authorized('inquiries:write')
  @Mutation(() => Inquiry, {
    description:
      'Corrects the stay that an inquiry speaks of; what the guest wrote stays. CONFLICT when somebody changed the inquiry meanwhile.',
  })
  correctInquiryStay(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectInquiryStayInput, { description: 'What is right.' }) input: CorrectInquiryStayInput,
  ) {
    return correctStay(ctx, input)
  }
}

@Resolver(() => InquiryBeside)
export class InquiryBesideResolver {
  @FieldResolver(() => InquiryStay, { description: 'The stay that it speaks of.' })
  stay(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return pricedStay(ctx, inquiry)
  }

  @FieldResolver(() => [OtherInquiry], {
    description: 'Other inquiries from the same address that were not merged, the newest first, at most 10.',
  })
  otherInquiries(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return otherInquiries(ctx, inquiry)
  }

  @FieldResolver(() => [Coupon], { description: 'Coupons of the same address, the newest first, at most 10.' })
  coupons(@Ctx() ctx: Context, @Root() inquiry: InquiryRecord) {
    return couponsOfGuest(ctx, inquiry)
  }
}

@Resolver(() => InquiryStay)
export class InquiryStayResolver {
  @FieldResolver(() => RoomType, {
    nullable: true,
    description: 'The room type that is wished, else the least expensive that is free; null where there is none.',
  })
  roomType(@Root() stay: PricedStay) {
    return stay.roomType
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether it can be booked at this moment; null without both dates, for several rooms, and while it is held for the guest.',
  })
  isFree(@Root() { nightCount, roomCount, isHeld, quote }: PricedStay) {
    return nightCount === null || roomCount > 1 || isHeld ? null : (quote?.bookable ?? false)
  }

  @FieldResolver(() => StayQuote, {
    nullable: true,
    description:
      'What it costs, as the planner says it; null without both dates, where no room is free, for several rooms, and while it is held for the guest.',
  })
  quote(@Root() stay: PricedStay) {
    return stay.quote
  }

  @FieldResolver(() => [QuoteRefusal], { description: 'Why it cannot be booked; none for one that can.' })
  refusals(@Root() stay: PricedStay) {
    return stay.refusals
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The whole price with taxes the way the language writes it, of a request for several rooms their sum, of what is held as it was offered; null where there is none.',
  })
  totalText(@Root() stay: PricedStay, @TextLocale() locale: Locale) {
    const price = priceOf(stay)
    return price && formatDollars(price.total, locale)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Cents that a pet costs for the stay, on top of the price; null where none comes or the hotel does not say.',
  })
  petFee(@Ctx() { facts }: Context, @Root() stay: PricedStay) {
    return petFeeOf(facts, stay)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The price as it can be written to the guest, of a request for several rooms their sum; null of a stay that is neither free nor held for the guest.',
  })
  priceSentence(@Ctx() { facts }: Context, @Root() stay: PricedStay, @TextLocale() locale: Locale) {
    return priceSentence(facts, stay, locale)
  }
}
