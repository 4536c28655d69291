import { useListChanges } from '../live/useListChanges.ts'
import { failureOf } from '../ui/failure.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useSubscriberFiguresQuery } from './SubscriberFigures.generated.ts'

/** How many subscribers there are. Earlier figures stay in sight when newer ones cannot be had, but are not relied upon. */
export const useSubscriberFigures = () => {
  const result = useSubscriberFiguresQuery()
  useListChanges(['Subscriber'], result)
  const { data, loadedAt } = usePreviousData(result)
  const stats = data?.subscriberStats
  return {
    stats,
    loadedAt,
    failure: result.error ? failureOf(result.error) : null,
    isLoading: result.loading,
    /** Active subscribers, when the last answer is a good one. */
    active: result.error ? undefined : stats?.active,
    again: () => void result.refetch().catch(() => undefined),
  }
}

export type SubscriberFigures = ReturnType<typeof useSubscriberFigures>
