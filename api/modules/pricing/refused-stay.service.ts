import { bookableStaysSchema, namedCouponSchema } from '#graphql/inputs/stay.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { cheapestFirst, nearTo, type FoundStay } from './found-stay.ts'
import { splitFor, togetherFor } from './instead-of-stay.ts'
import type { PriceBook } from './price-book.ts'
import { findQuotedCoupon } from './quoted-coupon.service.ts'
import type { CouponFacts } from './quote.ts'
import { lackOfAdults, refusalsOf, refusalsOfAll, tooMany, type Refusal, type Stay } from './refusals.ts'
import type { StayPartsArgs } from './stay-parts.type.ts'
import { bookAround } from './stay.service.ts'
import type { BookableStaysInput } from './stay.type.ts'

export interface RefusedStayResult {
  refusals: Refusal[]
  alternatives: FoundStay[]
  wish: Stay
  book: PriceBook
  /** What was found for a code: each asking counts as a try, and several parts of the answer ask for the one. */
  tried: Map<string, Promise<CouponFacts | null>>
}

/**
 * Why no room can be booked for the dates, or not the one that is named, and what can; null when one can.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type
 */
export const explainRefusal = async (ctx: Context, raw: BookableStaysInput): Promise<RefusedStayResult | null> => {
  const { roomTypeSlug, flexibleDays: _days, ...wish } = bookableStaysSchema.parse(raw)
  const book = await bookAround(ctx, wish)
  const asked = book.types.filter(({ slug }) => roomTypeSlug == null || slug === roomTypeSlug)
  if (asked.length === 0) throw notFound('There is no such room type')
  const wishedType = roomTypeSlug == null ? null : asked[0]!.id
  const options = cheapestFirst(book, wish.guests)
  const wished = options.filter(({ type }) => asked.includes(type))
  const refuse = (refusals: Refusal[]) => ({
    refusals,
    alternatives: nearTo(book, options, wish, wishedType),
    wish,
    book,
    tried: new Map(),
  })
  if (wished.length === 0)
    return refuse([
      { ...tooMany(asked), ...(wishedType === null ? {} : { roomTypeId: wishedType }) },
      ...lackOfAdults(book.types, wish),
    ])
  const refusals = wished.map(({ type, nights }) => refusalsOf(type, nights, wish, book.today))
  if (refusals.some((each) => each.length === 0)) return null
  return refuse(refusalsOfAll(refusals))
}

const triedCoupon = (ctx: Context, { tried }: RefusedStayResult, raw: StayPartsArgs) => {
  const { couponCode } = namedCouponSchema.parse(raw)
  if (!couponCode) return undefined
  const coupon = tried.get(couponCode) ?? findQuotedCoupon(ctx, couponCode)
  tried.set(couponCode, coupon)
  return coupon
}

/** @throws BAD_USER_INPUT for a code that is none, RATE_LIMITED for guessing coupons */
export const togetherForRefused = async (ctx: Context, refused: RefusedStayResult, args: StayPartsArgs) =>
  togetherFor(refused, await triedCoupon(ctx, refused, args))

/** @throws BAD_USER_INPUT for a code that is none, RATE_LIMITED for guessing coupons */
export const splitForRefused = async (ctx: Context, refused: RefusedStayResult, args: StayPartsArgs) =>
  splitFor(refused, await triedCoupon(ctx, refused, args))
