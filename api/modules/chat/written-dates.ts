import type { Locale } from '#graphql/locales.ts'
import { withDayNumbers } from './dictated-days.ts'
import { anyMonth, monthOf, monthWords } from './months.ts'
import { mendTypos } from './typos.ts'
import { withoutWeekdays } from './weekdays.ts'
import { fold } from './words.ts'

const anyDay = String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º|:?[ae](?![a-z])|\.)?`
const until = String.raw`\s*(?:-|–|—|~|>|\b(?:to|til|till|until|through|thru|al?|hasta|ate|ao|au|jusqu.?au|bis|bis zum|and|n|y|e|et|und|u|ja|och)\b|&)\s*(?:the|el|le|den|zum|o|dia|du|del|vom|do)?\s*`
/** What a number counts that is no day. */
export const counted = String.raw`(?!\s*(?:nights?|nites?|nts?\b|noches?|noites?|nuits?|nacht|nachte|yo|natt|people|ppl|persons?|pers|pax|adults?|guests?|kids?|child|adultos?|ninos?|pessoas?|crianc|personnes?|enfants?|erwachsene|kinder|henk|heng|aikui|lasta|vuxn|barn|gast|huesped|hospede|of us|x))`
const of = String.raw`\s*(?:de|of|del|d)?\s*`
const anyYear = String.raw`(?:\s*(?:,|de|del)?\s*(20\d\d))?`

/** A day as it was written; without a year where none was. */
export interface WrittenDay {
  /** Where it begins and ends in the text. */
  at: number
  end: number
  day: number
  month: number
  year: number | null
}

const matches = (
  text: string,
  pattern: string,
  read: (groups: string[]) => [day: string, month: number, year?: string][],
) =>
  [...text.matchAll(new RegExp(pattern, 'g'))].flatMap((match) =>
    read([...match].map((group) => group ?? '')).map(([day, month, year], index): WrittenDay => ({
      at: match.index + index,
      end: match.index + match[0].length,
      day: Number(day),
      month,
      year: year ? Number(year) : null,
    })),
  )

/** In English the month stands first in '3/7', elsewhere the day. */
const inOrder = (locale: Locale, first: string, second: string): [string, number] =>
  locale === 'en' ? [second, Number(first)] : [first, Number(second)]

/** Of 'march 3 april 7' and '3 marzo 7 abril' the reading of the language: a month belongs to one day only. */
const apart = (locale: Locale, [monthFirst, dayFirst]: [WrittenDay[], WrittenDay[]]): WrittenDay[] => {
  const [first, second] = locale === 'en' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  const isFree = ({ at, end }: WrittenDay) => first.every((other) => end <= other.at || at >= other.end)
  return [...first, ...second.filter(isFree)].toSorted((a, b) => a.at - b.at)
}

/** The days that a question writes out, as many as its first pattern names; the text as `plainDates` gives it. */
export const findDates = (plain: string, locale: Locale): WrittenDay[] => {
  const text = withoutWeekdays(plain, locale, anyMonth)
  const readings = [
    () => matches(text, String.raw`(20\d\d)-(\d\d)-(\d\d)`, ([, year, month, day]) => [[day!, Number(month), year!]]),
    () =>
      matches(text, anyDay + until + anyDay + of + anyMonth + anyYear, ([, from, to, month, year]) => [
        [from!, monthOf(month!), year],
        [to!, monthOf(month!), year],
      ]),
    () =>
      matches(text, `${anyMonth}\\s*${anyDay}${until}${anyDay}${counted}(?!\\s*${anyMonth})${anyYear}`, (groups) => [
        [groups[2]!, monthOf(groups[1]!), groups.at(-1)],
        [groups[3]!, monthOf(groups[1]!), groups.at(-1)],
      ]),
    () =>
      matches(
        text,
        `${anyDay}${of}${anyMonth}${anyYear}${until}${anyDay}${counted}(?!${of}${anyMonth}|\\d|[./:])${anyYear}`,
        (groups) => [
          [groups[1]!, monthOf(groups[2]!), groups[3] || groups[5]],
          [groups[4]!, monthOf(groups[2]!), groups[5] || groups[3]],
        ],
      ),
    () =>
      matches(
        text,
        String.raw`(?<![\d.])(\d{1,2})\.?\s*[-–]\s*(\d{1,2})\.(\d{1,2})\.(20\d\d)?`,
        ([, from, to, month, year]) => [
          [from!, Number(month), year],
          [to!, Number(month), year],
        ],
      ),
    // '10 al 13/3'; in English the first number of '3/13' is no day.
    () =>
      locale === 'en'
        ? []
        : matches(
            text,
            String.raw`(?<![\d./])(\d{1,2})\s+(?:al?|au|ate|bis|till|to)\s+(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])`,
            ([, from, to, month, year]) => [
              [from!, Number(month), year],
              [to!, Number(month), year],
            ],
          ),
    () =>
      apart(locale, [
        matches(text, `${anyMonth}\\s*${anyDay}(?!\\d|/\\d)${counted}${anyYear}`, ([, month, day, year]) => [
          [day!, monthOf(month!), year],
        ]),
        matches(text, anyDay + of + anyMonth + anyYear, ([, day, month, year]) => [[day!, monthOf(month!), year]]),
      ]),
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

/** Whether the calendar has such a day. */
export const isDate = (date: string) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)

/** Without a year the next such day is meant; null where the calendar has no such day. */
export const toDate = ({ day, month, year }: WrittenDay, notBefore: string): string | null => {
  const at = (number: number) => `${number}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const thisYear = Number(notBefore.slice(0, 4))
  const dates = year ? [at(year)] : [at(thisYear), at(thisYear + 1)]
  return dates.find((date) => isDate(date) && (year !== null || date >= notBefore)) ?? null
}

/** The question without case and accents, with typos in the names of months mended, dictated days and years of two digits in digits. */
export const plainDates = (question: string): string =>
  withDayNumbers(mendTypos(fold(question), monthWords))
    .replaceAll(/(?<=\d\/\d{1,2})\s+-(?=[23]\d(?![\d./]))/g, '/20')
    .replaceAll(/['’](?=[23]\d\b)/g, '20')
    .replaceAll(/(?<![\d./])(\d{1,2}([./])\d{1,2}\2)(?=[23]\d(?![\d./]))/g, '$120')

/** A plain text with blanks where dates are written in it. */
export const blankDates = (plain: string, locale: Locale): string =>
  findDates(plain, locale).reduceRight(
    (text, { at, end }) => `${text.slice(0, at)}${';'.padEnd(end - at)}${text.slice(end)}`,
    plain,
  )

const beforeDate = /\b(?:de|del|desde|du|des|le|el|vom|am|ab|den|from|on|the|dia|fran|pa)\s*$/

/** A plain text without the dates that are written in it: their numbers count nobody. */
export const withoutDates = (plain: string, locale: Locale): string => {
  const days = findDates(plain, locale)
  if (days.length === 0) return plain
  const [start, end] = [Math.min(...days.map(({ at }) => at)), Math.max(...days.map((day) => day.end))]
  return `${plain.slice(0, start).replace(beforeDate, '')} ; ${plain.slice(end)}`
}
