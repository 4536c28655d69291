import type { Locale } from '#graphql/locales.ts'
import type { ConversationState } from './conversation-state.ts'
import { findLeftOver, type LeftOver } from './left-over.ts'
import type { Message } from './message.ts'
import { partySize } from '../party/party.ts'
import { askedWords } from '../words/phrases.ts'
import { asksOneMoreRoom, bothRooms, oneMoreRoom, roomBeside } from '../rooms/rooms-in-question.ts'
import type { Slots } from './slots.ts'
import { weekdaysIn } from '../words/weekdays.ts'
import { first, fold } from '../words/words.ts'
import { findDates, plainDates } from '../days/written-dates.ts'

/** Weekdays after a holiday that nobody could tell: of which week they are was not said. */
const ofNoWeek = (question: string, locale: Locale, { areDaysUnclear }: ConversationState): LeftOver | null => {
  const plain = plainDates(question)
  const [weekday] = askedWords(plain).filter((word) => weekdaysIn([word], locale).length > 0)
  const isOpen = areDaysUnclear && weekday && findDates(plain, locale).length === 0 && !/\d/.test(plain)
  return isOpen ? { of: 'days', words: weekday, hasDate: false } : null
}

/** Which of the days of 'midweek' are meant, where nothing else says it. */
const ofNoDays = ({ midweek, question, locale }: Message, { month, departure, nights }: Slots): LeftOver | null =>
  midweek !== undefined &&
  month === null &&
  (departure === null || nights !== null) &&
  findDates(plainDates(question), locale).length === 0
    ? { of: 'days', words: midweek, hasDate: false }
    : null

/** 'A second room for our neighbours', 'a king room and a double queen': how many sleep where was not said. */
const ofOtherRoom = (question: string, locale: Locale, slots: Slots, before: ConversationState): LeftOver | null => {
  const hasDate = slots.arrival !== null
  const beside = slots.roomCount === null ? roomBeside(question, locale) : undefined
  if (beside) return { of: 'party', words: beside, hasDate }
  const isOfOne = before.arrival !== null && (before.roomCount ?? 1) < 2 && !asksOneMoreRoom(question)
  const [together] = (isOfOne && bothRooms.exec(fold(question))) || []
  if (together) return { of: 'party', words: together, hasDate }
  const known = before.arrival !== null && !slots.party ? before.party : null
  const isForOthers = known && asksOneMoreRoom(question) && partySize(known) < 2 * (slots.roomCount ?? 1)
  return isForOthers ? { of: 'party', words: first(fold(question), oneMoreRoom)!, hasDate } : null
}

/** What a message says of a stay besides its slots, and was not understood: it is asked back. */
export const unclearStay = (message: Message, slots: Slots): LeftOver | null => {
  const { question, locale, before } = message
  return (
    findLeftOver(question, locale, slots) ??
    ofNoWeek(question, locale, before) ??
    ofNoDays(message, slots) ??
    ofOtherRoom(question, locale, slots, before)
  )
}
