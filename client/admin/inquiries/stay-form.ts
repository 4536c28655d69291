import { correctInquiryStaySchema } from '#graphql/inputs/inquiry-stay.ts'
import { formSchema } from '../ui/form-schema.ts'
import { numberOf } from '../ui/money.ts'
import type { StayBesideFragment } from './StayBeside.generated.ts'

/** The stay as it is typed: numbers as text, nothing for what nobody knows. */
export interface StayDraft {
  arrival: string
  departure: string
  adults: string
  children: string
  hasPet: boolean
  roomTypeId: string
}

/** @param roomTypeId that is wished; nothing where the room shown is only the least expensive one */
export const stayDraft = (stay: StayBesideFragment, roomTypeId: string): StayDraft => ({
  arrival: stay.arrival ?? '',
  departure: stay.departure ?? '',
  adults: stay.adults === null ? '' : String(stay.adults),
  children: String(stay.children ?? 0),
  hasPet: stay.hasPet,
  roomTypeId,
})

export const stayInput = (draft: StayDraft) => ({
  arrival: draft.arrival || null,
  departure: draft.departure || null,
  adults: numberOf(draft.adults),
  children: numberOf(draft.children) ?? 0,
  hasPet: draft.hasPet,
  roomTypeId: draft.roomTypeId || null,
})

export const stayFormSchema = formSchema(correctInquiryStaySchema.shape.stay, stayInput)
