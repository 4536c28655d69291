import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { changedDays, inOtherMonth, movedEnds, rangeBeside, rangeInMonth, type StayBefore } from './changed-days.ts'
import { besideDay, countedBack, weekdayAfter, weekdayBefore, weekdaysAround } from './days-beside.ts'
import { dayOfFeast, longestBetween } from './feasts.ts'
import { dropsFirstNight } from './changed-nights.ts'
import { beginsWithUntil, endsWithUntil, fromSpoken, untilFeast, untilNearDay } from './mixed-days.ts'
import { dayOfNight, endsWithNightOf } from './named-nights.ts'
import { nightsInQuestion, weekAhead } from './nights.ts'
import { movesTo, shifted, staysSo, weekLater } from './shifted-stay.ts'
import { spokenDays } from './spoken-days.ts'
import { monthAhead, monthInQuestion, relativeMonth } from './spoken-months.ts'
import { byWeekdayWithDay, endByWeekday, pointsAhead } from './spoken-weekdays.ts'
import { weekendOf } from './spoken-weekends.ts'
import { askedWords } from './phrases.ts'
import { hears, nearDays } from './room-words.ts'
import {
  onlyOr,
  untilWeekday,
  weekdayCalled,
  weekdayFrom,
  weekdaysIn,
  weekdayWithDay,
  withoutShortWeekdays,
} from './weekdays.ts'
import { arrives, type Days, endBehind, endsIn, lastAt, leaves, nearestDay, nextSuchDay } from './stay-ends.ts'
import { blankDates, findDates, plainDates, toDate } from './written-dates.ts'

const monday = 1

/** In nights. */
export const longestStay = 365
/** Two days without a year that lie further apart are misread. */
const longestUndated = 200

/** 'The 14th', 'el 14', 'am 14.': a day of the month that is spoken of, or of the next that has it. */
const bareDay =
  /\b(?:the|on the|el|del|dia|le|du|am|de[nm]|vom|ab|zum)\s+(\d{1,2})(?:st|nd|rd|th|:?[ae]|\.)?(?=\s*(?:$|[?!,.;]|to|till|bis|al?|au|until|for|para|pra|pour|fur)(?![\w:]))/

const ofMonth = new RegExp(String.raw`(?:\b(?:of|do|del|du|de|des|im|i)\s+)?(?:${relativeMonth.source})`)

/** Whoever speaks of a day so shortly before the arrival comes a little earlier. */
const littleEarlier = 7

const dayOfMonth = (text: string, after: string, before: string | null): string | null => {
  const [, day] = bareDay.exec(text.replace(ofMonth, ' ; ')) ?? []
  if (!day) return null
  const near = before && nearestDay(Number(day), before)
  if (near && near < before && nightsBetween(near, before) <= littleEarlier) return near
  const month = Number(after.slice(5, 7))
  const at = (number: number) => toDate({ at: 0, end: 0, day: Number(day), month: number, year: null }, after)
  const found = at(month)
  return found && nightsBetween(after, found) < 300 ? found : at((month % 12) + 1)
}

/** 'And if we stay until Friday?': of two weekdays the first is the arrival, and 'today until Friday' says both. */
const untilOneWeekday = (plain: string, locale: Locale): boolean => {
  const words = askedWords(plain)
  const isNear = nearDays.some(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  return !isNear && weekdaysIn(words, locale).length === 1 && untilWeekday(locale).test(plain)
}

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
  return findDates(text, locale).filter(
    ({ at, end }, index, { 0: first, [index + 1]: next, length }) =>
      // 'Not Dec 5-8 but Dec 12-15'.
      !(index < 2 && length > 3 && isTakenBack(first!.at)) &&
      !(index === 0 && length > 2 && ofItsWeekend.test(text.slice(end))) &&
      (!isTakenBack(at) || (index === 0 && !(next ? butRather.test(text.slice(end, next.at)) : arrival !== null))),
  )
}

const nothing: Days = { arrival: null, departure: null }

/** The ends that are moved of a holiday's nights; of 'we leave on New Year's Day, arriving on the 28th' it is the last day. */
const beforeLeaving = (plain: string, spoken: Days, locale: Locale, today: string): Days | null => {
  const moved = movedEnds(plain, spoken, today)
  if (!moved?.arrival || !spoken.arrival) return moved
  // 'We come on the 5th and stay until Thanksgiving'.
  const until = untilFeast(plain, moved.arrival, locale)
  if (until) return until
  if (moved.departure && nightsBetween(spoken.arrival, moved.departure) > longestBetween) return nothing
  const saysWhen = endsIn(plain)?.some(({ isLeaving }) => isLeaving)
  const leavesThen = moved.arrival < spoken.arrival && !saysWhen && lastAt(plain, leaves) >= 0
  return leavesThen ? { arrival: moved.arrival, departure: spoken.arrival } : moved
}

/** Of a weekday that ends a stay, given by its first after the arrival, the one that is nearest to the old departure. */
const inItsWeek = (first: string, { departure }: Days): string =>
  departure ? addDays(first, 7 * Math.max(0, Math.round(nightsBetween(first, departure) / 7))) : first

