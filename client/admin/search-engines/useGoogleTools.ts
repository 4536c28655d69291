import { useState } from 'react'
import { paths } from '#graphql/paths.ts'
import { failureOf } from '../ui/failure.ts'
import { asSentence } from '../ui/sentence.ts'
import { notify } from '../ui/toasts.tsx'
import { useImperativeQuery } from '../ui/useImperativeQuery.ts'
import {
  SearchAnalyticsDocument,
  useSubmitSitemapToGoogleMutation,
  useSubmitUrlToGoogleMutation,
} from './GoogleTools.generated.ts'
import { last30Days } from './last-30-days.ts'

/** The pages that are worth a word of their own to Google. */
const pages = [paths.home(), paths.gallery(), paths.thingsToDo(), paths.deals(), paths.faq()]

interface Outcome {
  tone: 'error' | 'success'
  sentence: string
}

/** What staff do at Google, told in toasts; `outcomes` keeps what Google's side said to the last of it. */
export const useGoogleTools = () => {
  const [submitUrl] = useSubmitUrlToGoogleMutation()
  const [submitSitemap, { loading: sitemapBusy }] = useSubmitSitemapToGoogleMutation()
  const analytics = useImperativeQuery(SearchAnalyticsDocument)
  const [urlsBusy, setUrlsBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<Outcome[]>([])

  const fail = (description: string, because: string | null | undefined) => {
    setOutcomes(because ? [{ tone: 'error', sentence: because }] : [])
    notify({ tone: 'error', title: 'Error', description })
  }
  const succeed = (title: string, description: string, ...told: Outcome[]) => {
    setOutcomes(told)
    notify({ tone: 'success', title, description })
  }

  const submitUrls = async () => {
    setUrlsBusy(true)
    try {
      let taken = 0
      const told: Partial<Record<Outcome['tone'], string>> = {}
      for (const page of pages) {
        const { data } = await submitUrl({ variables: { input: { url: new URL(page, location.origin).href } } })
        const { success, message } = data!.submitUrlToGoogle
        told[success ? 'success' : 'error'] = message
        if (success) taken += 1
      }
      if (taken === 0) return fail('Failed to submit URLs to Google', told.error)
      succeed(
        'URLs Submitted',
        `${taken} of ${pages.length} URLs were submitted to Google.`,
        ...(['success', 'error'] as const).flatMap((tone) => (told[tone] ? [{ tone, sentence: told[tone] }] : [])),
      )
    } catch (error) {
      fail('Failed to submit URLs to Google', failureOf(error).message)
    } finally {
      setUrlsBusy(false)
    }
  }

  const sendSitemap = async () => {
    try {
      const { success, message } = (await submitSitemap()).data!.submitSitemapToGoogle
      if (!success) return fail('Failed to submit sitemap to Google', message)
      succeed('Sitemap Submitted', asSentence(message))
    } catch (error) {
      fail('Failed to submit sitemap to Google', failureOf(error).message)
    }
  }

  const loadAnalytics = async (siteUrl: string) => {
    try {
      const { searchAnalytics } = await analytics.ask({ siteUrl, ...last30Days(new Date()) })
      if (!searchAnalytics.success) return fail('Failed to load search analytics', searchAnalytics.message)
      const count = searchAnalytics.rows.length
      succeed('Analytics Loaded', `${count} search ${count === 1 ? 'query' : 'queries'} in the last 30 days.`)
    } catch (error) {
      fail('Failed to load search analytics', failureOf(error).message)
    }
  }

  return {
    submitUrls,
    urlsBusy,
    sendSitemap,
    sitemapBusy,
    loadAnalytics,
    analyticsBusy: analytics.busy,
    analytics: analytics.answer?.searchAnalytics,
    outcomes,
  }
}
