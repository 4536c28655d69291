import { roomSchema } from '#graphql/inputs/room.ts'
import { formSchema } from '../ui/form-schema.ts'
import { numberOf } from '../ui/money.ts'
import type { RoomCardFragment } from './RoomCard.generated.ts'

export interface RoomDraft {
  roomTypeId: string
  roomNumber: string
  floor: string
  active: boolean
  notes: string
}

export const newRoom = (roomTypeId: string): RoomDraft => ({
  roomTypeId,
  roomNumber: '',
  floor: '1',
  active: true,
  notes: '',
})

export const roomDraft = (room: RoomCardFragment): RoomDraft => ({
  roomTypeId: room.roomTypeId,
  roomNumber: room.roomNumber,
  floor: String(room.floor),
  active: room.active,
  notes: room.notes ?? '',
})

export const roomInput = (draft: RoomDraft) => ({
  roomTypeId: draft.roomTypeId,
  roomNumber: draft.roomNumber.trim(),
  floor: numberOf(draft.floor) ?? Number.NaN,
  active: draft.active,
  notes: draft.notes.trim() || null,
})

export type RoomInput = ReturnType<typeof roomInput>

export const roomFormSchema = formSchema(roomSchema, roomInput)

export const roomLabels = { roomNumber: 'Room number', floor: 'Floor', active: 'Active', notes: 'Notes' }
