import { addDays, firstOfMonth, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'

/** Months (YYYY-MM) of dates of stay, and the way through them with keys. */

export const monthOf = (day: string) => day.slice(0, 7)

export const addMonths = (month: string, count: number) => monthOf(firstOfMonth(month, count))

export const firstOf = (month: string) => firstOfMonth(month)
export const lastOf = (month: string) => addDays(firstOfMonth(month, 1), -1)

/** The same day of another month, or that month's last one: January 31 becomes February 28. */
export const sameDayIn = (month: string, day: string) => {
  const wanted = `${month}${day.slice(7)}`
  return wanted > lastOf(month) ? lastOf(month) : wanted
}

/** Days from the first to the last, both included. */
const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(first, last) + 1) }, (_, index) => addDays(first, index))

/** How many days the first of a week lies before this one. */
const daysIntoWeek = (day: string, firstWeekday: number) => (weekdayOf(day) - firstWeekday + 7) % 7

/** The month's weeks of seven places; places before its first and after its last day are null. */
export const weeksOf = (month: string, firstWeekday: number): (string | null)[][] => {
  const blanks = Array.from({ length: daysIntoWeek(firstOf(month), firstWeekday) }, () => null)
  const places = [...blanks, ...daysFrom(firstOf(month), lastOf(month))]
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => places[week * 7 + place] ?? null),
  )
}

/** Days of one week, from which the names of the columns are written. */
export const sampleWeek = (firstWeekday: number) =>
  daysFrom(addDays('2027-01-03', firstWeekday), addDays('2027-01-09', firstWeekday))

/**
 * Where a key leads in a grid of days, as in the grid pattern of the ARIA Authoring Practices:
 * arrows by day and week, Home and End in the week, Page keys by month, with Shift by year.
 */
export const dayAfterKey = (day: string, key: string, shift: boolean, firstWeekday: number): string | null => {
  const byMonths = (count: number) => sameDayIn(addMonths(monthOf(day), shift ? count * 12 : count), day)
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -daysIntoWeek(day, firstWeekday))
    case 'End':
      return addDays(day, 6 - daysIntoWeek(day, firstWeekday))
    case 'PageUp':
      return byMonths(-1)
    case 'PageDown':
      return byMonths(1)
    default:
      return null
  }
}
