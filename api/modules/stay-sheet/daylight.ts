import { getTimes } from 'suncalc'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { hotelInstant } from '../hotel/hotel-instant.ts'
import type { Daylight } from './stay-sheet.type.ts'

const minute = 60_000

/** Almanacs round to the nearest minute; a clock that shows an instant leaves the seconds out. */
const toMinute = (instant: Date | null) => instant && new Date(Math.round(instant.getTime() / minute) * minute)

/** Within a week every day; in longer stays one day of each week, or of every few, so that they are no more. */
const mostDays = 8

/** The days of a stay from arrival to departure, both with it, that a list of the sun has room for. */
const daysShown = (arrival: string, departure: string): string[] => {
  const nights = nightsBetween(arrival, departure)
  const step = nights < mostDays ? 1 : Math.ceil(nights / (7 * (mostDays - 1))) * 7
  return Array.from({ length: Math.floor(nights / step) + 1 }, (_, index) => addDays(arrival, index * step))
}

/** Sunrise and sunset where the hotel stands; null where the sun does neither on that day. */
export const daylightOf = (
  facts: Pick<HotelFacts, 'position' | 'timeZone'>,
  arrival: string,
  departure: string,
): Daylight[] =>
  daysShown(arrival, departure).map((date) => {
    const { latitude, longitude } = facts.position
    const { sunrise, sunset } = getTimes(hotelInstant(facts, date, '12:00'), latitude, longitude)
    return { date, sunrise: toMinute(sunrise), sunset: toMinute(sunset) }
  })