/** Speaks of leaving and not of coming. */
const onlyLeaves = (plain: string) => lastAt(plain, leaves) >= 0 && lastAt(plain, arrives) < 0

/** The part of a message that speaks of leaving; undefined where none does. */
const leavingPart = (plain: string) => plain.split(/[,;.!?]/).find((part) => lastAt(part, leaves) >= 0)

/** 'And if we only leave on Easter Monday', 'ich reise einen Tag früher ab': the stay that was spoken of, until another day. */
const leavesOn = (plain: string, before: Days, locale: Locale): Days | null => {
  if (!onlyLeaves(plain)) return null
  const moved = shifted(plain, before)
  if (moved) return moved
  const next = addDays(before.arrival!, 1)
  const feast = dayOfFeast(plain, locale, next, longestBetween)
  if (feast) return { arrival: before.arrival, departure: feast }
  const said = leavingPart(plain)!
  // 'On repartirait lundi 4'.
  const [, name, day] = said.matchAll(weekdayWithDay(locale)).next().value ?? []
  const last = day && nextSuchDay(day, before.arrival!)
  if (last && weekdayOf(last) === weekdayCalled(name!, locale)) return { arrival: before.arrival, departure: last }
  // 'Mejor salimos el lunes, el martes curro'.
  const [weekday, another] = weekdaysIn(askedWords(said), locale)
  if (weekday === undefined || another !== undefined || /\d/.test(said)) return null
  return { arrival: before.arrival, departure: inItsWeek(weekdayFrom(next, weekday), before) }
}

/** Behind the day on which one was to come: 'only on Wednesday', 'erst Mittwoch', 'först på onsdag'. */
const onlyThen =
  /\b(?:only|not (?:until|till|before)|erst|forst|inte forran|vasta|recien|hasta el|so(?:mente)?|apenas|seulement|que (?:le )?)\b/

/** 'And if we only arrive on Wednesday?': the stay that was spoken of, from a weekday in it. */
const arrivesWithin = (plain: string, { arrival, departure }: Days, locale: Locale): Days | null => {
  if (!arrival || !departure || /\d/.test(plain) || lastAt(plain, arrives) < 0 || lastAt(plain, leaves) >= 0)
    return null
  if (pointsAhead.test(plain) && !onlyThen.test(plain)) return null
  const [weekday, another] = weekdaysIn(askedWords(plain), locale)
  const day = weekday === undefined || another !== undefined ? null : weekdayFrom(addDays(arrival, 1), weekday)
  return day && day < departure ? { arrival: day, departure } : null
}

/** 'And next week?' after some nights of this one: the same nights. */
const toNextWeek = (question: string, { arrival, departure }: Days, today: string): Days | null => {
  const plain = plainDates(question)
  if (!weekAhead.test(plain) || /\d/.test(plain) || nightsInQuestion(question) !== null) return null
  if (!arrival || !departure || arrival >= weekdayFrom(addDays(today, 1), monday)) return null
  return nightsBetween(arrival, departure) < 7
    ? { arrival: addDays(arrival, 7), departure: addDays(departure, 7) }
    : null
}

/** The first day of a month that was spoken of, or today where it has begun, or none was. */
const notBefore = (month: string | null, today: string) =>
  month !== null && `${month}-01` > today ? `${month}-01` : today

/** What was said of the days before. */
export interface DaysBefore extends StayBefore {
  /** YYYY-MM, where no arrival was said. */
  month: string | null
}

/** 'Not until the 8th but until the 10th': the first is taken back. */
const untilTakenBack =
  /\b(?:not|nicht|no|nao|pas|ei|inte)\s+(?:just |only |nur )?(?:until|till?|bis|hasta|ate|jusqu.?au?|asti)\s+(?:(?:the|el|dia|le|den|zum|am|o)\s+)?\d{1,2}(?:st|nd|rd|th|\.)?,?\s+(?:but|sondern|sino|mas|mais|vaan|utan)\s+/

/** Days by their weekdays may lie so far before a day that is only spoken of with them, as a birthday. */
const mostBefore = 14

