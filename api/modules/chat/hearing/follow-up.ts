import type { Asks } from './asks.ts'
import { corrects } from '../days/changed-days.ts'
import { stayTopic } from './conversation-state.ts'
import type { Message } from './message.ts'
import { sameDays } from '../days/nights.ts'
import { leavesPets } from './not-asked.ts'
import { hears } from '../words/room-words.ts'
import { asksFirstRoom, asksThatRoom, deniesRoom } from '../rooms/rooms-in-question.ts'
import { movesStay } from '../days/shifted-stay.ts'
import type { Slots } from './slots.ts'

/** How a message goes on with the stay that was spoken of. */
interface FollowUp {
  /** It says when, who comes, how long or in which room, of that stay, and names nothing else. */
  changesStay: boolean
  /** It asks for something in the days of that stay. */
  ofThoseDays: boolean
  /** It comes on another day, for as many nights. */
  keepsLength: boolean
  /** It speaks of rooms in general: the one that was named is not meant any more. */
  asksAnyRoom: boolean
}

/** What else is known of a message when it is compared with what was said before it. */
interface Known {
  slots: Slots
  asks: Asks
  asksPrice: boolean
  /** Something else than a stay is named outright. */
  isSpecial: boolean
  /** It goes on with what was said. */
  leans: boolean
}

/** 'Dasselbe ab Freitag': as many nights as before. */
const theSame =
  /\b(?:dasselbe|das gleiche|the same(?: thing)?|lo mismo|o mesmo|la meme chose|samalla|sama|detsamma|samma sak)\b/

/** 'And one night less?', 'perfect! we take two rooms': of a stay that was priced, whatever was asked in between. */
const returnsToStay = (
  { question, plain, namesRoom, changesNights, before }: Message,
  { slots, asksPrice, isSpecial, leans }: Known,
  ofThoseDays: boolean,
): boolean => {
  if (before.departure === null) return false
  const { arrival, departure, nights, party, roomCount } = slots
  return (
    changesNights ||
    ofThoseDays ||
    (namesRoom && theSame.test(plain)) ||
    (asksPrice && (party ?? roomCount ?? nights) !== null) ||
    (leans && (nights ?? party) !== null) ||
    (!question.includes('?') && (party ?? roomCount) !== null) ||
    (!isSpecial && arrival !== null && departure !== null)
  )
}

/** It has a word of a stay: its days, its guests, or a room. */
const saysOfStay = (
  { question, asked, isShort, namesRoom, before }: Message,
  { slots, asksPrice }: Known,
  asksOtherRoom: boolean,
): boolean => {
  const { arrival, nights, party, roomCount, rooms } = slots
  const speaksOfRooms = namesRoom || (before.topic === stayTopic && (asksPrice || isShort))
  return (
    (arrival ?? nights ?? party ?? roomCount) !== null ||
    (rooms.length > 0 && speaksOfRooms) ||
    asksOtherRoom ||
    asksFirstRoom(question) ||
    leavesPets(asked)
  )
}

export const followUp = (message: Message, known: Known): FollowUp => {
  const { question, plain, said, locale, isShort, namesRoom, asksCheaper, before } = message
  const { slots, asks, asksPrice, isSpecial, leans } = known
  const isOfStay = before.topic === stayTopic
  const asksOtherRoom = asksCheaper || asks.asksCheapest || deniesRoom(question, locale)
  const namesAnyRoom =
    !leans && slots.roomCount === null && !asksThatRoom(question) && hears('chat.hears.anyRoom', locale, said)
  // 'And the same dates in the king suite?'
  const ofThoseDays = before.departure !== null && (asksPrice || namesRoom) && sameDays.test(plain)
  // 'Sry ab übermorgen'.
  const movesArrival =
    (isOfStay && isShort) ||
    (before.departure !== null && (movesStay.test(plain) || theSame.test(plain) || corrects.test(plain)))
  return {
    changesStay:
      before.arrival !== null &&
      !isSpecial &&
      (isOfStay || returnsToStay(message, known, ofThoseDays)) &&
      saysOfStay(message, known, asksOtherRoom),
    ofThoseDays,
    keepsLength: movesArrival && slots.arrival !== null && slots.departure === null,
    asksAnyRoom: asksOtherRoom || namesAnyRoom,
  }
}
