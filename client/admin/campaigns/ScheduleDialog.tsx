import { useRef } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import type { Draft } from './draft.ts'
import { inputOf } from './input.ts'
import { useCreateCampaignMutation, useScheduleCampaignMutation } from './ScheduleDialog.generated.ts'
import { useRepetition } from './useRepetition.ts'
import { WhenForm } from './WhenForm.tsx'

interface ScheduleDialogProps {
  open: boolean
  draft: Draft
  onClose: () => void
  onScheduled: (scheduled: Draft) => void
}

/** Lets the campaign of the form start by itself at a time. */
export const ScheduleDialog = ({ open, draft, onClose, onScheduled }: ScheduleDialogProps) => {
  const [create] = useCreateCampaignMutation()
  const [schedule] = useScheduleCampaignMutation()
  const findRepetition = useRepetition()
  // A time that was refused must not leave a second draft at the next try.
  const made = useRef<{ draft: Draft; id: string } | null>(null)

  const choose = async (scheduledAt: Date, evenIfRepeated: boolean) => {
    const warning = evenIfRepeated ? null : await findRepetition(draft)
    if (warning) return warning
    if (made.current?.draft !== draft) {
      const { data } = await create({ variables: { input: inputOf(draft) } })
      made.current = { draft, id: data!.createCampaign.id }
    }
    const input = { id: made.current.id, scheduledAt: scheduledAt.toISOString(), evenIfRepeated }
    await schedule({ variables: { input } })
    made.current = null
    notify({
      tone: 'success',
      title: 'Campaign scheduled',
      description: `It starts ${formatInstant(scheduledAt.toISOString())}, hotel time.`,
    })
    onClose()
    onScheduled(draft)
    return null
  }
  return (
    <DeskDialog open={open} onClose={onClose} title={`Schedule "${draft.subject.trim()}"`}>
      <WhenForm onChoose={choose} />
    </DeskDialog>
  )
}
