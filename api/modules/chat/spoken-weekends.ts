import { addDays, firstOfMonth, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { weekendAfterNext } from './nights.ts'
import { askedWords } from './phrases.ts'
import { hears } from './room-words.ts'
import { weekdayFrom, weekdaysIn } from './weekdays.ts'
import { lastOne, ordinalIn } from './ordinals.ts'
import { monthOf } from './months.ts'
import { monthInside, nextMonth } from './spoken-months.ts'
import { byWeekday, mondayAfter, nextMeansNextWeek, pointsAhead, saysNext, type SpokenDays } from './spoken-weekdays.ts'

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
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined || until === undefined) return { arrival, departure: weekdayFrom(addDays(arrival, 1), 0) }
  const first = weekdayFrom(addDays(arrival, arrival > today ? -1 : 0), from)
  return { arrival: first, departure: weekdayFrom(addDays(first, 1), until) }
}

/** 'The 2nd weekend of January', 'primer finde de mayo': from its Friday to its Sunday. */
export const byWeekendOfMonth = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
): SpokenDays | null => {
  const count = ordinalIn(text)
  const month = monthOf(monthInside.exec(text)?.[1] ?? '')
  const isWeekend = saysWeekend(locale, words)
  if (!count || !month || !isWeekend) return null
  const first = nextMonth(month, today)
  const last = weekdayFrom(addDays(firstOfMonth(first, 1), -7), friday)
  const arrival = count === lastOne ? last : addDays(weekdayFrom(`${first}-01`, friday), (count - 1) * 7)
  return { arrival, departure: addDays(arrival, 2) }
}
