import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { feasts } from './feasts.ts'
import { namedDays, type NamedDay } from './named-days.ts'
import { nightsInQuestion, weekAfter, weekBefore } from './nights.ts'
import type { DaysBefore } from './said.ts'
import { monthInQuestion } from './spoken-months.ts'
import { arrives, nearestDay, nextSuchDay, type Days } from './stay-ends.ts'
import { askedWords } from '../words/phrases.ts'
import { hears, nearDays, type Holiday } from '../words/room-words.ts'
import { onlyOr, weekdayFrom } from '../words/weekdays.ts'
import { toDate } from './written-dates.ts'

/** As far as two days of one stay may lie apart. */
const longest = 45
const mostDays = 5
const mostWritten = 3
/** One day for another. */
const instead =
  /\b(?:instead of|rather than|en (?:vez|lugar) del?|(?:em vez|no lugar) d[eo]|au lieu d[eu]|(?:an)?statt|i ?stallet for)\b/
/** 'Sat n sun night' are named one by one. */
const nightBehind = /^\s*(?:nights?|nites?|nacht|noche|noite|nuit|soir|abend|yo|natt)\b/
/** 'Vom 1. bis einschließlich 15., Abreise am 16.' */
const inclusive =
  /\b(?:einschliesslich|inkl\w*|inclusive|incl|inclusiv[eo]s?|inclus[eo]?|mukaan lukien|till och med|t\.?o\.?m)\b/

/** Which of the days that are named are the ends of the stay, and which tells them. */
interface Ends {
  /** Null where the arrival was said before. */
  first: NamedDay | null
  leaving: NamedDay | undefined
  /** Whose day it is, beside the stay: a wedding, a race. */
  event: NamedDay | undefined
}

/** Whether a holiday is one day, as the first or the last of a stay. */
const isOneDay = (day: NamedDay, isFirst: boolean): boolean => {
  if (day.kind !== 'feast') return true
  const { nights, end } = feasts[day.feast]
  return nights === undefined || day.feast === 'thanksgiving' || (!isFirst && end !== undefined)
}

/** 'Übermorgen bis Montag', 'and if we come earlier and leave on the 2nd'. */
const saysArrival = (text: string, locale: Locale): boolean =>
  text.search(arrives) >= 0 || nearDays.some(([day]) => hears(`chat.hears.day.${day}`, locale, askedWords(text)))

const endsAmong = (days: readonly NamedDay[], text: string, locale: Locale, before: DaysBefore): Ends | null => {
  const referred = new Set(days.flatMap(({ kind, of }) => (kind === 'weekday' && of !== null ? [of] : [])))
  const left = days.findLast(({ role }) => role === 'leave')
  const until = days.findLast(({ role }) => role === 'until')
  const leaving = left ?? until
  const said = days.filter(({ role }) => role === 'arrive' || role === 'from')
  const open = days.filter(({ role, at }) => role === null && !referred.has(at))
  const [alone] = open
  // 'And we stay until the Wednesday', of a stay of which only the arrival was said.
  const isOpen = before.arrival && before.departure && !before.isCounted
  const isOnlyEnd = leaving && days.length === 1 && leaving.kind !== 'beside' && !saysArrival(text, locale)
  if (isOnlyEnd && isOpen && nightsBetween(before.arrival!, before.departure!) === 1)
    return { first: null, leaving, event: undefined }
  // 'The race is on Sunday the 13th, I come two days before and leave on Monday': who says when they come says another day.
  const isFirst = alone && open.length === 1 && leaving && !before.arrival && alone.at < leaving.at
  const first = said.at(-1) ?? (isFirst && text.search(arrives) < 0 ? alone : undefined)
  if (!first || said.length > 2 || said.filter(({ role }) => role === 'from').length > 1) return null
  // 'A room Dec 5 to Dec 8, I fly home on Dec 9' may be slept elsewhere.
  if (left && until && until.at > first.at && !inclusive.test(text)) return null
  // '5–10 July, landing on the 22nd': the range says it.
  const isRange = days.some((day, index) => index > 0 && day.end === days[index - 1]!.end)
  if (isRange && first.kind === 'monthDay') return null
  if (!isOneDay(first, true) || (leaving && !isOneDay(leaving, false))) return null
  if (leaving && leaving.at < first.at && first.role === 'from') return null
  // 'I land in Miami on the 2nd and go on to you only on the 6th, until the 10th'.
  const isBetween = ({ at, kind }: NamedDay) => kind !== 'feast' && leaving && at > first.at && at < leaving.at
  if (open.some(isBetween)) return null
  const event = days.find(
    (day) =>
      day !== first &&
      day !== leaving &&
      (day.kind === 'date' || day.kind === 'feast') &&
      (day.role === null || referred.has(day.at) || (first.role === 'arrive' && day.at < first.at)),
  )
  // A day that is neither end, nor what they are told by, was not understood.
  const isUsed = (day: NamedDay) =>
    day === first ||
    day === leaving ||
    day === event ||
    day === until ||
    referred.has(day.at) ||
    (day.kind === 'date' && first.kind === 'beside')
  return days.every(isUsed) ? { first, leaving, event } : null
}

