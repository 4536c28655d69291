import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Panel } from '../ui/Panel.tsx'
import { formatInstant } from '../ui/time.ts'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import { RevisionDialog } from './RevisionDialog.tsx'
import type { EntryActions } from './useEntryActions.ts'
import type { EntryDraft } from './useEntryDraft.ts'

interface RevisionsPanelProps {
  entry: EntryFieldsFragment
  draft: EntryDraft
  actions: EntryActions
  onReplaced: () => void
}

const shownAtFirst = 5

export const RevisionsPanel = ({ entry, draft, actions, onReplaced }: RevisionsPanelProps) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const { revisions } = entry
  const shown = isWhole ? revisions : revisions.slice(0, shownAtFirst)

  /** What is typed is saved first, so that bringing back an old text costs no new one. */
  const restore = async (revisionId: string) => {
    const saved = draft.isDirty ? await draft.save() : entry
    if (!saved) throw new Error('What you wrote could not be saved, so nothing was brought back')
    await actions.restore(saved.version, revisionId)
    onReplaced()
  }
  return (
    <Panel title="Revisions" description="Each save is kept, the last 50.">
      {revisions.length === 0 && <Text color="fg.muted">None yet.</Text>}
      <Box as="ul" listStyleType="none" aria-label="Revisions, the newest first">
        {shown.map(({ id, createdAt, savedBy }) => (
          <li key={id}>
            <Flex gap="3" justify="space-between" align="center" py="1.5">
              <Text textStyle="sm">
                {formatInstant(createdAt)}
                {savedBy && (
                  <Text as="span" color="fg.muted">
                    {' '}
                    by {savedBy.name}
                  </Text>
                )}
              </Text>
              <Button
                size="xs"
                aria-label={`Look at the revision of ${formatInstant(createdAt)}`}
                onClick={() => setOpenId(id)}
              >
                Look
              </Button>
            </Flex>
          </li>
        ))}
      </Box>
      {shown.length < revisions.length && (
        <Button size="sm" variant="ghost" mt="2" onClick={() => setWhole(true)}>
          Show all {revisions.length}
        </Button>
      )}
      {openId && <RevisionDialog id={openId} onClose={() => setOpenId(null)} onRestore={() => restore(openId)} />}
    </Panel>
  )
}
