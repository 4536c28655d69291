import { addDays, firstOfMonth, nightsBetween } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { relativeDays, weekAfterNext, weekAhead, weekOfYear } from './nights.ts'
import { hears, nearDays } from '../words/room-words.ts'
import { weekdayFrom } from '../words/weekdays.ts'
import { lastOne, ordinalIn } from '../words/ordinals.ts'
import { monthNamed, yearsNamed } from './spoken-months.ts'
import { mondayAfter, weekdaysSince, type SpokenDays } from './spoken-weekdays.ts'
import { friday, saysWeekend } from './spoken-weekends.ts'

/** The Monday of a week of the year, by ISO 8601: the week with January 4th is the first. */
const mondayOfWeek = (year: number, week: number) => addDays(weekdayFrom(`${year - 1}-12-29`, 1), 7 * (week - 1))

/** 'KW 10 Mo bis Fr', 'viikko 9 ensi vuonna', 'v. 8 2027': from Monday to Monday, or between the weekdays that are named. */
export const byWeekOfYear = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
): SpokenDays | null => {
  const week = Number(weekOfYear.exec(text)?.[1])
  if (!week || week > 53) return null
  const monday = yearsNamed(text, today)
    .map((year) => mondayOfWeek(year, week))
    .find((day) => day >= today)
  if (!monday) return null
  const named = weekdaysSince(monday, words, locale)
  if (!named) {
    const weekend = weekdayFrom(monday, friday)
    return saysWeekend(locale, words)
      ? { arrival: weekend, departure: addDays(weekend, 2) }
      : { arrival: monday, departure: addDays(monday, 7) }
  }
  const { arrival, departure } = named
  if (!departure) return named
  // 'Saturday to Saturday' begins with the weekend before, if most of its nights are of the week then.
  const isBefore = nightsBetween(monday, departure) - 7 > 7 - nightsBetween(monday, arrival)
  const days = isBefore && addDays(arrival, -7) >= today ? -7 : 0
  return { arrival: addDays(arrival, days), departure: addDays(departure, days) }
}

/** 'In two weeks', 'kahden viikon päästä'. */
export const byDistance = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
): SpokenDays | null => {
  const [, before, unit, finnish, finnishUnit] = relativeDays.exec(text) ?? []
  const word = unit ?? finnishUnit
  if (!word) return null
  const isWeeks = /^(?:week|sem|woche|veck|viik)/.test(word)
  // 'Morgen in einer Woche'.
  const near = nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  const arrival = addDays(
    today,
    (isWeeks ? 7 : 1) * (Number(before ?? finnish) || 1) + (isWeeks ? (near?.[1] ?? 0) : 0),
  )
  // 'In two weeks, Friday to Sunday': of that week.
  const named = isWeeks ? weekdaysSince(weekdayFrom(addDays(arrival, -6), 1), words, locale) : null
  return named ?? { arrival, departure: null }
}

/** 'Next week', 'nächste Woche Mittwoch', 'ensi viikolla ti-to'. */
export const byWeekAhead = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
): SpokenDays | null => {
  const isAfterNext = weekAfterNext.test(text)
  if (!isAfterNext && !weekAhead.test(text)) return null
  const monday = addDays(mondayAfter(today), isAfterNext ? 7 : 0)
  return weekdaysSince(monday, words, locale) ?? { arrival: monday, departure: addDays(monday, 7) }
}

const weekWord = /(?:\b|[a-z])(?:weeks?|semana|semaine|woche|viikko|viikolla|viikon|vecka|veckan)\b/

/** 'The first week of March', 'erste Märzwoche': from the 1st, 8th, 15th, 22nd, or the last seven nights. */
export const byWeekOfMonth = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
): SpokenDays | null => {
  const week = ordinalIn(text)
  const month = monthNamed(text, today)
  if (!week || !month || !weekWord.test(text)) return null
  const arrival = week === lastOne ? addDays(firstOfMonth(month, 1), -7) : addDays(`${month}-01`, (week - 1) * 7)
  return weekdaysSince(arrival, words, locale) ?? { arrival, departure: addDays(arrival, 7) }
}
