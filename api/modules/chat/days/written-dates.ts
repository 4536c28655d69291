import type { Locale } from '#graphql/locales.ts'
import { withDayNumbers } from './dictated-days.ts'
import { anyMonth, monthOf, monthWords } from '../words/months.ts'
import { mendTypos } from '../words/typos.ts'
import { withoutWeekdays } from '../words/weekdays.ts'
import { counted } from '../words/numbers.ts'
import { withRepeatedMonth } from './repeated-month.ts'
import { withYou } from './with-you.ts'
import { withAdvents } from '../words/ordinals.ts'
import { fold } from '../words/words.ts'

const anyDay = String.raw`(?<!\d|\d[./])([0-3]?\d)(?!\d)(?:st|nd|rd|th|er|º|(?<=1)o(?= de)|:?[ae](?![a-z])|\.)?`
const until = String.raw`\s*(?:-|–|—|~|>|\b(?:to|til|till|until|through|thru|al?|hasta|ate|ao|au|jusqu.?au|bis|bis zum|auf|and|n|y|e|et|und|u|ja|och)\b|&)\s*(?:the|el|le|den|zum|o|dia|du|del|vom|do)?\s*`
/** Between a day without its month and a date in digits. */
const untilDigits = String.raw`(?:\s*[-–—~]\s*|\s+(?:al?|au|ate|bis|auf|til|till?|to|hasta|jusqu.?au)\s+(?:(?:zum|den|el|le|o|dia)\s+)?)`
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

type WrittenAs = [day: string, month: number, year?: string]

const matches = (text: string, pattern: string, read: (groups: string[]) => WrittenAs[]) =>
  [...text.matchAll(new RegExp(pattern, 'g'))].flatMap((match) =>
    read([...match].map((group) => group ?? '')).map(([day, month, year], index): WrittenDay => ({
      at: match.index + index,
      end: match.index + match[0].length,
      day: Number(day),
      month,
      year: year ? Number(year) : null,
    })),
  )

/** Two days with the month behind them: of '31 au 3 janvier' the first is of the month before. */
const monthBehind = (from: string, to: string, month: number, year?: string): WrittenAs[] => {
  const last: WrittenAs = [to, month, year]
  if (Number(from) <= Number(to)) return [[from, month, year], last]
  return [[from, ((month + 10) % 12) + 1, year && month === 1 ? String(Number(year) - 1) : year], last]
}

/** Two days with the month before them: of 'march 30 to 2' the last is of the month after. */
const monthBefore = (from: string, to: string, month: number, year?: string): WrittenAs[] => {
  const first: WrittenAs = [from, month, year]
  if (Number(from) <= Number(to)) return [first, [to, month, year]]
  return [first, [to, (month % 12) + 1, year && month === 12 ? String(Number(year) + 1) : year]]
}

/** In English the month stands first in '3/7', elsewhere the day. */
const inOrder = (locale: Locale, first: string, second: string): [string, number] =>
  locale === 'en' ? [second, Number(first)] : [first, Number(second)]

/** The days that are written as '3/7', each with its two numbers. */
const withSlash = (text: string) => [...text.matchAll(/(?<![\d./])(\d{1,2})\/(\d{1,2})(?:\/20\d\d)?(?![\d/])/g)]

/** '14/1 to 17/1': no month is a fourteenth one, and in one message all days are written alike. */
const dayFirst = (text: string): boolean => {
  const written = withSlash(text)
  // '03/04 to 07/04' are four nights in April, and not four months.
  const isOfOneMonth = written.length === 2 && written[0]![2] === written[1]![2] && written[0]![1] !== written[1]![1]
  return (
    (isOfOneMonth || written.some(([, first]) => Number(first) > 12)) &&
    written.every(([, , second]) => Number(second) <= 12)
  )
}

/** '12/18 to 12/21': in one message all days are written alike. */
const monthFirst = (text: string): boolean => {
  const written = withSlash(text)
  return written.some(([, , second]) => Number(second) > 12) && written.every(([, first]) => Number(first) <= 12)
}

