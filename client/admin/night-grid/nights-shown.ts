import { firstOf, lastOf, monthOf } from '#client/ui/calendar/days.ts'
import { addDays } from '#graphql/stay-dates.ts'

/** At the end of a month too much of the next is tomorrow's work. */
const nightsAhead = 30

/**
 * The nights that are shown of a month: of the current one from today on, and as many as a month has. `months` is how many
 * have to be asked for.
 */
export const nightsShown = (month: string, today: string) => {
  if (month !== monthOf(today)) return { first: firstOf(month), last: lastOf(month), months: 1 }
  const ahead = addDays(today, nightsAhead)
  const last = ahead > lastOf(month) ? ahead : lastOf(month)
  return { first: today, last, months: monthOf(last) === month ? 1 : 2 }
}
