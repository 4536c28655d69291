import { Badge, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { RecordHistory } from '../rooms/RecordHistory.tsx'
import { RecordActions } from '../ui/RecordActions.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import type { SavedReplyCardFragment } from './SavedReplies.generated.ts'
import {
  savedReplyDraft,
  savedReplyFormSchema,
  savedReplyInput,
  savedReplyLabels,
  type SavedReplyInput,
} from './saved-reply-form.ts'
import { SavedReplyFields } from './SavedReplyFields.tsx'

interface SavedReplyCardProps {
  reply: SavedReplyCardFragment
  changes: RecordChanges<SavedReplyCardFragment, SavedReplyInput>
}

/** One reply; its edit button swaps the card for the form. */
export const SavedReplyCard = ({ reply, changes }: SavedReplyCardProps) => {
  const { can } = useViewer()
  const keepAs = `saved-reply:${reply.id}`
  const [editing, setEditing] = useOpenForm(keepAs)
  const editButton = useFocusBack(editing)
  const { name, texts } = reply

  if (editing)
    return (
      <RecordCard title={`Edit ${name}`} bg="bg.subtle">
        <RecordForm
          schema={savedReplyFormSchema}
          draft={savedReplyDraft(reply)}
          version={reply.version}
          keepAs={keepAs}
          labels={savedReplyLabels}
          save="Save"
          onSave={(draft, version) => changes.update(reply.id, version, savedReplyInput(draft))}
          onClose={() => setEditing(false)}
        >
          {(fields) => <SavedReplyFields {...fields} />}
        </RecordForm>
      </RecordCard>
    )
  return (
    <RecordCard
      title={name}
      marks={!reply.active && <Badge colorPalette="gray">Not offered</Badge>}
      actions={
        can('inquiries:write') && (
          <RecordActions
            record={reply}
            name={name}
            away="Delete"
            changes={changes}
            editButton={editButton}
            onEdit={() => setEditing(true)}
          />
        )
      }
    >
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="68ch" lineClamp="6">
        {texts[0]?.text}
      </Text>
      <Text textStyle="sm" color="fg.muted" mt="3">
        In {texts.map(({ language }) => languages[language].name).join(', ')}
      </Text>
      {can('rooms:read') && (
        <RecordHistory subject={reply.id} changedBy={reply.changedBy} updatedAt={reply.updatedAt} />
      )}
    </RecordCard>
  )
}
