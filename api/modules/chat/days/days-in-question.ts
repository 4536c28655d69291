import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import { longestStay } from '#graphql/stay-limits.ts'
import type { Locale } from '#graphql/locales.ts'
import { countedBack } from './days-beside.ts'
import { nightsInQuestion } from './nights.ts'
import { aroundOneDay } from './one-written-day.ts'
import { isWeekOrWeekend } from './shifted-stay.ts'
import { weekendOf } from './spoken-weekends.ts'
import { type Days, nothing } from './stay-ends.ts'
import type { DaysBefore } from './said.ts'
import { endsNear, rangeNear, stayAmong } from './stay-among-days.ts'
import { undatedDays } from './undated-days.ts'
import { onlyOr } from '../words/weekdays.ts'
import { blankDates, findDates, plainDates, toDate } from './written-dates.ts'

/** Two days without a year that lie further apart are misread. */
const longestUndated = 200

/** Right before a day that is taken back: 'jan 31, not feb 1', 'el 4 en vez del 5', '3. Mai statt 4. Mai'. */
const takenBack =
  /\b(?:not|no|nao|pas|nicht|ei|inte|instead of|rather than|en (?:vez|lugar) del?|(?:em vez|no lugar) d[eo]|au lieu d[eu]|(?:an)?statt|i ?stallet for)\s+(?:on\s+)?(?:(?:the|el|le|o|dia|am|den|du)\s+)?$/
/** As long as such words may be, with spaces. */
const longestTakenBack = 60
/** Between what is taken back and what is meant, where the former is said first. */
const butRather = /\b(?:but|sino|mas|e sim|mais|sondern|vaan|utan)\b/

/** 'The 4th of July weekend', said before both days of it. */
const ofItsWeekend = /^\s*(?:wknd|week ?end|weekend|holidays?)\b/

/** Days that are written out and meant; after a stay that was spoken of a single one may be taken back as well. */
const meantDates = (text: string, locale: Locale, { arrival }: Days) => {
  const isTakenBack = (at: number) => takenBack.test(text.slice(Math.max(0, at - longestTakenBack), at))
  return stayAmong(text, findDates(text, locale)).filter(
    ({ at, end }, index, { 0: first, [index + 1]: next, length }) =>
      // 'Not Dec 5-8 but Dec 12-15'.
      !(index < 2 && length > 3 && isTakenBack(first!.at)) &&
      !(index === 0 && length > 2 && ofItsWeekend.test(text.slice(end))) &&
      (!isTakenBack(at) || (index === 0 && !(next ? butRather.test(text.slice(end, next.at)) : arrival !== null))),
  )
}

/** Before a day: the weekend of it, after another one. */
const theOneOf =
  /\b(?:celui|celle) du\s*$|\b(?:das|die) (?:vom|am)\s*$|\bone (?:on|of|from)(?: the)?\s*$|\b(?:el|la) del?\s*$|\b[oa] d[eo](?: dia)?\s*$|\b(?:det|den) (?:den|fran)(?: den)?\s*$/

/** 'Non, celui du 11 décembre', after a weekend. */
const otherWeekend = (front: string, day: string, { arrival, departure }: Days): Days | null => {
  if (!arrival || !departure || !theOneOf.test(front) || !isWeekOrWeekend(arrival, departure)) return null
  const [from, nights] = [
    addDays(day, -((weekdayOf(day) - weekdayOf(arrival) + 7) % 7)),
    nightsBetween(arrival, departure),
  ]
  const last = addDays(from, nights)
  return day <= last ? { arrival: from, departure: last } : null
}

/** Days of a year that is named may be past. What has no departure after its arrival says nothing. */
export const daysIn = (question: string, locale: Locale, today: string, before: DaysBefore): Days => {
  const plain = plainDates(question)
  const [first, next] = meantDates(plain, locale, before)
  if (!first) return undatedDays(question, locale, today, before)
  // 'Dec 5 or Dec 12' are two arrivals.
  const second = next && onlyOr(locale).test(plain.slice(first.end, next.at)) ? undefined : next
  // 'February 5 to 8 February 2027': a year counts for both days.
  const ofOneYear = second?.year && !first.year ? toDate({ ...first, year: second.year }, today) : null
  const arrival = ofOneYear && ofOneYear < toDate(second!, today)! ? ofOneYear : toDate(first, today)
  if (!arrival) return nothing
  if (!second) {
    const beside = aroundOneDay(first, arrival, { question, locale, today, before })
    if (beside) return beside
    const weekend =
      nightsInQuestion(question) === null
        ? (weekendOf(question, locale, arrival) ?? otherWeekend(plain.slice(0, first.at), arrival, before))
        : null
    return weekend ?? { arrival, departure: null }
  }
  const departure = toDate(second, arrival)
  const undated = blankDates(plain, locale)
  const nights = nightsInQuestion(question)
  const back = before.arrival ? null : countedBack(plain, arrival, first.at, nights)
  const around = back ?? rangeNear('', undated, arrival) ?? (departure && endsNear(undated, arrival, departure, locale))
  if (around && around.arrival! >= today) return around
  const longest = second.year === null ? longestUndated : longestStay
  return departure && departure > arrival && nightsBetween(arrival, departure) <= longest
    ? { arrival, departure }
    : nothing
}
