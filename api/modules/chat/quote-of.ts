import { longestFlexible } from '#graphql/inputs/stay.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { askBack } from './ask-back.ts'
import { stayTopic } from './conversation-state.ts'
import type { Heard } from './heard.ts'
import { asksPerNight } from './nights.ts'
import { priceFrom, priceInMonth } from './price-ahead.service.ts'
import { priceOfStay, priceOfStays } from './price-answer.service.ts'
import type { PriceAnswer } from './price-words.ts'
import type { Found } from './retrieval.ts'
import { asksThatRoom, guestsInEach } from './rooms-in-question.ts'
import { otherStays } from './several-stays.ts'
import { asksLowestPrice, wantedQuote } from './wanted-quote.ts'

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
  const wanted = heard.namesThing && !heard.slots.arrival ? null : wantedQuote(heard, named)
  if (!wanted) return { quote: null, isWhole: false }
  const { state, slots, isSpecial, leftOver } = heard
  if (leftOver ?? (wanted === 'stay' && state.isPartyUnclear))
    return { quote: askBack(ctx, locale, heard, roomTypes), isWhole: !isSpecial, asksBack: true }
  if (wanted === 'stay') {
    const how = { isInEach: guestsInEach(heard.question) !== null, perNight: asksPerNight(heard.question) }
    const others = otherStays(heard.question, locale, hotelDay(ctx.facts, ctx.now()), slots)
    const quote =
      others.length > 0
        ? await priceOfStays(ctx, locale, [state, ...others.map((days) => ({ ...state, ...days }))], roomTypes, how)
        : await priceOfStay(ctx, locale, state, roomTypes, how)
    return { quote, isWhole: !isSpecial }
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
