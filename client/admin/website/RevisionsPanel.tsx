import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { RevisionDialog } from './RevisionDialog.tsx'
import type { useContentRevisionsQuery } from './RevisionsPanel.generated.ts'
import type { ContentActions } from './useContentActions.ts'
import type { EntryForm } from './useEntryForm.ts'

interface RevisionsPanelProps {
  kind: ContentKind
  form: EntryForm
  actions: ContentActions
  revisions: ReturnType<typeof useContentRevisionsQuery>
}

const shownAtFirst = 5

/** What guests read before, the newest first. */
export const RevisionsPanel = ({ kind, form, actions, revisions }: RevisionsPanelProps) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const restore = async (id: string) => {
    const done = await form.replace('revision', (version) => actions.restoreRevision(id, version))
    if (done)
      notify({ tone: 'success', title: 'It is back as the draft', description: 'Publish it to show it to guests.' })
  }
  return (
    <Panel title="Revisions" description="What was published, the last 50.">
      <Loaded what="revisions" result={revisions} height="16">
        {({ contentRevisions: all }) => {
          const shown = isWhole ? all : all.slice(0, shownAtFirst)
          const open = all.find(({ id }) => id === openId)
          return (
            <>
              {all.length === 0 && (
                <Text color="fg.muted">None yet: they begin with the first change that is published.</Text>
              )}
              <Box as="ul" listStyleType="none" aria-label="Revisions, the newest first">
                {shown.map(({ id, createdAt, by }) => (
                  <li key={id}>
                    <Flex gap="3" justify="space-between" align="center" py="1.5">
                      <Text textStyle="sm">
                        {formatInstant(createdAt)}
                        <Text as="span" color="fg.muted">
                          {' '}
                          {by ? `by ${by}` : '· as it came'}
                        </Text>
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
              {shown.length < all.length && (
                <Button size="sm" variant="ghost" mt="2" onClick={() => setWhole(true)}>
                  Show all {all.length}
                </Button>
              )}
              {open && (
                <RevisionDialog
                  kind={kind}
                  revision={open}
                  values={form.values}
                  onClose={() => setOpenId(null)}
                  onRestore={() => restore(open.id)}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}
