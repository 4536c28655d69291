import { useChanges } from '../live/useChanges.ts'
import { failureOf } from '../ui/failure.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import type { CampaignPartsFragment } from './CampaignParts.generated.ts'
import { useCampaignProgressQuery } from './useCampaignProgress.generated.ts'

/** How often a campaign is looked at while nobody tells of it, by what it is doing; one that rests is not asked about again. */
const pollMs = ({ state }: CampaignPartsFragment) =>
  state === 'SENDING' ? 1_500 : state === 'SCHEDULED' ? 15_000 : null

/** A campaign as it gets on; null follows none. */
export const useCampaignProgress = (id: string | null) => {
  const result = useCampaignProgressQuery({
    variables: { id: id ?? '' },
    skip: id === null,
  })
  const kept = usePreviousData(result, id ?? '')
  const campaign = id === null ? undefined : kept.data?.campaign
  const again = () => void result.refetch().catch(() => undefined)
  useChanges(['Campaign'], again, { everyMs: campaign ? pollMs(campaign) : null, busy: id === null })
  return {
    campaign,
    isMissing: id !== null && kept.data?.campaign === null,
    failure: result.error ? failureOf(result.error) : null,
    loadedAt: kept.loadedAt,
    isLoading: result.loading,
    again,
  }
}
