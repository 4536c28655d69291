import { Grid, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { monthOf } from '#client/ui/calendar/days.ts'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { formatClock, hotelToday } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { AvailabilityMonth } from './AvailabilityMonth.tsx'
import { useAvailabilityQuery } from './Availability.generated.ts'
import { BlockForm } from './BlockForm.tsx'
import { BlockList } from './BlockList.tsx'
import { MonthBar } from './MonthBar.tsx'
import { NightsForm } from './NightsForm.tsx'
import { monthShowing, rangeAfterClick, type NightRange } from './night-range.ts'

/** Which nights are free in a kind of room, what they cost, and what keeps rooms off sale. */
const Availability = () => {
  const { can } = useViewer()
  const [query, setQuery] = useSearchParams()
  const [month, setMonth] = useState(monthOf(hotelToday()))
  const [chosen, setChosen] = useState<NightRange | null>(null)
  const range = chosen ?? { firstNight: hotelToday(), lastNight: hotelToday() }
  const result = useAvailabilityQuery({ variables: { month } })
  useListChanges(['Availability', 'Pricing', 'Room', 'RoomType'], result)
  const { data, isStale, loadedAt } = usePreviousData(result, month)
  const calendar = data?.availabilityCalendar
  const shown = calendar?.roomTypes.find(({ roomTypeId }) => roomTypeId === query.get('type')) ?? calendar?.roomTypes[0]
  // A month that cannot be had says so itself; what was changed is changed all the same.
  const refresh = () => result.refetch().catch(() => undefined)
  /** Turns to a month where they are seen, which is asked for anew by that. */
  const showNights = async (nights: NightRange) => {
    const itsMonth = monthShowing(nights, month)
    if (itsMonth === month) await refresh()
    else setMonth(itsMonth)
  }

  return (
    <Panel
      title="Availability"
      description="Free rooms and the price of every night. Choose nights to take rooms off sale or to set them by hand."
    >
      <Stack gap="5">
        {result.error && (
          <LoadFailure
            what={calendar ? `availability (shown from ${formatClock(loadedAt)})` : 'availability'}
            failure={failureOf(result.error)}
            onRetry={() => void refresh()}
            retrying={result.loading}
          />
        )}
        {!calendar && !result.error && <Skeleton height="80" borderRadius="l3" />}
        {calendar && shown && (
          <>
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) auto' }} gap="4" alignItems="end">
              <SelectField
                label="Room type"
                name="type"
                value={shown.roomTypeId}
                options={calendar.roomTypes.map(({ roomTypeId, roomType }) => ({
                  value: roomTypeId,
                  label: roomType.name,
                }))}
                onChange={(id) => setQuery({ tab: 'rooms', sub: 'availability', type: id }, { replace: true })}
              />
              <MonthBar month={month} onChange={setMonth} />
            </Grid>
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 23rem' }}
              gap="6"
              alignItems="start"
              aria-busy={isStale}
            >
              <AvailabilityMonth
                // The Tab stop begins anew with the month.
                key={month}
                month={month}
                nights={shown.nights}
                range={range}
                onChoose={(day) => setChosen((before) => rangeAfterClick(before, day))}
              />
              {can('rooms:write') && (
                <Stack gap="5">
                  <BlockForm
                    key={`block ${shown.roomTypeId}`}
                    range={range}
                    roomType={shown.roomType}
                    rooms={(data?.rooms ?? []).filter(
                      ({ roomTypeId, active }) => active && roomTypeId === shown.roomTypeId,
                    )}
                    onSaved={showNights}
                  />
                  <NightsForm
                    key={`nights ${shown.roomTypeId}`}
                    range={range}
                    roomType={shown.roomType}
                    onSaved={refresh}
                  />
                </Stack>
              )}
            </Grid>
            <BlockList
              month={month}
              blocks={calendar.blocks.filter(({ roomType }) => roomType.id === shown.roomTypeId)}
              canRemove={can('rooms:write')}
              onRemoved={refresh}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}

export default Availability