/** Days of a year that is named may be past. What has no departure after its arrival says nothing. */
export const daysIn = (question: string, locale: Locale, today: string, before: DaysBefore): Days => {
  const [first, next] = meantDates(plainDates(question), locale, before)
  // 'Dec 5 or Dec 12' are two arrivals.
  const second = first && next && onlyOr(locale).test(plainDates(question).slice(first.end, next.at)) ? undefined : next
  if (!first) {
    const plain = withoutShortWeekdays(plainDates(question), locale).replace(untilTakenBack, ' ')
    if (before.arrival && (beginsWithUntil.test(plain) || untilOneWeekday(plain, locale))) {
      const departure = endByWeekday(plain, before.arrival, locale)
      if (departure) return { arrival: before.arrival, departure: inItsWeek(departure, before) }
    }
    const near = before.arrival ? untilNearDay(plain, locale, today) : null
    if (near && near > before.arrival!) return { arrival: before.arrival, departure: near }
    const day = before.arrival ? dayOfNight(plain) : null
    const night = day && nearestDay(day, before.arrival!)
    if (night && night >= today) return { arrival: night, departure: addDays(night, 1) }
    if (before.departure && dropsFirstNight(plain) && nightsBetween(before.arrival!, before.departure) > 1)
      return { arrival: addDays(before.arrival!, 1), departure: before.departure }
    const leaving = before.arrival ? leavesOn(plain, before, locale) : null
    if (leaving) return leaving
    const within = arrivesWithin(plain, before, locale)
    if (within) return within
    const after = before.arrival ? weekdayAfter(plain, before.arrival, locale) : null
    if (after) return { arrival: after, departure: null }
    const eve = before.arrival ? weekdayBefore(plain, before.arrival, locale) : null
    if (eve) return eve < today ? nothing : { arrival: eve, departure: before.departure }
    const isOfWeekday = weekdaysIn(askedWords(plain), locale).length > 0
    const moved = isOfWeekday ? null : (shifted(plain, before) ?? toNextWeek(question, before, today))
    if (moved) return moved
    // Whoever leaves on a holiday does not come on it.
    if (!before.arrival && onlyLeaves(plain) && dayOfFeast(leavingPart(plain) ?? plain, locale, today)) return nothing
    // 'And the weekend after, Friday to Sunday?'
    const isLater = isOfWeekday && before.departure !== null && weekLater.test(plain)
    const spoken = spokenDays(question, locale, isLater ? before.departure! : today, before.arrival)
    if (spoken) return beforeLeaving(plain, spoken, locale, today) ?? rangeBeside(plain, spoken) ?? spoken
    const changed =
      inOtherMonth(plain, before, today) ??
      movedEnds(plain, before, today) ??
      shifted(plain, before) ??
      changedDays(plain, before)
    if (changed) return changed
    const month = monthInQuestion(plain, today) ?? before.month
    const inMonth = month === null ? null : rangeInMonth(plain, month)
    if (inMonth?.arrival && inMonth.arrival >= today) return inMonth
    const ahead = monthAhead(plain, today)
    const inAhead = ahead && ahead > today.slice(0, 7) ? rangeInMonth(plain.replace(ofMonth, ' '), ahead) : null
    if (inAhead?.arrival) return inAhead
    const named = ahead && ahead > today.slice(0, 7) ? ahead : monthInQuestion(plain, today)
    const from = named ? notBefore(named, today) : (before.arrival ?? notBefore(before.month, today))
    const start = dayOfMonth(plain, from, (ahead ?? named) ? null : before.arrival)
    const until = staysSo.test(plain) && before.departure && start && before.departure > start ? before.departure : null
    return start ? { arrival: start, departure: until } : nothing
  }
  // 'February 5 to 8 February 2027': a year counts for both days.
  const ofOneYear = second?.year && !first.year ? toDate({ ...first, year: second.year }, today) : null
  const arrival = ofOneYear && ofOneYear < toDate(second!, today)! ? ofOneYear : toDate(first, today)
  if (!arrival) return nothing
  if (!second) {
    const plain = plainDates(question)
    // 'Till 6 mars', 'we leave on March 6'; but 'move it to March 6'.
    const isMoved = movesTo.test(plain.slice(0, first.at))
    const isUntil = !isMoved && (lastAt(plain, leaves) >= 0 || endsWithUntil.test(plain.slice(0, first.at)))
    if (before.arrival && arrival > before.arrival && isUntil) return { arrival: before.arrival, departure: arrival }
    if (endsWithNightOf(plain.slice(0, first.at))) return { arrival, departure: addDays(arrival, 1) }
    const rest = plain.slice(first.end)
    const back = before.arrival ? null : countedBack(plain, arrival, first.at, nightsInQuestion(question))
    if (back && back.arrival! >= today) return back
    // 'My birthday is on February 20; we would come on Thursday the 18th and leave on Wednesday the 24th'.
    const around = byWeekdayWithDay(locale, blankDates(plain, locale), addDays(arrival, -mostBefore), '')
    if (around?.departure && around.arrival >= today && around.arrival <= addDays(arrival, mostBefore)) return around
    const weekdays = weekdaysAround(blankDates(plain, locale), arrival, locale)
    if (weekdays?.arrival && weekdays.arrival >= today) return weekdays
    const eve = besideDay(plain, arrival, locale)
    if (eve?.arrival && eve.arrival >= today) return eve
    const departure = endBehind(rest, arrival, locale) ?? endByWeekday(rest, arrival, locale)
    if (departure) return { arrival, departure }
    return (
      fromSpoken(plain, first, locale, today) ??
      untilFeast(rest, arrival, locale) ??
      (nightsInQuestion(question) === null ? weekendOf(question, locale, arrival) : null) ?? {
        arrival,
        departure: null,
      }
    )
  }
  const departure = toDate(second, arrival)
  const longest = second.year === null ? longestUndated : longestStay
  return departure && departure > arrival && nightsBetween(arrival, departure) <= longest
    ? { arrival, departure }
    : nothing
}
