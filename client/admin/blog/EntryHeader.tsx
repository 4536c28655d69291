import { Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import { StatusBadge } from './EntryRow.tsx'
import type { EntryDraft } from './useEntryDraft.ts'

interface EntryHeaderProps {
  entry: EntryFieldsFragment
  draft: EntryDraft
}

const saveText = ({ state, isDirty }: EntryDraft, isDraft: boolean) => {
  if (state === 'saving') return 'Saving…'
  if (state === 'failed' && isDirty) return 'Not saved; kept on this device'
  if (isDirty) return isDraft ? 'Saves by itself in a moment' : 'Not saved yet'
  return state === 'saved' ? 'Saved' : ''
}

/** The name of the post takes the focus when it is opened, so that a keyboard goes on from here. */
export const EntryHeader = ({ entry, draft }: EntryHeaderProps) => {
  const { can } = useViewer()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Flex gap="4" justify="space-between" align="flex-start" wrap="wrap" mb="6">
      <div>
        <Heading ref={heading} as="h2" tabIndex={-1} textStyle="pageTitle" outline="none" overflowWrap="anywhere">
          {draft.values.title || 'Untitled'}
        </Heading>
        <Flex gap="2" align="center" mt="2" textStyle="sm" color="fg.muted">
          <StatusBadge status={entry.status} />
          {languages[entry.language].name}
        </Flex>
      </div>
      {can('blog:write') && (
        <Flex gap="3" align="center" wrap="wrap">
          <Text as="output" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
            {saveText(draft, entry.status === 'DRAFT')}
          </Text>
          <Button variant="solid" colorPalette="coral" onClick={() => void draft.save()} disabled={draft.isConflict}>
            {entry.status === 'PUBLISHED' ? 'Save and show to guests' : 'Save'}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
