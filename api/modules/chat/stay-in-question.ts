import type { Locale } from '#graphql/locales.ts'
import { locales } from '#graphql/locales.ts'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { formatTags } from '../hotel/number-format.ts'
import { fold } from './words.ts'

export interface AskedStay {
  arrival: string
  departure: string
  guests: number
}

/** 'march', 'mar', 'marzo', 'maaliskuu' … -> 3, in every language of the site: guests mix them. */
const monthNames = new Map(
  locales.flatMap((locale) =>
    Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
      (['long', 'short'] as const).map((month): [string, number] => {
        const format = new Intl.DateTimeFormat(formatTags[locale], { month, timeZone: 'UTC' })
        return [fold(format.format(Date.UTC(2027, index, 15))).replaceAll(/[^a-z]/g, ''), index + 1]
      }),
    ),
  ),
)
monthNames.delete('')

// Longer names first, and endings after them: 'maaliskuuta', 'marzo' before 'mar'.
const anyMonth = `(?<![a-z])(${[...monthNames.keys()].sort((a, b) => b.length - a.length).join('|')})(?:ta|ssa|n)?(?![a-z])\\.?`
const anyDay = String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|\.)?`
const until = String.raw`\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b|\bthrough\b|\bal?\b|\bate\b|\bau\b|\bbis\b|\btill\b)\s*(?:the|el|le|den|zum|o|dia)?\s*`
const of = String.raw`\s*(?:de|of|del)?\s*`
const anyYear = String.raw`(?:\s*(?:,|de|del)?\s*(20\d\d))?`

interface Found {
  at: number
  day: number
  month: number
  year: number | null
}

const monthOf = (name: string) => monthNames.get(name.replaceAll(/[^a-z]/g, '')) ?? 0

const matches = (
  text: string,
  pattern: string,
  read: (groups: string[]) => [day: string, month: number, year?: string][],
) =>
  [...text.matchAll(new RegExp(pattern, 'g'))].flatMap((match) =>
    read([...match].map((group) => group ?? '')).map(([day, month, year], index): Found => ({
      at: match.index + index,
      day: Number(day),
      month,
      year: year ? Number(year) : null,
    })),
  )

/** In English the month stands first in '3/7', elsewhere the day. */
const inOrder = (locale: Locale, first: string, second: string): [string, number] =>
  locale === 'en' ? [second, Number(first)] : [first, Number(second)]

const findDates = (text: string, locale: Locale): Found[] => {
  const readings = [
    () => matches(text, String.raw`(20\d\d)-(\d\d)-(\d\d)`, ([, year, month, day]) => [[day!, Number(month), year!]]),
    () =>
      matches(text, anyDay + until + anyDay + of + anyMonth + anyYear, ([, from, to, month, year]) => [
        [from!, monthOf(month!), year],
        [to!, monthOf(month!), year],
      ]),
    () =>
      matches(text, `${anyMonth}\\s*${anyDay}${until}${anyDay}(?!\\s*${anyMonth})${anyYear}`, (groups) => [
        [groups[2]!, monthOf(groups[1]!), groups.at(-1)],
        [groups[3]!, monthOf(groups[1]!), groups.at(-1)],
      ]),
    () =>
      matches(
        text,
        String.raw`(?<![\d.])(\d{1,2})\.?\s*[-–]\s*(\d{1,2})\.(\d{1,2})\.(20\d\d)?`,
        ([, from, to, month, year]) => [
          [from!, Number(month), year],
          [to!, Number(month), year],
        ],
      ),
    () =>
      [
        ...matches(text, anyDay + of + anyMonth + anyYear, ([, day, month, year]) => [[day!, monthOf(month!), year]]),
        ...matches(text, `${anyMonth}\\s*${anyDay}(?!\\d)${anyYear}`, ([, month, day, year]) => [
          [day!, monthOf(month!), year],
        ]),
      ].toSorted((a, b) => a.at - b.at),
    () =>
      matches(
        text,
        String.raw`(?<![\d./])(\d{1,2})[./](\d{1,2})(?:[./](20\d\d))?(?![\d/])`,
        ([, first, second, year]) => [[...inOrder(text.includes('/') ? locale : 'de', first!, second!), year]],
      ),
  ]
  for (const read of readings) {
    const found = read()
    if (found.length > 0) return found
  }
  return []
}

const isDate = (date: string) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)

/** Without a year the next such day is meant. */
const toDate = ({ day, month, year }: Found, notBefore: string): string | null => {
  const at = (number: number) => `${number}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const thisYear = Number(notBefore.slice(0, 4))
  const dates = year ? [at(year)] : [at(thisYear), at(thisYear + 1)]
  return dates.find((date) => isDate(date) && (year !== null || date >= notBefore)) ?? null
}

const nightCount = /(\d{1,2})\s*(?:night|noche|noite|nuit|nacht|naecht|yo(?:ta|n)?\b|natt)/
const guestCount =
  /(\d{1,2})\s*(?:people|person|guest|adult|huesped|pessoa|hospede|gast|erwachsen|henki|aikui|gast|vuxn)/

const longestStay = 365

/** The dates and guests that a question names; null when it names no stay. */
export const stayInQuestion = (question: string, locale: Locale, today: string): AskedStay | null => {
  const text = fold(question)
  const [first, second] = findDates(text, locale)
  const arrival = first ? toDate(first, today) : null
  if (!arrival || arrival < today) return null
  const nights = Number(nightCount.exec(text)?.[1] ?? 1)
  const departure = second ? toDate(second, arrival) : addDays(arrival, nights)
  if (!departure) return null
  const length = nightsBetween(arrival, departure)
  const guests = Math.min(12, Math.max(1, Number(guestCount.exec(text)?.[1] ?? 2)))
  return length >= 1 && length <= longestStay ? { arrival, departure, guests } : null
}
