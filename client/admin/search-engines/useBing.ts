import { useState } from 'react'
import { failureOf } from '../ui/failure.ts'
import { asSentence } from '../ui/sentence.ts'
import { notify } from '../ui/toasts.tsx'
import { useImperativeQuery } from '../ui/useImperativeQuery.ts'
import {
  BingCardDocument,
  BingQuotaDocument,
  useSubmitUrlsToBingMutation,
  type BingCardQuery,
} from './BingCard.generated.ts'

/** What staff do with Bing, told in toasts; `reason` says at length why the last of it failed. */
export const useBing = () => {
  const quota = useImperativeQuery(BingQuotaDocument)
  const [submitUrls, { loading: submitting }] = useSubmitUrlsToBingMutation()
  const [reason, setReason] = useState<string | null>(null)

  const fail = (description: string, because: string | null) => {
    setReason(because)
    notify({ tone: 'error', title: 'Error', description })
  }

  const submit = async () => {
    try {
      const { data } = await submitUrls({
        update: (cache, { data: done }) => {
          const submission = done?.submitUrlsToBing.submission
          if (!submission) return
          cache.updateQuery<BingCardQuery>(
            { query: BingCardDocument },
            (card) => card && { ...card, lastBingSubmission: submission },
          )
        },
      })
      const { success, message } = data!.submitUrlsToBing
      if (!success) return fail(message ? asSentence(message) : 'Failed to submit URLs to Bing', message || null)
      setReason(null)
      notify({
        tone: 'success',
        title: 'Success!',
        // Where the quota was too small for all, the server says so.
        description: message ? asSentence(message) : 'All website pages have been submitted to Bing for indexing.',
      })
    } catch (error) {
      fail('Failed to connect to Bing Webmaster API', failureOf(error).message)
    }
  }

  const checkQuota = async () => {
    try {
      const { bingQuota } = await quota.ask({})
      if (!bingQuota.success) return fail('Failed to retrieve quota information', bingQuota.message ?? null)
      setReason(null)
      const { dailyUsage, dailyQuota } = bingQuota.quota!
      notify({ tone: 'success', title: 'Quota Retrieved', description: `${dailyUsage} of ${dailyQuota} used today.` })
    } catch (error) {
      fail('Failed to get quota information', failureOf(error).message)
    }
  }

  return { submit, submitting, checkQuota, checking: quota.busy, quota: quota.answer?.bingQuota, reason }
}
