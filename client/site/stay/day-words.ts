import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { firstOf } from '#client/ui/calendar/days.ts'

/** Spanish and Portuguese are those of the Americas. */
const weeksFromSunday: readonly Locale[] = ['en', 'es', 'pt']

/** Sunday 0; where a reader of the language expects a week to begin. */
export const firstWeekdayIn = (language: Locale) => (weeksFromSunday.includes(language) ? 0 : 1)

/** From here on "Mar 12" could be the nearer one. */
const isFar = (day: string, now: Date) => Date.parse(day) - now.getTime() > 330 * 86_400_000

/** Dates of stay and sums in a language. A date is a day and never an instant: read and written in UTC, it cannot shift. */
export const dayWords = (language: Locale, currency: string) => {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(formatTags[language], { timeZone: 'UTC', ...options })
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  }
  const sum = (digits: number) =>
    new Intl.NumberFormat(formatTags[language], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const [whole, exact] = [sum(0), sum(2)]
  const shortDates = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
  const [days, daysAndYear] = [shortDates, { ...shortDates, year: 'numeric' } as const].map(
    (options) => new Intl.DateTimeFormat(formatTags[language], options),
  )
  const monthAndYear = dates({ month: 'long', year: 'numeric' })
  return {
    /** "March 2027" */
    month: (month: string) => monthAndYear(firstOf(month)),
    weekday: dates({ weekday: 'long' }),
    shortWeekday: dates({ weekday: 'short' }),
    /** "Friday, March 12, 2027" */
    spoken: dates({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    /** "Fri, Mar 12, 2027" */
    day: dates({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    /** "Dec 20 – 23", "Nov 23 – 25, 2028" */
    span: (from: string, to: string, now = new Date()) =>
      (isFar(from, now) ? daysAndYear : days)!.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    /** "$318", with cents only where there are some. */
    money: (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100),
  }
}

export type DayWords = ReturnType<typeof dayWords>

const known = new Map<string, DayWords>()

/** Made once for each language: a page asks for them at every price, and they take longer than the sentence. */
export const useDayWords = (currency: string): DayWords => {
  const { language } = useLanguage()
  const key = `${language} ${currency}`
  const words = known.get(key) ?? dayWords(language, currency)
  known.set(key, words)
  return words
}
