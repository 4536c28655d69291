import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { hotelInstant } from '../hotel/hotel-instant.ts'

/** Cancelling is free until so many hours before check-in; null when that has passed, or the hotel does not say. */
export const freeCancellationUntil = (
  facts: Pick<HotelFacts, 'freeCancellationHours' | 'checkInTime' | 'timeZone'>,
  arrival: string,
  now: Date,
): Date | null => {
  if (facts.freeCancellationHours === null) return null
  const checkIn = hotelInstant(facts, arrival, facts.checkInTime)
  const until = new Date(checkIn.getTime() - facts.freeCancellationHours * 3_600_000)
  return until > now ? until : null
}