/** The next such holiday, or as a stay ends with it. */
const dayOf = (feast: Holiday, from: string, isEnd: boolean): string => {
  const { day, end } = feasts[feast]
  const dayIn = (year: number) => (isEnd && end ? end(year) : day(year, 1))
  const year = Number(from.slice(0, 4))
  return dayIn(year) >= from ? dayIn(year) : dayIn(year + 1)
}

interface Known {
  days: readonly NamedDay[]
  event: NamedDay | undefined
  /** YYYY-MM, where one is named. */
  month: string | null
  before: DaysBefore
  today: string
}

/** The date of a day; after the arrival where that is known. Null where it cannot be told. */
const dateOf = (day: NamedDay, known: Known, arrival: string | null = null): string | null => {
  const { days, event, month, before, today } = known
  const eventDay = event && event !== day ? dateOf(event, { ...known, event: undefined }) : null
  const told = days.find(({ at }) => at === day.of)
  // What it is told by was another name of a day.
  if (day.of !== null && !told) return null
  switch (day.kind) {
    case 'date':
      return toDate(day.date, arrival ?? today)
    case 'feast':
      return dayOf(day.feast, arrival ?? today, arrival !== null)
    case 'beside': {
      const begins = told?.role === 'until' && !day.isAfter ? days[days.indexOf(told) - 1] : undefined
      const of = told ? dateOf(begins?.role === 'from' ? begins : told, known) : before.arrival
      return of && addDays(of, day.isAfter ? 1 : -1)
    }
    case 'monthDay': {
      if (arrival) return nextSuchDay(String(day.day), arrival)
      const near =
        (month ? `${month}-15` : null) ?? eventDay ?? before.arrival ?? (before.month ? `${before.month}-15` : null)
      return near && nearestDay(day.day, near)
    }
    case 'weekday': {
      if (told) {
        const of = dateOf(told, known)
        return of && weekdayFrom(addDays(of, day.isAfter ? 1 : -7), day.weekday)
      }
      const near = arrival ?? eventDay
      if (!near) return null
      if (day.day === null) return weekdayFrom(addDays(near, arrival ? 1 : -6), day.weekday)
      const found = arrival ? nextSuchDay(String(day.day), arrival) : nearestDay(day.day, near)
      return found && weekdayOf(found) === day.weekday ? found : null
    }
  }
}

/**
 * The stay of a message that says of the days that it names which is that of the arrival and which that of the
 * departure: 'the wedding is on May 1, we come the Friday before and leave on the Monday'. Null where it does not, or
 * where one of them cannot be told.
 * @param text as `plainDates` gives it, with its weekdays written out
 * @param before the stay that was spoken of
 */
export const saidEnds = (text: string, locale: Locale, today: string, before: DaysBefore): Days | null => {
  if (weekBefore.test(text) || weekAfter.test(text) || instead.test(text)) return null
  const days = namedDays(text, locale)
  if (!days || days.length === 0 || days.length > mostDays) return null
  const written = days.filter(({ kind }) => kind === 'date')
  const isOneRange = days.length === 2 && days[0]!.end === days[1]!.end
  if (written.length > mostWritten || isOneRange) return null
  const isChoice = days.some((day, index) => index > 0 && onlyOr(locale).test(text.slice(days[index - 1]!.end, day.at)))
  const areNights = days.some(({ kind, end }) => kind === 'weekday' && nightBehind.test(text.slice(end)))
  const ends = isChoice || areNights ? null : endsAmong(days, text, locale, before)
  if (!ends) return null
  const { first, leaving, event } = ends
  const known = { days, event, month: monthInQuestion(text, today), before, today }
  const arrival = first ? dateOf(first, known) : before.arrival
  if (!arrival || arrival < today) return null
  if (leaving) {
    const departure = dateOf(leaving, known, arrival)
    return departure && departure > arrival && nightsBetween(arrival, departure) <= longest
      ? { arrival, departure }
      : null
  }
  // 'My wife turns 50 on April 17, arriving the day before, three nights'.
  const isByEvent = first !== null && first.role !== null && ['beside', 'weekday', 'monthDay'].includes(first.kind)
  const nights = isByEvent ? nightsInQuestion(text) : null
  return nights ? { arrival, departure: addDays(arrival, nights) } : null
}
