import type { Locale } from '#graphql/locales.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { firstOf } from '#client/ui/calendar/days.ts'

const weeksFromSunday: readonly Locale[] = ['en', 'pt']

/** Sunday 0; where a reader of the language expects a week to begin. */
export const firstWeekdayIn = (language: Locale) => (weeksFromSunday.includes(language) ? 0 : 1)

/** Dates of stay and sums in a language. A date is a day and never an instant: read and written in UTC, it cannot shift. */
const dayWords = (language: Locale, currency: string) => {
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  }
  const sum = (digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const [whole, exact] = [sum(0), sum(2)]
  const shortDates = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short', day: 'numeric' })
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
    /** "Mar 12" */
    shortDay: dates({ month: 'short', day: 'numeric' }),
    /** "Dec 20 – 23" */
    span: (from: string, to: string) =>
      shortDates.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
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
