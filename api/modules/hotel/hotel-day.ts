import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than asking it a thousand times. Sweden writes dates as ISO 8601 does. */
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, calendar)
  return calendar
}

/** The date in hotel time at an instant, as YYYY-MM-DD. */
export const hotelDay = ({ timeZone }: HotelFacts, instant: Date): string => calendarOf(timeZone).format(instant)
