import { addDays, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { addsNight, skipsNight } from '../days/changed-nights.ts'
import { anyLongMonth, anyMonth, monthOf } from '../words/months.ts'
import { otherWeek, sameDays, weekAfter, weekBefore } from '../days/nights.ts'
import { askedWords } from '../words/phrases.ts'
import type { Slots } from './slots.ts'
import { monthSpoken } from '../days/spoken-months.ts'
import { holidaysIn, otherHoliday, unsaidNights } from '../days/unsaid-nights.ts'
import { anyWeekday, isEveryWeek, weekdayCalled, weekdaysIn } from '../words/weekdays.ts'
import { blank, first } from '../words/words.ts'

const year = /\b20\d\d\b/g
const besides =
  /\b(?:after|before|despues|antes|depois|apres|avant|nach|vor|danach|davor|jalkeen|ennen|efter|fore|innan|previous|previo|anterior)\b/
/** Days of holidays that are called after a weekday. */
const feastDay =
  /\b(?:good friday|easter (?:sunday|monday)|(?:domingo|lunes|viernes) (?:de pascua|santo)|(?:domingo|segunda|sexta)(?:-feira)? (?:de pascoa|santa)|(?:dimanche|lundi|vendredi) (?:de paques|saint))\b/

/** A message without what its slots have used, and what is known of its days. */
export interface Rest {
  /** What no slot has used. */
  rest: string
  /** Weekdays by their beginning, each before a date that is written out. */
  shortWeekdays: readonly string[]
  /** How many dates are written out. */
  written: number
  /** Whether a day of the month says which nights are meant of the holidays that are named. */
  areDaysSaid: boolean
  /** The stay is counted back from the day that is written out. */
  isCountedBack: boolean
}

/** Swedish 'jul' is Christmas, and Spanish 'mar' the sea. */
const noMonths: Partial<Record<Locale, RegExp>> = {
  sv: /\bjul\b/g,
  es: /\b(?:del?|al|el) mar\b/g,
}

/** The day before one that is written out, in a word: 'chego na antevéspera'. */
const eveOfDate =
  /\b(?:antevespera|antevispera|vespera|visperas?|la veille|l.avant.veille|vortag|vorabend|the day before|aattona|edellis[a-z]+ paivana|dagen (?:innan|fore)|(?:am|vom|zum) tag (?:davor|danach|vorher|darauf)|(?:\d{1,2}|eine[nr]?|una|uma?|une|yhden)\s+(?:tage?|days?|nachte?|nights?|dias?|noches?|noites?|jours?|nuits?|paivaa|yota|dagar|natter)\s+(?:davor|vorher|zuvor|danach|before|after|antes|despues|depois|avant|apres|ennen|jalkeen|innan|fore|efter))\b/

const everyMonth = new RegExp(anyMonth, 'g')

/** What remains of the days: numbers, months, weekdays that are not those of the stay, holidays, 'the same days'. */
export const daysLeft = (
  { rest, shortWeekdays, written, areDaysSaid, isCountedBack }: Rest,
  locale: Locale,
  { arrival, departure, nights, month: slotMonth }: Slots,
) => {
  const end = departure ?? (arrival && addDays(arrival, nights ?? 1))
  // 'And if we add the Sunday night?'
  const lastNight = end && addsNight.test(rest) ? addDays(end, -1) : null
  // 'Without the Thursday' begins on Friday.
  const skippedNight = arrival && skipsNight.test(rest) ? addDays(arrival, -1) : null
  const ownDays = new Set([arrival, end, lastNight, skippedNight].map((day) => day && weekdayOf(day)))
  const weekday = askedWords(blank(rest, [feastDay])).find((word, index, all) => {
    const isOrdinal = /^(?:seman|quinzen|vez|noite)/.test(all[index + 1] ?? '')
    const [found] = isOrdinal ? [] : weekdaysIn([word], locale)
    return found !== undefined && !ownDays.has(found)
  })
  if (weekday) return weekday
  // 'The cruise leaves on Friday, we need Thursday to Friday': which of them are the stay's is not certain.
  const weekdays = askedWords(blank(rest, [feastDay])).filter(
    (word) => !isEveryWeek(word, locale) && weekdaysIn([word], locale).length > 0,
  )
  if (written === 0 && weekdays.length > 2) return weekdays[0]
  const short = arrival && shortWeekdays.find((name) => !ownDays.has(weekdayCalled(name, locale)))
  if (short) return short
  // Who was here years ago speaks of another stay.
  const otherYear = [...rest.matchAll(year)].find(
    ([each]) => !(arrival && each < arrival.slice(0, 4)) && !arrival?.startsWith(each) && !end?.startsWith(each),
  )
  if (otherYear) return otherYear[0]
  const other = written === 0 ? first(rest, otherWeek) : undefined
  if (other) return other
  const eve = written === 1 && !isCountedBack ? first(rest, eveOfDate) : undefined
  if (eve) return eve
  const unsaid = unsaidNights(rest, locale, { written, isOpen: departure === null && nights === null })
  if (unsaid && !areDaysSaid) return unsaid
  const months = noMonths[locale] ? rest.replaceAll(noMonths[locale], ' ') : rest
  const named = first(months, anyLongMonth) ?? monthSpoken(months)
  // 'The first Friday of March', 'the same days in June', 'three nights in February': the days are of that month.
  const ownMonth = arrival?.slice(5, 7) ?? slotMonth?.slice(5)
  const letsGo =
    sameDays.test(rest) && [...months.matchAll(everyMonth)].some(([, each]) => monthOf(each!) === Number(ownMonth))
  const isOwnMonth = named && monthOf(named.replace(/(?<=kuu)(?:ta|ssa|n)$/, '')) === Number(ownMonth)
  const month = isOwnMonth || letsGo ? undefined : named
  if (
    month &&
    (written > 0 || arrival !== null || !/week|wknd|seman|semain|woch|viik|veck|helg|finde|fin de/.test(rest))
  )
    return month
  if (written > 1) return undefined
  const holiday = holidaysIn(askedWords(rest), locale).length > 0
  // 'From the Wednesday before Thanksgiving to Sunday': both ends are said, if the first is where the stay begins.
  const anyDay = String.raw`\b(?:${anyWeekday(locale)})\b`
  const [begins, ends] = rest.match(new RegExp(anyDay, 'g')) ?? []
  const isFromTo = arrival && begins && ends && weekdayCalled(begins, locale) === weekdayOf(arrival)
  const countedFrom = isFromTo ? [new RegExp(String.raw`${anyDay}\s+${besides.source}`)] : []
  return (
    (holiday ? first(blank(rest, [weekAfter, weekBefore, /tag danach\b/, ...countedFrom]), besides) : undefined) ??
    (written === 0 && !holiday && !areDaysSaid ? first(rest, otherHoliday) : undefined) ??
    (departure === null && (named || written > 0) ? first(rest, sameDays) : undefined)
  )
}
