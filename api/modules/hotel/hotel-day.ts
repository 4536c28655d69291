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

/** The instant at which the hotel's clock shows a time ('15:00') of a day; right on days of a clock change too. */
export const hotelInstant = ({ timeZone }: HotelFacts, date: string, time: string): Date => {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const offset = (instant: number) => Date.parse(`${shown.format(instant).replace(' ', 'T')}Z`) - instant
  const guess = asUtc - offset(asUtc)
  return new Date(asUtc - offset(guess))
}
