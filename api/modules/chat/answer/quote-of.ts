import { longestFlexible } from '#graphql/stay-limits.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../../platform/context.ts'
import { hotelToday } from '../../hotel/hotel-day.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { askBack } from './ask-back.ts'
import { corrects } from '../days/changed-days.ts'
import { stayTopic, type ConversationState } from '../hearing/conversation-state.ts'
import type { Heard } from '../hearing/heard.ts'
import type { LeftOver } from '../hearing/left-over.ts'
import { isCircumstance } from '../hearing/named-things.ts'
import { asksPerNight } from '../days/nights.ts'
import { partySize } from '../party/party.ts'
import { priceFrom, priceInMonth } from './price-ahead.service.ts'
import { priceOfStay, priceOfStays } from './price-answer.service.ts'
import type { PriceAnswer } from './price-words.ts'
import type { Found } from '../passages/retrieval.ts'
import { asksThatRoom, guestsInEach } from '../rooms/rooms-in-question.ts'
import { otherStays } from './several-stays.ts'
import { aboutPets } from '../passages/special-topics.ts'
import { asksLowestPrice, wantedQuote } from './wanted-quote.ts'
import { fold } from '../words/words.ts'

const ofStay = ({ arrival, departure, party, rooms, roomCount, isAccessible, pets }: ConversationState) =>
  JSON.stringify([arrival, departure, partySize(party), rooms, roomCount, isAccessible, pets])

/** 'Also wants to come along'. */
const comesToo =
  /\b(?:com(?:e|es|ing) (?:along|too|with us)|join(?:s|ing)? us|folj(?:a|er) med|hang(?:a|er) (?:med|pa)|(?:komm(?:t|en)|fahr(?:t|en)) (?:[a-z]+ )?mit|mitk(?:ommt|ommen|ame)|viene (?:tambien|con nosotros)|se (?:suma|une|apunta)|vem (?:junto|com a gente|tambem)|vai (?:junto|com a gente)|vient (?:aussi|avec nous)|(?:nous|m.) ?accompagne|(?:tulee|lahtee|tulossa) (?:myos )?mukaan)\b/

/** 'With tax?' */
const taxed = /\b(?:tax(?:es|e[ds]?|as?)?|impuestos?|impostos?|steuern?|vero[a-z]*|skatt[a-z]*)\b/

/**
 * The stay is the one before, though nobody asks for its price once more or says again what it is: what was said of it was
 * not understood.
 */
const changesNothing = ({ before, state, slots, question, topics, asksPrice, asksFree }: Heard): boolean => {
  if (before.topic !== stayTopic || ofStay(state) !== ofStay(before)) return false
  const plain = fold(question)
  // Somebody comes along who is not counted, whatever it costs then.
  const bringsSomebody = comesToo.test(plain) && !topics.some(({ source }) => source === aboutPets)
  if (bringsSomebody && slots.party === null) return true
  if (asksPrice || asksFree || asksPerNight(question)) return false
  const isConfirmed =
    (slots.arrival ?? slots.nights ?? slots.party ?? slots.roomCount) !== null && !corrects.test(plain)
  return !isConfirmed && !taxed.test(plain)
}

/** 'What is the dollar at today?': a day alone beside a thing is no stay. */
const isOfThing = ({ namesThing, slots, things, asksRoom, asksFree, isStay }: Heard): boolean => {
  const { arrival, departure, nights, party, rooms } = slots
  if (!namesThing || !arrival) return namesThing
  const saysOfStay = (departure ?? nights ?? party) !== null || rooms.length > 0 || asksRoom || asksFree || isStay
  return !saysOfStay && !things.every(isCircumstance)
}

/** What a stay costs, where that is asked, and whether that is all that is. */
export const quoteOf = async (
  ctx: Context,
  locale: Locale,
  heard: Heard,
  best: Found | undefined,
  roomTypes: readonly RoomType[],
): Promise<{ quote: PriceAnswer | null; isWhole: boolean; asksBack?: boolean }> => {
  // Beside dates, or what changes a stay, a passage that only shares words with the question says nothing against the quote.
  const namesNothing = heard.topics.length === 0 && heard.things.length === 0
  const asksLowest = asksLowestPrice(heard)
  // 'How much?' after a stay; 'does that cost extra?' is of something beside it.
  const asksItsPrice =
    heard.asksPrice &&
    !heard.asksGratis &&
    namesNothing &&
    (heard.isShort || heard.leans) &&
    heard.before.topic === stayTopic
  const isOfStay =
    heard.slots.arrival !== null || heard.slots.month !== null || heard.changesStay || asksLowest || asksItsPrice
  const isStayOnly = namesNothing && ((heard.slots.departure ?? heard.slots.nights) !== null || heard.changesStay)
  const named = best && !isStayOnly && (best.topic > 0 || !isOfStay) ? best.source : undefined
  const wanted = isOfThing(heard) ? null : wantedQuote(heard, named)
  if (!wanted) return { quote: null, isWhole: false }
  const { state, slots, isSpecial } = heard
  const unread: LeftOver | null =
    wanted === 'stay' && changesNothing(heard) ? { of: 'party', words: heard.question, hasDate: false } : null
  const leftOver = heard.leftOver ?? unread
  if (leftOver ?? (wanted === 'stay' && state.isPartyUnclear))
    return { quote: askBack(ctx, locale, { ...heard, leftOver }, roomTypes), isWhole: !isSpecial, asksBack: true }
  if (wanted === 'stay') {
    const how = {
      isInEach: guestsInEach(heard.question) !== null,
      perNight: asksPerNight(heard.question),
      features: heard.features,
    }
    const others = otherStays(heard.question, locale, hotelToday(ctx), slots)
    const quote =
      others.length > 0
        ? await priceOfStays(ctx, locale, [state, ...others.map((days) => ({ ...state, ...days }))], roomTypes, how)
        : await priceOfStay(ctx, locale, state, roomTypes, how)
    // Of a balcony that is wanted the price says nothing.
    return { quote, isWhole: !isSpecial && heard.things.every(isCircumstance) }
  }
  const isThatRoom = slots.rooms.length === 0 && asksThatRoom(heard.question)
  const said = { rooms: isThatRoom ? state.rooms : slots.rooms, party: slots.party }
  const { month, nights } = slots
  const ofMonth = month && nights && nights <= longestFlexible ? { month, nights } : null
  const flexible =
    ofMonth &&
    (await priceInMonth(
      ctx,
      locale,
      { ...said, party: state.party, isAccessible: state.isAccessible },
      ofMonth,
      roomTypes,
    ))
  if (flexible) return { quote: flexible, isWhole: !isSpecial }
  const isNamed = heard.asksLowest || slots.rooms.length > 0 || slots.month !== null || slots.party !== null
  return { quote: await priceFrom(ctx, locale, said, slots.month, roomTypes), isWhole: isNamed && !isSpecial }
}