/** Of 'march 3 april 7' and '3 marzo 7 abril' the reading of the language: a month belongs to one day only. */
const apart = (locale: Locale, [monthFirst, dayFirst]: [WrittenDay[], WrittenDay[]]): WrittenDay[] => {
  const [first, second] = locale === 'en' ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  // Both are in their order: of those before a day none is looked at again.
  let next = 0
  const isFree = ({ at, end }: WrittenDay) => {
    while (next < first.length && first[next]!.end <= at) next += 1
    return next === first.length || end <= first[next]!.at
  }
  return [...first, ...second.filter(isFree)].toSorted((a, b) => a.at - b.at)
}

/** The language whose order the days of a text are written in. */
const orderIn = (text: string, locale: Locale): Locale => {
  if (!text.includes('/') || dayFirst(text)) return 'de'
  return monthFirst(text) ? 'en' : locale
}

/** The days that a text writes out in one way: as many as the first pattern names that is found in it. */
const readDates = (text: string, locale: Locale): WrittenDay[] => {
  const readings = [
    () => matches(text, String.raw`(20\d\d)-(\d\d)-(\d\d)`, ([, year, month, day]) => [[day!, Number(month), year!]]),
    () =>
      matches(text, anyDay + until + anyDay + of + anyMonth + anyYear, ([, from, to, month, year]) =>
        monthBehind(from!, to!, monthOf(month!), year),
      ),
    () =>
      matches(
        text,
        `${anyMonth}(?:,\\s*)?(?:\\s*(?:del?|du|vom|from)\\s+)?\\s*${anyDay}${until}${anyDay}${counted}(?!\\.?\\d|\\s*${anyMonth})${anyYear}`,
        (groups) => monthBefore(groups[2]!, groups[3]!, monthOf(groups[1]!), groups.at(-1)),
      ),
    () =>
      matches(
        text,
        `${anyDay}${of}${anyMonth}${anyYear}${until}${anyDay}${counted}(?!${of}${anyMonth}|\\d|[./]|:|\\s?(?:h\\d{0,2}|uhr|heures?|horas?|am|pm)\\b|(?:[aeo]|er|st|nd|rd|th)\\b)${anyYear}`,
        (groups) => [
          [groups[1]!, monthOf(groups[2]!), groups[3] || groups[5]],
          [groups[4]!, monthOf(groups[2]!), groups[5] || groups[3]],
        ],
      ),
    // '12-15/3', '10 al 13/3', 'vom 3. bis 6.12.'; in English the first number of '3/13' is no day.
    () =>
      matches(
        text,
        String.raw`(?<![\d./:])(\d{1,2})\.?${untilDigits}(\d{1,2})${locale === 'en' ? String.raw`\.` : '[./]'}(0?[1-9]|1[0-2])(?!\d)(?:[./](20\d\d)?)?(?![\d/]|\.\d|\s*(?:km|mi|uhr|h|%|[$€])\b)`,
        ([, from, to, month, year]) => monthBehind(from!, to!, Number(month), year),
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
        ([, first, second, year]) => [[...inOrder(orderIn(text, locale), first!, second!), year]],
      ),
  ]
  for (const read of readings) {
    const found = read()
    if (found.length > 0) return found
  }
  return []
}

const inYear = ({ month, day }: WrittenDay) => month * 31 + day

/** Whether a day lies within a range, which may lead over the turn of the year. */
const isWithin = (day: WrittenDay, [from, to]: readonly [WrittenDay, WrittenDay]) => {
  const [start, at, end] = [from, day, to].map(inYear) as [number, number, number]
  return start <= end ? start <= at && at <= end : at >= start || at <= end
}

/** Days that are written together end at the same place. */
const blanked = (text: string, days: readonly WrittenDay[]): string => {
  const apart = days.filter(({ end }, index) => end !== days[index - 1]?.end)
  const pieces = apart.map(({ at, end }, index) => text.slice(apart[index - 1]?.end ?? 0, at) + ';'.padEnd(end - at))
  return pieces.join('') + text.slice(apart.at(-1)?.end ?? 0)
}

const onlyUntil = new RegExp(`^${until}$`)

interface Written {
  days: WrittenDay[]
  /** A day beside the stay: after which it is called, as of '4th of July trip, 7/2 to 7/6', or for which somebody comes. */
  feast: WrittenDay[]
}

