import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { RecordPanel } from '../ui/RecordPanel.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { useKept } from '../ui/useKept.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { useSavedRepliesQuery } from './SavedReplies.generated.ts'
import { savedReplyChanges } from './saved-reply-changes.ts'
import { newSavedReply, savedReplyFormSchema, savedReplyInput, savedReplyLabels } from './saved-reply-form.ts'
import { SavedReplyCard } from './SavedReplyCard.tsx'
import { SavedReplyFields } from './SavedReplyFields.tsx'

/** Answers that are written once and used many times. */
const SavedRepliesTab = () => {
  const { can } = useViewer()
  const [search, setSearch] = useState('')
  const result = useSavedRepliesQuery({ variables: { search: search || null } })
  const { data, loadedAt } = useKept(result)
  const changes = useRecordChanges(savedReplyChanges)
  return (
    <RecordPanel
      title="Saved replies"
      description="Answers to begin with. Where one is written to a guest, it comes in the guest’s language with name, dates and price filled in."
      noun={{ title: 'Saved Reply', word: 'saved reply' }}
      canAdd={can('inquiries:write')}
      draft={newSavedReply}
      schema={savedReplyFormSchema}
      labels={savedReplyLabels}
      keepAs="saved-reply:new"
      onCreate={(draft) => changes.create(savedReplyInput(draft))}
      fields={(form) => <SavedReplyFields {...form} />}
      filter={
        <SearchBox
          label="Search saved replies"
          value={search}
          onChange={setSearch}
          width={{ base: 'full', md: '20rem' }}
          mb="4"
        />
      }
      what="saved replies"
      empty={search ? 'No saved reply has that in its name.' : 'There are no saved replies yet.'}
      records={data?.savedReplies}
      result={result}
      loadedAt={loadedAt}
    >
      {(reply) => <SavedReplyCard reply={reply} changes={changes} />}
    </RecordPanel>
  )
}

export default SavedRepliesTab
