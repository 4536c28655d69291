import { formatTags } from '#graphql/format-tags.ts'
import { addDays, firstOfMonth, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { relativeDays, weekAhead } from './nights.ts'
import { withDigits } from './numbers.ts'
import { askedWords } from './phrases.ts'
import { hears, holidays, nearDays, type Holiday } from './room-words.ts'
import { fold } from './words.ts'
import { anyMonth, monthOf } from './written-dates.ts'

/** Days that are spoken of; the departure is null where only a day is. */
export interface SpokenDays {
  arrival: string
  departure: string | null
}

const friday = 5

/** The first such weekday on or after a day. */
const weekdayFrom = (day: string, weekday: number) => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

const mondayAfter = (day: string) => weekdayFrom(addDays(day, 1), 1)

/** Where 'next Friday' is that of next week, not the one that comes. */
const nextMeansNextWeek: readonly Locale[] = ['en', 'fr', 'sv']

const saysNext = (locale: Locale, words: readonly string[]) => hears('chat.hears.next', locale, words)

/** The weekday, or the one of next week where the language says so. */
const weekdayAsked = (today: string, weekday: number, locale: Locale, isNext: boolean) =>
  isNext
    ? nextMeansNextWeek.includes(locale)
      ? weekdayFrom(mondayAfter(today), weekday)
      : weekdayFrom(addDays(today, 1), weekday)
    : weekdayFrom(today, weekday)

/** 'friday', 'viernes', 'perjantai' of a language, Sunday first: 2023 began on one. */
const weekdayNames = (locale: Locale) =>
  Array.from({ length: 7 }, (_, index) => {
    const format = new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' })
    return fold(format.format(Date.UTC(2023, 0, index + 1))).split('-')[0]!
  })

const named = new Map<Locale, string[]>()

/** The weekdays that words name, Sunday is 0. */
export const weekdaysIn = (words: readonly string[], locale: Locale): number[] => {
  const names = named.get(locale) ?? weekdayNames(locale)
  named.set(locale, names)
  return words.flatMap((word) => {
    const found = names.findIndex((name) => word.startsWith(name) && word.length <= name.length + 4)
    return found < 0 ? [] : [found]
  })
}

/** Finnish 'perjantai' bends: 'perjantaista sunnuntaihin'. One weekday is a night, two are a stay. */
const byWeekday = (locale: Locale, words: readonly string[], today: string): SpokenDays | null => {
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined) return null
  const arrival = weekdayAsked(today, from, locale, saysNext(locale, words))
  return { arrival, departure: until === undefined ? null : weekdayFrom(addDays(arrival, 1), until) }
}

/** From Friday to Sunday; on a Saturday what is left of it. */
const byWeekend = (locale: Locale, words: readonly string[], today: string): SpokenDays | null => {
  if (!hears('chat.hears.weekend', locale, words)) return null
  const isNext = saysNext(locale, words) && nextMeansNextWeek.includes(locale)
  const isSaturday = weekdayOf(today) === 6
  const arrival = isNext ? weekdayFrom(mondayAfter(today), friday) : isSaturday ? today : weekdayFrom(today, friday)
  return { arrival, departure: weekdayFrom(addDays(arrival, 1), 0) }
}

/** Easter Sunday of a year, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
const easterOf = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const stays: Record<Holiday, (year: number) => [arrival: string, nights: number]> = {
  christmasEve: (year) => [`${year}-12-24`, 1],
  christmas: (year) => [`${year}-12-24`, 2],
  newYear: (year) => [`${year}-12-31`, 1],
  valentines: (year) => [`${year}-02-14`, 1],
  easter: (year) => [addDays(easterOf(year), -2), 3],
  thanksgiving: (year) => [addDays(weekdayFrom(`${year}-11-01`, 4), 21), 3],
}

/** The next time that a holiday comes, with the nights that are usually meant. */
const byHoliday = (locale: Locale, words: readonly string[], today: string): SpokenDays | null => {
  const holiday = holidays.find((each) => hears(`chat.hears.holiday.${each}`, locale, words))
  if (!holiday) return null
  const year = Number(today.slice(0, 4))
  const [arrival, nights] = [stays[holiday](year), stays[holiday](year + 1)].find(([day]) => day >= today)!
  return { arrival, departure: addDays(arrival, nights) }
}

const byNearDay = (locale: Locale, words: readonly string[], today: string): SpokenDays | null => {
  const near = nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  return near ? { arrival: addDays(today, near[1]), departure: null } : null
}

