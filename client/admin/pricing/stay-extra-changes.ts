import type { RecordKind } from '../ui/useRecordChanges.ts'
import type { StayExtraInput } from './stay-extra-form.ts'
import {
  CreateStayExtraDocument,
  DeleteStayExtraDocument,
  RestoreStayExtraDocument,
  UpdateStayExtraDocument,
  type StayExtraCardFragment,
} from './StayExtras.generated.ts'

export const stayExtraChanges: RecordKind<StayExtraCardFragment, StayExtraInput> = {
  noun: 'extra',
  list: 'StayExtraList',
  nameOf: ({ name }) => name,
  create: CreateStayExtraDocument,
  update: UpdateStayExtraDocument,
  updated: (extra) => ({ updateStayExtra: extra }),
  putAway: DeleteStayExtraDocument,
  restore: RestoreStayExtraDocument,
  away: (name) => ({
    done: { title: 'Extra deleted successfully', description: name },
    failed: 'Failed to delete extra',
  }),
}
