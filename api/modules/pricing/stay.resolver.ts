import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { countedItems } from '../../platform/schema/page-args.ts'
import { TextLocale } from '../../platform/schema/locale.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { RoomType } from '../rooms/room.type.ts'
import {
  alternativesOf,
  quoteFor,
  quoteRoomsFor,
  splitInstead,
  togetherInstead,
  type StayQuoteResult,
} from './stay.service.ts'
import { explainRefusal, splitForRefused, togetherForRefused, type RefusedStayResult } from './refused-stay.service.ts'
import { findBookableStays, findCheapestStays, searchCost } from './stay-search.service.ts'
import type { FoundStay } from './found-stay.ts'
import { highestOpenTotal, lowestOpenTotal, rateCalendars } from './rate-calendar.service.ts'
import {
  BookableStay,
  BookableStaysInput,
  CheapestStaysInput,
  CouponArgs,
  QuoteExtra,
  QuoteNight,
  QuoteRefusal,
  RateCalendar,
  RateCalendarArgs,
  RefusedStay,
  StayQuote,
  StayQuoteInput,
} from './stay.type.ts'
import { RoomsQuote, RoomsQuoteInput } from './rooms-quote.type.ts'
import { RoomsTogether } from './rooms-together.type.ts'
import { SplitStay } from './split-stay.type.ts'
import { StayPartsArgs } from './stay-parts.type.ts'
import type { NightState } from './price-of-night.ts'
import type { ExtraLine } from './extras-of-stay.ts'
import type { Refusal } from './refusals.ts'
import { describeExtra, describeNight, describeRefusal, nameOfExtra } from './texts.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'

@Resolver(() => StayQuote)
export class StayQuoteResolver {
  @Query(() => StayQuote, {
    description:
      'What a stay costs, night by night, with fees, taxes and terms; or why it cannot be booked and what can. NOT_FOUND for an unknown room type.',
  })
  stayQuote(
    @Ctx() ctx: Context,
    @Arg('input', () => StayQuoteInput, { description: 'The stay.' }) input: StayQuoteInput,
  ) {
    return quoteFor(ctx, input)
  }

  @Query(() => RoomsQuote, {
    description:
      'What several rooms cost that are had together, each counted as those before it are taken. NOT_FOUND for an unknown room type.',
  })
  roomsQuote(
    @Ctx() ctx: Context,
    @Arg('input', () => RoomsQuoteInput, { description: 'The rooms.' }) input: RoomsQuoteInput,
  ) {
    return quoteRoomsFor(ctx, input)
  }

  @Query(() => [RateCalendar], {
    description: 'What each night costs from, how many rooms are left, and where stays can begin and end.',
  })
  rateCalendar(@Ctx() ctx: Context, @Args(() => RateCalendarArgs) args: RateCalendarArgs) {
    return rateCalendars(ctx, args)
  }

  @Query(() => [BookableStay], {
    description:
      'Stays that can be booked, the cheapest first, at most 50; with a coupon, what each costs with it. NOT_FOUND for an unknown room type, RATE_LIMITED for guessing coupons. Costs a point more for every five nights that are looked at, those of each flexible day again.',
    complexity: ({ args, childComplexity }) =>
      1 + countedItems * childComplexity + searchCost(args['input'] as BookableStaysInput),
  })
  bookableStays(
    @Ctx() ctx: Context,
    @Arg('input', () => BookableStaysInput, { description: 'The dates.' }) input: BookableStaysInput,
    @Args(() => CouponArgs) coupon: CouponArgs,
  ) {
    return findBookableStays(ctx, input, coupon)
  }

  @Query(() => [BookableStay], {
    description:
      'The cheapest stay of a length whose nights all lie in a month, and up to two that begin at least 3 days and half the length away from it and each other, or else the next cheapest; the cheapest first. NOT_FOUND for an unknown room type.',
  })
  cheapestStays(
    @Ctx() ctx: Context,
    @Arg('input', () => CheapestStaysInput, { description: 'Month and length.' }) input: CheapestStaysInput,
  ) {
    return findCheapestStays(ctx, input)
  }

  @Query(() => RefusedStay, {
    nullable: true,
    description:
      'Why none of the rooms can be booked for the dates (flexibleDays is not looked at), and the nearest stays; null when one can.',
  })
  refusedStay(
    @Ctx() ctx: Context,
    @Arg('input', () => BookableStaysInput, { description: 'The dates.' }) input: BookableStaysInput,
  ) {
    return explainRefusal(ctx, input)
  }

