import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { aroundDay, besideDay, comesBefore, countedBack, weekdaysAround } from './days-beside.ts'
import { endsWithUntil, fromSpoken, untilFeast } from './mixed-days.ts'
import { endsWithNightOf } from './named-nights.ts'
import { nightsInQuestion } from './nights.ts'
import { untilAsBefore } from './other-arrival.ts'
import { asLong, isWeekOrWeekend, movesTo, staysSo } from './shifted-stay.ts'
import { byWeekdayWithDay, endByWeekday } from './spoken-weekdays.ts'
import { weekendOf } from './spoken-weekends.ts'
import { arrives, type Days, endBehind, endsIn, lastAt, leaves, nearestDay, nothing, startsFrom } from './stay-ends.ts'
import type { DaysBefore } from './said.ts'
import { endsNear, rangeNear, stayAmong } from './stay-among-days.ts'
import { undatedDays } from './undated-days.ts'
import { onlyOr } from './weekdays.ts'
import { blankDates, findDates, plainDates, toDate, type WrittenDay } from './written-dates.ts'

/** In nights. */
export const longestStay = 365
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

/** Days by their weekdays may lie so far before a day that is only spoken of with them, as a birthday. */
const mostBefore = 14

/** 'Ankomsten blir', 'our arrival is': as all that is said. */
const arrivalIs =
  /^\W*(?:[a-z]+[\s,]+){0,4}(?:arrival(?: date| day)?|anreise(?:tag)?|ankunft|llegada|chegada|arrivee|tulo(?:paiva)?|saapuminen|ankomst(?:en|dag(?:en)?)?|incheckning(?:en)?)\s+(?:(?:is|will be|would be|ist|ware|wird|es|seria|sera|e|est|on|olisi|blir|ar|skulle bli)\s+)?(?:(?:now|jetzt|ahora|agora|maintenant|nyt|nu|am|el|le|on|den|no dia|dia|instead|erst)\s+)*[\d;a-z.]/

/** The stay that one written day says something of, with what stands beside it. */
const ofOneDay = (
  question: string,
  day: WrittenDay,
  arrival: string,
  locale: Locale,
  today: string,
  before: DaysBefore,
): Days | null => {
  const plain = plainDates(question)
  const [front, rest] = [plain.slice(0, day.at), plain.slice(day.end)]
  // 'Doch lieber ab 12.7.' of a stay from the 14th: who comes a little earlier leaves as was said.
  const isEarlier = before.arrival && arrival < before.arrival && nightsBetween(arrival, before.arrival) <= 7
  if (isEarlier && before.departure && !before.isCounted && startsFrom.test(front) && rest.trim() === '')
    return { arrival, departure: before.departure }
  // 'Till 6 mars', 'we leave on March 6'; but 'move it to March 6'.
  if (staysSo.test(plain) && before.departure && before.departure > arrival)
    return { arrival, departure: before.departure }
  // 'The arrival will be on the 16th': the departure is as it was.
  const staysUntil = before.departure && !before.isCounted && before.departure > arrival ? before.departure : null
  if (staysUntil && arrivalIs.test(plain)) return { arrival, departure: staysUntil }
  const isUntil = !movesTo.test(front) && (lastAt(plain, leaves) >= 0 || endsWithUntil.test(front))
  // 'Rather arrive on the 31st and leave on April 3'.
  const comesOn = isUntil ? (endsIn(front) ?? endsIn(rest))?.find(({ isLeaving }) => !isLeaving) : undefined
  const from = comesOn ? nearestDay(Number(comesOn.day), addDays(arrival, -1)) : null
  if (from && from >= today && from < arrival) return { arrival: from, departure: arrival }
  const later = untilAsBefore({ arrival, departure: null }, { plain, before })
  if (later.departure && !isUntil) return later
  // 'Rewrite it to August 23, just as long'.
  if (before.arrival && before.departure && asLong.test(plain))
    return { arrival, departure: addDays(arrival, nightsBetween(before.arrival, before.departure)) }
  if (before.arrival && arrival > before.arrival && isUntil) return { arrival: before.arrival, departure: arrival }
  const range = rangeNear(front, rest, arrival)
  if (range && range.arrival! >= today) return range
  // 'We fly to Orlando on February 1 and come to you on the 5th, staying until the 9th'.
  const undated = blankDates(plain, locale)
  const apart = lastAt(front, arrives) < 0 ? endsNear(undated, arrival, arrival, locale) : null
  const isApart = apart && (apart.arrival! > arrival || comesBefore(plain)) && apart.arrival! >= today
  if (!before.arrival && isApart) return apart
  const back = before.arrival ? null : countedBack(plain, arrival, day.at, nightsInQuestion(question))
  if (back && back.arrival! >= today) return back
  // 'My birthday is on February 20; we would come on Thursday the 18th and leave on Wednesday the 24th'.
  const around = byWeekdayWithDay(locale, undated, addDays(arrival, -mostBefore), '')
  if (around?.departure && around.arrival >= today && around.arrival <= addDays(arrival, mostBefore)) return around
  const weekdays = weekdaysAround(undated, arrival, locale)
  if (weekdays?.arrival && weekdays.arrival >= today) return weekdays
  const eve = aroundDay(plain, arrival) ?? besideDay(plain, arrival, locale)
  if (eve?.arrival && eve.arrival >= today) return eve
  const departure = endBehind(rest, arrival, locale) ?? endByWeekday(rest, arrival, locale)
  if (departure) return { arrival, departure }
  // Who comes in the night of a day may stay longer.
  if (endsWithNightOf.test(front) && lastAt(plain, arrives) < 0) return { arrival, departure: addDays(arrival, 1) }
  return fromSpoken(plain, day, locale, today) ?? untilFeast(rest, arrival, locale)
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
    const beside = ofOneDay(question, first, arrival, locale, today, before)
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
