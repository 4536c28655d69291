import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { dateFormat } from '../../hotel/format.ts'

/** Whether somebody answers the phone at an instant; a desk that closes at 1:00 was opened the day before. */
export const isDeskOpen = ({ officeOpens, officeCloses, timeZone }: HotelFacts, now: Date): boolean => {
  if (officeOpens === null || officeCloses === null || officeOpens === officeCloses) return false
  const clock = dateFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(now)
  return officeOpens < officeCloses
    ? clock >= officeOpens && clock < officeCloses
    : clock >= officeOpens || clock < officeCloses
}
