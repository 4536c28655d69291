import { archived, type RecordKind } from '../ui/useRecordChanges.ts'
import {
  ArchiveRoomTypeDocument,
  CreateRoomTypeDocument,
  RestoreRoomTypeDocument,
  UpdateRoomTypeDocument,
} from './room-type-changes.generated.ts'
import type { RoomTypeInput } from './room-type-form.ts'
import type { RoomTypeCardFragment } from './RoomTypeCard.generated.ts'

export const roomTypeChanges: RecordKind<RoomTypeCardFragment, RoomTypeInput> = {
  noun: 'room type',
  list: 'RoomTypes',
  nameOf: ({ name }) => name,
  create: CreateRoomTypeDocument,
  update: UpdateRoomTypeDocument,
  updated: (type) => ({ updateRoomType: type }),
  putAway: ArchiveRoomTypeDocument,
  restore: RestoreRoomTypeDocument,
  away: archived,
}
