import { useListChanges } from '../live/useListChanges.ts'
import { failureOf } from '../ui/failure.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { usePickupQuery, type PickupComparison } from './Pickup.generated.ts'
import type { ComparedNight } from './pickup-words.ts'

/** The nights of some months beside an earlier day, by room type and date; nothing while none is chosen. */
export const usePickup = (month: string, months: number, comparison: PickupComparison | null) => {
  const result = usePickupQuery({
    variables: { month, months, comparedWith: comparison ?? 'WEEK_AGO' },
    skip: comparison === null,
  })
  useListChanges(['Availability', 'Pricing', 'Room', 'RoomType'], result)
  const { data, isStale } = usePreviousData(comparison === null ? { loading: false } : result, `${month} ${comparison}`)
  const nights = new Map<string, ComparedNight>()
  if (comparison !== null && !isStale)
    for (const { roomTypeId, nights: known } of data?.pickup.roomTypes ?? [])
      for (const night of known) nights.set(`${roomTypeId} ${night.date}`, night)
  return {
    /** What a cell is compared with. */
    of: (roomTypeId: string, date: string) => nights.get(`${roomTypeId} ${date}`),
    failure: result.error ? failureOf(result.error) : null,
    again: () => void result.refetch().catch(() => undefined),
    isLoading: result.loading,
  }
}

export type PickupOfNight = ReturnType<typeof usePickup>['of']
