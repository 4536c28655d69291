import type { Locale } from '#graphql/locales.ts'
import { failureOf } from '../ui/failure.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import type { AudienceDraft } from './draft.ts'
import { audienceInputOf } from './input.ts'
import { useCampaignAudienceQuery } from './useCampaignAudience.generated.ts'

/** How long nothing has to be pressed before people are counted. */
const pauseMs = 300

/** Whom an audience is, and how many, as it is put together; what was known stays in sight meanwhile. */
export const useCampaignAudience = (audience: AudienceDraft) => {
  const settled = useDebounced(audience, pauseMs)
  const result = useCampaignAudienceQuery({ variables: { audience: audienceInputOf(settled) } })
  const found = usePreviousData(result).data?.campaignAudience
  return {
    sentence: found?.sentence ?? null,
    count: found?.count ?? null,
    isCounting: result.loading,
    problem: result.error ? failureOf(result.error).message : null,
    /** Null while it is not known. */
    countIn: (locale: Locale): number | null =>
      found ? (found.languages.find((one) => one.locale === locale)?.count ?? 0) : null,
  }
}

export type CampaignAudience = ReturnType<typeof useCampaignAudience>
