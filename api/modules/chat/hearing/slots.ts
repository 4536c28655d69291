import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { longestStay } from '#graphql/stay-limits.ts'
import type { Locale } from '#graphql/locales.ts'
import { takeAges } from '../party/ages.ts'
import { amountsIn } from '../words/amounts.ts'
import { comesBefore, nightsBeforeIt } from '../days/days-beside.ts'
import { daysIn } from '../days/days-in-question.ts'
import { takeGone } from '../party/fewer-guests.ts'
import { byNamedNights, withoutNightBefore } from '../days/named-nights.ts'
import { addsNight, doubled, nightsAsBefore, nightsChanged, nightsMeant } from '../days/changed-nights.ts'
import { daysStayed, nightsInQuestion, weekOfYear } from '../days/nights.ts'
import { bareNumber, withDigits } from '../words/numbers.ts'
import { namesCouples, partyInQuestion, partySize, type Party } from '../party/party.ts'
import {
  asksOneMoreRoom,
  asksOneRoom,
  oneIsEnough,
  guestsInEach,
  manyRooms,
  ofThoseRooms,
  roomCountIn,
  roomsForEach,
  roomsInQuestion,
  severalRooms,
  type NamedRoom,
} from '../rooms/rooms-in-question.ts'
import { monthInQuestion } from '../days/spoken-months.ts'
import type { DaysBefore } from '../days/said.ts'
import { saidEnds } from '../days/said-ends.ts'
import { bareDays } from '../days/stay-ends.ts'
import { oneNightBefore } from '../days/nights-at-ends.ts'
import { withoutWeekdayTakenBack, withWeekdays } from '../words/weekdays.ts'
import { blankDates, findDates, plainDates, withoutDates, type WrittenDay } from '../days/written-dates.ts'
import { blank, fold, squeezed } from '../words/words.ts'

/** What a message says of a stay; null and empty where it says nothing. */
export interface Slots {
  arrival: string | null
  departure: string | null
  nights: number | null
  /** YYYY-MM, where a month is all that is said of the dates. */
  month: string | null
  party: Party | null
  /** Slugs of the room types that it names. */
  rooms: string[]
  /** Of every day that it names it says whether it is that of the arrival or of the departure. */
  areEndsSaid: boolean
  /** How many rooms. */
  roomCount: number | null
  /** The most that somebody wants to pay, in cents. */
  amount: number | null
}

/** 'Without the last night, so just 3?' */
const onlySoMany =
  /\b(?:just|only|solo|so|apenas|nur|seulement|juste|bara|endast|vain|vaan|also|donc|entonces|entao|eli|alltsa)\s+(?:just|only|solo|so|nur|bara|vain)?\s*[1-9]\W*$/
const aNightMeant = /\b(?:nights?|nites?|noches?|noites?|nuits?|nacht|nachte|yo(?:ta|n)?|natt|natter)\b/

const amountIn = (question: string): number | null => {
  const [first] = amountsIn(question).filter((amount) => /^\$\d/.test(amount))
  return first ? Math.round(Number(first.slice(1)) * 100) : null
}

/** The stay that was spoken of. */
interface Before extends DaysBefore {
  party: Party | null
  roomCount?: number | null
}

const nothingBefore: Before = { arrival: null, departure: null, month: null, party: null }

/** How many rooms a message asks for, by itself or beside those that were spoken of; null where it does not say. */
const countRooms = (text: string, { arrival, roomCount }: Before): number | null => {
  const known = roomCount ?? 1
  if (arrival && asksOneMoreRoom(text)) return known + 1
  return roomCountIn(text) ?? (known > 1 && asksOneRoom(text) ? 1 : null)
}

/** A number alone is that of the guests, after a stay whose nights were said and whose guests were not. */
const guestsAlone = (message: string, { arrival, departure, isCounted, party }: Before): Party | null => {
  const isOfGuests = arrival && departure && !party && (isCounted || nightsBetween(arrival, departure) > 1)
  const [, adults] = (isOfGuests && bareNumber.exec(withDigits(fold(message)))) || []
  return adults ? { adults: Number(adults), children: 0 } : null
}

/** 'One couple dropped out', 'four couples now', of couples that have a room each. */
const roomsOfPairs = (text: string, party: Party | null, { party: known, roomCount }: Before): number | null => {
  if (!party || !known || !roomCount || roomCount < 2) return null
  const { pairs } = takeGone(withDigits(fold(text)))
  if (pairs > 0) return Math.max(1, roomCount - pairs)
  return known.adults === 2 * roomCount && namesCouples(text) && party.adults % 2 === 0 ? party.adults / 2 : null
}

