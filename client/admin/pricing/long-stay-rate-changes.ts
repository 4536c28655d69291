import type { RecordKind } from '../ui/useRecordChanges.ts'
import type { LongStayRateInput } from './long-stay-rate-form.ts'
import {
  CreateLongStayRateDocument,
  DeleteLongStayRateDocument,
  RestoreLongStayRateDocument,
  UpdateLongStayRateDocument,
  type LongStayRateCardFragment,
} from './LongStayRates.generated.ts'

/** "7 nights or more" */
export const longStayRateName = ({ minNights }: Pick<LongStayRateCardFragment, 'minNights'>) =>
  `${minNights} nights or more`

export const longStayRateChanges: RecordKind<LongStayRateCardFragment, LongStayRateInput> = {
  noun: 'long-stay rate',
  list: 'LongStayRates',
  nameOf: longStayRateName,
  create: CreateLongStayRateDocument,
  update: UpdateLongStayRateDocument,
  updated: (rate) => ({ updateLongStayRate: rate }),
  putAway: DeleteLongStayRateDocument,
  restore: RestoreLongStayRateDocument,
  away: (name) => ({
    done: { title: 'Long-stay rate deleted successfully', description: name },
    failed: 'Failed to delete long-stay rate',
  }),
}
