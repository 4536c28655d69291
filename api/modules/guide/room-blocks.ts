import type { RoomBlock } from './guide.model.ts'
import { guestRooms } from './room-blocks/rooms.ts'
import { suites } from './room-blocks/suites.ts'

/** The rooms of the gallery, in page order. */
export const roomBlocks: RoomBlock[] = [...suites, ...guestRooms]
