import type { RecordKind } from '../ui/useRecordChanges.ts'
import {
  CreateSavedReplyDocument,
  DeleteSavedReplyDocument,
  RestoreSavedReplyDocument,
  UpdateSavedReplyDocument,
  type SavedReplyCardFragment,
} from './SavedReplies.generated.ts'
import type { SavedReplyInput } from './saved-reply-form.ts'

export const savedReplyChanges: RecordKind<SavedReplyCardFragment, SavedReplyInput> = {
  noun: 'saved reply',
  list: 'SavedReplies',
  nameOf: ({ name }) => name,
  create: CreateSavedReplyDocument,
  update: UpdateSavedReplyDocument,
  updated: (reply) => ({ updateSavedReply: reply }),
  putAway: DeleteSavedReplyDocument,
  restore: RestoreSavedReplyDocument,
  away: (name) => ({
    done: { title: 'Saved reply deleted', description: name },
    failed: `${name} could not be deleted`,
  }),
}
