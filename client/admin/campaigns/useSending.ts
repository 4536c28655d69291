import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMailNoticeQuery } from '../mail/MailNotice.generated.ts'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import type { Draft } from './draft.ts'
import type { Complaints } from './complaints.ts'
import { inputOf } from './input.ts'
import { outcome } from './question.ts'
import type { SendProgress } from './SendStatus.tsx'
import { useCampaignInProgressQuery } from './useCampaignProgress.generated.ts'
import { useCampaignProgress } from './useCampaignProgress.ts'
import { useSendCampaignMutation } from './useSending.generated.ts'

interface SendingOptions {
  /** The server has the campaign. */
  onTaken: (taken: Draft) => void
  /** Every recipient has been dealt with. */
  onSent: (sent: Draft) => void
  /** Complaints about fields, when the server had some. */
  onRefused: (complaints: Complaints) => void
}

/** Sends a campaign and follows it to its final counts; also follows one that somebody else sent before. */
export const useSending = ({ onTaken, onSent, onRefused }: SendingOptions) => {
  const [send] = useSendCampaignMutation()
  const isOutbox = useMailNoticeQuery({ fetchPolicy: 'cache-first' }).data?.mailStatus.mode === 'OUTBOX'
  const succeed = (counts: { sent: number; failed: number }) =>
    notify({ tone: 'success', title: 'Campaign Sent Successfully!', description: outcome(counts, isOutbox) })
  const [isCalling, setCalling] = useState(false)
  const [own, setOwn] = useState<{ id: string; draft: Draft } | null>(null)
  const { data: before } = useCampaignInProgressQuery({ fetchPolicy: 'network-only' })
  const followedId = own?.id ?? before?.campaigns.nodes[0]?.id ?? null
  const { campaign } = useCampaignProgress(followedId)
  const isMoving = campaign?.state === 'SENDING'

  const toldOf = useRef<string | null>(null)
  const finish = useEffectEvent(() => {
    if (campaign?.state !== 'SENT' || campaign.id !== own?.id || toldOf.current === own.id) return
    toldOf.current = own.id
    succeed({ sent: campaign.counts.sent, failed: campaign.counts.failed + campaign.counts.bounced })
    onSent(own.draft)
  })
  // A short one may be over before it is looked at for the first time.
  const sentId = campaign?.state === 'SENT' ? campaign.id : null
  useEffect(() => {
    if (sentId) finish()
  }, [sentId])

  const start = async (draft: Draft) => {
    setCalling(true)
    try {
      const { data } = await send({ variables: { input: inputOf(draft) } })
      const { sent, failed, queued, campaign: made } = data!.sendCampaign
      onTaken(draft)
      if (queued > 0) return setOwn({ id: made.id, draft })
      succeed({ sent, failed })
      onSent(draft)
    } catch (error) {
      const { code, message, fields } = failureOf(error)
      onRefused(fields)
      notify({
        tone: 'error',
        title: 'Failed to Send Campaign',
        description: code === 'INTERNAL_SERVER_ERROR' ? 'Something went wrong. Please try again.' : message,
      })
    } finally {
      setCalling(false)
    }
  }

  const progress: SendProgress | null = isMoving
    ? { recipients: campaign.counts.recipients, done: campaign.counts.recipients - campaign.counts.queued }
    : isCalling
      ? { recipients: 0, done: 0 }
      : null
  // One that was paused here is gone on with here.
  const isUnderWay = isMoving || campaign?.state === 'PAUSED'
  return { start, progress, campaign: isUnderWay ? campaign : null }
}
