import { spanOf } from '#graphql/asked-rooms.ts'
import type { Context } from '../../platform/context.ts'
import type { CouponFacts } from '../pricing/quote.ts'
import { nearestTogether, type NearRooms } from '../pricing/nearest-together.ts'
import { quoteTogether } from '../pricing/quote-together.ts'
import { findCouponFacts } from '../pricing/quoted-coupon.service.ts'
import { bookAround } from '../pricing/stay.service.ts'
import { nearestInstead } from '../pricing/found-stay.ts'
import { partyOf } from './present-price.service.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'

const couponOf = ({ couponCode }: StayRequestRoom, ctx: Context): Promise<CouponFacts | null> | undefined =>
  couponCode ? findCouponFacts(ctx, couponCode) : undefined

const stayOf = (room: StayRequestRoom) => ({ arrival: room.arrival, departure: room.departure, ...partyOf(room) })

/** Any room that takes the guests, with what they take along and at their discount. */
const nearestRoom = async (ctx: Context, room: StayRequestRoom): Promise<NearRooms[]> => {
  const wish = stayOf(room)
  const book = await bookAround(ctx, wish)
  const coupon = await couponOf(room, ctx)
  return nearestInstead(book, wish, room.roomType.id).map(({ roomTypeId, arrival, departure }) => {
    const [quote] = quoteTogether(book, [{ roomTypeId, stay: { ...wish, arrival, departure }, coupon }])
    return { arrival, departure, rooms: [{ roomTypeId, arrival, departure }], total: quote!.total }
  })
}

/**
 * What can be had in place of a request, three at most: for one room any that takes its guests, on its nights or near them,
 * for several the same rooms together on other nights.
 */
export const nearestNights = async (ctx: Context, rooms: readonly StayRequestRoom[]): Promise<NearRooms[]> => {
  const [only, ...others] = rooms
  if (others.length === 0) return nearestRoom(ctx, only!)
  const wanted = await Promise.all(
    rooms.map(async (room) => ({
      roomTypeId: room.roomType.id,
      stay: stayOf(room),
      coupon: await couponOf(room, ctx),
    })),
  )
  return nearestTogether(await bookAround(ctx, spanOf(rooms)), wanted)
}
