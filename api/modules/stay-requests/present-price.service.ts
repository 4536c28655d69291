import type { Context } from '../../platform/context.ts'
import { openAccessibleRooms } from '../pricing/free-rooms.ts'
import { nightsOfType } from '../pricing/price-of-night.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { quoteStay, type Quote } from '../pricing/quote.ts'
import { findCouponFacts } from '../pricing/quoted-coupon.service.ts'
import type { Party } from '../pricing/extras-of-stay.ts'
import type { AskedStay } from './kept-price.ts'
import type { StayRequest } from './stay-request.entity.ts'

export interface StayWithParty extends AskedStay, Party {
  couponCode?: string | null | undefined
}

/** Who comes, with what and at which discount, in whatever room and on whatever nights. */
export const partyOf = ({ guests, children, extras, accessible, couponCode }: StayRequest) => ({
  guests,
  children,
  extras,
  accessible,
  couponCode: couponCode ?? null,
})

/**
 * What a stay costs at this moment, what stands against it, and which accessible room it would get where one is needed; null
 * when the room type is not offered any more.
 */
export const quoteNow = async (ctx: Context, { roomTypeId, couponCode, ...stay }: StayWithParty) => {
  const book = await readPriceBook(ctx, { from: stay.arrival, to: stay.departure })
  const type = book.types.find(({ id }) => id === roomTypeId)
  if (!type) return null
  const coupon = couponCode ? await findCouponFacts(ctx, couponCode) : undefined
  const quote = quoteStay(type, nightsOfType(type, book.now), stay, book, coupon)
  const [accessibleRoom] = stay.accessible ? openAccessibleRooms(type, stay) : []
  return { ...quote, accessibleRoomId: accessibleRoom?.id ?? null }
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
