import { Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { firstOf, lastOf, monthOf } from '#client/ui/calendar/days.ts'
import { MonthBar } from '../availability/MonthBar.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatClock, hotelToday } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { ChosenNightsGrid } from './ChosenNightsGrid.tsx'
import type { PickupComparison } from './Pickup.generated.ts'
import { PickupChoice } from './PickupChoice.tsx'
import { useRateGridQuery } from './RateGrid.generated.ts'
import { usePickup } from './usePickup.ts'

/** At the end of a month too much of the next is tomorrow's work. */
const nightsAhead = 30

/** The nights that are shown of a month: of the current one from today on, and as many as a month has. */
const shownOf = (month: string, today: string) => {
  if (month !== monthOf(today)) return { first: firstOf(month), last: lastOf(month) }
  const ahead = addDays(today, nightsAhead)
  return { first: today, last: ahead > lastOf(month) ? ahead : lastOf(month) }
}

/** All room types and their nights at once, to look at and to change. */
const RateGrid = () => {
  const [month, setMonth] = useState(monthOf(hotelToday()))
  const { first, last } = shownOf(month, hotelToday())
  const isShown = ({ date }: { date: string }) => first <= date && date <= last
  const months = monthOf(last) === month ? 1 : 2
  const result = useRateGridQuery({ variables: { month, months } })
  useListChanges(['Availability', 'Pricing', 'Room', 'RoomType'], result)
  const { data, isStale, loadedAt } = usePreviousData(result, month)
  const calendar = data?.availabilityCalendar
  const types = calendar?.roomTypes.map((type) => ({ ...type, nights: type.nights.filter(isShown) }))
  const [comparison, setComparison] = useState<PickupComparison | null>(null)
  const pickup = usePickup(month, months, comparison)
  const compared = (types ?? []).flatMap(({ roomTypeId, nights }) =>
    nights.flatMap(({ date }) => pickup.of(roomTypeId, date) ?? []),
  )
  const dates = types?.[0]?.nights.map(({ date }) => date) ?? []

  return (
    <Panel
      title="Rates grid"
      description="Every room type and night at once. Choose nights by dragging, with Shift and the arrow keys, or by pressing the first and the last; then change them together."
      action={<MonthBar month={month} onChange={setMonth} />}
    >
      <Stack gap="5" opacity={isStale ? 0.55 : 1} aria-busy={isStale}>
        {result.error && (
          <LoadFailure
            what={calendar ? `the grid (shown from ${formatClock(loadedAt)})` : 'the grid'}
            failure={failureOf(result.error)}
            onRetry={() => void result.refetch().catch(() => undefined)}
            retrying={result.loading}
          />
        )}
        {!calendar && !result.error && <Skeleton height="80" borderRadius="l3" />}
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
              ({ firstNight, lastNight }) =>
                nightsBetween(firstNight, last) >= 0 && nightsBetween(first, lastNight) >= 0,
            )}
            refresh={() => result.refetch()}
          />
        )}
      </Stack>
    </Panel>
  )
}

export default RateGrid
