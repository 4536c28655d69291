import { roomBlockSchema } from '#graphql/inputs/availability.ts'
import { formSchema } from '../ui/form-schema.ts'
import { numberOf } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'
import type { NightRange } from './night-range.ts'
import { reasonTitles } from './reason-titles.ts'

/** Why rooms are blocked. */
export interface WhyDraft {
  reason: 'out-of-order' | 'manual-booking'
  note: string
}

export interface BlockDraft extends NightRange, WhyDraft {
  /** Empty for rooms of the type without a number. */
  roomId: string
  rooms: string
}

export const newWhy: WhyDraft = { reason: 'manual-booking', note: '' }

export const reasonChoices: { value: WhyDraft['reason']; label: string }[] = [
  { value: 'out-of-order', label: reasonTitles.OUT_OF_ORDER },
  { value: 'manual-booking', label: reasonTitles.MANUAL_BOOKING },
]

const reasonOf = { 'out-of-order': 'OUT_OF_ORDER', 'manual-booking': 'MANUAL_BOOKING' } as const

export const whyInput = ({ reason, note }: WhyDraft) => ({ reason: reasonOf[reason], note: note.trim() || null })

const asInput = (roomTypeId: string) => (draft: BlockDraft) => ({
  ...(draft.roomId ? { roomId: draft.roomId } : { roomTypeId, rooms: numberOf(draft.rooms)! }),
  firstNight: draft.firstNight,
  lastNight: draft.lastNight,
  reason: draft.reason,
  note: draft.note.trim() || null,
})

export const blockInput = (roomTypeId: string, draft: BlockDraft) => ({
  ...asInput(roomTypeId)(draft),
  ...whyInput(draft),
})

export const blockFormSchema = (roomTypeId: string) => formSchema(roomBlockSchema(hotelToday()), asInput(roomTypeId))
