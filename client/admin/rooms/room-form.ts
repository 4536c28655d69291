import { enumName } from '#graphql/enum-name.ts'
import { roomSchema, roomViews, type RoomView } from '#graphql/inputs/room.ts'
import { formSchema } from '../ui/form-schema.ts'
import type { RecordNoun } from '../ui/record-noun.ts'
import { numberOf } from '../ui/money.ts'
import { answerOf, textOf, valueOf, type Answer } from './answer.ts'
import type { RoomCardFragment } from './RoomCard.generated.ts'

export interface RoomDraft {
  roomTypeId: string
  roomNumber: string
  floor: string
  floorMeasured: boolean
  stepsToDoor: string
  /** Empty until somebody has looked. */
  view: RoomView | ''
  nightDecibels: string
  morningSun: Answer
  accessible: boolean
  active: boolean
  notes: string
}

export const newRoom = (roomTypeId: string): RoomDraft => ({
  roomTypeId,
  roomNumber: '',
  floor: '1',
  floorMeasured: true,
  stepsToDoor: '',
  view: '',
  nightDecibels: '',
  morningSun: 'unknown',
  accessible: false,
  active: true,
  notes: '',
})

export const viewNames: Record<RoomView, string> = {
  courtyard: 'Courtyard',
  garden: 'Garden',
  patio: 'Patio',
  street: 'Street',
  parking: 'Parking',
  water: 'Water',
  buildings: 'Other buildings',
}

/** BUILDINGS is 'buildings' in the form. */
const viewOf = ({ view }: Pick<RoomCardFragment, 'view'>) => roomViews.find((known) => enumName(known) === view)

export const viewNameOf = (room: Pick<RoomCardFragment, 'view'>) => {
  const view = viewOf(room)
  return view && viewNames[view]
}

const roomDraft = (room: RoomCardFragment): RoomDraft => ({
  roomTypeId: room.roomTypeId,
  roomNumber: room.roomNumber,
  floor: String(room.floor),
  floorMeasured: room.floorMeasured,
  stepsToDoor: textOf(room.stepsToDoor),
  view: viewOf(room) ?? '',
  nightDecibels: textOf(room.nightDecibels),
  morningSun: answerOf(room.morningSun),
  accessible: room.accessible,
  active: room.active,
  notes: room.notes ?? '',
})

const roomInput = (draft: RoomDraft) => ({
  roomTypeId: draft.roomTypeId,
  roomNumber: draft.roomNumber.trim(),
  floor: numberOf(draft.floor)!,
  floorMeasured: draft.floorMeasured,
  stepsToDoor: numberOf(draft.stepsToDoor),
  view: draft.view ? enumName(draft.view) : null,
  nightDecibels: numberOf(draft.nightDecibels),
  morningSun: valueOf(draft.morningSun),
  accessible: draft.accessible,
  active: draft.active,
  notes: draft.notes.trim() || null,
})

export type RoomInput = ReturnType<typeof roomInput>

/** The rules know the views by the words of the form. */
const checkedInput = (draft: RoomDraft) => ({ ...roomInput(draft), view: draft.view || null })

const roomFormSchema = formSchema(roomSchema, checkedInput)

/** What staff measure at a room, as form, card and history name it. */
export const roomMeasures = {
  stepsToDoor: 'Steps to the door',
  view: 'View',
  nightDecibels: 'Sound at night, dB',
  morningSun: 'Morning sun',
} as const

const roomLabels = {
  roomTypeId: 'Room type',
  roomNumber: 'Room number',
  floor: 'Floor',
  floorMeasured: 'Floor looked at',
  ...roomMeasures,
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
