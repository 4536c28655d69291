import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { PlusIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatClock } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useCampaignDeskQuery, type TemplatePartsFragment } from './CampaignDesk.generated.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'

interface TemplatesProps {
  selectedId: string | null
  onSelect: (template: TemplatePartsFragment) => void
}

/** Ready-made campaigns, to start from and to edit. */
export const Templates = ({ selectedId, onSelect }: TemplatesProps) => {
  const { can } = useViewer()
  const result = useCampaignDeskQuery()
  const { data, loadedAt } = usePreviousData(result)
  const [edited, setEdited] = useState<TemplatePartsFragment | 'new' | null>(null)
  const templates = data?.campaignTemplates
  const shown = edited !== 'new' && templates?.find(({ id }) => id === edited?.id)
  const canEdit = can('campaigns:write')
  return (
    <Panel
      title="Templates"
      description="Choose one to fill the form."
      action={
        canEdit && (
          <Button size="sm" onClick={() => setEdited('new')}>
            <PlusIcon />
            New template
          </Button>
        )
      }
    >
      <Stack gap="4">
        {result.error && (
          <LoadFailure
            what="templates"
            failure={failureOf(result.error)}
            onRetry={() => void result.refetch().catch(() => undefined)}
            retrying={result.loading}
          />
        )}
        {result.error && templates && (
          <Text color="fg.muted" textStyle="sm">
            from {formatClock(loadedAt)}
          </Text>
        )}
        {!templates && !result.error && <Skeleton height="28" borderRadius="l2" />}
        {templates?.length === 0 && <Text color="fg.muted">No templates yet.</Text>}
        {templates && (
          <TemplatePicker
            templates={templates}
            selectedId={selectedId}
            onSelect={onSelect}
            onEdit={canEdit ? setEdited : undefined}
          />
        )}
      </Stack>
      <TemplateDialog edited={shown || edited} onClose={() => setEdited(null)} />
    </Panel>
  )
}
