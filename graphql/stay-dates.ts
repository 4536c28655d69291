import { remembering } from './remembering.ts'

/**
 * Arithmetic on dates of stay (YYYY-MM-DD). They are days of a calendar, not instants: counted in UTC, so that no clock
 * change can swallow one or bring one twice.
 */
const dayMs = 86_400_000

const toDay = remembering((date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs)
const fromDay = remembering((day: number): string => new Date(day * dayMs).toISOString().slice(0, 10))

/** Calendars disagree on what came long before, and PostgreSQL knows no year 0. */
export const isLikelyDate = (date: string): boolean => date >= '1900' && date < '2200'

export const addDays = (date: string, days: number): string => fromDay(toDay(date) + days)

/** Days from a night to the one a year later that is compared with it: 52 weeks, so that a Saturday stays a Saturday. */
export const yearOfWeeks = 364

/** Nights of a stay from arrival to departure; negative when they are the wrong way round. */
export const nightsBetween = (arrival: string, departure: string): number => toDay(departure) - toDay(arrival)

/** Sunday is 0. */
export const weekdayOf = (date: string): number => (((toDay(date) + 4) % 7) + 7) % 7

/** Whether a night is on one of the days of the week that are named; none is every one. */
export const isOnWeekday = ({ daysOfWeek }: { daysOfWeek: readonly number[] }, date: string): boolean =>
  daysOfWeek.length === 0 || daysOfWeek.includes(weekdayOf(date))

/** The nights of a stay: the day of departure is none. */
export const nightsOf = (arrival: string, departure: string): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(arrival, departure)) }, (_, index) => addDays(arrival, index))

/** The same day some years later, as a bound to compare with; 29 February stays, whether it exists or not. */
export const yearsLater = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`

/** The first day of a month ('2027-03') that comes `months` later. */
export const firstOfMonth = (month: string, months = 0): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10)
}
