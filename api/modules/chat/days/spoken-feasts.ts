import { addDays, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { weekAfter, weekBefore } from './nights.ts'
import { askedWords } from '../words/phrases.ts'
import { dayOfFeast, feasts, nightOfFeast } from './feasts.ts'
import { hears, holidays, type Holiday } from '../words/room-words.ts'
import { andWord, weekdayFrom } from '../words/weekdays.ts'
import { ordinalIn } from '../words/ordinals.ts'
import { yearsNamed } from './spoken-months.ts'
import { endByWeekday, weekdaysSince, type SpokenDays } from './spoken-weekdays.ts'
import { friday, saysWeekend } from './spoken-weekends.ts'

const thursday = 4

/** The weekend or the week after or before a holiday; null where a message speaks of none. */
const besideFeast = (day: string, text: string, isWeekend: boolean): SpokenDays | null => {
  if (weekAfter.test(text)) {
    const arrival = isWeekend ? weekdayFrom(addDays(day, 1), friday) : addDays(day, 1)
    return { arrival, departure: addDays(arrival, isWeekend ? 2 : 7) }
  }
  if (!weekBefore.test(text)) return null
  const arrival = isWeekend ? addDays(weekdayFrom(addDays(day, -7), 0), -2) : addDays(day, -7)
  return { arrival, departure: isWeekend ? addDays(arrival, 2) : day }
}

/** The weekend beside a holiday, with its Thursday or Monday where the holiday is one. */
const weekendAt = (day: string): SpokenDays => {
  if (weekdayOf(day) === thursday) return { arrival: day, departure: addDays(day, 3) }
  const arrival = weekdayFrom(addDays(day, -4), friday)
  return { arrival, departure: weekdayOf(day) === 1 ? day : addDays(arrival, 2) }
}

/** 'Christmas Eve and Christmas Day', 'julafton och juldagen': both nights, where the eve alone is one. */
const isEveAndDay = (holiday: Holiday, locale: Locale, text: string): boolean => {
  if (holiday !== 'christmasEve') return false
  const and = new RegExp(andWord).exec(text)
  if (!and) return false
  const behind = askedWords(text.slice(and.index + and[0].length))
  return (
    !hears('chat.hears.holiday.christmasEve', locale, behind) &&
    (['christmas', 'christmasDay'] as const).some((day) => hears(`chat.hears.holiday.${day}`, locale, behind))
  )
}

/** 'Christmas Day and Boxing Day': the nights of both. */
const bothNights = (text: string, locale: Locale, today: string): SpokenDays | null => {
  const and = new RegExp(andWord).exec(text)
  const first = and ? dayOfFeast(text.slice(0, and.index), locale, today) : undefined
  if (!and || !first) return null
  const second = dayOfFeast(text.slice(and.index + and[0].length), locale, addDays(first, 1), 0)
  return second ? { arrival: first, departure: addDays(second, 1) } : null
}

/** '… tapaninpäivään' behind a day that was not understood: it is the end of the stay. */
const finnishRange = /[a-z]{4}sta\s+[a-z]*(?:paivaan|aattoon|iaiseen|jouluun|vappuun|juhannukseen|vuoteen)\b/

/** The next time that a holiday comes, or that of a year that is named. */
export const byHoliday = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const holiday = holidays.find((each) => hears(`chat.hears.holiday.${each}`, locale, words))
  if (!holiday || (locale === 'fi' && finnishRange.test(text))) return null
  const both = bothNights(text, locale, today)
  if (both) return both
  const { day: dayOf, from = 0, nights = 1 } = feasts[isEveAndDay(holiday, locale, text) ? 'christmas' : holiday]
  const nth = ordinalIn(text) ?? 1
  const isWeekend = saysWeekend(locale, words) || /\b(?:puente|pont)\b/.test(text)
  const [stay] = yearsNamed(text, today)
    .map((year): SpokenDays => {
      const day = dayOf(year, nth)
      const beside = besideFeast(day, text, isWeekend)
      const named = weekdaysSince(beside?.arrival ?? addDays(day, -6), words, locale)
      if (named?.departure) return named
      if (beside) return beside
      const until = named && endByWeekday(text, addDays(day, from), locale)
      if (until) return { arrival: addDays(day, from), departure: until }
      const night = nights > 1 ? nightOfFeast(text, holiday, locale, day) : null
      if (night) return { arrival: night, departure: addDays(night, 1) }
      return isWeekend && nights === 1
        ? weekendAt(day)
        : { arrival: addDays(day, from), departure: addDays(day, from + nights) }
    })
    .filter(({ arrival }) => arrival >= today)
  return stay ?? null
}
