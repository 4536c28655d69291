import { useState } from 'react'
import { nightsBetween } from '#graphql/stay-dates.ts'
import { monthOf } from '#client/ui/calendar/days.ts'
import { useListChanges } from '../live/useListChanges.ts'
import { NightGridPanel } from '../night-grid/NightGridPanel.tsx'
import { nightsShown } from '../night-grid/nights-shown.ts'
import { hotelToday } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { ChosenNightsGrid } from './ChosenNightsGrid.tsx'
import type { PickupComparison } from './Pickup.generated.ts'
import { PickupChoice } from './PickupChoice.tsx'
import { useRateGridQuery } from './RateGrid.generated.ts'
import { usePickup } from './usePickup.ts'

/** All room types and their nights at once, to look at and to change. */
const RateGrid = () => {
  const [month, setMonth] = useState(monthOf(hotelToday()))
  const { first, last, months } = nightsShown(month, hotelToday())
  const isShown = ({ date }: { date: string }) => first <= date && date <= last
  const result = useRateGridQuery({ variables: { month, months } })
  useListChanges(['Availability', 'Pricing', 'Room', 'RoomType'], result)
  const shown = usePreviousData(result, month)
  const calendar = shown.data?.availabilityCalendar
  const types = calendar?.roomTypes.map((type) => ({ ...type, nights: type.nights.filter(isShown) }))
  const [comparison, setComparison] = useState<PickupComparison | null>(null)
  const pickup = usePickup(month, months, comparison)
  const compared = (types ?? []).flatMap(({ roomTypeId, nights }) =>
    nights.flatMap(({ date }) => pickup.of(roomTypeId, date) ?? []),
  )
  const dates = types?.[0]?.nights.map(({ date }) => date) ?? []

  return (
    <NightGridPanel
      title="Rates grid"
      description="Every room type and night at once. Choose nights by dragging, with Shift and the arrow keys, or by pressing the first and the last; then change them together."
      month={month}
      onMonth={setMonth}
      result={result}
      shown={shown}
    >
      {calendar && types && dates.length > 0 && (
        <PickupChoice comparison={comparison} onChange={setComparison} pickup={pickup} nights={compared} />
      )}
      {calendar && types && dates.length > 0 && (
        <ChosenNightsGrid
          // The columns of another month begin anew.
          key={dates[0]}
          types={types}
          dates={dates}
          pickup={{ comparison, of: pickup.of }}
          adjustments={calendar.adjustments.filter(
            ({ firstNight, lastNight }) => nightsBetween(firstNight, last) >= 0 && nightsBetween(first, lastNight) >= 0,
          )}
          // A grid that cannot be had says so itself; what was changed is changed all the same.
          refresh={() => result.refetch().catch(() => undefined)}
        />
      )}
    </NightGridPanel>
  )
}

export default RateGrid
