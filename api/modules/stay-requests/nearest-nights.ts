import { spanOf } from '#graphql/asked-rooms.ts'
import type { Context } from '../../platform/context.ts'
import { nearestTogether, type NearRooms } from '../pricing/nearest-together.ts'
import { bookAround, explainRefusal } from '../pricing/stay.service.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'
import { wholeStay } from './whole-stay.ts'

/**
 * What can be had near the nights of a request, three at most: for one room any that takes its guests, for several the same
 * rooms together.
 */
export const nearestNights = async (ctx: Context, rooms: readonly StayRequestRoom[]): Promise<NearRooms[]> => {
  if (rooms.length > 1) {
    const wanted = rooms.map(({ roomType, arrival, departure, guests, children, extras, accessible }) => ({
      roomTypeId: roomType.id,
      stay: { arrival, departure, guests, children, extras, accessible },
    }))
    return nearestTogether(await bookAround(ctx, spanOf(rooms)), wanted)
  }
  const refused = await explainRefusal(ctx, wholeStay(rooms))
  return (refused?.alternatives ?? []).map(({ roomTypeId, arrival, departure, total }) => ({
    arrival,
    departure,
    rooms: [{ roomTypeId, arrival, departure }],
    total,
  }))
}
