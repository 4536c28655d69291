import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { formatNumber } from '../ui/number.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { draftOf } from './draft.ts'
import { EditDialog } from './EditDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { questionTitle } from './question.ts'
import { QuestionDetails } from './QuestionDetails.tsx'
import { useAudience } from './useAudience.ts'
import { controlsOf, useCampaignControls } from './useCampaignControls.ts'

interface CampaignControlsProps {
  campaign: CampaignPartsFragment
  /** Where it is only steered, not looked at. */
  withoutPreview?: boolean
}

/** The buttons that a campaign's state allows. */
export const CampaignControls = ({ campaign, withoutPreview = false }: CampaignControlsProps) => {
  const { can } = useViewer()
  const findAudience = useAudience(campaign.id)
  const { tasks, run, busy } = useCampaignControls(campaign)
  const [opened, setOpened] = useState<'preview' | 'edit' | 'cancel' | null>(null)
  const [audience, setAudience] = useState<Awaited<ReturnType<typeof findAudience>>>(null)
  const offered = can('campaigns:write') ? controlsOf(campaign) : []
  const draft = draftOf(campaign)
  const close = () => setOpened(null)

  return (
    <Flex gap="3" wrap="wrap">
      {offered.includes('start') && (
        <Button variant="solid" colorPalette="coral" onClick={async () => setAudience(await findAudience(draft))}>
          Send now
        </Button>
      )}
      {offered.includes('start') && <Button onClick={() => setOpened('edit')}>Edit or schedule</Button>}
      {offered.includes('pause') && (
        <Button onClick={() => run('pause')} loading={busy === 'pause'} loadingText="Pausing">
          Pause
        </Button>
      )}
      {offered.includes('resume') && (
        <Button
          variant="solid"
          colorPalette="coral"
          onClick={() => run('resume')}
          loading={busy === 'resume'}
          loadingText="Resuming"
        >
          Resume
        </Button>
      )}
      {offered.includes('retry') && (
        <Button onClick={() => run('retry')} loading={busy === 'retry'} loadingText="Retrying">
          Retry the {formatNumber(campaign.counts.failed)} that failed
        </Button>
      )}
      {!withoutPreview && <Button onClick={() => setOpened('preview')}>Preview</Button>}
      {offered.includes('cancel') && (
        <Button colorPalette="red" onClick={() => setOpened('cancel')}>
          Cancel the campaign
        </Button>
      )}
      <PreviewDialog open={opened === 'preview'} draft={draft} onClose={close} />
      <EditDialog open={opened === 'edit'} campaign={campaign} onClose={close} />
      <ConfirmDialog
        open={audience !== null}
        title={questionTitle({ draft, isQuick: false, audienceCount: audience?.audienceCount ?? 0 })}
        description={
          <QuestionDetails
            draft={draft}
            audience={audience?.audience ?? null}
            repetition={audience?.repetition ?? null}
          />
        }
        confirm="Send now"
        palette="coral"
        onConfirm={tasks.start}
        onClose={() => setAudience(null)}
      />
      <ConfirmDialog
        open={opened === 'cancel'}
        title="Cancel this campaign?"
        description="It ends for good. Whoever has not got the mail yet does not get it."
        confirm="Cancel the campaign"
        onConfirm={tasks.cancel}
        onClose={close}
      />
    </Flex>
  )
}
