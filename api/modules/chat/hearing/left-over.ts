import type { Locale } from '#graphql/locales.ts'
import { takeAges } from '../party/ages.ts'
import { nightsBetween } from '#graphql/stay-dates.ts'
import { aNight, meantNights } from '../days/changed-nights.ts'
import { corrects, dayInstead, dayNotOther, monthTakenBack, wrongMonth } from '../days/changed-days.ts'
import { betweenFeasts } from '../days/feasts.ts'
import { leavingWords } from '../words/leaving-words.ts'
import { comesBefore, isAround } from '../days/days-beside.ts'
import { daysLeft } from './left-days.ts'
import { untilFeast } from '../days/mixed-days.ts'
import { anyMonth } from '../words/months.ts'
import { nightOfDay, withoutNamedNights } from '../days/named-nights.ts'
import { brokenLength, relativeDays, weekAfterNext, weekendAfterNext, weekOfYear } from '../days/nights.ts'
import { bareNumber, withDigits } from '../words/numbers.ts'
import { otherNumbers } from './other-numbers.ts'
import { celebrated, namesKin } from '../party/kin.ts'
import { companyIn, withoutCounted } from '../party/company.ts'
import { namesCouples, partySize } from '../party/party.ts'
import { roomsForEach, severalRooms } from '../rooms/rooms-in-question.ts'
import { countedGuests, couples, keptBy } from '../party/party-words.ts'
import { monthEnd } from '../days/one-written-day.ts'
import { birthday, dayTakenBack } from '../days/undated-days.ts'
import { dayBefore, eitherWay, movedBy, movesStay } from '../days/shifted-stay.ts'
import type { Slots } from './slots.ts'
import {
  arrives,
  bareDays,
  bareRange,
  endsIn,
  markedDay,
  namesRange,
  nearestDay,
  rangeFrom,
  untilDay,
} from '../days/stay-ends.ts'
import { nightsOfMonth } from '../days/spoken-days.ts'
import { otherHoliday } from '../days/unsaid-nights.ts'
import {
  onlyOr,
  shortWeekdayBefore,
  weekdayWithDay,
  withoutShortWeekdays,
  withoutWeekdayTakenBack,
  withWeekdays,
} from '../words/weekdays.ts'
import { blank, first } from '../words/words.ts'
import { blankDates, dayOfName, findDates, isNoDay, plainDates, type WrittenDay } from '../days/written-dates.ts'

/** What of a message speaks of a stay and was not understood: no price is told while there is something. */
export interface LeftOver {
  of: 'days' | 'party'
  /** As it stands in the message, without case and accents where it was bent; what is asked back quotes it. */
  words: string
  /** Whether a day is written out beside it: one that is only spoken of ('Thursday') may be of another week. */
  hasDate: boolean
}

/** 'Chegando 27', of a stay that begins on that day. */
const arrivesOrLeaves = new RegExp(
  String.raw`(?:${arrives.source}|\b(?:${leavingWords}))\s+\d{1,2}(?!\d|\s*[a-z])`,
  'g',
)
const aWrongMonth = new RegExp(String.raw`\b(?:${wrongMonth})\b`)
/** 'Move it to', before a day that is blanked. */
const toThen = /\b(?:to|auf(?: den)?|a|al|para|pa|till|au|le)\s+(?=;)/

/** 'The 2nd weekend', 'la 1ere semaine': counted within a month that is named. */
const countedWeek =
  /\b\d(?:st|nd|rd|th|er|ere|e|eme|º|ª|a|o|:a|\.)\s*(?=week|wknd|semana|semaine|woche|viik|veck|helg|finde|fin de)/g
const aDay = /\b(?:the|el|del|dia|le|du|am|de[nm]|vom|ab|zum)\s+\d{1,2}(?:st|nd|rd|th|\.)?/
/** Days that are the length of a stay, where one was read. */
const stayedDays = /\d{1,2}\s*(?:days?|dias?|jours?|tagen?|tage|paivaa|dagar|dgr|dygn)\b/
/** A day of the month, as the end of a stay whose first day is written out. */
const everyEndingDay =
  /(?:\b(?:the|el|le|am|den|dia|zum)\s+(?:[a-z]{3,}\s+)?\d{1,2}(?!\d)|(?<![\d.])\d{1,2}\.?\s+paiva)\S*/g