/** 'In two weeks', 'kahden viikon päästä'. */
const byDistance = (text: string, today: string): SpokenDays | null => {
  const [, before, unit, finnish, finnishUnit] = relativeDays.exec(text) ?? []
  const word = unit ?? finnishUnit
  if (!word) return null
  const days = /^(?:week|sem|woche|veck|viik)/.test(word) ? 7 : 1
  return { arrival: addDays(today, days * (Number(before ?? finnish) || 1)), departure: null }
}

/** Stands for the last one in `ordinals`. */
const lastOne = 5
const ordinals: [number, RegExp][] = [
  [
    1,
    /\b(?:first|1st|primer|primera|primeir[ao]|premiere?|1ere?|erste[nrs]?|ensimmai[a-z]+|eka(?:lla|n|na)?|forsta)\b/,
  ],
  [
    2,
    /\b(?:second|2nd|segund[ao]|deuxieme|2e(?:me)?|zweite[nrs]?|toi(?:nen|sella|sen|sena)|toka(?:lla|n|na)?|andra)\b/,
  ],
  [3, /\b(?:third|3rd|tercera?|tercer|terceir[ao]|troisieme|3e(?:me)?|dritte[nrs]?|kolmas|kolmannella|tredje)\b/],
  [4, /\b(?:fourth|4th|cuart[ao]|quart[ao]|quatrieme|vierte[nrs]?|neljas|neljannella|fjarde)\b/],
  [lastOne, /\b(?:last|ultim[ao]|derniere?|letzte[nrs]?|viimei[a-z]+|sista)\b/],
]
const weekWord = /(?:\b|[a-z])(?:weeks?|semana|semaine|woche|viikko|viikolla|viikon|vecka|veckan)\b/

/** 'The first week of March', 'erste Märzwoche': from the 1st, 8th, 15th, 22nd, or the last seven nights. */
const byWeekOfMonth = (text: string, today: string): SpokenDays | null => {
  const week = ordinals.find(([, words]) => words.test(text))?.[0]
  const month = monthOf(monthInside.exec(text)?.[1] ?? '')
  if (!week || !month || !weekWord.test(text)) return null
  const first = nextMonth(month, today)
  const arrival = week === lastOne ? addDays(firstOfMonth(first, 1), -7) : addDays(`${first}-01`, (week - 1) * 7)
  return { arrival, departure: addDays(arrival, 7) }
}

const monthInside = new RegExp(anyMonth.replace('(?![a-z])', '(?=woche|helg|[^a-z]|$)'))

/** 'The 2nd weekend of January', 'primer finde de mayo': from its Friday to its Sunday. */
const byWeekendOfMonth = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const count = ordinals.find(([, form]) => form.test(text))?.[0]
  const month = monthOf(monthInside.exec(text)?.[1] ?? '')
  const isWeekend = hears('chat.hears.weekend', locale, words) || /[a-z](?:wochenende|helgen)\b/.test(text)
  if (!count || !month || !isWeekend) return null
  const first = nextMonth(month, today)
  const last = weekdayFrom(addDays(firstOfMonth(first, 1), -7), friday)
  const arrival = count === lastOne ? last : addDays(weekdayFrom(`${first}-01`, friday), (count - 1) * 7)
  return { arrival, departure: addDays(arrival, 2) }
}

/** The month as YYYY-MM: this one, while it is not over, or the next of that name. */
const nextMonth = (month: number, today: string): string => {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}`
}

const inMonth = new RegExp(
  String.raw`(?:\b(?:in|for|during|of|en|em|im|fur|pour|para|de|i(?! may))\s+(?:late |early |mid |anfang |ende |mitte |slutet av |borjan av )?)${anyMonth}|\b([a-z]+kuu)(?:ssa|lle|ksi|n)\b`,
)

/** The month of which a question speaks without a day, as YYYY-MM; null when it does not. */
export const monthInQuestion = (text: string, today: string): string | null => {
  const [, bent, finnish] = inMonth.exec(text) ?? []
  const month = monthOf(bent ?? finnish ?? '')
  return month ? nextMonth(month, today) : null
}

/** The days that a question speaks of without writing them out, by the hotel's calendar; null when it does not. */
export const spokenDays = (question: string, locale: Locale, today: string): SpokenDays | null => {
  const words = askedWords(question)
  const text = withDigits(fold(question))
  return (
    byWeekendOfMonth(locale, words, fold(question), today) ??
    byWeekOfMonth(fold(question), today) ??
    byDistance(text, today) ??
    (weekAhead.test(text) && weekdaysIn(words, locale).length === 0
      ? { arrival: mondayAfter(today), departure: addDays(mondayAfter(today), 7) }
      : null) ??
    byHoliday(locale, words, today) ??
    byWeekend(locale, words, today) ??
    byWeekday(locale, words, today) ??
    byNearDay(locale, words, today)
  )
}
