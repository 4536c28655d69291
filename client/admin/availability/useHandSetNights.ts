import { monthOf } from '#client/ui/calendar/days.ts'
import { useImperativeQuery } from '../ui/useImperativeQuery.ts'
import { HandSetNightsDocument } from './HandSetNights.generated.ts'
import type { NightRange } from './night-range.ts'

/** A calendar has a year at most. */
const mostMonths = 12

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** How nights of a room type stand now, whoever has changed them since they were shown. */
export const useHandSetNights = (roomTypeId: string) => {
  const { ask } = useImperativeQuery(HandSetNightsDocument)
  return async ({ firstNight, lastNight }: NightRange) => {
    const months = Math.min(monthNumber(lastNight) - monthNumber(firstNight) + 1, mostMonths)
    const { availabilityCalendar } = await ask({ month: monthOf(firstNight), months })
    return availabilityCalendar.roomTypes.find((type) => type.roomTypeId === roomTypeId)?.nights ?? []
  }
}