const number = /(?:[a-z]+\.?\s+)?(?<![\d.])\d{1,2}(?:[./:]\d{1,2})*(?![\d])\.?(?:\s?[a-z]+)?/
const everyUntilDay = new RegExp(untilDay.source, 'g')
/** Of whom a party may have more than its numbers say, where no number stands before them. */
const uncounted =
  /\b(?:couples|parejas|matrimonios|casais|teen[a-z]*|adolesc[a-z]*|ados|teini[a-z]*|tonaring[a-z]*|jugendliche[nr]?|nuor(?!in\b|impi)[a-z]*|buben?|jungs|madels|grandkids|grandchildren|enkel(?!rum|bett|zimmer)[a-z]*|enkelkind[a-z]*|barnbarn|nietos|netos|petits.enfants|lastenlap[a-z]*)\b/

/** Somebody who leaves on a day that was not understood stays no single night. */
const departs = new RegExp(String.raw`\b(?:${leavingWords})\b`)

/** Whether a day is that of the arrival or the departure: 'the weekend of the 12th' may be another one. */
const isOwnDay = (found: string, { arrival, departure }: Slots) =>
  [arrival, departure].some(
    (day) => day !== null && Number(day.slice(8)) === Number.parseInt(found.replace(/^\D+/, ''), 10),
  )

/** 'From the 22nd to the 26th' of a stay whose month stands beside another day. */
const namesOwnRange = (text: string, slots: Slots): boolean => {
  const [, ...days] = rangeFrom.exec(text) ?? bareRange.exec(text) ?? []
  return [slots.arrival, slots.departure].every((day, index) => Number(day?.slice(8)) === Number(days[index]))
}

/** 'The holiday of the 7th, from the 4th to the 8th', 'sorry, the 16th' of a weekend: a day of a stay whose days are known. */
const isDayWithin = (found: string, text: string, { arrival, departure }: Slots): boolean => {
  const near = arrival && nearestDay(Number.parseInt(found.replace(/^\D+/, ''), 10), arrival)
  const isSaid = corrects.test(text) || namesRange(text)
  return Boolean(near && departure && near > arrival && near < departure && isSaid)
}

/** Whether a day of the month says when a stay ends, beside holidays of which one would say it otherwise. */
const saysDeparture = (text: string, { departure }: Slots): boolean =>
  departure !== null &&
  (namesRange(text) || untilDay.test(text) || (endsIn(text)?.some(({ isLeaving }) => isLeaving) ?? false))

/** Whether the stay goes until a holiday: 'nyårsafton till trettondagen', 'am 5. an und bis Nikolaus'. */
const endsWithFeast = (plain: string, locale: Locale, { arrival, departure }: Slots): boolean => {
  if (!arrival || !departure) return false
  const saysArrival = endsIn(plain)?.some(({ isLeaving }) => !isLeaving) ?? false
  const days = betweenFeasts(plain, locale, arrival) ?? (saysArrival ? untilFeast(plain, arrival, locale) : null)
  return days?.departure === departure
}

const ordinal =
  '(?:first|second|last|primer[ao]?|segund[ao]|ultim[ao]|primeir[ao]|premiere|deuxieme|derniere|erste[nr]?|zweite[nr]?|zwoite|letzte[nr]?|ensimmai[a-z]+|toise[a-z]+|viimei[a-z]+|forsta|andra|sista)'
/** 'Only the first week' of days that are written out. */
const partOfIt = new RegExp(
  String.raw`\b${ordinal}\s+(?:half|halfte|mitad|metade|moitie|puoli[a-z]*|halvan|week|woche|wuche|semana|semaine|viik[a-z]+|vecka[n]?)\b`,
)
/** A day among those that are written out which is more than their name: 'but we only come on the 27th'. */
const butOnly =
  /\b(?:erst|erscht|nur|aber|sondern|only|but|just|not until|solo|recien|pero|apenas|mas|seulement|mais|vasta|vain|mutta|forst|bara|men)\b/

