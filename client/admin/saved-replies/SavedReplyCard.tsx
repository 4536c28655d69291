import { Badge, Text } from '@chakra-ui/react'
import { languages } from '../inquiries/labels.ts'
import { RecordCard } from '../ui/RecordCard.tsx'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import type { SavedReplyCardFragment } from './SavedReplies.generated.ts'
import { savedReplyNoun, type SavedReplyInput } from './saved-reply-form.ts'
import { SavedReplyFields } from './SavedReplyFields.tsx'

interface SavedReplyCardProps {
  reply: SavedReplyCardFragment
  changes: RecordChanges<SavedReplyCardFragment, SavedReplyInput>
}

/** An answer that is written once and used many times. */
export const SavedReplyCard = ({ reply, changes }: SavedReplyCardProps) => (
  <RecordCard
    noun={savedReplyNoun}
    record={reply}
    changes={changes}
    fields={(form) => <SavedReplyFields {...form} />}
    marks={!reply.active && <Badge colorPalette="gray">Not offered</Badge>}
  >
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="68ch" lineClamp="6">
      {reply.texts[0]?.text}
    </Text>
    <Text textStyle="sm" color="fg.muted" mt="3">
      In {reply.texts.map(({ language }) => languages[language].name).join(', ')}
    </Text>
  </RecordCard>
)
