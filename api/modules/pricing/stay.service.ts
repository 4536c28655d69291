import type { z } from 'zod'
import { spanOf } from '#graphql/asked-rooms.ts'
import {
  bookableStaysSchema,
  cheapestStaysSchema,
  namedCouponSchema,
  roomsQuoteSchema,
  stayQuoteSchema,
} from '#graphql/inputs/stay.ts'
import { addDays, firstOfMonth, nightsBetween } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { cheapestStays } from './cheapest-stays.ts'
import { freeCancellationUntil } from './free-cancellation.ts'
import { findCouponFacts, findQuotedCoupon } from './quoted-coupon.service.ts'
import { nearestStays, searchCentre, searchDays } from './nearest-stays.ts'
import type { PriceBook, TypeFacts } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { readPriceBook } from './price-book.service.ts'
import { depositOf, quoteStay, type CouponFacts, type Quote } from './quote.ts'
import { quoteTogether } from './quote-together.ts'
import { lackOfAdults, refusalsOf, refusalsOfAll, tooMany, type Refusal, type Stay } from './refusals.ts'
import { roomsTogether } from './rooms-together.ts'
import type { RoomsTogether } from './rooms-together.type.ts'
import { splitStay } from './split-stay.ts'
import type { SplitStay } from './split-stay.type.ts'
import type { RoomsQuote, RoomsQuoteInput } from './rooms-quote.type.ts'
import type { PricedParts, StayPart, StayPartsArgs } from './stay-parts.type.ts'
import type {
  BookableStay,
  BookableStaysInput,
  CheapestStaysInput,
  CouponArgs,
  StayQuote,
  StayQuoteInput,
} from './stay.type.ts'

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
const mostStays = 50

/** With the rate that its length brought, which is in its price already. */
export type FoundStay = BookableStay & { roomTypeId: string } & Pick<Quote, 'longStay'>

export type StayQuoteResult = StayQuote &
  Pick<Quote, 'nights' | 'extras' | 'refusals'> & { wish: Stay; book: PriceBook; coupon?: CouponFacts | null }

const optionsOf = (book: PriceBook, guests: number) =>
  book.types
    .filter(({ maxOccupancy }) => maxOccupancy >= guests)
    .map((type) => ({ type, nights: nightsOfType(type, book) }))

type Option = ReturnType<typeof optionsOf>[number]

const cheapestFirst = (book: PriceBook, guests: number): Option[] =>
  optionsOf(book, guests).toSorted((a, b) => a.type.basePrice - b.type.basePrice)

const found = (roomTypeId: string, stay: Stay, quote: Quote): FoundStay => ({
  roomTypeId,
  arrival: stay.arrival,
  departure: stay.departure,
  nightCount: quote.nights.length,
  subtotal: quote.subtotal,
  taxTotal: quote.taxTotal,
  total: quote.total,
  couponPercent: quote.couponPercent,
  couponRefusal: quote.couponRefusal,
  discount: quote.discount,
  isApproximate: quote.isApproximate,
  longStay: quote.longStay,
})

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

/** The nearest stays with their prices. */
const nearTo = (book: PriceBook, options: Option[], wish: Stay, roomTypeId: string | null): FoundStay[] =>
  nearestStays(options, wish, roomTypeId, book.today).map(({ option: { type, nights }, arrival, departure }) => {
    const stay = { ...wish, arrival, departure }
    return found(type.id, stay, quoteStay(type, nights, stay, book))
  })

/** What can be had in place of a stay that is not given, in any room that takes the guests, near its nights or on them. */
export const nearestInstead = (book: PriceBook, wish: Stay, roomTypeId: string): FoundStay[] =>
  nearTo(book, cheapestFirst(book, wish.guests), wish, roomTypeId)

/** None for a stay that can be booked. */
export const alternativesOf = ({ bookable, book, wish, roomTypeId }: StayQuoteResult): FoundStay[] =>
  bookable ? [] : nearTo(book, optionsOf(book, wish.guests), wish, roomTypeId)

type Refused = Pick<StayQuoteResult, 'book' | 'wish' | 'refusals'>

/** Whether one of the rooms has the nights for the whole party. */
const fitsOne = ({ book, wish }: Refused) =>
  optionsOf(book, wish.guests).some(({ type, nights }) => refusalsOf(type, nights, wish, book.today).length === 0)

/** A stay among others that have a wish between them. */
interface Part {
  type: TypeFacts
  stay: Stay
  quote: Quote
}

const partOf = ({ type, stay, quote }: Part): StayPart & { stay: FoundStay } => ({
  stay: found(type.id, stay, quote),
  extras: quote.extras,
  couponPercent: quote.couponPercent,
  discount: quote.discount,
})

/** What they cost together; where no part bears the coupon, each says why. */
const sumOf = ({ arrival, departure }: Stay, parts: readonly Part[]): PricedParts => {
  const sum = (of: (quote: Quote) => number) => parts.reduce((total, { quote }) => total + of(quote), 0)
  return {
    nightCount: nightsBetween(arrival, departure),
    subtotal: sum(({ subtotal }) => subtotal),
    taxTotal: sum(({ taxTotal }) => taxTotal),
    total: sum(({ total }) => total),
    couponRefusal: parts[0]!.quote.couponRefusal,
    isApproximate: parts.some(({ quote }) => quote.isApproximate),
  }
}

/** Rooms that are had together, each with its type. */
export type FoundTogether = Omit<RoomsTogether, 'rooms'> & {
  rooms: (RoomsTogether['rooms'][number] & { stay: FoundStay })[]
}

/** Several rooms for who is too many for the one that was asked for, or for any that is free; null when there are none. */
const togetherFor = (refused: Refused, coupon: CouponFacts | null | undefined): FoundTogether | null => {
  const { book, wish, refusals } = refused
  const isTooMany = refusals.some(({ code }) => code === 'too-many-guests')
  if (!isTooMany && fitsOne(refused)) return null
  const rooms = roomsTogether(book, wish, coupon)
  if (rooms.length === 0) return null
  return {
    ...sumOf(wish, rooms),
    rooms: rooms.map((room) => {
      const { guests, children = 0, accessible = false } = room.stay
      return { ...partOf(room), guests, children, accessible }
    }),
  }
}

/** Two stays with a move between them, where no single room has all of the nights; null when there are none. */
const splitFor = (refused: Refused, coupon: CouponFacts | null | undefined): SplitStay | null => {
  const { book, wish } = refused
  if (fitsOne(refused)) return null
  const halves = splitStay(book, wish, coupon)
  const second = halves[1]
  return second ? { ...sumOf(wish, halves), movesOn: second.stay.arrival, halves: halves.map(partOf) } : null
}

/** Null for a stay that can be booked. */
export const togetherInstead = (quote: StayQuoteResult): RoomsTogether | null =>
  quote.bookable ? null : togetherFor(quote, quote.coupon)

/** Null for a stay that can be booked. */
export const splitInstead = (quote: StayQuoteResult): SplitStay | null =>
  quote.bookable ? null : splitFor(quote, quote.coupon)

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
