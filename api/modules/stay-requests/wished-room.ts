import { addDays } from '#graphql/stay-dates.ts'
import { badUserInput } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { RoomBlock } from '../availability/room-block.entity.ts'
import { Room, type RoomType } from '../rooms/room.entity.ts'
import { roomNumbersLoader } from '../rooms/house-plan.service.ts'
import type { StayRequestRoom } from './stay-request-room.entity.ts'
import type { WishedRoom } from './stay-request.type.ts'

/**
 * A wish can only be for a room of the type that is asked for.
 * @param at where the input says it
 * @throws BAD_USER_INPUT
 */
export const refuseOtherRoom = async (
  ctx: Context,
  roomType: RoomType,
  roomNumber: string,
  at: (string | number)[],
) => {
  const numbers = await roomNumbersLoader(ctx).load(roomType.id)
  if (numbers.includes(roomNumber)) return
  const others = numbers.length > 0 ? `. Its rooms are ${numbers.join(', ')}` : ''
  throw badUserInput([
    { path: [...at, 'roomNumber'], message: `Room ${roomNumber} is not one of the type ${roomType.name}${others}` },
  ])
}

/** The wish with what the blocks say of it, on the nights that were offered last, else on those asked for. */
export const wishedRoom = async ({ em }: Context, asked: StayRequestRoom): Promise<WishedRoom | null> => {
  const { roomNumber, roomType } = asked
  if (!roomNumber) return null
  const room = await em.findOne(Room, { roomNumber, roomType, active: true, archivedAt: null })
  if (!room) return { roomNumber, isBlocked: null }
  const firstNight = asked.offerArrival ?? asked.arrival
  const lastNight = addDays(asked.offerDeparture ?? asked.departure, -1)
  const blocks = await em.count(RoomBlock, { room, firstNight: { $lte: lastNight }, lastNight: { $gte: firstNight } })
  return { roomNumber, isBlocked: blocks > 0 }
}
