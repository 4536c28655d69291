import { hotelTimeZone } from '#client/i18n/LanguageProvider.tsx'
import { hotelToday } from '../booking/stay-dates.ts'
import { useLowestTotalsQuery, type LowestTotalsQuery } from './LowestTotals.generated.ts'

export type RoomTotals = LowestTotalsQuery['rateCalendar'][number]

/** What each room type costs in the next months. */
export const useMonthTotals = (): RoomTotals[] =>
  useLowestTotalsQuery({ month: hotelToday(hotelTimeZone).slice(0, 7) }).rateCalendar
