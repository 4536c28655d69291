import type { Locale } from '#graphql/locales.ts'
import { locales } from '#graphql/locales.ts'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { formatTags } from '../hotel/number-format.ts'
import { askedWords } from './phrases.ts'
import { sizeInQuestion } from './rooms-in-question.ts'
import { mendSlips } from './slips.ts'
import { hears, nearDays } from './room-words.ts'
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
const monthWords = new Set(monthNames.keys())

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

/** Lengths of a stay, in nights. 'Una semana' has no number; 'fin de semana' is no week, 'mes enfants' no month. */
const lengths: [nights: number, words: RegExp][] = [
  [1, /(\d{1,2})\s*(?:night|noche|noite|nuit|nacht|yo(?:ta|n|ksi)?\b|natt)/],
  [
    7,
    /(\d{1,2}\s+)?(?<!fin de |fim de |final de )\b(?:weeks?(?!-)|semanas?|semaines?|wochen?|viikkoa?|viikoksi|vecka|veckor)\b/,
  ],
  [
    30,
    /\b(?:(\d{1,2}|a|one|un|um|einen?|en)\s+(?:months?|mes|meses|mois|monate?|manad|manader)|kuukautta|kuukaudeksi)\b/,
  ],
]

const nightsIn = (text: string): number => {
  const found = lengths.map(([nights, words]) => ({ nights, match: words.exec(text) })).find(({ match }) => match)
  return found ? found.nights * (Number.parseInt(found.match![1] ?? '', 10) || 1) : 1
}

/** What may follow a number that is none of guests: 'for 3 nights', 'for the 3rd', 'para 3 de mayo'. */
const otherUnit = String.raw`[\d.:/–-]|(?:st|nd|rd|th|de|to|till?|a|al|au|bis)\b|night|noche|noite|nuit|nacht|natt|day|dia|jour|tag|week|seman|semain|woche|veck|hour|hora|heure|stund|timm|${anyMonth}`
const guestCounts = [
  /(\d{1,2})\s*(?:people|ppl|person|pers\b|pax|guest|adult|huesped|pessoa|hospede|gast|erwachsen|henki|henge|hlo|aikui|vuxn)/,
  new RegExp(String.raw`\b(?:for|para|pour|fur|zu)\s+(\d)(?!\s*(?:${otherUnit}))`),
]

/** Small numbers as guests write them; 'one' is as often an article. */
const numberWords: [number, RegExp][] = [
  [2, /\b(?:two|dos|dois|duas|deux|zwei|zweit|kaksi|kahden|kahdeksi|kahdelle|tva)\b/g],
  [3, /\b(?:three|tres|trois|drei|dritt|kolme|kolmen|kolmeksi|kolmelle|tre)\b/g],
  [4, /\b(?:four|cuatro|quatro|quatre|vier|viert|nelja|neljan|neljaksi|neljalle|fyra)\b/g],
  [5, /\b(?:five|cinco|cinq|funf|viisi|viiden|viideksi|viidelle|fem)\b/g],
  [6, /\b(?:six|seis|sechs|kuusi|kuuden|kuudeksi|kuudelle|sex)\b/g],
]

/** Finnish 'kolmelle' is 'for three'. */
const withDigits = (text: string) =>
  numberWords.reduce(
    (result, [number, words]) =>
      result.replaceAll(words, (word) => (word.endsWith('lle') ? `for ${number}` : `${number}`)),
    text,
  )

/** The most that a price can be asked for. */
const mostGuests = 12

/** How many guests a question speaks of, by number or by the kind of room; null when it does not. */
export const guestsInQuestion = (question: string, locale: Locale): number | null => {
  const text = withDigits(fold(question))
  const counted = guestCounts.map((count) => count.exec(text)?.[1]).find(Boolean)
  return counted ? Math.min(mostGuests, Math.max(1, Number(counted))) : sizeInQuestion(question, locale)
}

const usualGuests = 2
const longestStay = 365

const nearDay = (question: string, locale: Locale, today: string): string | null => {
  const words = askedWords(question)
  const named = nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  return named ? addDays(today, named[1]) : null
}

/** The dates and guests that a question names; null when it names no stay. Days of a year that is named may be past. */
export const stayInQuestion = (question: string, locale: Locale, today: string): AskedStay | null => {
  const text = mendSlips(fold(question), monthWords)
  const [first, second] = findDates(text, locale)
  const arrival = first ? toDate(first, today) : nearDay(question, locale, today)
  if (!arrival) return null
  const departure = second ? toDate(second, arrival) : addDays(arrival, nightsIn(withDigits(text)))
  if (!departure) return null
  const length = nightsBetween(arrival, departure)
  const guests = guestsInQuestion(question, locale) ?? usualGuests
  return length >= 1 && length <= longestStay ? { arrival, departure, guests } : null
}

const datePart = new RegExp(
  String.raw`^(?:[a-z]{1,3}|from|till|until|through|nights?|desde|hasta|noches?|noites?|jusqu|nuits?|nachte?|alkaen|asti|saakka|yota|fran|natter|people|ppl|guests?|adults?|personas?|adultos?|pessoas?|personnes?|adultes?|personen|gaste|henkiloa?|gaster|vuxna|${anyMonth})$`,
)

/** Whether there are only dates and guests in it, as in an answer to 'Tell me your dates'. */
export const namesDatesOnly = (question: string): boolean =>
  (mendSlips(fold(question), monthWords).match(/[a-z]+/g) ?? []).every((word) => datePart.test(word))
