import type { z } from 'zod'
import { spanOf } from '#graphql/asked-rooms.ts'
import { roomsQuoteSchema, stayQuoteSchema } from '#graphql/inputs/stay.ts'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { nearTo, optionsOf, type FoundStay } from './found-stay.ts'
import { freeCancellationUntil } from './free-cancellation.ts'
import { splitFor, togetherFor } from './instead-of-stay.ts'
import { searchCentre, searchDays } from './nearest-stays.ts'
import type { PriceBook } from './price-book.ts'
import { readPriceBook } from './price-book.service.ts'
import { findCouponFacts, findQuotedCoupon } from './quoted-coupon.service.ts'
import { depositOf, type CouponFacts, type Quote } from './quote.ts'
import { quoteTogether } from './quote-together.ts'
import { lackOfAdults, type Stay } from './refusals.ts'
import type { RoomsQuote, RoomsQuoteInput } from './rooms-quote.type.ts'
import type { RoomsTogether } from './rooms-together.type.ts'
import type { SplitStay } from './split-stay.type.ts'
import type { StayQuote, StayQuoteInput } from './stay.type.ts'

/** Longest minimum stay of a rule: so far after the wished dates an alternative can end. */
const longestMinStay = 90

/** All that a stay and the stays near it depend on. */
export const bookAround = (ctx: Context, { arrival, departure }: Pick<Stay, 'arrival' | 'departure'>) => {
  const centre = searchCentre(arrival, hotelToday(ctx))
  const furthest = addDays(centre, searchDays + nightsBetween(arrival, departure) + longestMinStay)
  return readPriceBook(ctx, {
    from: [arrival, addDays(centre, -searchDays)].sort()[0]!,
    to: [departure, furthest].sort()[1]!,
  })
}

export type StayQuoteResult = StayQuote &
  Pick<Quote, 'nights' | 'extras' | 'refusals'> & { wish: Stay; book: PriceBook; coupon?: CouponFacts | null }

/**
 * The one price of the product: calendar, room cards, assistant and mails all lead here.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type, RATE_LIMITED for guessing coupons
 */
export const quoteFor = async (ctx: Context, raw: StayQuoteInput): Promise<StayQuoteResult> => {
  const [quote] = await quoteAsked(ctx, [stayQuoteSchema.parse(raw)])
  return quote!
}

/** The same for the desk, which guesses no coupon. @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type */
export const quoteForDesk = async (ctx: Context, raw: StayQuoteInput): Promise<StayQuoteResult> => {
  const [quote] = await quoteAsked(ctx, [stayQuoteSchema.parse(raw)], findCouponFacts)
  return quote!
}

/** Rooms that are had together, each counted once those before it are taken. */
const quoteAsked = async (
  ctx: Context,
  rooms: z.output<typeof stayQuoteSchema>[],
  findCoupon = findQuotedCoupon,
): Promise<StayQuoteResult[]> => {
  const book = await bookAround(ctx, spanOf(rooms))
  const wanted = await Promise.all(
    rooms.map(async ({ roomTypeSlug, couponCode, ...stay }) => {
      const type = book.types.find(({ slug }) => slug === roomTypeSlug)
      if (!type) throw notFound('There is no such room type')
      return { roomTypeId: type.id, stay, coupon: couponCode ? await findCoupon(ctx, couponCode) : undefined }
    }),
  )
  return quoteTogether(book, wanted).map((quote, index) => {
    const { roomTypeId, stay: wish, coupon } = wanted[index]!
    return {
      ...quote!,
      refusals: [...quote!.refusals, ...lackOfAdults(book.types, wish)].map((refusal) => ({ ...refusal, roomTypeId })),
      arrival: wish.arrival,
      departure: wish.departure,
      guests: wish.guests,
      children: wish.children,
      wish,
      book,
      coupon,
      nightCount: quote!.nights.length,
      bookable: quote!.refusals.length === 0,
      ...depositOf(quote!, ctx.facts.bookingDepositNights),
      securityDeposit: ctx.facts.securityDeposit,
      freeCancellationUntil: freeCancellationUntil(ctx.facts, wish.arrival, ctx.now()),
      roomTypeId,
    }
  })
}

export type RoomsQuoteResult = RoomsQuote & { rooms: StayQuoteResult[] }

/**
 * What rooms cost that are had together.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type, RATE_LIMITED for guessing coupons
 */
export const quoteRoomsFor = async (ctx: Context, raw: RoomsQuoteInput): Promise<RoomsQuoteResult> => {
  const rooms = await quoteAsked(ctx, roomsQuoteSchema.parse(raw).rooms)
  const sum = (of: (quote: StayQuoteResult) => number) => rooms.reduce((total, room) => total + of(room), 0)
  return {
    rooms,
    bookable: rooms.every(({ bookable }) => bookable),
    subtotal: sum(({ subtotal }) => subtotal),
    taxTotal: sum(({ taxTotal }) => taxTotal),
    total: sum(({ total }) => total),
    isApproximate: rooms.some(({ isApproximate }) => isApproximate),
  }
}

/** None for a stay that can be booked. */
export const alternativesOf = ({ bookable, book, wish, roomTypeId }: StayQuoteResult): FoundStay[] =>
  bookable ? [] : nearTo(book, optionsOf(book, wish.guests), wish, roomTypeId)

/** Null for a stay that can be booked. */
export const togetherInstead = (quote: StayQuoteResult): RoomsTogether | null =>
  quote.bookable ? null : togetherFor(quote, quote.coupon)

/** Null for a stay that can be booked. */
export const splitInstead = (quote: StayQuoteResult): SplitStay | null =>
  quote.bookable ? null : splitFor(quote, quote.coupon)
