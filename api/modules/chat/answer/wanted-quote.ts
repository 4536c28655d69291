import { stayTopic } from '../hearing/conversation-state.ts'
import type { Heard } from '../hearing/heard.ts'
import { supposes } from '../hearing/supposes.ts'
import { groupRooms } from '../rooms/rooms-in-question.ts'
import { aboutPets, aboutStays, courtesies } from '../passages/special-topics.ts'
import { conjunction } from '../words/words.ts'

/** What of the quote a message asks for: the price of its stay, or "from" for a month, a room or the coming nights. */
export type WantedQuote = 'stay' | 'from' | null

/** What the price of the stay that was spoken of answers, where a message has no dates itself. */
const aboutPrices: ReadonlySet<string | undefined> = new Set([undefined, 'house:price', 'house:availability'])

/** 'Cheapest night', 'what's the cheapest you got'. */
export const asksLowestPrice = ({
  asksCheapest,
  asksLowest,
  asksNight,
  asksAnything,
  topics,
  things,
}: Heard): boolean =>
  asksCheapest && (asksNight || asksLowest || (asksAnything && topics.length === 0 && things.length === 0))

/** Until when the room may be kept is asked of the last day, whatever its date. */
const aboutLeaving = 'faq:check-out-time'

/**
 * Any date, room or party together with a word for price or availability goes to the quote, and so does whatever only
 * changes the stay that was spoken of. What is about something else does not, unless it has an 'and' in it: a dog costs too.
 * @param best source of the passage that would answer; undefined where none does
 */
export const wantedQuote = (heard: Heard, best: string | undefined): WantedQuote => {
  const {
    slots,
    state,
    question,
    asksRoom,
    asksAccessible,
    asksFree,
    asksAnything,
    isStay,
    isSlotsOnly,
    leans,
    isShort,
    before,
  } = heard
  const asksPrice = heard.asksPrice || best === 'house:price'
  if (heard.topics[0]?.source === aboutLeaving && slots.departure === null && slots.nights === null) return null
  if ((slots.roomCount ?? 0) >= groupRooms) return null
  // 'Arriving on the 5th, leaving on the 9th, two of us and a dog' asks for that stay.
  const isStatement = !question.includes('?')
  const tellsStay =
    slots.arrival !== null && (slots.departure ?? slots.nights) !== null && slots.party !== null && isStatement
  if (heard.bringsPet && best === aboutPets && (asksPrice || asksFree || tellsStay)) return 'stay'
  const isOther = best !== undefined && !aboutStays.has(best) && !courtesies.has(best)
  const namesRoom = slots.rooms.length > 0
  const changesStay = namesRoom || slots.party !== null || slots.nights !== null
  const isSpecial = heard.isSpecial && !conjunction.test(question)
  const isWholeStay = slots.departure !== null && slots.party !== null && (namesRoom || slots.roomCount !== null)
  const asksForRoom = (slots.departure ?? slots.nights) !== null && (asksRoom || namesRoom) && isStatement
  // A word of something else by the way, as 'my flight gets in on the 30th' or 'what do we pay', says nothing against the price of a stay.
  const isPriced = heard.asksPrice && slots.arrival !== null && (slots.departure ?? slots.nights) !== null
  if (
    isSpecial &&
    !isWholeStay &&
    !tellsStay &&
    !isPriced &&
    !(
      slots.arrival &&
      (asksPrice || asksFree || asksAccessible || asksForRoom) &&
      (namesRoom || slots.party || asksRoom)
    )
  )
    return null
  if (slots.arrival) {
    // Both days and nothing else: what else should be asked of them?
    const isBare =
      slots.departure !== null &&
      heard.topics.every(({ source }) => courtesies.has(source)) &&
      heard.things.length === 0
    // 'Let's say from the 13th', once a month was spoken of.
    const isNext = isShort && (before.topic === stayTopic || before.nights !== null)
    const isAsked =
      namesRoom ||
      isStay ||
      asksRoom ||
      asksFree ||
      isPriced ||
      tellsStay ||
      (best !== undefined && aboutStays.has(best))
    return isAsked ||
      (!isOther && (asksPrice || asksAnything || changesStay || heard.changesStay || isSlotsOnly || isBare || isNext))
      ? 'stay'
      : null
  }
  // 'A room from June 31': a day that was written out and not understood is asked back.
  if (heard.leftOver?.hasDate && !isOther && (asksPrice || asksFree || asksRoom)) return 'stay'
  const isFromMonth =
    slots.month !== null &&
    (asksPrice || asksFree || asksAnything || asksRoom || (isSlotsOnly && slots.nights !== null))
  if (isFromMonth && !isOther) return 'from'
  // What changes the stay and was not understood is asked back.
  const isUnclear = (heard.leftOver?.of === 'party' && leans) || (heard.leftOver !== null && heard.changesStay)
  if (isUnclear && before.topic === stayTopic && !isOther) return 'stay'
  // 'My sister is coming after all, what do we pay then?'
  if (state.arrival && heard.asksPrice && heard.changesStay) return 'stay'
  if (state.arrival && !isOther) {
    // 'Does that cost extra?' is of something beside the room.
    const asksAgain = (asksPrice || asksFree) && ((aboutPrices.has(best) && !heard.asksGratis) || changesStay)
    const isNext = heard.changesStay || (changesStay && state.topic === stayTopic && isShort)
    if (asksAgain || isNext || (changesStay && leans)) return 'stay'
  }
  if (state.arrival && isSlotsOnly && changesStay) return 'stay'
  // 'Your cheapest rate', whatever else has such a word.
  if (asksLowestPrice(heard) && heard.asksLowest && heard.things.length === 0) return 'from'
  const isOfPrice = heard.topics.some(({ source }) => source === 'house:price')
  if ((asksLowestPrice(heard) || (heard.asksCheapest && isOfPrice)) && !isOther) return 'from'
  const isFitting = slots.party !== null && !isOther
  const isOfAnyRoom = (asksRoom || heard.asksNight) && !isOther && !supposes(question)
  // 'And the courtyard one?', after what a room starts at.
  const isNextRoom = namesRoom && isShort && leans && before.topic === stayTopic && heard.topics.length === 0
  return isNextRoom ||
    (asksPrice && (namesRoom || isFitting || isOfAnyRoom || (best === 'house:price' && !supposes(question))))
    ? 'from'
    : null
}
