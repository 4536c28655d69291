import { spanOf } from '#graphql/asked-rooms.ts'
import type { Context } from '../../platform/context.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import type { Quote } from '../pricing/quote.ts'
import { quoteTogether, type QuoteAmongOthers } from '../pricing/quote-together.ts'
import { findCouponFacts } from '../pricing/quoted-coupon.service.ts'
import type { Party } from '../pricing/extras-of-stay.ts'
import type { AskedStay } from './kept-price.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'

export interface StayWithParty extends AskedStay, Party {
  couponCode?: string | null | undefined
}

/** Who comes, with what and at which discount, in whatever room and on whatever nights. */
export const partyOf = ({ guests, children, extras, accessible, couponCode }: StayRequestRoom) => ({
  guests,
  children,
  extras,
  accessible,
  couponCode: couponCode ?? null,
})

/**
 * What stays in rooms that are had together cost at this moment, what stands against each, and which accessible room it
 * would get where one is needed; null where the room type is not offered any more.
 */
export const quoteNow = async (ctx: Context, stays: readonly StayWithParty[]): Promise<(QuoteAmongOthers | null)[]> => {
  const { arrival, departure } = spanOf(stays)
  const book = await readPriceBook(ctx, { from: arrival, to: departure })
  const wanted = await Promise.all(
    stays.map(async ({ roomTypeId, couponCode, ...stay }) => ({
      roomTypeId,
      stay,
      coupon: couponCode ? await findCouponFacts(ctx, couponCode) : undefined,
    })),
  )
  return quoteTogether(book, wanted)
}

/** What the desk cannot put aside: there is no room, or no such stay. Rules of stays are its own to bend. */
const hindrances = new Set([
  'past-arrival',
  'too-far-ahead',
  'too-many-guests',
  'sold-out',
  'closed',
  'no-accessible-room',
])

export const canBeHeld = ({ refusals }: Pick<Quote, 'refusals'>): boolean =>
  !refusals.some(({ code }) => hindrances.has(code))

/** A quote as the desk sees it. */
export const presentOf = (quote: Pick<Quote, 'refusals' | 'isApproximate' | 'total'>) => ({
  isFree: canBeHeld(quote),
  isApproximate: quote.isApproximate,
  total: quote.total,
  refusals: quote.refusals,
})
