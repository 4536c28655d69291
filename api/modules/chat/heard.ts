import type { Locale } from '#graphql/locales.ts'
import { corrects } from './changed-days.ts'
import { carryStay, noDays, stayTopic, type ConversationState } from './conversation-state.ts'
import { asksItsPrice, isLeaning } from './leaning.ts'
import { findLeftOver, type LeftOver } from './left-over.ts'
import type { TopicMatch } from './match-topics.ts'
import type { Hearing } from './hearing.ts'
import { takeApart, type Message } from './message.ts'
import { namedTopics } from './named-topics.ts'
import { thingsAsked, thingsIn, type NamedThing } from './named-things.ts'
import { sameDays } from './nights.ts'
import { forgetsDays, leavesPets } from './not-asked.ts'
import { partySize } from './party.ts'
import { askedWords } from './phrases.ts'
import { hears } from './room-words.ts'
import {
  asksFirstRoom,
  asksOneMoreRoom,
  asksThatKind,
  asksThatRoom,
  bothRooms,
  deniesRoom,
  oneMoreRoom,
  roomBeside,
} from './rooms-in-question.ts'
import type { Feature } from './room-features.ts'
import { namesSlotsOnly } from './slot-words.ts'
import { movesStay } from './shifted-stay.ts'
import type { Slots } from './slots.ts'
import { aboutPets, aboutStays, courtesies, isSpecialTopic } from './special-topics.ts'
import { weekdaysIn } from './weekdays.ts'
import { first, fold } from './words.ts'
import { findDates, plainDates } from './written-dates.ts'

/** A message, understood as far as it goes without looking anything up. */
export interface Heard {
  /** As it was written, but for slips of the finger. */
  question: string
  slots: Slots
  /** What it says of a stay besides, and was not understood. */
  leftOver: LeftOver | null
  topics: TopicMatch[]
  /** Sources whose words are there and that are not asked for. */
  byTheWay: string[]
  things: NamedThing[]
  /** One is named, if only by the way. */
  namesThing: boolean
  asksPrice: boolean
  asksFree: boolean
  /** 'Got anything', 'jotain': with dates it asks for a room. */
  asksAnything: boolean
  /** It asks for what costs least. */
  asksCheapest: boolean
  /** It asks for the lowest price, by these words. */
  asksLowest: boolean
  /** It has a word for a night. */
  asksNight: boolean
  /** It asks whether something is free of charge, or costs extra. */
  asksGratis: boolean
  /** It speaks of a stay in an accessible room, or of what makes one needed. */
  asksAccessible: boolean
  /** It has a word for rooms or staying in it. */
  asksRoom: boolean
  /** What it wants to be in the room. */
  features: Feature[]
  /** It is about rooms, prices or booking, by a known phrase. */
  isStay: boolean
  /** Something else than a stay is named outright. */
  isSpecial: boolean
  /** It asks for a stay to which a pet comes along: what the pet costs is told beside its price. */
  bringsPet: boolean
  /** There are only dates, nights and guests in it. */
  isSlotsOnly: boolean
  /** It goes on with what was said. */
  leans: boolean
  /** It asks how far 'it' is, or how to get 'there'. */
  asksThere: boolean
  /** It asks when something opens or closes. */
  asksOpening: boolean
  /** It asks how many, how long, or when, of something. */
  asksMore: boolean
  /** It names nothing by itself, as 'how much is that?' */
  isAboutIt: boolean
  /** As 'king suite?' */
  isShort: boolean
  /** It says when, who comes, how long or in which room, of the stay that was spoken of, and names nothing else. */
  changesStay: boolean
  /** What was said before it. */
  before: ConversationState
  /** The same with what it says itself. */
  state: ConversationState
}

/** 'Dasselbe ab Freitag': as many nights as before. */
const theSame =
  /\b(?:dasselbe|das gleiche|the same(?: thing)?|lo mismo|o mesmo|la meme chose|samalla|sama|detsamma|samma sak)\b/

const longestThere = 9
const longestItsPrice = 12

/** Weekdays after a holiday that nobody could tell: of which week they are was not said. */
const ofNoWeek = (question: string, locale: Locale, { areDaysUnclear }: ConversationState): LeftOver | null => {
  const plain = plainDates(question)
  const [weekday] = askedWords(plain).filter((word) => weekdaysIn([word], locale).length > 0)
  const isOpen = areDaysUnclear && weekday && findDates(plain, locale).length === 0 && !/\d/.test(plain)
  return isOpen ? { of: 'days', words: weekday, hasDate: false } : null
}

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

/** Which of the days of 'midweek' are meant, where nothing else says it. */
const ofNoDays = ({ midweek, question, locale }: Message, { month, departure, nights }: Slots): LeftOver | null =>
  midweek !== undefined &&
  month === null &&
  (departure === null || nights !== null) &&
  findDates(plainDates(question), locale).length === 0
    ? { of: 'days', words: midweek, hasDate: false }
    : null

