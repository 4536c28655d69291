import { badUserInput, changedMeanwhile } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { Room } from '../rooms/room.entity.ts'
import { byNumber } from '../rooms/room.service.ts'
import { lockBlocks } from './lock-blocks.ts'

const unknown = { roomId: 'Room must be the id of a room', roomIds: 'Rooms must be ids of rooms' }

/**
 * Rooms with their types, by number, whose blocks nobody else changes until the transaction ends. A room that has changed its
 * type while that was awaited would be blocked among those that it has left.
 * @param path the field of the input that names them
 * @throws BAD_USER_INPUT where there is no such room, CONFLICT where one has changed its type at that moment
 */
export const lockRooms = async (
  ctx: Context,
  roomIds: readonly string[],
  path: keyof typeof unknown = 'roomIds',
): Promise<Room[]> => {
  const where = { id: { $in: [...roomIds] } }
  const before = await ctx.em.find(Room, where, { disableIdentityMap: true })
  if (before.length < roomIds.length) throw badUserInput([{ path: [path], message: unknown[path] }])
  const locked = before.map(({ roomType }) => roomType.id)
  await lockBlocks(ctx, locked)
  const rooms = await ctx.em.find(Room, where, { populate: ['roomType'] })
  const moved = rooms.find(({ roomType }) => !locked.includes(roomType.id))
  if (moved) throw changedMeanwhile('room', moved.changedBy)
  return rooms.toSorted(byNumber)
}