  @FieldResolver(() => RoomType, { description: 'The room type.' })
  roomType(@Ctx() ctx: Context, @Root() quote: StayQuoteResult) {
    return roomTypeLoader(ctx).load(quote.roomTypeId)
  }

  @FieldResolver(() => GraphQLDateTimeISO, { description: 'When it was made: prices change.' })
  asOf(@Ctx() ctx: Context) {
    return ctx.now()
  }

  @FieldResolver(() => [QuoteNight], { description: 'The nights in their order.' })
  nights(@Root() quote: StayQuoteResult) {
    return quote.nights
  }

  @FieldResolver(() => [BookableStay], {
    description: 'When it cannot be booked: the nearest stays that can, at most 3.',
  })
  alternatives(@Root() quote: StayQuoteResult) {
    return alternativesOf(quote)
  }

  @FieldResolver(() => RoomsTogether, {
    nullable: true,
    description:
      'When the room takes fewer guests, or no room that takes them is free: the cheapest of the fewest rooms that do, one of them with the coupon. Null when it can be booked, or nothing fits.',
  })
  together(@Root() quote: StayQuoteResult) {
    return togetherInstead(quote)
  }

  @FieldResolver(() => SplitStay, {
    nullable: true,
    description:
      'When no single room has all of the nights for the party: the cheapest two stays that have them with one move, one of them with the coupon. Null when a room has them, or nothing fits.',
  })
  split(@Root() quote: StayQuoteResult) {
    return splitInstead(quote)
  }
}

@Resolver(() => QuoteNight)
export class QuoteNightResolver {
  @FieldResolver(() => String, { description: 'What set the price, in words.' })
  reason(@Root() night: NightState, @TextLocale() locale: Locale) {
    return describeNight(night, locale)
  }
}

@Resolver(() => QuoteExtra)
export class QuoteExtraResolver {
  @FieldResolver(() => String, { description: 'What guests read it is.' })
  name(@Root() extra: ExtraLine, @TextLocale() locale: Locale) {
    return nameOfExtra(extra, locale)
  }

  @FieldResolver(() => String, { description: 'How its amount comes about, such as $25 per night × 3.' })
  reason(@Root() extra: ExtraLine, @TextLocale() locale: Locale) {
    return describeExtra(extra, locale)
  }
}

@Resolver(() => QuoteRefusal)
export class QuoteRefusalResolver {
  @FieldResolver(() => String, { description: 'The reason in one sentence.' })
  async message(@Ctx() ctx: Context, @Root() refusal: Refusal, @TextLocale() locale: Locale) {
    const named = refusal.code === 'too-many-guests' ? refusal.roomTypeId : undefined
    const room = named && (await roomTypeLoader(ctx).load(named))
    return describeRefusal(refusal, locale, room ? nameOf(room, locale) : '')
  }
}

@Resolver(() => BookableStay)
export class BookableStayResolver {
  @FieldResolver(() => RoomType, { description: 'The room type.' })
  roomType(@Ctx() ctx: Context, @Root() stay: FoundStay) {
    return roomTypeLoader(ctx).load(stay.roomTypeId)
  }
}

@Resolver(() => RateCalendar)
export class RateCalendarResolver {
  @FieldResolver(() => RoomType, { description: 'The room type.' })
  roomType(@Ctx() ctx: Context, @Root() calendar: RateCalendar) {
    return roomTypeLoader(ctx).load(calendar.roomTypeId)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Lowest total of the nights that can be sold, in cents; null when there are none.',
  })
  lowestTotal(@Root() calendar: RateCalendar) {
    return lowestOpenTotal(calendar)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Highest total of the nights that can be sold, in cents; null when there are none.',
  })
  highestTotal(@Root() calendar: RateCalendar) {
    return highestOpenTotal(calendar)
  }
}

@Resolver(() => RefusedStay)
export class RefusedStayResolver {
  @FieldResolver(() => RoomsTogether, {
    nullable: true,
    description:
      'The cheapest of the fewest rooms that take the whole party, where no single one does; null when nothing fits.',
  })
  together(@Ctx() ctx: Context, @Root() refused: RefusedStayResult, @Args(() => StayPartsArgs) args: StayPartsArgs) {
    return togetherForRefused(ctx, refused, args)
  }

  @FieldResolver(() => SplitStay, {
    nullable: true,
    description:
      'The cheapest two stays that have all of the nights with one move, where no single room has them; null when nothing fits.',
  })
  split(@Ctx() ctx: Context, @Root() refused: RefusedStayResult, @Args(() => StayPartsArgs) args: StayPartsArgs) {
    return splitForRefused(ctx, refused, args)
  }
}
