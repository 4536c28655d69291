import { useState, type MouseEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { useFocusFault } from '../ui/useFocusFault.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import type { DraftState } from './useDraft.ts'
import { useTestMail } from './useTestMail.ts'

/** What can be done with a campaign before it is sent: look at it, try it, put it off. */
export const DraftTools = ({ form }: { form: DraftState }) => {
  const { send, isSending } = useTestMail(form.complain)
  const focusFault = useFocusFault()
  const [opened, setOpened] = useState<'preview' | 'schedule' | null>(null)

  const isFit = (event: MouseEvent<HTMLButtonElement>) => {
    const fine = form.check() === 'fine'
    if (!fine) focusFault(event.currentTarget.form)
    return fine
  }
  return (
    <>
      <Button type="button" onClick={(event) => isFit(event) && setOpened('preview')}>
        Preview
      </Button>
      <Button
        type="button"
        onClick={(event) => isFit(event) && void send(form.draft)}
        loading={isSending}
        loadingText="Sending a test"
      >
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
        onScheduled={form.clear}
      />
    </>
  )
}