/** The stay that was spoken of before the last one: which it was is not kept. */
export const asAtFirst =
  /\b(?:wie (?:am anfang|vorher|zuerst|gehabt)|ursprunglich[a-z]*|(?:back to|like) (?:the )?(?:first|original|beginning)(?! (?:room|one|suite))|as at first|como (?:al principio|antes|no inicio|no comeco|estaba)|comme (?:au debut|avant)|kuten alussa|alkuperai[a-z]*|som (?:forst|i borjan|forut)|ursprunglig[a-z]*)\b/

/** Days, or weeks, are counted in more than one way. */
const looseUnit =
  /\b(?:days?|dias?|jours?|tagen?|tage|paiv[a-z]+|dagar|dgr|dygn|week[a-z]*|semana[a-z]*|semaine[a-z]*|woche[a-z]*|viik[a-z]+|veck[a-z]+)\b/
const nightsNamed = new RegExp(String.raw`\b\d{1,2}\s*(?:${aNight})\b`)

/** 'Orlando from the 1st to the 6th, from there to you for 4 nights': nights that are not those of the days that are written out. */
const otherLength = (plain: string, { arrival, departure, nights }: Slots): string | undefined =>
  arrival && departure && nights !== null && nightsBetween(arrival, departure) !== nights && !looseUnit.test(plain)
    ? first(withDigits(plain), nightsNamed)
    : undefined

/** 'Or Dec 12', where one of two days is to be chosen. */
const choiceOf = (plain: string, [one, other]: readonly WrittenDay[], locale: Locale): string | undefined =>
  one && other && onlyOr(locale).test(plain.slice(one.end, other.at))
    ? plain
        .slice(one.end, other.end)
        .replace(/^[^a-z\d]+/, '')
        .trim()
    : undefined

/** 'My parents in one and the two of us in the other', where not all are counted. */
const eachInItsRoom =
  /\b(?:in (?:the )?one|en un[ao]|num|dans l.une|im einen|i det ena|toisessa|toiseen)\b.{0,40}\b(?:(?:the )?other|otr[oa]|outr[oa]|l.autre|anderen|andra|toisessa|toiseen)\b/

/** 'Two rooms: my parents in one, we with the kid in the other' of two guests: somebody was not counted. */
const tooFewForRooms = (text: string, { party, roomCount }: Slots): string | undefined =>
  party &&
  roomCount &&
  roomsForEach(text) !== 'guest' &&
  (partySize(party) < roomCount ||
    (eachInItsRoom.test(text) && partySize(party) < 2 * roomCount && namesKin(text) !== undefined) ||
    (partySize(party) === roomCount && roomCount > 1 && (namesCouples(text) || couples.test(text))))
    ? (namesKin(text) ?? first(text, severalRooms))
    : undefined

/**
 * Looks at what is left of a message once its slots are read.
 * @param slots what was read
 * @returns the first piece that none of them has used; null where nothing is left
 */
