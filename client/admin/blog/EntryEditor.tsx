import { Box, chakra, Grid, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Panel } from '../ui/Panel.tsx'
import { BackLink } from './BackLink.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import { EntryHeader } from './EntryHeader.tsx'
import { EntryProblems } from './EntryProblems.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { RevisionsPanel } from './RevisionsPanel.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { TextPanel } from './TextPanel.tsx'
import { TranslationsPanel } from './TranslationsPanel.tsx'
import { useEntryActions } from './useEntryActions.ts'
import { useEntryDraft } from './useEntryDraft.ts'

interface EntryEditorProps {
  entry: EntryFieldsFragment
  /** The text on the server is another one now: begin again with it. */
  onReplaced: () => void
  onReload: () => Promise<void>
}

/** A post at work: the text on one side, what belongs to it on the other. */
export const EntryEditor = ({ entry, onReplaced, onReload }: EntryEditorProps) => {
  const { can } = useViewer()
  const actions = useEntryActions(entry.id)
  const draft = useEntryDraft(entry, actions)
  return (
    <Box>
      <BackLink />
      <EntryHeader entry={entry} draft={draft} />
      <EntryProblems entry={entry} draft={draft} onReload={onReload} />
      <chakra.fieldset border="none" p="0" m="0" minWidth="0" disabled={!can('blog:write')}>
        <VisuallyHidden as="legend">Text and details of the post</VisuallyHidden>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }} gap="6" alignItems="start">
          <Stack gap="6" minWidth="0">
            <TextPanel entry={entry} draft={draft} />
            <SearchPanel draft={draft} />
          </Stack>
          <Stack gap="6" minWidth="0">
            <StatusPanel entry={entry} draft={draft} actions={actions} />
            <PicturePanel draft={draft} />
            <Panel title="Details">
              <DetailsPanel entry={entry} draft={draft} />
            </Panel>
            <TranslationsPanel entry={entry} />
            <RevisionsPanel entry={entry} draft={draft} actions={actions} onReplaced={onReplaced} />
          </Stack>
        </Grid>
      </chakra.fieldset>
    </Box>
  )
}
