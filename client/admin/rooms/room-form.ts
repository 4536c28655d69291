import { roomSchema } from '#graphql/inputs/room.ts'
import { formSchema } from '../ui/form-schema.ts'
import type { RecordNoun } from '../ui/record-noun.ts'
import { numberOf } from '../ui/money.ts'
import type { RoomCardFragment } from './RoomCard.generated.ts'

export interface RoomDraft {
  roomTypeId: string
  roomNumber: string
  floor: string
  accessible: boolean
  active: boolean
  notes: string
}

export const newRoom = (roomTypeId: string): RoomDraft => ({
  roomTypeId,
  roomNumber: '',
  floor: '1',
  accessible: false,
  active: true,
  notes: '',
})

const roomDraft = (room: RoomCardFragment): RoomDraft => ({
  roomTypeId: room.roomTypeId,
  roomNumber: room.roomNumber,
  floor: String(room.floor),
  accessible: room.accessible,
  active: room.active,
  notes: room.notes ?? '',
})

const roomInput = (draft: RoomDraft) => ({
  roomTypeId: draft.roomTypeId,
  roomNumber: draft.roomNumber.trim(),
  floor: numberOf(draft.floor) ?? Number.NaN,
  accessible: draft.accessible,
  active: draft.active,
  notes: draft.notes.trim() || null,
})

export type RoomInput = ReturnType<typeof roomInput>

const roomFormSchema = formSchema(roomSchema, roomInput)

const roomLabels = {
  roomNumber: 'Room number',
  floor: 'Floor',
  accessible: 'Accessible room',
  active: 'Active',
  notes: 'Notes',
}

export const roomNoun: RecordNoun<RoomCardFragment, RoomDraft, RoomInput> = {
  title: 'Room',
  word: 'room',
  permission: 'rooms:write',
  away: 'Archive',
  keepAs: 'room',
  schema: () => roomFormSchema,
  draftOf: roomDraft,
  labels: roomLabels,
  input: roomInput,
}
