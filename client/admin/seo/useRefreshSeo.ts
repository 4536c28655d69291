import { failureOf } from '../ui/failure.ts'
import { readAgain } from '../ui/read-again.ts'
import { asSentence } from '../ui/sentence.ts'
import { notify } from '../ui/toasts.tsx'
import { useRefreshSeoMutation, type SeoReport } from './useRefreshSeo.generated.ts'

/** The query that shows each report. */
const shownBy: Record<SeoReport, string> = {
  OVERVIEW: 'SeoTab',
  KEYWORDS: 'KeywordsPart',
  TRACKING: 'TrackingPart',
  BACKLINKS: 'BacklinksPart',
  COMPETITORS: 'CompetitorsPart',
}

/** Has a report fetched anew from the data provider, which costs units, and says how it went. */
export const useRefreshSeo = () => {
  const [refreshSeo, { loading }] = useRefreshSeoMutation()
  const refresh = async (report: SeoReport) => {
    try {
      const { data } = await refreshSeo({
        variables: { input: { report } },
        ...readAgain(shownBy[report], 'ApiUnits'),
      })
      const { success, message } = data!.refreshSeo
      notify({
        tone: success ? 'success' : 'error',
        title: success ? 'Refreshed' : 'Not refreshed',
        description: asSentence(message),
      })
    } catch (error) {
      notify({ tone: 'error', title: 'Not refreshed', description: failureOf(error).message })
    }
  }
  return { refresh, refreshing: loading }
}
