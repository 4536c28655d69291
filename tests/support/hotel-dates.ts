import { hotelDay } from '#api/modules/hotel/hotel-day.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { hotelFacts } from './sample-content.ts'

/** Today by the hotel's calendar, or so many days from it: a date that is written down is past one day, and its test red. */
export const inDays = (days: number) => addDays(hotelDay(hotelFacts, new Date()), days)
