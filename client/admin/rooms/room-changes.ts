import { archived, type RecordKind } from '../ui/useRecordChanges.ts'
import {
  ArchiveRoomDocument,
  CreateRoomDocument,
  RestoreRoomDocument,
  UpdateRoomDocument,
} from './room-changes.generated.ts'
import type { RoomInput } from './room-form.ts'
import type { RoomCardFragment } from './RoomCard.generated.ts'

export const roomChanges: RecordKind<RoomCardFragment, RoomInput> = {
  noun: 'room',
  list: 'Rooms',
  nameOf: ({ roomNumber }) => `Room ${roomNumber}`,
  create: CreateRoomDocument,
  update: UpdateRoomDocument,
  updated: (room) => ({ updateRoom: room }),
  putAway: ArchiveRoomDocument,
  restore: RestoreRoomDocument,
  away: archived,
}
