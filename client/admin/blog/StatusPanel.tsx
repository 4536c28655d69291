import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { Panel } from '../ui/Panel.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import type { BlogStatus } from './EntryRow.generated.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { PublicLink } from './PublicLink.tsx'
import type { EntryActions } from './useEntryActions.ts'
import type { EntryDraft } from './useEntryDraft.ts'

interface StatusPanelProps {
  entry: EntryFieldsFragment
  draft: EntryDraft
  actions: EntryActions
}

const explain = ({ status, publishedAt }: EntryFieldsFragment) => {
  const time = publishedAt ? formatInstant(publishedAt) : ''
  if (status === 'SCHEDULED') return `Appears by itself on ${time}, hotel time.`
  if (status === 'PUBLISHED') return `Guests can read it since ${time}.`
  return status === 'ARCHIVED' ? 'Taken down: guests do not find it.' : 'Only the desk sees it.'
}

const done: Record<BlogStatus, string> = {
  DRAFT: 'The post is a draft again',
  SCHEDULED: 'The post is scheduled',
  PUBLISHED: 'The post is published',
  ARCHIVED: 'The post is archived',
}

/** Where the post stands and where it can go from here. */
export const StatusPanel = ({ entry, draft, actions }: StatusPanelProps) => {
  const { can } = useViewer()
  const [busy, setBusy] = useState<BlogStatus | null>(null)

  /** What is typed goes along: nobody publishes a text other than the one in sight. */
  const move = async (status: BlogStatus, publishAt?: Date) => {
    setBusy(status)
    try {
      const saved = await draft.save()
      if (!saved) return
      await actions.move(saved.version, status, publishAt)
      notify({ tone: 'success', title: done[status] })
    } catch (error) {
      draft.blame(failureOf(error))
    } finally {
      setBusy(null)
    }
  }
  const action = (status: BlogStatus, label: string, isMain = false) => (
    <Button
      onClick={() => void move(status)}
      loading={busy === status}
      loadingText={label}
      disabled={busy !== null || draft.isConflict}
      {...(isMain && { variant: 'solid', colorPalette: 'sea' })}
    >
      {label}
    </Button>
  )
  const { status } = entry
  return (
    <Panel title="Publication" description={explain(entry)}>
      <Stack gap="3">
        {status === 'PUBLISHED' && <PublicLink entry={entry} />}
        {can('blog:write') && (
          <>
            {status === 'ARCHIVED' && action('PUBLISHED', 'Publish again', true)}
            {(status === 'DRAFT' || status === 'SCHEDULED') && action('PUBLISHED', 'Publish now', true)}
            {(status === 'DRAFT' || status === 'SCHEDULED') && (
              <ScheduleForm
                publishedAt={status === 'SCHEDULED' ? entry.publishedAt : null}
                complaint={draft.complaints['publishAt']}
                isDisabled={busy !== null || draft.isConflict}
                onSchedule={(time) => move('SCHEDULED', time)}
              />
            )}
            {(status === 'SCHEDULED' || status === 'ARCHIVED') && action('DRAFT', 'Back to draft')}
            {(status === 'PUBLISHED' || status === 'DRAFT') && action('ARCHIVED', 'Archive')}
            <PreviewButton draft={draft} actions={actions} />
          </>
        )}
        {entry.formerSlugs.length > 0 && (
          <Text textStyle="sm" color="fg.muted">
            Former addresses that lead here: {entry.formerSlugs.join(', ')}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
