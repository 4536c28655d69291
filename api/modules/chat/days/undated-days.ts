import { addDays, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import {
  changedDays,
  correctedDay,
  corrects,
  inOtherMonth,
  movedEnds,
  rangeBeside,
  rangeInMonth,
} from './changed-days.ts'
import { weekdayAfter, weekdayBefore, weekdaysAfter } from './days-beside.ts'
import { betweenFeasts, dayOfFeast, longestBetween } from './feasts.ts'
import { beginsWithUntil, untilFeast, untilNearDay } from './mixed-days.ts'
import { ofNights } from './nights-at-ends.ts'
import { nightsInQuestion, weekAhead, weekOfYear } from './nights.ts'
import { arrivesOn, onWeekday, untilAsBefore, withoutOldArrival } from './other-arrival.ts'
import { askedWords } from '../words/phrases.ts'
import type { DaysBefore, Said } from './said.ts'
import { hears, nearDays } from '../words/room-words.ts'
import { asksEarlier, asksNext, isWeekOrWeekend, movesStay, shifted, staysSo, weekLater } from './shifted-stay.ts'
import { spokenDays } from './spoken-days.ts'
import { monthAhead, monthInQuestion, monthNamed, relativeMonth } from './spoken-months.ts'
import { endByWeekday, saysNext } from './spoken-weekdays.ts'
import { byWeekOfYear } from './spoken-weeks.ts'
import {
  arrives,
  type Days,
  endsIn,
  lastAt,
  leaves,
  namesRange,
  nearestDay,
  nextSuchDay,
  nothing,
} from './stay-ends.ts'
import {
  andWord,
  untilWeekday,
  weekdayCalled,
  weekdayFrom,
  weekdayInstead,
  weekdaysIn,
  weekdayWithDay,
  withoutShortWeekdays,
  withoutWeekdayTakenBack,
} from '../words/weekdays.ts'
import { plainDates, toDate } from './written-dates.ts'

const mondayOf = 1

/** 'The 14th', 'el 14', 'am 14.': a day of the month that is spoken of, or of the next that has it. */
const bareDay =
  /\b(?:the|on the|el|del|dia|le|du|am|de[nm]|vom|ab|zum)\s+(\d{1,2})(?:st|nd|rd|th|:?[ae]|\.)?(?=\s*(?:$|[?!,.;]|en fait|plutot|instead|mejor|melhor|lieber|i ?stallet|please|bitte|en adelante|em diante|on(?:wards?)?\b|to|till|bis|al?|au|until|for|para|pra|pour|fur)(?![\w:]))/

/** 'Le 16 je voulais dire'. */
const whatIMeant =
  /\b(?:i meant?|je voulais dire|ich mein(?:e|te)|(?:quise|queria) de[cz]ir|queria dizer|men(?:ade|ar) jag|jag men(?:ade|ar)|tarkoit(?:in|an))\b/

const ofMonth = new RegExp(String.raw`(?:\b(?:of|do|del|du|de|des|im|i)\s+)?(?:${relativeMonth.source})`)

/** Whoever speaks of a day so shortly before the arrival comes a little earlier. */
const littleEarlier = 7

const dayOfMonth = (text: string, after: string, before: string | null): string | null => {
  const [, day] = bareDay.exec(text.replace(ofMonth, ' ; ').replace(whatIMeant, ' ; ')) ?? []
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

/** 'Entä jos jään sunnuntaihin'. */
const untilFinnishWeekday = (plain: string, locale: Locale): boolean =>
  locale === 'fi' &&
  weekdaysIn(askedWords(plain), locale).length === 1 &&
  /\b(?:ja(?:a|an|adaan|amme|ataisiin|isin)|oltais[a-z]*|ollaan[a-z]*|oltaisiin[a-z]*)\b.*(?:taihin|tahin|koon)\b|(?:taihin|tahin|koon) (?:asti|saakka)\b/.test(
    plain,
  )

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

/** A word for staying on. */
const staysOn = /\b(?:stay|remain|stanna|bleib|qued|fic(?:ar|amos|o)|rest(?:er|ons)|jaad|jaamme)[a-z]*\b/

/** The part of a message that speaks of leaving; undefined where none does. */
const leavingPart = (plain: string) => plain.split(/[,;.!?]/).find((part) => lastAt(part, leaves) >= 0)

/** 'And if we only leave on Easter Monday', 'ich reise einen Tag früher ab': the stay that was spoken of, until another day. */
const leavesOn = ({ plain, before, locale, today }: Said): Days | null => {
  if (!onlyLeaves(plain)) return null
  const moved = shifted(plain, before)
  if (moved) return moved
  const next = addDays(before.arrival!, 1)
  const said = leavingPart(plain)!
  const feast = dayOfFeast(said, locale, next, longestBetween)
  if (feast) return { arrival: before.arrival, departure: feast }
  // 'On repartirait lundi 4'.
  const [, name, day] = said.matchAll(weekdayWithDay(locale)).next().value ?? []
  const last = day && nextSuchDay(day, before.arrival!)
  if (last && weekdayOf(last) === weekdayCalled(name!, locale)) return { arrival: before.arrival, departure: last }
  // 'Can we stay over New Year, leaving on the 2nd?'
  const leaving = endsIn(said)?.find(({ isLeaving }) => isLeaving)
  if (leaving && (staysOn.test(plain) || !dayOfFeast(plain, locale, today)))
    return { arrival: before.arrival, departure: nextSuchDay(leaving.day, before.arrival!) }
  // 'Mejor salimos el lunes, el martes curro'.
  const [weekday, another] = weekdaysIn(askedWords(said), locale)
  if (weekday === undefined || another !== undefined || /\d/.test(said)) return null
  return { arrival: before.arrival, departure: inItsWeek(weekdayFrom(next, weekday), before) }
}

/** 'And next week?' after some nights of this one: the same nights. */
const toNextWeek = (question: string, { arrival, departure }: Days, today: string): Days | null => {
  const plain = plainDates(question)
  if (!weekAhead.test(plain) || /\d/.test(plain) || nightsInQuestion(question) !== null) return null
  if (!arrival || !departure || arrival >= weekdayFrom(addDays(today, 1), mondayOf)) return null
  return nightsBetween(arrival, departure) < 7
    ? { arrival: addDays(arrival, 7), departure: addDays(departure, 7) }
    : null
}

/** The first day of a month that was spoken of, or today where it has begun, or none was. */
const notBefore = (month: string | null, today: string) =>
  month !== null && `${month}-01` > today ? `${month}-01` : today

/** 'Not until the 8th but until the 10th': the first is taken back. */
const untilTakenBack =
  /\b(?:not|nicht|no|nao|pas|ei|inte)\s+(?:just |only |nur )?(?:until|till?|bis|hasta|ate|jusqu.?au?|asti)\s+(?:(?:the|el|dia|le|den|zum|am|o)\s+)?\d{1,2}(?:st|nd|rd|th|\.)?,?\s+(?:but|sondern|sino|mas|mais|vaan|utan)\s+/

/** 'Not the 12th any more, we come on the 14th': a day that is taken back before another. In Portuguese 'no dia 12' is on that day. */
export const dayTakenBack =
  /\b(?:not|nao|no(?! dia)|nicht|pas|inte)\s+(?:[a-z]+\s+){0,3}?(?:the|el|dia|le|am|den)\s+\d{1,2}(?:st|nd|rd|th|er|\.|:[ae])?\s*(?:,|;|(?=\b(?:but|sino|mas|sondern|mais|utan|vaan)\b))(?=[^\d]*\d)/

/** 'And until Friday?', 'till övermorgon': the stay that was spoken of, with another end. */
const untilOther = ({ plain, locale, today, before }: Said): Days | null => {
  const arrival = before.arrival!
  // 'Move it to the Thursday': both ends.
  if (movesStay.test(plain)) return null
  if (beginsWithUntil.test(plain) || untilOneWeekday(plain, locale) || untilFinnishWeekday(plain, locale)) {
    const departure = endByWeekday(plain, arrival, locale)
    if (departure) return { arrival, departure: inItsWeek(departure, before) }
  }
  // 'And staying until Epiphany', after an arrival.
  const isUntil = beginsWithUntil.test(plain) || staysOn.test(plain) || onlyLeaves(plain)
  const feast = isUntil && !betweenFeasts(plain, locale, today) ? untilFeast(plain, arrival, locale) : null
  if (feast) return feast
  const near = untilNearDay(plain, locale, today)
  return near && near > arrival ? { arrival, departure: near } : null
}

/** 'Min man fyller 70 den 22:a': a day of somebody's, and none of the stay. */
export const birthday =
  /\b(?:fyller|turns?|turning|wird|werde|cumple|cumplo|faz|faco|tayttaa|taytan|fete)\s+(?:\d{1,3}\s+)?(?:(?:anos|ans|ar|jahre|vuotta)\s+)?(?:on the|on|den|am|el|no dia|dia|le)\s+\d{1,2}(?:st|nd|rd|th|:?[ae]|\.)?(?!\d)/

const saysFrom = /\b(?:from|del?|desde|ab|vom|fran|a partir|alkaen)\b/

/** 'From the Friday after', 'schon am Donnerstag davor'. */
const fromOther = ({ plain, locale, today, before }: Said): Days | null => {
  const range = before.departure ? weekdaysAfter(plain, before.departure, locale) : null
  if (range) return range
  const after = weekdayAfter(plain, before.arrival!, locale)
  if (after) return { arrival: after, departure: null }
  // 'In two weeks', 'from the Tuesday': it is that day.
  const [weekday, another] = saysFrom.test(plain) && !asksNext(plain) ? weekdaysIn(askedWords(plain), locale) : []
  const isThatDay =
    another === undefined && weekday === weekdayOf(before.arrival!) && before.arrival! > addDays(today, 7)
  if (isThatDay && lastAt(plain, leaves) < 0) return { arrival: before.arrival, departure: null }
  const eve = weekdayBefore(plain, before.arrival!, locale)
  if (!eve) return null
  return eve < today ? nothing : { arrival: eve, departure: before.departure }
}

/** 'Make that Sunday instead of Saturday': the end of the stay that lies on the other weekday. */
const otherWeekday = ({ question, locale, before: { arrival, departure } }: Said): Days | null => {
  const [meant, other] = weekdayInstead(plainDates(question), locale) ?? []
  if (meant === undefined || !arrival || !departure) return null
  if (other === weekdayOf(departure)) {
    const last = weekdayFrom(addDays(departure, -2), meant)
    return last > arrival ? { arrival, departure: last } : null
  }
  const first = other === weekdayOf(arrival) ? weekdayFrom(addDays(arrival, -2), meant) : null
  return first && first < departure ? { arrival: first, departure } : null
}

const eachClause = new RegExp(`[,;.!?]|${andWord}`)

/** 'If we come a day earlier and leave the 2nd', 'tulla päivää aikaisemmin ja lähteä silti 15. päivä': both ends. */
const earlierUntilDay = ({ plain, before }: Said): Days | null => {
  const ends = endsIn(plain)
  const [last] = ends ?? []
  if (!last || ends!.some(({ isLeaving }) => !isLeaving)) return null
  const coming = plain.split(eachClause).filter((part) => lastAt(part, arrives) >= 0 && lastAt(part, leaves) < 0)
  const from = shifted(coming.join(' ; '), before)?.arrival
  return from && from !== before.arrival ? { arrival: from, departure: nextSuchDay(last.day, from) } : null
}

/** The stay that was spoken of, where a message changes an end of it. */
const ofStayBefore = (said: Said): Days | null =>
  said.before.arrival
    ? (otherWeekday(said) ??
      earlierUntilDay(said) ??
      untilOther(said) ??
      ofNights(said) ??
      leavesOn(said) ??
      arrivesOn(said) ??
      onWeekday(said) ??
      fromOther(said))
    : null

/** Days that are spoken of, as 'tomorrow', 'the weekend after' and holidays, or by how much the stay is moved. */
const spokenOf = ({ question, plain, locale, today, before }: Said): Days | null => {
  const isOfWeekday = weekdaysIn(askedWords(plain), locale).length > 0
  const moved =
    // 'A day earlier, so from the 2nd, still leaving on the 7th'.
    (isOfWeekday && !asksNext(plain) && !asksEarlier(plain)) || endsIn(plain) !== null
      ? null
      : (shifted(plain, before) ?? toNextWeek(question, before, today))
  if (moved) return moved
  // Whoever leaves on a holiday does not come on it.
  if (!before.arrival && onlyLeaves(plain) && dayOfFeast(leavingPart(plain) ?? plain, locale, today)) return nothing
  const week = inOtherWeek(plain, locale, today, before)
  if (week) return week
  // 'And the weekend after, Friday to Sunday?'
  const isLater = isOfWeekday && before.departure !== null && weekLater.test(plain)
  const spoken = spokenDays(question, locale, isLater ? before.departure! : today, before.arrival)
  if (!spoken) return null
  // 'And next weekend?', after this one.
  if (
    spoken.departure &&
    spoken.arrival === before.arrival &&
    saysNext(locale, askedWords(plain)) &&
    isWeekOrWeekend(spoken.arrival, spoken.departure)
  )
    return { arrival: addDays(spoken.arrival, 7), departure: addDays(spoken.departure, 7) }
  const range = rangeBeside(plain, spoken)
  // 'The other weekend, the 18th to the 20th': of the stay that was spoken of.
  const beside = range && range.arrival! < today ? changedDays(plain, before) : range
  return beforeLeaving(plain, spoken, locale, today) ?? beside ?? spoken
}

/** 'And week 8?' after some days of week 7: the same days of that week. */
const inOtherWeek = (plain: string, locale: Locale, today: string, { arrival, departure }: Days): Days | null => {
  if (!arrival || !departure || nightsBetween(arrival, departure) >= 7) return null
  if (!weekOfYear.test(plain) || weekdaysIn(askedWords(plain), locale).length > 0) return null
  const week = byWeekOfYear(locale, askedWords(plain), plain, today)
  const monday = weekdayFrom(addDays(arrival, -6), mondayOf)
  const by = week ? nightsBetween(monday, weekdayFrom(addDays(week.arrival, -6), mondayOf)) : 0
  return week ? { arrival: addDays(arrival, by), departure: addDays(departure, by) } : null
}

/** 'Wrong month! End of June it should be, 27 to 30'. */
const rangeOfMonth = ({ plain, today, before }: Said): Days | null => {
  if (!namesRange(plain)) return null
  const month = monthInQuestion(plain, today) ?? monthNamed(plain, today)
  const range = before.arrival && month ? rangeInMonth(plain, month) : null
  // 'Du 6 au 10' moves both ends.
  return range?.arrival && range.arrival >= today ? range : changedDays(plain, before)
}

const changedOf = (said: Said): Days | null => {
  const { plain, today, before } = said
  return (
    inOtherMonth(plain, before, today) ??
    rangeOfMonth(said) ??
    movedEnds(plain, before, today) ??
    shifted(plain, before) ??
    changedDays(plain, before)
  )
}

/** The same nights of another week, which have a day among them: 'not the 9th, the 16th' of a weekend. */
const weekendWith = (day: string, arrival: string, departure: string): Days | null => {
  const weeks = 7 * Math.floor(nightsBetween(arrival, day) / 7)
  const moved = { arrival: addDays(arrival, weeks), departure: addDays(departure, weeks) }
  return weeks !== 0 && isWeekOrWeekend(arrival, departure) && moved.arrival <= day && day < moved.departure
    ? moved
    : null
}

const justThat =
  /^\W*(?:(?:and|or|und|oder|y|o|e|ou|et|ja|tai|och|eller|enta|what about)\W+)?(?:(?:the|el|o|dia|le|den|de[rn]|am)\s+)?\d{1,2}(?:st|nd|rd|th|:[ae]|\.)?\W*$/

/** Days of the month alone: of the month that is named or was spoken of, or of the next that has them. */
const ofMonthAlone = ({ plain, today, before }: Said): Days => {
  const month = monthInQuestion(plain, today) ?? (namesRange(plain) ? monthNamed(plain, today) : null) ?? before.month
  const inMonth = month === null ? null : rangeInMonth(plain, month)
  if (inMonth?.arrival && inMonth.arrival >= today) return inMonth
  const ahead = monthAhead(plain, today)
  const isAhead = ahead !== null && ahead > today.slice(0, 7)
  const inAhead = isAhead ? rangeInMonth(plain.replace(ofMonth, ' '), ahead) : null
  if (inAhead?.arrival) return inAhead
  const named = isAhead ? ahead : monthInQuestion(plain, today)
  const from = named ? notBefore(named, today) : (before.arrival ?? notBefore(before.month, today))
  const arrival = dayOfMonth(plain, from, (ahead ?? named) ? null : before.arrival)
  const { departure } = before
  // 'What if we leave on the 6th?', 'and the 7th?'.
  const isNextEnd =
    arrival &&
    departure &&
    arrival > departure &&
    nightsBetween(departure, arrival) <= 2 &&
    (justThat.test(plain) || (corrects.test(plain) && !before.isCounted))
  if (isNextEnd) return { arrival: before.arrival, departure: arrival }
  const weekend = arrival && before.arrival && departure ? weekendWith(arrival, before.arrival, departure) : null
  if (weekend && corrects.test(plain) && !saysFrom.test(plain)) return weekend
  const staysUntil = staysSo.test(plain) && before.departure && arrival && before.departure > arrival
  return arrival ? { arrival, departure: staysUntil ? before.departure : null } : nothing
}

/** The days of a message in which no date is written out. */
export const undatedDays = (question: string, locale: Locale, today: string, before: DaysBefore): Days => {
  const written = withoutShortWeekdays(withoutWeekdayTakenBack(plainDates(question), locale), locale)
  const corrected = correctedDay(written, before)
  if (corrected) return corrected
  const meant = written.replace(untilTakenBack, ' ').replace(dayTakenBack, ' ').replace(birthday, ' ')
  const plain = withoutOldArrival(meant, before)
  const said: Said = { question, plain, locale, today, before }
  return untilAsBefore(ofStayBefore(said) ?? spokenOf(said) ?? changedOf(said) ?? ofMonthAlone(said), said)
}
