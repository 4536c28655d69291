import { useEffect, useRef, useState } from 'react'
import type { CampaignTranslation } from '#graphql/inputs/campaign.ts'
import type { Locale } from '#graphql/locales.ts'
import { useViewer } from '../frame/viewer.tsx'
import { failureOf, type Failure } from '../ui/failure.ts'
import type { Drafting } from '../website/useDrafting.ts'
import type { Draft } from './draft.ts'
import {
  useCanDraftCampaignTranslationQuery,
  useDraftCampaignTranslationMutation,
} from './useCampaignAudience.generated.ts'

type English = Pick<Draft, 'subject' | 'specialMessage'>

/** Languages of a campaign that the model drafts, one at a time. */
export const useTextDrafting = (
  { subject, specialMessage }: English,
  onDrafted: (text: CampaignTranslation) => void,
): Drafting => {
  const { can } = useViewer()
  const mayDraft = can('campaigns:write')
  const { data } = useCanDraftCampaignTranslationQuery({ skip: !mayDraft })
  const [ask] = useDraftCampaignTranslationMutation()
  const [pending, setPending] = useState<Locale | null>(null)
  const [failures, setFailures] = useState<Partial<Record<Locale, Failure>>>({})

  // The answer goes into what is written by then.
  const put = useRef(onDrafted)
  useEffect(() => {
    put.current = onDrafted
  })

  const draft = async (locale: Locale) => {
    setPending(locale)
    setFailures(({ [locale]: _last, ...others }) => others)
    try {
      const { data: answered } = await ask({ variables: { input: { subject, specialMessage, locale } } })
      const { subject: own, specialMessage: message, isDrafted } = answered!.draftCampaignTranslation
      put.current({ locale, subject: own, specialMessage: message, isDrafted })
    } catch (error) {
      const failure = failureOf(error)
      setFailures((others) => ({ ...others, [locale]: failure }))
    } finally {
      setPending(null)
    }
  }

  return {
    isConnected: mayDraft ? (data?.canDraftCampaignTranslation ?? null) : null,
    pending,
    isBusy: pending !== null,
    failures,
    draft,
  }
}