export const findLeftOver = (message: string, locale: Locale, slots: Slots): LeftOver | null => {
  const said = plainDates(takeAges(message).text)
    .replace(dayTakenBack, ' ')
    .replaceAll(keptBy, ' ')
    .replace(aWrongMonth, (found) => (slots.arrival ? ' ' : found))
    .replace(monthEnd, (found) => (slots.departure ? ' ' : found))
    // 'Min man fyller' remains.
    .replace(birthday, (found) => found.replace(/\d.*/, ' '))
  const plain = withWeekdays(withoutWeekdayTakenBack(said, locale), locale)
  const dates = findDates(plain, locale)
  const short = shortWeekdayBefore(locale, anyMonth)
  // In Portuguese 'sex' is no number.
  const undated = withoutNamedNights(blankDates(plain.replaceAll(short, ' '), locale), locale, slots.arrival)
  const undatedDays = dates.length === 0 ? withoutShortWeekdays(undated, locale) : undated
  const text = blank(withDigits(undatedDays).replace(relativeDays, ' '), otherNumbers)
  const withoutOwn = (found: string) => (isOwnDay(found, slots) ? ' ' : found)
  const unnumbered =
    dates.length === 0
      ? blank(
          text.replaceAll(countedWeek, ' '),
          slots.arrival
            ? [
                weekdayWithDay(locale),
                // Of a school holiday that has its number the week is known.
                ...(weekOfYear.test(text) ? [weekOfYear, otherHoliday] : []),
                ...(weekAfterNext.test(text) ? [weekAfterNext] : []),
                weekendAfterNext,
                nightsOfMonth,
                nightOfDay,
                ...(slots.departure && endsIn(text) ? [markedDay] : []),
                ...(slots.departure
                  ? [...bareDays, untilDay, ...movedBy, dayBefore, monthTakenBack, dayInstead, dayNotOther]
                  : []),
              ]
            : [],
        ).replace(aDay, (found) => (isOwnDay(found, slots) || isDayWithin(found, text, slots) ? ' ' : found))
      : slots.departure
        ? [weekdayWithDay(locale), markedDay, everyEndingDay, everyUntilDay].reduce(
            (left, day) => left.replaceAll(day, withoutOwn),
            blank(text, [...(namesOwnRange(text, slots) ? bareDays : []), weekOfYear]),
          )
        : (movesStay.test(plain) ? text.replace(toThen, ' ') : text).replace(aDay, withoutOwn)
  const rest = blank(withoutCounted(unnumbered, locale, slots.party !== null), [
    ...countedGuests,
    ...(slots.nights === null ? [] : [stayedDays, meantNights]),
  ])
  const hasDate = dates.length > 0
  const name = dayOfName(plain, locale)
  const noDay = dates.find(isNoDay)
  const choice = choiceOf(plain, dates, locale)
  const part =
    otherLength(plain, slots) ??
    // Where nobody says how long, one night of one of them would be a guess.
    (slots.nights === null ? choice : undefined) ??
    (noDay && plain.slice(noDay.at, noDay.end)) ??
    (dates.length > 1 ? first(rest, partOfIt) : undefined) ??
    (slots.departure === null && slots.nights === null ? first(plain, brokenLength) : undefined) ??
    (name !== null && butOnly.test(plain) ? name : undefined) ??
    (dates.length === 0 ? first(plain, asAtFirst) : undefined) ??
    (movesStay.test(plain) ? first(plain, eitherWay) : undefined)
  if (part) return { of: 'days', words: part, hasDate }
  const days = daysLeft(
    {
      rest,
      shortWeekdays: [...plain.matchAll(short)].map(([, name]) => name!),
      written: dates.length,
      isCountedBack: slots.departure !== null && (slots.nights !== null || isAround(plain) || comesBefore(plain)),
      areDaysSaid: saysDeparture(text, slots) || endsWithFeast(plain, locale, slots),
    },
    locale,
    slots,
  )
  const unsaidEnd = slots.departure === null && slots.nights === null && hasDate ? first(rest, departs) : undefined
  if (!slots.areEndsSaid && (days ?? unsaidEnd)) return { of: 'days', words: (days ?? unsaidEnd)!, hasDate }
  const company = companyIn(undated, locale, takeAges(message).children)
  const isListed = company !== null && company.unknown === undefined
  const guests =
    (isListed || takeAges(message).children > 0 ? undefined : first(rest, uncounted)) ??
    (isListed || slots.party ? undefined : namesKin(rest.replace(celebrated, ' '))) ??
    tooFewForRooms(withDigits(plain), slots) ??
    company?.unknown
  if (guests) return { of: 'party', words: guests, hasDate }
  const unsaid = slots.areEndsSaid
    ? blank(blankDates(rest, locale), [markedDay, weekdayWithDay(locale), untilDay])
    : rest
  const figure =
    slots.party && bareNumber.test(unsaid) ? undefined : first(unsaid.replaceAll(arrivesOrLeaves, withoutOwn), number)
  const areDaysKnown = hasDate && (slots.departure !== null || slots.nights !== null)
  return figure ? { of: areDaysKnown ? 'party' : 'days', words: figure, hasDate } : null
}
