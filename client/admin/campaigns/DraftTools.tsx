import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { useSendTestCampaignMutation } from './DraftTools.generated.ts'
import { inputOf } from './input.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import type { DraftState } from './useDraft.ts'

/** What can be done with a campaign before it is sent: look at it, try it, put it off. */
export const DraftTools = ({ form }: { form: DraftState }) => {
  const [sendTest, { loading }] = useSendTestCampaignMutation()
  const [opened, setOpened] = useState<'preview' | 'schedule' | null>(null)

  const openIfComplete = (what: 'preview' | 'schedule') => form.check() === 'fine' && setOpened(what)
  const test = async () => {
    if (form.check() !== 'fine') return
    try {
      const { data } = await sendTest({ variables: { input: inputOf(form.draft) } })
      notify({ tone: 'success', title: 'Test sent', description: `It went to ${data!.sendTestCampaign.toAddress}.` })
    } catch (error) {
      const { message, fields } = failureOf(error)
      form.complain(fields)
      notify({ tone: 'error', title: 'The test was not sent', description: message })
    }
  }

  return (
    <>
      <Button type="button" onClick={() => openIfComplete('preview')}>
        Preview
      </Button>
      <Button type="button" onClick={test} loading={loading} loadingText="Sending a test">
        Send a test to me
      </Button>
      <Button type="button" onClick={() => openIfComplete('schedule')}>
        Schedule
      </Button>
      <PreviewDialog open={opened === 'preview'} draft={form.draft} onClose={() => setOpened(null)} />
      <ScheduleDialog
        open={opened === 'schedule'}
        draft={form.draft}
        onClose={() => setOpened(null)}
        onScheduled={form.reset}
      />
    </>
  )
}