/** Portuguese October in 'check-out 14/12' and 'flying out 12/14'. */
const outOf = (locale: Locale) => (locale === 'pt' ? /(?<=\bcheck.?)out\b/g : /(?<!\bde )\bout\b/g)

/** Whether the guest sleeps here in the later of two stays, and not in the first: 'a congress March 3 to 5, a room March 2 to March 6'. */
const isSaidHere = (text: string, first: readonly WrittenDay[], later: readonly WrittenDay[]): boolean =>
  withYou.test(text.slice(first.at(-1)!.end, later[0]!.at)) && !withYou.test(text.slice(0, first[0]!.at))

/** What a question writes out in one way or in two: of '30/04 to May 2' both days are those of the stay. */
const readWritten = (plain: string, locale: Locale): Written => {
  const text = withoutWeekdays(plain, locale, anyMonth).replaceAll(outOf(locale), '...')
  const days = readDates(text, locale)
  if (days.length === 0 || days.length > 2) return { days, feast: [] }
  const others = readDates(blanked(text, days), locale)
  const [rangeHere, rangeThere] = [days, others].toSorted(([a], [b]) => (b?.at ?? 0) - (a?.at ?? 0))
  const isThatHere = days.length === 2 && others.length === 2 && isSaidHere(text, rangeThere!, rangeHere!)
  if (isThatHere) return { days: rangeHere!, feast: rangeThere! }
  const [single, range] = days.length === 1 ? [days, others] : [others, days]
  const [day, ...more] = single
  const [from, to, ...further] = range
  if (!day || more.length > 0 || !from || further.length > 0) return { days, feast: [] }
  const between = day.at < from.at ? text.slice(day.end, from.at) : text.slice(0, from.at)
  const behind = to ? text.slice(to.end).split(/[,.!?]/)[0]! : ''
  if (to)
    return isWithin(day, [from, to]) || withYou.test(between) || withYou.test(behind)
      ? { days: range, feast: single }
      : { days, feast: [] }
  const [first, second] = day.at < from.at ? [day, from] : [from, day]
  return onlyUntil.test(text.slice(first.end, second.at)) ? { days: [first, second], feast: [] } : { days, feast: [] }
}

/** The days of a stay that a question writes out; the text as `plainDates` gives it. */
export const findDates = (plain: string, locale: Locale): WrittenDay[] => readWritten(plain, locale).days

/** The day after which a stay is called that is written out with it; null where there is none. */
export const dayOfName = (plain: string, locale: Locale): string | null => {
  const [day] = readWritten(plain, locale).feast
  return day ? plain.slice(day.at, day.end).trim() : null
}

