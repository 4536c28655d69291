import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { takeAges } from '../party/ages.ts'
import { namesGuest } from '../party/guest-lists.ts'
import { withoutAsides } from './asides.ts'
import { asWritten } from '../words/colloquial.ts'
import { withBaseForms, withUmlauts } from '../words/base-forms.ts'
import type { Hearing } from './hearing.ts'
import { stayTopic, type ConversationState } from './conversation-state.ts'
import { namesLowestPrice } from './lowest-price.ts'
import { nightsChanged } from '../days/changed-nights.ts'
import { midweek } from '../days/nights.ts'
import { withoutDaysLeftOut, withoutWhatStays } from './not-asked.ts'
import { askedWords } from '../words/phrases.ts'
import { hears, withRoomsApart } from '../words/room-words.ts'
import { featuresWanted, type Feature } from '../rooms/room-features.ts'
import { readSlots, type Slots } from './slots.ts'
import { withoutSlips } from '../words/spelling.ts'
import { fromThen } from './times-asked.ts'
import { fold } from '../words/words.ts'

/** A message, taken apart: its words, its slots, and what they say at first sight. */
export interface Message {
  locale: Locale
  /** As it was written, but for asides and slips of the finger. */
  asked: string
  /** The same without what does not come along. */
  question: string
  /** The question without case and accents. */
  plain: string
  words: string[]
  /** The words, and the base forms of those that are bent. */
  said: string[]
  /** The question without ages, which are no numbers of guests or nights. */
  spoken: string
  /** That with its base forms, by which topics are found; and its words. */
  compared: string
  comparedWords: string[]
  slots: Slots
  /** What was said before it. */
  before: ConversationState
  /** It has a word for rooms or staying in it. */
  asksRoom: boolean
  /** It has a word that is a room's alone. */
  namesKind: boolean
  /** What it wants to be in the room. */
  features: Feature[]
  /** One of these. */
  namesRoom: boolean
  /** As 'king suite?' */
  isShort: boolean
  /** It has a word for prices. */
  saysPrice: boolean
  /** 'Something cheaper?' after a price asks for another room. */
  asksCheaper: boolean
  /** It asks for the lowest price, by these words. */
  asksLowest: boolean
  /** 'Two weeks in March'. */
  isOfMonth: boolean
  /** Longer than the shortest stay that the rates for long ones may be about. */
  isLong: boolean
  /** It says how many nights more or less than before. */
  changesNights: boolean
  /** Its word for days within a week. */
  midweek: string | undefined
}

/** More words than these say something of their own. */
const longestAboutIt = 6

/** Words that are rooms' alone; a garden or two beds may be meant without a room. */
const surelyRooms = ['king', 'queen', 'suite', 'studio'] as const

/** From how many nights on 'is it cheaper if we stay longer' is about the rates for long stays. */
export const longFrom = 6

export const takeApart = (written: string, hearing: Hearing, before: ConversationState): Message => {
  const { locale, topics, roomTypes, today } = hearing
  const told = withoutDaysLeftOut(withoutAsides(asWritten(written, hearing.locale), hearing, before))
  const asked = withoutSlips(withUmlauts(told, locale), locale, topics, (word) => namesGuest(word, locale))
  const slots = readSlots(asked, locale, today, roomTypes, before)
  const isOfStay = slots.arrival !== null
  const question = isOfStay || before.arrival ? withoutWhatStays(asked, isOfStay) : asked
  const plain = fold(question)
  const words = askedWords(question)
  const said = askedWords(withBaseForms(question, locale))
  const spoken = takeAges(question).text.replaceAll(fromThen, ' ')
  const compared = withBaseForms(spoken, locale)
  const asksRoom = hears('chat.hears.stay', locale, said)
  // Guests of every language know the English names too.
  const apart = withRoomsApart(words)
  const namesKind = surelyRooms.some((kind) =>
    [locale, defaultLocale].some((each) => hears(`chat.hears.room.${kind}`, each, apart)),
  )
  const features = slots.rooms.length > 0 ? featuresWanted(question, locale, roomTypes) : []
  const isShort = words.length <= longestAboutIt
  return {
    locale,
    asked,
    question,
    plain,
    words,
    said,
    spoken,
    compared,
    comparedWords: askedWords(compared),
    slots,
    before,
    asksRoom,
    namesKind,
    features,
    namesRoom: asksRoom || namesKind || features.length > 0,
    isShort,
    saysPrice: hears('chat.hears.price', locale, said),
    asksCheaper:
      before.topic === stayTopic &&
      before.arrival !== null &&
      (isShort || features.length > 0) &&
      hears('chat.hears.cheaperRoom', locale, words),
    asksLowest: namesLowestPrice(question),
    isOfMonth: slots.month !== null && slots.nights !== null,
    isLong: (slots.nights ?? 0) > longFrom,
    changesNights: before.departure !== null && nightsChanged(question) !== null,
    midweek: midweek.exec(plain)?.[0],
  }
}
