import type { Context } from '../../platform/context.ts'
import { releaseRooms } from './hold-rooms.ts'
import { StayRequest } from './stay-request.entity.ts'
import { StayRequestRoom } from './stay-request-room.entity.ts'

/**
 * Removes requests with their guest, in the caller's transaction: rooms that are only held are free again, nights that
 * were accepted stay taken, and tell nothing of whom.
 */
export const removeStayRequests = async (ctx: Context, ids: string[]): Promise<number> => {
  const { em } = ctx
  const held = { request: { id: { $in: ids }, state: { $ne: 'accepted' } } } as const
  await releaseRooms(ctx, await em.find(StayRequestRoom, held))
  return em.nativeDelete(StayRequest, { id: { $in: ids } })
}