export const hear = (written: string, hearing: Hearing, said: ConversationState): Heard => {
  const { locale, today } = hearing
  const before = forgetsDays(written) ? { ...said, ...noDays } : said
  const message = takeApart(written, hearing, before)
  const { question, plain, words, namesRoom, changesNights } = message
  const named = thingsIn(question, locale)
  const { topics, byTheWay, asksHours, namesDiscounts } = namedTopics(message, hearing.topics, named.length > 0)
  const things = thingsAsked(named, topics)
  // 'Tack. Vi flyger hem redan den 17:e': thanks are said by the way.
  const { arrival, nights, party, roomCount } = message.slots
  const saysSlots = (arrival ?? nights ?? party ?? roomCount) !== null
  const isSpecial = topics.some((topic) => isSpecialTopic(topic) && !(saysSlots && courtesies.has(topic.source)))
  const slots = isSpecial && !namesRoom ? { ...message.slots, rooms: [] } : message.slots
  const leftOver = asksHours
    ? null
    : (findLeftOver(question, locale, slots) ??
      ofNoWeek(question, locale, before) ??
      ofNoDays(message, slots) ??
      ofOtherRoom(question, locale, slots, before))

  const isSlotsOnly = namesSlotsOnly(question, locale)
  const leans = isSlotsOnly || isLeaning(question)
  const asksCheapest = hears('chat.hears.cheapest', locale, message.said)
  // 'Any discount for two weeks in February?'
  const asksOff = message.isOfMonth && message.isLong && namesDiscounts
  const asksPrice = asksCheapest || message.saysPrice || asksOff
  // Whether the beach or the bus is accessible says nothing of the room.
  const asksAccessible = (namesRoom || message.slots.arrival !== null) && hears('chat.hears.accessible', locale, words)
  const asksOtherRoom = message.asksCheaper || asksCheapest || deniesRoom(question, locale)
  const asksAnyRoom =
    asksOtherRoom ||
    (!leans && slots.roomCount === null && !asksThatRoom(question) && hears('chat.hears.anyRoom', locale, message.said))

  // 'And the same dates in the king suite?', whatever was asked in between.
  const ofThoseDays = before.departure !== null && (asksPrice || namesRoom) && sameDays.test(plain)
  // 'And one night less?', 'and what would it cost without the kids?', whatever was asked in between.
  const changesParty =
    before.departure !== null && asksPrice && (slots.party ?? slots.roomCount ?? slots.nights) !== null
  const returnsToStay =
    changesNights ||
    changesParty ||
    (before.departure !== null && leans && (slots.nights ?? slots.party) !== null) ||
    // 'Perfect! We take two rooms, we are two couples', whatever was asked in between.
    (before.departure !== null && !question.includes('?') && (slots.party ?? slots.roomCount) !== null) ||
    (before.departure !== null && !isSpecial && slots.arrival !== null && slots.departure !== null) ||
    ofThoseDays
  // 'Sry ab übermorgen': as many nights as before.
  const goesOnAsLong =
    (before.topic === stayTopic && message.isShort) ||
    (before.departure !== null && (movesStay.test(plain) || theSame.test(plain) || corrects.test(plain)))
  const movesArrival = goesOnAsLong && slots.arrival !== null && slots.departure === null
  const saysOfStay =
    asksOtherRoom ||
    leavesPets(message.asked) ||
    slots.roomCount !== null ||
    slots.arrival !== null ||
    slots.party !== null ||
    slots.nights !== null ||
    asksFirstRoom(question) ||
    ((namesRoom || (before.topic === stayTopic && (asksPrice || message.isShort))) && slots.rooms.length > 0)
  return {
    question,
    slots,
    leftOver,
    topics,
    byTheWay,
    things,
    namesThing: named.length > 0,
    asksPrice,
    asksFree: hears('chat.hears.free', locale, message.said),
    asksAnything: hears('chat.hears.anything', locale, message.said),
    asksCheapest,
    asksLowest: message.asksLowest,
    asksNight: hears('chat.hears.night', locale, message.said),
    asksGratis: hears('chat.hears.gratis', locale, message.said),
    asksAccessible,
    asksRoom: message.asksRoom,
    features: message.features,
    isStay: topics.some(({ source }) => aboutStays.has(source)),
    isSpecial,
    bringsPet:
      (ofThoseDays || (slots.arrival !== null && (slots.nights ?? slots.departure ?? slots.party) !== null)) &&
      topics.filter(isSpecialTopic).every(({ source }) => source === aboutPets),
    isSlotsOnly,
    leans,
    asksThere: words.length <= longestThere && hears('chat.hears.there', locale, message.said),
    asksOpening: hears('chat.hears.opens', locale, words),
    asksMore: hears('chat.hears.more', locale, message.said),
    isShort: message.isShort,
    changesStay: before.arrival !== null && (before.topic === stayTopic || returnsToStay) && saysOfStay && !isSpecial,
    isAboutIt:
      !changesNights &&
      (message.isShort || (words.length <= longestItsPrice && asksItsPrice(question))) &&
      !namesRoom &&
      slots.arrival === null &&
      slots.party === null,
    before,
    state: {
      ...carryStay(
        before,
        slots,
        {
          leans: leans || movesArrival,
          asksAnyRoom,
          asksFirstRoom: asksFirstRoom(question),
          asksThatKind: asksThatKind(question),
        },
        today,
        leftOver,
      ),
      isAccessible: asksAccessible || before.isAccessible,
    },
  }
}
