import { roomBlockSchema } from '#graphql/inputs/availability.ts'
import { formSchema } from '../ui/form-schema.ts'
import { numberOf } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'
import type { NightRange } from './night-range.ts'

type Reason = 'out-of-order' | 'manual-booking'

export interface BlockDraft extends NightRange {
  /** Empty for rooms of the type without a number. */
  roomId: string
  rooms: string
  reason: Reason
  note: string
}

export const reasonNames: Record<Reason, string> = {
  'out-of-order': 'Out of order',
  'manual-booking': 'Manual booking',
}

const reasonOf = { 'out-of-order': 'OUT_OF_ORDER', 'manual-booking': 'MANUAL_BOOKING' } as const

const asInput = (roomTypeId: string) => (draft: BlockDraft) => ({
  ...(draft.roomId ? { roomId: draft.roomId } : { roomTypeId, rooms: numberOf(draft.rooms) ?? Number.NaN }),
  firstNight: draft.firstNight,
  lastNight: draft.lastNight,
  reason: draft.reason,
  note: draft.note.trim() || null,
})

export const blockInput = (roomTypeId: string, draft: BlockDraft) => ({
  ...asInput(roomTypeId)(draft),
  reason: reasonOf[draft.reason],
})

export const blockFormSchema = (roomTypeId: string) => formSchema(roomBlockSchema(hotelToday()), asInput(roomTypeId))
