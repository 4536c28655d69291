import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { Button } from '../ui/Button.tsx'
import { readAgain } from '../ui/read-again.ts'
import { RecordPanel } from '../ui/RecordPanel.tsx'
import { attempted } from '../ui/reported.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { useAddSuggestedRepliesMutation, useSavedRepliesQuery } from './SavedReplies.generated.ts'
import { savedReplyChanges } from './saved-reply-changes.ts'
import { newSavedReply, savedReplyNoun } from './saved-reply-form.ts'
import { SavedReplyCard } from './SavedReplyCard.tsx'
import { SavedReplyFields } from './SavedReplyFields.tsx'

/** What a new hotel begins with, for one that was there before there were saved replies. */
const SuggestedReplies = () => {
  const [add, { loading }] = useAddSuggestedRepliesMutation(readAgain('SavedReplies'))
  return (
    <Button
      mt="4"
      loading={loading}
      loadingText="Adding"
      onClick={() => void attempted('The replies could not be added', add)}
    >
      Add four to begin with, in seven languages
    </Button>
  )
}

/** Answers that are written once and used many times. */
const SavedRepliesTab = () => {
  const { can } = useViewer()
  const [search, setSearch] = useState('')
  const result = useSavedRepliesQuery({ variables: { search: search || null } })
  useListChanges(['SavedReply'], result)
  const { data, loadedAt } = usePreviousData(result)
  const changes = useRecordChanges(savedReplyChanges)
  return (
    <RecordPanel
      title="Saved replies"
      description="Answers to begin with. Where one is written to a guest, it comes in the guest’s language with name, dates and price filled in."
      noun={savedReplyNoun}
      changes={changes}
      draft={newSavedReply}
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
      foot={can('inquiries:write') && !search && data?.savedReplies.length === 0 && <SuggestedReplies />}
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
