import { asksIn, type Asks } from './asks.ts'
import { carryStay, noDays, type ConversationState } from './conversation-state.ts'
import { followUp } from './follow-up.ts'
import type { Hearing } from './hearing.ts'
import { asksItsPrice, isLeaning } from './leaning.ts'
import type { LeftOver } from './left-over.ts'
import { matchTopics, type TopicMatch } from '../passages/match-topics.ts'
import { takeApart, type Message } from './message.ts'
import { namedTopics } from './named-topics.ts'
import { thingsAsked, thingsIn, type NamedThing } from './named-things.ts'
import { forgetsDays, leavesPets } from './not-asked.ts'
import { petsNamed } from '../party/pets-named.ts'
import type { Feature } from '../rooms/room-features.ts'
import { hears } from '../words/room-words.ts'
import { asWritten } from '../words/colloquial.ts'
import { asksFirstRoom, asksThatKind } from '../rooms/rooms-in-question.ts'
import { namesSlotsOnly } from './slot-words.ts'
import type { Slots } from './slots.ts'
import { aboutPets, aboutStays, courtesies, isSpecialTopic, severalWords } from '../passages/special-topics.ts'
import { unclearStay } from './unclear-stay.ts'

/** A message, understood as far as it goes without looking anything up. */
export interface Heard extends Asks {
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
  /** It asks for the lowest price, by these words. */
  asksLowest: boolean
  /** It speaks of a stay in an accessible room, or of what makes one needed. */
  asksAccessible: boolean
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

/** In words: who says more than that of a place asks for something else. */
const longestThere = 9
const longestItsPrice = 12

/** How many pets the stay has: who named one goes on with it until it is left at home. */
const petsOf = ({ asked, question, before, slots }: Message, topics: readonly TopicMatch[]): number => {
  if (leavesPets(asked)) return 0
  const isOfStay = slots.arrival !== null || before.arrival !== null
  return isOfStay && topics.some(({ source }) => source === aboutPets) ? Math.max(petsNamed(question), 1) : before.pets
}

const onePlace = /^(?:place|restaurant|walk|drive|trip):/
const thatOne =
  /\b(?:there|it|that|this|dit|dar|dort|dahin|das|alli|ahi|alla|eso|esta|ese|la|isso|esse|essa|fica|ce|c.est|y|ca|siella|sinne|se|siihen|det|den)\b/

/** 'I am expecting a parcel. Would you take it in?': what is meant stands in what was left out of the message. */
const refersBack = (written: string, { question, plain, slots }: Message): boolean =>
  slots.arrival === null && question.length < written.length && thatOne.test(plain)

/** 'A lady told me about the Old Key Lime House, is that close?': where nothing else is named. */
const placesIn = (told: string, { question }: Message, { topics }: Hearing): TopicMatch[] =>
  told === question
    ? []
    : matchTopics(topics, told).filter(({ source, strength }) => onePlace.test(source) && strength >= severalWords)

export const hear = (written: string, hearing: Hearing, said: ConversationState): Heard => {
  const { locale, today } = hearing
  const before = forgetsDays(written) ? { ...said, ...noDays } : said
  const message = takeApart(written, hearing, before)
  const { question, words, namesRoom, isShort } = message
  const asks = asksIn(message, locale)

  const told = refersBack(written, message) ? asWritten(written, locale) : question
  const asked = thingsIn(question, locale)
  const named = asked.length > 0 || told === question ? asked : thingsIn(told, locale)
  const { topics: found, byTheWay, asksHours, namesDiscounts } = namedTopics(message, hearing.topics, named.length > 0)
  const topics = found.length > 0 || named.length > 0 ? found : placesIn(told, message, hearing)
  // 'Tack. Vi flyger hem redan den 17:e': thanks are said by the way.
  const { arrival, nights, party, roomCount } = message.slots
  const saysSlots = (arrival ?? nights ?? party ?? roomCount) !== null
  const isSpecial = topics.some((topic) => isSpecialTopic(topic) && !(saysSlots && courtesies.has(topic.source)))
  const slots = isSpecial && !namesRoom ? { ...message.slots, rooms: [] } : message.slots
  const leftOver = asksHours ? null : unclearStay(message, slots)

  // 'Any discount for two weeks in February?'
  const asksOff = message.isOfMonth && message.isLong && namesDiscounts
  const asksPrice = asks.asksCheapest || message.saysPrice || asksOff
  // Whether the beach or the bus is accessible says nothing of the room.
  const asksAccessible = (namesRoom || arrival !== null) && hears('chat.hears.accessible', locale, words)

  const isSlotsOnly = namesSlotsOnly(question, locale)
  const leans = isSlotsOnly || isLeaning(question)
  const { changesStay, ofThoseDays, keepsLength, asksAnyRoom } = followUp(message, {
    slots,
    asks,
    asksPrice,
    isSpecial,
    leans,
  })
  const isOfStay = ofThoseDays || (arrival !== null && (nights ?? slots.departure ?? party) !== null)
  const namesNothing = !message.changesNights && !namesRoom && arrival === null && party === null
  const state = carryStay(
    before,
    slots,
    {
      leans: leans || keepsLength,
      asksAnyRoom,
      asksFirstRoom: asksFirstRoom(question),
      asksThatKind: asksThatKind(question),
    },
    today,
    leftOver,
  )
  return {
    ...asks,
    asksThere: asks.asksThere && words.length <= longestThere,
    question,
    slots,
    leftOver,
    topics,
    byTheWay,
    things: thingsAsked(named, topics),
    namesThing: named.length > 0,
    asksPrice,
    asksLowest: message.asksLowest,
    asksAccessible,
    features: message.features,
    isStay: topics.some(({ source }) => aboutStays.has(source)),
    isSpecial,
    bringsPet: isOfStay && topics.filter(isSpecialTopic).every(({ source }) => source === aboutPets),
    isSlotsOnly,
    leans,
    isShort,
    changesStay,
    isAboutIt: namesNothing && (isShort || (words.length <= longestItsPrice && asksItsPrice(question))),
    before,
    state: { ...state, isAccessible: asksAccessible || before.isAccessible, pets: petsOf(message, topics) },
  }
}
