import { longStayRateSchema } from '#graphql/inputs/long-stay-rate.ts'
import { formSchema } from '../ui/form-schema.ts'
import type { RecordNoun } from '../ui/record-noun.ts'
import { numberOf } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'
import type { LongStayRateCardFragment } from './LongStayRates.generated.ts'

/** The form as it is typed: numbers as text, nothing for every room type and for no end. */
export interface LongStayRateDraft {
  minNights: string
  percent: string
  roomTypeId: string
  startDate: string
  endDate: string
  active: boolean
}

export const newLongStayRate = (): LongStayRateDraft => ({
  minNights: '7',
  percent: '10',
  roomTypeId: '',
  startDate: hotelToday(),
  endDate: '',
  active: true,
})

const longStayRateDraft = (rate: LongStayRateCardFragment): LongStayRateDraft => ({
  minNights: String(rate.minNights),
  percent: String(rate.percent),
  roomTypeId: rate.roomTypeId ?? '',
  startDate: rate.startDate,
  endDate: rate.endDate ?? '',
  active: rate.active,
})

export const longStayRateInput = (draft: LongStayRateDraft) => ({
  minNights: numberOf(draft.minNights)!,
  percent: numberOf(draft.percent)!,
  roomTypeId: draft.roomTypeId || null,
  startDate: draft.startDate,
  endDate: draft.endDate || null,
  active: draft.active,
})

export type LongStayRateInput = ReturnType<typeof longStayRateInput>

const longStayRateLabels = {
  minNights: 'Nights or more',
  percent: 'Percent off',
  roomTypeId: 'Room type',
  startDate: 'First arrival',
  endDate: 'Last arrival',
  active: 'Active',
}

export const longStayRateNoun: RecordNoun<LongStayRateCardFragment, LongStayRateDraft, LongStayRateInput> = {
  title: 'Long-Stay Rate',
  word: 'long-stay rate',
  permission: 'rooms:write',
  away: 'Delete',
  keepAs: 'long-stay-rate',
  schema: () => formSchema(longStayRateSchema(hotelToday()), longStayRateInput),
  draftOf: longStayRateDraft,
  labels: longStayRateLabels,
  input: longStayRateInput,
}