/** All that are written out, in their order. */
const allDates = (plain: string, locale: Locale): WrittenDay[] => {
  const { days, feast } = readWritten(plain, locale)
  return [...days, ...feast].toSorted((a, b) => a.at - b.at)
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

/** 'Wir reisen am 5. an' with the verb in one: whoever only 'reist' leaves. */
const comesApart = /\breise([nt]?)((?: [a-z\d.]+){1,4}) an\b(?! (?:de[mn] )?\d)/g

/** '1.5 weeks': no day of May. */
const decimal =
  /(?<![\d.,/])(\d{1,2})\.(?=\d\s?-?(?:nights?|weeks?|noches?|noites?|semanas?|nuits?|semaines?|nachte?|wochen?|yota|viikko[a-z]*|natter|veckor|vecka|months?|mes(?:es)?|mois|monate?)\b)/g

const aLeapYear = 2028

/** 'February 29, 2027', 'June 31': the calendar has no such day, in its year or in any. */
export const isNoDay = (written: WrittenDay): boolean =>
  toDate({ ...written, year: written.year ?? aLeapYear }, '') === null

/** 'Fr.o.m. den 3', '7 t.o.m. 9 mars', '30 dec t 2 jan'. */
const swedishFrom = /\bfr\.? ?o\.? ?m\b\.?(?= (?:den )?\d)/g
const swedishUntil = /(?<=\d\S{0,3} (?:[a-z]{3,9}\.? )?)t(?:\.? ?o\.? ?m)?\b\.?(?= (?:den )?\d)/g

/** 'Te onsda'. */
const swedishTill = /\bte(?= (?:manda|tisda|onsda|torsda|freda|lorda|sonda))|(?<=\d )te(?= (?:den )?\d)/g

/** 'Vom 14. bis am 21.' */
const swissUntil = /\bbis am(?= \d)/g

/** 'De 5 pra 6 de dezembro'. */
const portugueseUntil = new RegExp(
  String.raw`(?<=\bde \d{1,2} )(?:pra|para)(?= \d{1,2} de (?:${[...monthWords].join('|')})\b)`,
  'g',
)

/** '10. päivä joulukuuta', 'helmikuuta -27'. */
const finnishDay = /\b(\d{1,2})\. paiva(?:na)? (?=[a-z]+kuuta\b)/g
const finnishYear = /(?<=[a-z]kuuta )-(?=2[6-9]\b)/g

/** 'Mellan den 3 o den 7 mars'. */
const swedishAnd = /(?<=\bmellan (?:den )?\d{1,2}(?::[ae])?(?: [a-z]+)? )o(?= )/g

/** '18.55' and '15h20' are no days; nor is '17.10' beside '6/2'. */
const surelyTime = /(?<![\d.:/])(?:[01]?\d|2[0-3])(?:\.(?:1[3-9]|[2-5]\d)(?!\d|\.\d)|h[0-5]\d(?!\d))/g
const timeBesideSlashes = /(?<![\d.:/])(?:[01]?\d|2[0-3])\.[0-5]\d(?!\d|\.\d)/g

const withoutTimes = (text: string): string =>
  text.replaceAll(/\d\/\d/.test(text) ? timeBesideSlashes : surelyTime, ' ').replaceAll(surelyTime, ' ')

/** '10/abr'. */
const slashMonth = new RegExp(String.raw`(?<=\d)\/(?=(?:${[...monthWords].join('|')})\b)`, 'g')

/** '12JAN27', as travel agents write. */
const gluedYear = new RegExp(String.raw`(?<=\b\d{1,2})(${[...monthWords].join('|')})(2[6-9])\b`, 'g')

/** '270415-270419', as Swedes write. */
const sixDigits = /(?<!\d)(2[6-9])(0[1-9]|1[0-2])([0-2]\d|3[01])(?=\s*(?:-|–|till?)\s*2[6-9]\d{4}(?!\d))/
const sixDigitsBehind = /(?<=\d-\d\d-\d\d\s*(?:-|–|till?)\s*)(2[6-9])(\d\d)(\d\d)(?!\d)/

/** 'Am 1. August 27 und …': behind a day and its month, and counting nothing. */
const shortYear = new RegExp(
  String.raw`(?<=\b\d{1,2}\.? (?:de )?${anyMonth} )(?=2[6-9]\b${counted}(?!\s*(?:[-–./:%$€]|to\b|a\b|al\b|au\b|bis\b|till?\b|hasta\b|ate\b|jahre?|years?|ans\b|anos\b|ar\b)))`,
  'g',
)

/** '20-2-27' of the year 2027. */
const dashed = /(?<![\d./-])(\d{1,2})-(0?[1-9]|1[0-2])-(?:20)?(2[6-9])(?![\d./-])/g

/** 'Do dia 12 ao dia 22/07'. */
const diaUntilDia = /\bdia (\d{1,2}) a(?:o|te o)? dia (\d{1,2})(?=\/\d| de )/g

/** '20./21. März'. */
const slashedDays = new RegExp(
  String.raw`(?<![\d./])(\d{1,2})\.\s?\/\s?(\d{1,2})\.(?=\s?(?:${[...monthWords].join('|')}))`,
  'g',
)

const monthName = `(?:${[...monthWords].join('|')})`
/** 'Den 12 juni 1987': no day of a stay. */
const longPast = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th|:[ae]|\.)?\s*(?:de |of )?${monthName}[a-z]{0,3}(?:\s*(?:,|de|of))?\s*(?:19\d\d|20[01]\d)\b|\b${monthName}[a-z]{0,3}\s+\d{1,2}(?:st|nd|rd|th)?,?\s*(?:19\d\d|20[01]\d)\b`,
  'g',
)

/** '11, 12 and 13', '13 14 15', '11., 12. ja 13.': who names three days in a row sleeps in each of them. */
const threeInARow = new RegExp(
  String.raw`(?<![\d.,:/€$-])(\d{1,2})(?:st|nd|rd|th|\.)?(?:,\s?|\s)(\d{1,2})(?:st|nd|rd|th|\.)?(?:\s?,|\s)\s?(?:(?:and|n|y|e|et|und|u|ja|och|o|&|\+)\s)?(?:(?:the|den|el|le|dia)\s)?(\d{1,2})(?!\d|[/:]|\.\d)`,
  'g',
)
/** The last day of the shortest month. */
const lastSure = 28
const nightsOf = (found: string, ...days: string[]): string => {
  const [first, second, third] = days.map(Number) as [number, number, number]
  return second === first + 1 && third === second + 1 && third < lastSure ? `${first}-${third + 1}` : found
}

/** The question without case, accents and times, with typos in the names of months mended, dictated days and years of two digits in digits. */
export const plainDates = (question: string): string =>
  withRepeatedMonth(withDayNumbers(mendTypos(withAdvents(withoutTimes(fold(question))), monthWords)))
    .replaceAll(threeInARow, nightsOf)
    .replaceAll(longPast, ' ')
    .replaceAll(slashMonth, ' ')
    .replaceAll(/\bjoulu (?=\d{1,2}\.\s?\d{1,2}\.)/g, '')
    .replaceAll(/(?<=\b(?:den|till|fran) \d{1,2})[ae]\b/g, '')
    .replaceAll(gluedYear, ' $1 20$2')
    .replace(sixDigits, '20$1-$2-$3')
    .replace(sixDigitsBehind, '20$1-$2-$3')
    .replaceAll(/(?<=\b\d{1,2})(?:s?ten|s?te[rs]?)\b/g, '.')
    .replaceAll(decimal, '$1,')
    .replaceAll(comesApart, 'anreise$1$2')
    .replaceAll(swedishFrom, 'fran')
    .replaceAll(swedishUntil, 'till')
    .replaceAll(swedishAnd, 'och')
    .replaceAll(swedishTill, 'till')
    .replaceAll(swissUntil, 'bis')
    .replaceAll(portugueseUntil, 'a')
    .replaceAll(finnishDay, '$1. ')
    .replaceAll(finnishYear, '20')
    .replaceAll(/(?<=\d\/\d{1,2})\s+-(?=[23]\d(?![\d./]))/g, '/20')
    .replaceAll(/['’](?=[23]\d\b)/g, '20')
    .replaceAll(shortYear, '20')
    .replaceAll(/(?<![\d./])(\d{1,2}([./])\d{1,2}\2)(?=[23]\d(?![\d./]))/g, '$120')
    .replaceAll(dashed, '20$3-$2-$1')
    .replaceAll(/(?<=^20\d\d-|\s20\d\d-)(\d)(?=-\d)|(?<=\b20\d\d-\d{1,2}-)(\d)(?!\d)/g, '0$&')
    .replaceAll(diaUntilDia, '$1 a $2')
    .replaceAll(slashedDays, '$1. bis $2.')

/** A plain text with blanks where dates are written in it. */
export const blankDates = (plain: string, locale: Locale): string => blanked(plain, allDates(plain, locale))

const beforeDate = /\b(?:de|del|desde|du|des|le|el|vom|am|ab|den|from|on|the|dia|fran|pa)\s*$/

/** More stands between two days only where it says something of its own. */
const mostBetween = 30

/** A plain text without the dates that are written in it, and what little stands between them: their numbers count nobody. */
export const withoutDates = (plain: string, locale: Locale): string =>
  allDates(plain, locale)
    .reduce<{ start: number; end: number }[]>((spans, { at, end }) => {
      const last = spans.at(-1)
      if (last && at - last.end <= mostBetween) last.end = Math.max(last.end, end)
      else spans.push({ start: at, end })
      return spans
    }, [])
    .reduceRight(
      (text, { start, end }) => `${text.slice(0, start).replace(beforeDate, '')} ; ${text.slice(end)}`,
      plain,
    )
