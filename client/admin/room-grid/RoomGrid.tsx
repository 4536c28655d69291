import { useState } from 'react'
import { monthOf } from '#client/ui/calendar/days.ts'
import { useListChanges } from '../live/useListChanges.ts'
import { NightGridPanel } from '../night-grid/NightGridPanel.tsx'
import { nightsShown } from '../night-grid/nights-shown.ts'
import { hotelToday } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { ChosenRoomsGrid } from './ChosenRoomsGrid.tsx'
import { gridRows } from './grid-rows.ts'
import { useRoomGridQuery } from './RoomGrid.generated.ts'

/** Every room and its nights at once: what blocks it, and what is left of its type. */
const RoomGrid = () => {
  const [month, setMonth] = useState(monthOf(hotelToday()))
  const { first, last, months } = nightsShown(month, hotelToday())
  const isShown = ({ date }: { date: string }) => first <= date && date <= last
  const result = useRoomGridQuery({ variables: { month, months } })
  useListChanges(['Availability', 'Pricing', 'Room', 'RoomType'], result)
  const shown = usePreviousData(result, month)
  const calendar = shown.data?.availabilityCalendar
  const types = calendar?.roomTypes.map((type) => ({ ...type, nights: type.nights.filter(isShown) })) ?? []
  const dates = types[0]?.nights.map(({ date }) => date) ?? []

  return (
    <NightGridPanel
      title="Rooms grid"
      description="Every room by its number, night by night. Choose nights by dragging, with Shift and the arrow keys, or by pressing the first and the last; then block the rooms, or free them."
      month={month}
      onMonth={setMonth}
      result={result}
      shown={shown}
    >
      {shown.data && calendar && dates.length > 0 && (
        <ChosenRoomsGrid
          // The columns of another month begin anew.
          key={dates[0]}
          rows={gridRows({ types, rooms: shown.data.rooms, blocks: calendar.blocks })}
          dates={dates}
          // A grid that cannot be had says so itself; what was changed is changed all the same.
          refresh={() => result.refetch().catch(() => undefined)}
        />
      )}
    </NightGridPanel>
  )
}

export default RoomGrid
