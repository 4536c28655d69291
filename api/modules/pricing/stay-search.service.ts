import { bookableStaysSchema, cheapestStaysSchema, namedCouponSchema } from '#graphql/inputs/stay.ts'
import { addDays, firstOfMonth, nightsBetween } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { cheapestStays } from './cheapest-stays.ts'
import { found, optionsOf, type FoundStay } from './found-stay.ts'
import { readPriceBook } from './price-book.service.ts'
import { findQuotedCoupon } from './quoted-coupon.service.ts'
import { quoteStay } from './quote.ts'
import { refusalsOf } from './refusals.ts'
import type { BookableStaysInput, CheapestStaysInput, CouponArgs } from './stay.type.ts'

const mostStays = 50

/** Nights that are priced for one point of a question's cost: as dear as what a point buys elsewhere. */
const nightsForPoint = 5

/** What a search costs beyond what it answers; one that will be refused looks at no night. */
export const searchCost = (raw: BookableStaysInput): number => {
  const { data: wish } = bookableStaysSchema.safeParse(raw)
  if (!wish) return 0
  return Math.ceil((nightsBetween(wish.arrival, wish.departure) * (2 * wish.flexibleDays + 1)) / nightsForPoint)
}

/**
 * The cheapest first, then the earliest; each costs what its own quote says, with the coupon where one is named.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type, RATE_LIMITED for guessing coupons
 */
export const findBookableStays = async (
  ctx: Context,
  raw: BookableStaysInput,
  named: CouponArgs = {},
): Promise<FoundStay[]> => {
  const { couponCode } = namedCouponSchema.parse(named)
  const { arrival, departure, roomTypeSlug, flexibleDays, ...party } = bookableStaysSchema.parse(raw)
  const book = await readPriceBook(ctx, {
    from: addDays(arrival, -flexibleDays),
    to: addDays(departure, flexibleDays),
  })
  if (roomTypeSlug != null && !book.types.some(({ slug }) => slug === roomTypeSlug))
    throw notFound('There is no such room type')
  const shifts = Array.from({ length: 2 * flexibleDays + 1 }, (_, index) => index - flexibleDays)
  const free = optionsOf(book, party.guests)
    .filter(({ type }) => roomTypeSlug == null || type.slug === roomTypeSlug)
    .flatMap(({ type, nights }) =>
      shifts
        .map((shift) => ({ arrival: addDays(arrival, shift), departure: addDays(departure, shift), ...party }))
        .filter((stay) => refusalsOf(type, nights, stay, book.today).length === 0)
        .map((stay) => ({ type, nights, stay })),
    )
  // Where nothing is free a code is not tried: the parts of the refusal try it.
  const coupon = couponCode && free.length > 0 ? await findQuotedCoupon(ctx, couponCode) : undefined
  return free
    .map(({ type, nights, stay }) => found(type.id, stay, quoteStay(type, nights, stay, book, coupon)))
    .toSorted((a, b) => a.total - b.total || (a.arrival < b.arrival ? -1 : 1))
    .slice(0, mostStays)
}

/**
 * The cheapest stays of a length whose nights all lie in a month, of different dates, from one reading of the prices.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type
 */
export const findCheapestStays = async (ctx: Context, raw: CheapestStaysInput): Promise<FoundStay[]> => {
  const wish = cheapestStaysSchema.parse(raw)
  const book = await readPriceBook(ctx, { from: firstOfMonth(wish.month), to: firstOfMonth(wish.month, 1) })
  const isKnown = wish.roomTypeSlug === null || book.types.some(({ slug }) => slug === wish.roomTypeSlug)
  if (!isKnown) throw notFound('There is no such room type')
  return cheapestStays(book, wish).map(({ roomTypeId, stay, quote }) => found(roomTypeId, stay, quote))
}
