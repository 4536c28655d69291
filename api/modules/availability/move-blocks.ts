import type { Context } from '../../platform/context.ts'
import { RoomType, type Room } from '../rooms/room.entity.ts'
import { RoomBlock } from './room-block.entity.ts'

/** Takes the blocks of a room along to its new type. A request is for a type: it holds a room of the one that was asked for. */
export const moveBlocks = async ({ em, now }: Context, room: Room, roomTypeId: string): Promise<void> => {
  const roomType = em.getReference(RoomType, roomTypeId)
  await em.nativeUpdate(RoomBlock, { room, reason: { $ne: 'request' } }, { roomType, updatedAt: now() })
}
