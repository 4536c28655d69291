import { badUserInput } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { Room } from '../rooms/room.entity.ts'
import { byNumber } from '../rooms/room.service.ts'

/** Rooms with their types, by number. @throws BAD_USER_INPUT where there is no such room */
export const namedRooms = async ({ em }: Context, roomIds: readonly string[]): Promise<Room[]> => {
  const rooms = await em.find(Room, { id: { $in: [...roomIds] } }, { populate: ['roomType'] })
  if (rooms.length < roomIds.length) throw badUserInput([{ path: ['roomIds'], message: 'Rooms must be ids of rooms' }])
  return rooms.toSorted(byNumber)
}
