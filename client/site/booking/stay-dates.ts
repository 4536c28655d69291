const calendars = new Map<string, Intl.DateTimeFormat>()

/** Made once: a formatter costs more than a thousand uses. */
const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-US', options)
  calendars.set(timeZone, calendar)
  return calendar
}

/** Today at the hotel as YYYY-MM-DD: a guest far east is already in tomorrow. */
export const hotelToday = (timeZone: string, now = new Date()): string => {
  const parts = calendarOf(timeZone)
  const value = (type: string) => parts.formatToParts(now).find((part) => part.type === type)!.value
  return `${value('year')}-${value('month')}-${value('day')}`
}
