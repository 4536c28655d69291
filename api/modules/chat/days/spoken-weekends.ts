import { addDays, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { weekendAfterNext } from './nights.ts'
import { askedWords } from '../words/phrases.ts'
import { hears } from '../words/room-words.ts'
import { weekdayFrom, weekdaysIn } from '../words/weekdays.ts'
import { nthWeekday, ordinalIn } from '../words/ordinals.ts'
import { monthNamed } from './spoken-months.ts'
import {
  byWeekday,
  mondayAfter,
  nextMeansNextWeek,
  pointsAhead,
  saysNext,
  weekdaysSince,
  type SpokenDays,
} from './spoken-weekdays.ts'

export const friday = 5

/** 'Weekend' by itself or at the end of a word: 'Adventswochenende', 'luciahelgen', 'pääsiäisviikonloppu'. */
export const saysWeekend = (locale: Locale, words: readonly string[]) =>
  hears('chat.hears.weekend', locale, words) ||
  words.some((word) => /[a-z](?:wochenende|helg(?:en)?|viikonlop[a-z]*)$/.test(word))

/** From Friday to Sunday of the weekend to which a day belongs; null for one between Monday and Thursday. */
export const weekendOf = (question: string, locale: Locale, day: string): SpokenDays | null => {
  if (!saysWeekend(locale, askedWords(question))) return null
  const sinceFriday = (weekdayOf(day) - friday + 7) % 7
  if (sinceFriday > 2) return null
  const arrival = addDays(day, -sinceFriday)
  return { arrival, departure: addDays(arrival, 2) }
}

/** From Friday to Sunday; on a Saturday what is left of it. */
export const byWeekend = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
  near: string | null,
): SpokenDays | null => {
  if (!saysWeekend(locale, words)) return null
  // 'Only the weekend at the beginning, Saturday to Monday', after a stay.
  if (
    near &&
    near > today &&
    weekdaysIn(words, locale).length > 1 &&
    !saysNext(locale, words) &&
    !pointsAhead.test(text)
  )
    return byWeekday(locale, words, text, today, near)
  const isNext = saysNext(locale, words) && nextMeansNextWeek.includes(locale)
  const isSaturday = weekdayOf(today) === 6
  const coming = isNext ? weekdayFrom(mondayAfter(today), friday) : isSaturday ? today : weekdayFrom(today, friday)
  const arrival = weekendAfterNext.test(text) ? addDays(weekdayFrom(today, friday), 7) : coming
  // 'Next weekend, Friday to Monday'.
  const named = weekdaysSince(addDays(arrival, arrival > today ? -1 : 0), words, locale)
  return named?.departure ? named : { arrival, departure: weekdayFrom(addDays(arrival, 1), 0) }
}

/** 'The 2nd weekend of January', 'primer finde de mayo': from its Friday to its Sunday. */
export const byWeekendOfMonth = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
): SpokenDays | null => {
  const nth = ordinalIn(text)
  const month = monthNamed(text, today)
  if (!nth || !month || !saysWeekend(locale, words)) return null
  const arrival = nthWeekday(month, nth, friday)
  return { arrival, departure: addDays(arrival, 2) }
}
