import { Field, Flex, Text, Textarea } from '@chakra-ui/react'
import { longestInquiryNotes } from '#graphql/text-limits.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Notice } from '../ui/Notice.tsx'
import { formatNumber } from '../ui/number.ts'
import { formatInstant } from '../ui/time.ts'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { useNotesDraft } from './useNotesDraft.ts'

/** From here on the remaining room is worth knowing. */
const counted = 800

interface NotesProps {
  inquiry: InquiryPaneFragment
  isBlocked: boolean
  onSave: (notes: string) => Promise<boolean>
}

const unsavedText = (foundAt: string | null) =>
  foundAt ? `Not saved yet: typed on ${formatInstant(foundAt)}` : 'Not saved yet'

const stateTexts = { idle: '', saving: 'Saving…', saved: 'Saved' }

export const Notes = ({ inquiry, isBlocked, onSave }: NotesProps) => {
  const { can } = useViewer()
  const notes = useNotesDraft({ id: inquiry.id, stored: inquiry.notes, isBlocked, onSave })
  return (
    <FieldRoot invalid={Boolean(notes.complaint)} disabled={!can('inquiries:write')}>
      <Field.Label fontFamily="heading" fontWeight="400" fontSize="1.125rem">
        Notes among staff
      </Field.Label>
      {notes.isRival && (
        <Notice
          tone="warning"
          width="full"
          my="2"
          action={
            <Flex gap="2" wrap="wrap">
              <Button size="sm" onClick={notes.useStored}>
                Use the saved notes
              </Button>
              <Button size="sm" onClick={notes.keepMine}>
                Keep mine
              </Button>
            </Flex>
          }
        >
          {inquiry.updatedBy?.name ?? 'Somebody'} saved other notes meanwhile:
          <Text whiteSpace="pre-wrap" mt="1" fontWeight="semibold">
            {inquiry.notes || '(empty)'}
          </Text>
        </Notice>
      )}
      <Textarea
        autoresize
        rows={3}
        maxHeight="16rem"
        maxLength={longestInquiryNotes}
        placeholder="What colleagues should know. Guests never see this."
        value={notes.text}
        onChange={(event) => notes.type(event.target.value)}
        onBlur={notes.saveByItself}
      />
      <Field.HelperText>
        One text that all of you change. A note with a name and a time goes into the thread.
      </Field.HelperText>
      <Field.ErrorText>{notes.complaint}</Field.ErrorText>
      <Flex width="full" justify="space-between" align="center" gap="3" mt="1">
        <Text as="output" textStyle="sm" color="fg.muted">
          {stateTexts[notes.state] || (notes.isDirty ? unsavedText(notes.foundAt) : '')}
          {notes.text.length >= counted && ` ${formatNumber(notes.text.length)} of 1,000 characters`}
        </Text>
        <Button size="sm" disabled={!notes.isDirty || notes.isRival} onClick={notes.save}>
          Save notes
        </Button>
      </Flex>
    </FieldRoot>
  )
}
