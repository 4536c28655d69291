import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { counted, withDigits } from '../words/numbers.ts'
import type { Days } from './stay-ends.ts'
import { findDates, toDate } from './written-dates.ts'
import { andWord, anyWeekday, weekdayCalled } from '../words/weekdays.ts'

/** Nights that no number counts: 'the nights of', 'las noches del', 'nätterna'. */
const nightsOf = /(?<!\d\s?-?\s?)\b(?:nights|nites|noches|noites|nuits|nachte|yot|natterna|natter)\b/
/** 'Two nights (the 18th and 19th)'. */
const nightCount = /(?<![\d.,:/-])(\d)\s*-?\s*(?:nights|nites|noches|noites|nuits|nachte|yota|natter)\b/
const twoDays = new RegExp(
  String.raw`\d(?:st|nd|rd|th|er|:[ae]|\.)?(?:\s[a-z]+)?${andWord}(?:(?:the|el|le|den|dem) )?(?:[a-z]+\s)?\d`,
)

/** 'The night between Friday and Saturday' is one. */
const between = /\b(?:between|entre|zwischen|mellan|vali[a-z]+)\b/

/** 'Natten till lördag', 'Nacht auf Samstag', 'lauantain vastainen yö', 'the night before the 5th': it begins on the day before. */
const nightBefore =
  /\bnatt(?:en)? (?:till|mot|fore|innan)\b|\bnacht (?:auf|zum|vor)\b|\bvastai[a-z]+ yo[a-z]*\b|\bnight before\b|\bnoche (?:antes|anterior)\b|\bnoite (?:antes|anterior)\b|\bnuit (?:avant|d.avant)\b/

const theNightOf = String.raw`\b(?:(?:night|nite) of(?: the)?|noche del?(?: dia)?|noite d[eo](?: dia)?|nuit du|nacht (?:vom|des|am)|natten (?:den|av den))\s+`
/** Such a night, by the day of the month. */
export const nightOfDay = new RegExp(
  String.raw`${theNightOf}(\d{1,2})(?:st|nd|rd|th|er|\.)?(?!\d|\.?\s*[-–/]|\.?\s*(?:to|till?|bis|al|ao|au)\b)${counted}|(?<![\d.])(\d{1,2})\.? paivan yo`,
)

/** 'The night of the 12th', 'natten den 12', '12. päivän yö': the day of the month of that one night. */
export const dayOfNight = (text: string): number | null => {
  const day = nightOfDay.exec(text)?.slice(1).find(Boolean)
  return day ? Number(day) : null
}

/** 'The night of', before a day that is written out. */
export const endsWithNightOf = new RegExp(`${theNightOf}$`)

/** A text in which the day after such a night stands by itself. */
export const withoutNightBefore = (text: string): string => text.replace(nightBefore, ' ')

/** 'Friday and Saturday', 'to, pe ja la', 'Fri night & Sat night': weekdays that are named one by one. */
const weekdaysListed = (locale: Locale) => {
  const day = String.raw`\b(${anyWeekday(locale)})\b\.?(?:\s(?:nights?|noche|noite|soir|nacht|abend|yo|natt))?`
  return new RegExp(String.raw`${day}(?:\s*,\s*${day})?${andWord}${day}`)
}

/** How many nights from the arrival on are named by such weekdays; 0 where they are others, or do not follow each other. */
const nightsByWeekday = (text: string, locale: Locale, arrival: string): number => {
  const found = between.test(text) ? null : weekdaysListed(locale).exec(text)
  const days = (found?.slice(1) ?? []).filter(Boolean).map((name) => weekdayCalled(name, locale))
  return days.every((day, index) => day === (weekdayOf(arrival) + index) % 7) ? days.length : 0
}

/** A text without the weekdays that are named as the nights of the stay. */
export const withoutNamedNights = (text: string, locale: Locale, arrival: string | null): string =>
  arrival && nightsByWeekday(text, locale, arrival) > 0 ? text.replace(weekdaysListed(locale), ' ; ') : text

/**
 * The days of a message that names nights one by one, in each of which somebody sleeps: 'Friday and Saturday' leaves on
 * Sunday, 'the nights of March 3 and 4' on the 5th.
 * @param text without case and accents
 */
export const byNamedNights = (text: string, locale: Locale, days: Days): Days => {
  const { arrival, departure } = days
  if (!arrival) return days
  if (departure === null && nightBefore.test(text)) return { arrival: addDays(arrival, -1), departure: null }
  const named = nightsByWeekday(text, locale, arrival)
  if (named > 0) return { arrival, departure: addDays(arrival, named) }
  const digits = withDigits(text)
  const areNights = nightsOf.test(digits) || nightCount.exec(digits)?.[1] === '2'
  const written = findDates(text, locale).map((date) => toDate(date, arrival))
  const isRow = written.every((day, index) => day === addDays(arrival, index))
  // 'Yöt 2.1., 3.1. ja 4.1.'
  if (areNights && written.length > 2 && isRow) return { arrival, departure: addDays(arrival, written.length) }
  const isListed = departure !== null && !between.test(text) && nightsBetween(arrival, departure) === 1
  return isListed && areNights && twoDays.test(text) ? { arrival, departure: addDays(departure, 1) } : days
}
