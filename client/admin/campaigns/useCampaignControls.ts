import { useState } from 'react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import {
  useCancelCampaignMutation,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useRetryFailedRecipientsMutation,
  useStartCampaignMutation,
} from './CampaignControls.generated.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'

type Control = 'start' | 'pause' | 'resume' | 'cancel' | 'retry'

/** What can be done with a campaign in its present state. */
export const controlsOf = ({ state, counts }: CampaignPartsFragment): Control[] => {
  if (state === 'DRAFT' || state === 'SCHEDULED') return ['start', 'cancel']
  if (state === 'SENDING') return ['pause', 'cancel']
  if (state === 'PAUSED') return ['resume', 'cancel']
  return state === 'SENT' && counts.failed > 0 ? ['retry'] : []
}

/** Starts, stops and repeats; the answer brings the campaign up to date wherever it is shown. What starts is what is in sight. */
export const useCampaignControls = ({ id, version }: Pick<CampaignPartsFragment, 'id' | 'version'>) => {
  const [start] = useStartCampaignMutation()
  const [pause] = usePauseCampaignMutation()
  const [resume] = useResumeCampaignMutation()
  const [cancel] = useCancelCampaignMutation()
  const [retry] = useRetryFailedRecipientsMutation()
  const [busy, setBusy] = useState<Control | null>(null)

  const options = { variables: { id } }
  const tasks: Record<Control, () => Promise<unknown>> = {
    start: () => start({ variables: { id, version } }),
    pause: () => pause(options),
    resume: () => resume(options),
    cancel: () => cancel(options),
    retry: () => retry(options),
  }
  /** For what needs no question; a failure is told by a message. */
  const run = async (control: Control) => {
    setBusy(control)
    try {
      await tasks[control]()
    } catch (error) {
      notify({ tone: 'error', title: 'Nothing was changed', description: failureOf(error).message })
    } finally {
      setBusy(null)
    }
  }
  return { tasks, run, busy }
}
