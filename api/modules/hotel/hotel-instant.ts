import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { dateFormat } from './format.ts'
import { hotelDay } from './hotel-day.ts'

const dayMs = 86_400_000

/** What the hotel's clock shows at an instant, read as if it were UTC. */
const wallClock = ({ timeZone }: Pick<HotelFacts, 'timeZone'>, instant: number): number => {
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}

/** The instant at which the hotel's clock shows a time on a date; the second look settles days that change the clock. */
export const hotelInstant = (facts: Pick<HotelFacts, 'timeZone'>, date: string, time: string): Date => {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const first = wanted - (wallClock(facts, wanted) - wanted)
  return new Date(wanted - (wallClock(facts, first) - first))
}

/** The last moment of a date by the hotel's clock. */
export const endOfDay = (facts: Pick<HotelFacts, 'timeZone'>, date: string): Date =>
  new Date(hotelInstant(facts, addDays(date, 1), '00:00').getTime() - 1)

/** The next instant, after `now`, at which the hotel's clock shows a time. */
export const nextHotelTime = (facts: HotelFacts, time: string, now: Date): Date => {
  const today = hotelDay(facts, now)
  const candidate = hotelInstant(facts, today, time)
  if (candidate > now) return candidate
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
  return hotelInstant(facts, tomorrow, time)
}

/** "Jan 31, 2027, 9:00 AM" by the hotel's clock, for staff. */
export const writeInstant = ({ timeZone }: Pick<HotelFacts, 'timeZone'>, instant: Date): string =>
  dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant)
