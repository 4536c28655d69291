import { Button } from '@chakra-ui/react'
import { useState, type MouseEvent } from 'react'
import { failureOf } from '../ui/failure.ts'
import { focusFault } from '../ui/focus-fault.ts'
import { notify } from '../ui/toasts.tsx'
import { useSendTestCampaignMutation, type SendTestCampaignMutation } from './DraftTools.generated.ts'
import { inputOf } from './input.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import type { DraftState } from './useDraft.ts'

const testOutcome = ({ mode, toAddress }: SendTestCampaignMutation['sendTestCampaign']) =>
  mode === 'SMTP'
    ? { tone: 'success' as const, title: 'Test sent', description: `It is on its way to ${toAddress}.` }
    : {
        tone: 'success' as const,
        title: 'Test kept in the outbox',
        description: `Outbox mode: nothing leaves this server. It would go to ${toAddress}.`,
      }

/** What can be done with a campaign before it is sent: look at it, try it, put it off. */
export const DraftTools = ({ form }: { form: DraftState }) => {
  const [sendTest, { loading }] = useSendTestCampaignMutation()
  const [opened, setOpened] = useState<'preview' | 'schedule' | null>(null)

  const isFit = (event: MouseEvent<HTMLButtonElement>) => {
    const fine = form.check() === 'fine'
    if (!fine) focusFault(event.currentTarget.form)
    return fine
  }
  const test = async (event: MouseEvent<HTMLButtonElement>) => {
    if (!isFit(event)) return
    try {
      const { data } = await sendTest({ variables: { input: inputOf(form.draft) } })
      notify(testOutcome(data!.sendTestCampaign))
    } catch (error) {
      const { message, fields } = failureOf(error)
      form.complain(fields)
      notify({ tone: 'error', title: 'The test was not sent', description: message })
    }
  }

  return (
    <>
      <Button type="button" onClick={(event) => isFit(event) && setOpened('preview')}>
        Preview
      </Button>
      <Button type="button" onClick={test} loading={loading} loadingText="Sending a test">
        Send a test to me
      </Button>
      <Button type="button" onClick={(event) => isFit(event) && setOpened('schedule')}>
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
