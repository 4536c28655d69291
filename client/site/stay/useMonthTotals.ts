import { hotelToday } from '../booking/stay-dates.ts'
import { useSite } from '../site-context.ts'
import { useLowestTotalsQuery, type LowestTotalsQuery } from './LowestTotals.generated.ts'

type RoomTotals = LowestTotalsQuery['rateCalendar'][number]

/** What each room type costs in the next months. */
export const useMonthTotals = (): RoomTotals[] =>
  useLowestTotalsQuery({ month: hotelToday(useSite().timeZone).slice(0, 7) }).rateCalendar