/** A room for each couple or each guest of a party: 'three friends, each our own room'; null where nobody asks for that. */
const roomsOfAll = (text: string, party: Party | null): number | null => {
  const each = party ? roomsForEach(text) : null
  if (!each) return null
  const isOfPairs = each === 'couple' || namesCouples(text)
  if (!isOfPairs) return party!.adults
  return party!.adults % 2 === 0 ? party!.adults / 2 : null
}

/** Whether the end of a stay is one of the days that are written out. */
const isWritten = (departure: string, written: readonly WrittenDay[]): boolean =>
  written.length > 1 ||
  written.some(({ day, month }) => Number(departure.slice(5, 7)) === month && Number(departure.slice(8)) === day)

/**
 * Reads what a guest has written for what it says of a stay.
 * @param today the hotel's day
 * @param before of which stay the conversation speaks
 */
export const readSlots = (
  written: string,
  locale: Locale,
  today: string,
  rooms: readonly (NamedRoom & { slug: string })[],
  before: Before = nothingBefore,
): Slots => {
  const message = squeezed(written)
  const { text: question } = takeAges(message)
  const plain = plainDates(question)
  const undated = blankDates(plain, locale)
  // A night that comes to a stay, or on which somebody comes, is none of a day that is named here.
  const isNightMore = before.departure !== null && (addsNight.test(plain) || oneNightBefore.test(withDigits(plain)))
  const ends = isNightMore
    ? null
    : saidEnds(withWeekdays(withoutWeekdayTakenBack(plain, locale), locale), locale, today, before)
  const days =
    ends ??
    (isNightMore || comesBefore(plain)
      ? daysIn(plain, locale, today, before)
      : byNamedNights(plain, locale, daysIn(withoutNightBefore(plain), locale, today, before)))
  const roomCount = countRooms(undated, before)
  // 'Two in each', of the rooms that were spoken of before.
  const eachOf = roomCount ?? (before.roomCount && before.roomCount > 1 ? before.roomCount : null)
  const inEach = eachOf === null ? null : guestsInEach(undated)
  const changed = before.arrival && before.departure ? nightsChanged(question) : null
  const again = before.arrival && before.isCounted ? nightsAsBefore(question) : null
  const meant = again ?? (before.arrival && !before.party ? nightsMeant(question) : null)
  const isDoubled = before.arrival && before.departure && doubled.test(fold(question))
  const nights = isDoubled
    ? 2 * nightsBetween(before.arrival!, before.departure!)
    : changed
      ? Math.max(nightsBetween(before.arrival!, before.departure!) + changed, 1)
      : ((isNightMore ? null : nightsInQuestion(question)) ??
        meant ??
        (days.arrival && !days.departure ? daysStayed(blankDates(plain, locale)) : null))
  // Of 'for two king rooms' the number counts no guests, and of 'compact queen dec 2' no beds.
  const party = meant
    ? null
    : inEach
      ? { adults: inEach * eachOf!, children: 0 }
      : (guestsAlone(message, before) ??
        partyInQuestion(
          blank(withDigits(withWeekdays(withoutDates(plainDates(message), locale), locale)), [
            severalRooms,
            ofThoseRooms,
            manyRooms,
            oneIsEnough,
            weekOfYear,
            ...(days.departure ? bareDays : []),
            ...(before.departure && aNightMeant.test(fold(question)) ? [onlySoMany] : []),
          ]),
          locale,
          // A price without a party was that of two.
          before.party ?? (before.arrival ? { adults: partySize(null), children: 0 } : null),
        ))
  const allRooms = roomsOfAll(undated, party ?? before.party) ?? roomsOfPairs(undated, party, before)
  return {
    arrival: days.arrival,
    // 'A weekend for three nights' is three nights; written dates count as they are written.
    departure:
      days.departure && nights && !ends && !isWritten(days.departure, findDates(plainDates(question), locale))
        ? addDays(days.arrival!, Math.min(nights, longestStay))
        : days.departure,
    // 'Une nuit avant : arrivée le 8, départ le 11.'
    nights: ends && nightsBeforeIt.test(withDigits(plain)) ? null : nights && Math.min(nights, longestStay),
    areEndsSaid: ends !== null,
    month: days.arrival ? null : monthInQuestion(plainDates(question), today),
    party,
    rooms: roomsInQuestion(undated, locale, rooms).map(({ slug }) => slug),
    roomCount: roomCount ?? (allRooms && (allRooms > 1 || before.roomCount) ? allRooms : null),
    amount: amountIn(question),
  }
}
