import { perRequest } from '../../platform/loader.ts'
import { Room } from '../rooms/room.entity.ts'

/** Whether a room type has an accessible room in use. */
export const hasAccessibleRoomLoader = perRequest<boolean>(async ({ em }, ids) => {
  const rooms = await em.find(Room, { roomType: { $in: [...ids] }, accessible: true, active: true, archivedAt: null })
  const types = new Set(rooms.map(({ roomType }) => roomType.id))
  return ids.map((id) => types.has(id))
})
