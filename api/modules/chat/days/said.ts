import type { Locale } from '#graphql/locales.ts'
import type { StayBefore } from './changed-days.ts'

/** What was said of the days before. */
export interface DaysBefore extends StayBefore {
  /** YYYY-MM, where no arrival was said. */
  month: string | null
}

/** A message in which no date is written out. */
export interface Said {
  question: string
  /** The same without case and accents, and without weekdays that are too short to be sure. */
  plain: string
  locale: Locale
  today: string
  before: DaysBefore
}
