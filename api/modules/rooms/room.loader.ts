import { byId } from '../../platform/loader.ts'
import { Room, RoomType } from './room.entity.ts'

/** A room by its id. */
export const roomLoader = byId(({ em }, ids) => em.find(Room, { id: { $in: [...ids] } }))

/** A room type by its id. */
export const roomTypeLoader = byId(({ em }, ids) => em.find(RoomType, { id: { $in: [...ids] } }))
