import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { hotelInstant } from '../hotel/hotel-instant.ts'

/** By the hotel's clock. */
const eveningHour = '18:00'

/** A price that is asked for now is kept until tomorrow evening. */
export const priceKeptUntil = (facts: HotelFacts, now: Date): Date =>
  hotelInstant(facts, addDays(hotelDay(facts, now), 1), eveningHour)

/** A room that is offered now is held until tomorrow evening, but not beyond check-in, or the day of arrival itself. */
export const roomHeldUntil = (facts: HotelFacts, arrival: string, now: Date): Date => {
  const tomorrow = addDays(hotelDay(facts, now), 1)
  const evening = hotelInstant(facts, tomorrow, eveningHour)
  const latest =
    arrival < tomorrow ? hotelInstant(facts, tomorrow, '00:00') : hotelInstant(facts, arrival, facts.checkInTime)
  return latest < evening ? latest : evening
}
