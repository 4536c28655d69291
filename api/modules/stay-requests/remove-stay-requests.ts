import type { Context } from '../../platform/context.ts'
import { RoomBlock } from '../availability/room-block.entity.ts'
import { StayRequest } from './stay-request.entity.ts'

/**
 * Removes requests with their guest, in the caller's transaction: rooms that are only held are free again, nights that
 * were accepted stay taken, and tell nothing of whom.
 */
export const removeStayRequests = async ({ em }: Context, ids: string[]): Promise<number> => {
  const requests = await em.find(StayRequest, { id: { $in: ids } })
  const held = requests.flatMap(({ state, block }) => (block && state !== 'accepted' ? [block.id] : []))
  await em.nativeDelete(RoomBlock, { id: { $in: held } })
  return em.nativeDelete(StayRequest, { id: { $in: ids } })
}
