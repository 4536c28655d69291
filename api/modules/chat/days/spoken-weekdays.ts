import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { counted } from '../words/numbers.ts'
import { hears } from '../words/room-words.ts'
import {
  areWeekdaysOpen,
  untilWord,
  weekdayCalled,
  weekdayFrom,
  weekdayWithDay,
  weekdayWord,
  weekdaysIn,
} from '../words/weekdays.ts'
import { leavingWords } from '../words/leaving-words.ts'
import { weeksOn } from './nights.ts'
import { nthWeekday, ordinalIn } from '../words/ordinals.ts'
import { monthOf } from '../words/months.ts'
import { monthInside, monthNamed, nextMonth } from './spoken-months.ts'

/** Days that are spoken of; the departure is null where only a day is. */
export interface SpokenDays {
  arrival: string
  departure: string | null
}

/** The first Monday behind a day. */
export const mondayAfter = (day: string) => weekdayFrom(addDays(day, 1), 1)

/** Where 'next Friday' is that of next week, not the one that comes. */
export const nextMeansNextWeek: readonly Locale[] = ['en', 'fr', 'sv']

/** 'Next', 'nächsten', 'ensi'. */
export const saysNext = (locale: Locale, words: readonly string[]) => hears('chat.hears.next', locale, words)

/** The weekday, or the one of next week where the language says so. */
const weekdayAsked = (today: string, weekday: number, locale: Locale, isNext: boolean) =>
  isNext
    ? nextMeansNextWeek.includes(locale)
      ? weekdayFrom(mondayAfter(today), weekday)
      : weekdayFrom(addDays(today, 1), weekday)
    : weekdayFrom(weekday === weekdayOf(today) ? addDays(today, 1) : today, weekday)

/** Such a day that lies further ahead is a slip of the pen. */
const furthestDay = 130

const dayWith = (weekday: number, day: number, from: string, within: number): string | null => {
  for (let ahead = 0; ahead <= within; ahead += 1) {
    const date = addDays(from, ahead)
    if (Number(date.slice(8)) === day && weekdayOf(date) === weekday) return date
  }
  return null
}

/** 'Du mardi 8 au vendredi 11': the month is the next in which the 8th is a Tuesday. */
export const byWeekdayWithDay = (
  locale: Locale,
  text: string,
  today: string,
  monthName: string | undefined = monthInside.exec(text)?.[1],
): SpokenDays | null => {
  const [from, until] = [...text.matchAll(weekdayWithDay(locale))].map(([, name, day]) => ({
    weekday: weekdayCalled(name!, locale),
    day: Number(day),
  }))
  // 'In June, arriving on Tuesday the 8th'.
  const month = monthOf(monthName ?? '')
  const start = month ? `${nextMonth(month, today)}-01` : today
  const arrival = from ? dayWith(from.weekday, from.day, start > today ? start : today, furthestDay) : null
  if (!arrival) return null
  // 'Maanantaista 14. torstaihin'.
  const behind = text.slice(text.search(weekdayWithDay(locale))).replace(weekdayWithDay(locale), ' ')
  const departure = until
    ? dayWith(until.weekday, until.day, addDays(arrival, 1), 31)
    : locale === 'fi'
      ? endByWeekday(behind, arrival, locale)
      : null
  return { arrival, departure }
}

/** The weekdays that are named, the first of them from a day on, 'Friday to Sunday'; null where none is. */
export const weekdaysSince = (day: string, words: readonly string[], locale: Locale): SpokenDays | null => {
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined) return null
  const arrival = weekdayFrom(day, from)
  return { arrival, departure: until === undefined ? null : weekdayFrom(addDays(arrival, 1), until) }
}

/** 'March 3 to Friday', 'nos vamos el lunes', 'perjantaihin': the first such weekday after the arrival. */
export const endByWeekday = (text: string, arrival: string, locale: Locale): string | null => {
  const long = weekdayWord(locale)
  const found =
    new RegExp(
      String.raw`(?:(?<![a-z])${untilWord}|\b(?:${leavingWords})\b(?: [a-z]+){0,2})\s*(?:the |el |le |den |zum |am |pa |o |a )?(${long})[a-z]{0,4}\b(?!\s*(?:den |the )?\d{1,2}(?!\d)${counted})`,
    ).exec(text) ?? new RegExp(String.raw`\b(${long})(?:hin|asti)\b`).exec(text)
  const [weekday] = found ? weekdaysIn([found[1]!], locale) : []
  return weekday === undefined ? null : weekdayFrom(addDays(arrival, 1), weekday)
}

/** In days: as far as a weekday of the coming week may be meant. */
const farAhead = 7
/** In days: the weekday that is nearest to the arrival that was spoken of. */
const mostAround = 3
/** So many days before a stay that was spoken of begins the week of which weekdays are meant. */
const mostBefore = 2
/** The coming ones, whatever was spoken of. */
export const pointsAhead = /\b(?:this|coming|n?est[ae]|n?ess[ae]|ce|cette|diese[nrs]?|talla|tana|tulevana|denna)\b/

/** Finnish 'perjantai' bends: 'perjantaista sunnuntaihin'. One weekday is a night, two are a stay. */
export const byWeekday = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
  near: string | null = null,
): SpokenDays | null => {
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined) return null
  if (until !== undefined && near && near > today && !saysNext(locale, words) && !pointsAhead.test(text)) {
    const beside = weekdaysSince(addDays(near, -mostBefore), words, locale)
    if (beside && beside.arrival > today) return beside
  }
  const [weeks] = weeksOn.find(([, words]) => words.test(text)) ?? []
  if (weeks) {
    const later = addDays(weekdayFrom(today, from), 7 * weeks)
    return { arrival: later, departure: endByWeekday(text, later, locale) }
  }
  // Of a stay that is far ahead a weekday alone is not of this week: what it changes was not understood.
  const isFarAhead = near !== null && nightsBetween(today, near) >= farAhead
  if (isFarAhead && !saysNext(locale, words) && !pointsAhead.test(text)) return null
  const asked = weekdayAsked(today, from, locale, saysNext(locale, words))
  // 'Or rather from the Tuesday', of a stay from Monday on.
  const nearer =
    near && until === undefined && !saysNext(locale, words) && !pointsAhead.test(text)
      ? weekdayFrom(addDays(near, -mostAround), from)
      : null
  const arrival = nearer && nearer >= today ? nearer : asked
  return areWeekdaysOpen(text, locale) ? { arrival, departure: null } : weekdaysSince(arrival, words, locale)
}

/** 'The first Friday of March'. */
export const byWeekdayOfMonth = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
): SpokenDays | null => {
  const [weekday] = weekdaysIn(words, locale)
  const nth = ordinalIn(text)
  const month = monthNamed(text, today)
  return weekday === undefined || !nth || !month ? null : { arrival: nthWeekday(month, nth, weekday), departure: null }
}
