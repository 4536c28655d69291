import { addDays } from '#graphql/stay-dates.ts'
import { longestSnoozeDays } from '#graphql/inputs/inquiry.ts'
import { formatStayDay } from '../ui/time.ts'

/** The first and the last day to which an inquiry can be put off. */
export const snoozeDays = (today: string) => ({
  earliest: addDays(today, 1),
  latest: addDays(today, longestSnoozeDays),
})

/** Why an inquiry cannot be put off to a day; null where it can. */
export const complainOfSnooze = (day: string, today: string): string | null => {
  const { earliest, latest } = snoozeDays(today)
  if (!day) return 'Choose a day.'
  if (day < earliest) return 'Choose a day that is ahead, from tomorrow on.'
  return day > latest ? `Choose a day up to ${formatStayDay(latest)}.` : null
}
