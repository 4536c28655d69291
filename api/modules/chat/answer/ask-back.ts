import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../../platform/context.ts'
import { formatDay, formatDays } from '../../pricing/texts.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import type { Heard } from '../hearing/heard.ts'
import { inOwnWords } from '../hearing/own-words.ts'
import { partySize } from '../party/party.ts'
import { plannerPath } from './planner-path.ts'
import { priceAnswer, sentencesOf, tellerOf, type PriceAnswer } from './price-words.ts'

const noDays = { arrival: null, departure: null }

/**
 * Says what was read of a stay and what was not understood, and asks for what is not known, with a way into the planner
 * that has what was read: a price would be of another stay.
 */
export const askBack = (
  ctx: Context,
  locale: Locale,
  { question, slots, state, leftOver }: Pick<Heard, 'question' | 'slots' | 'state' | 'leftOver'>,
  roomTypes: readonly RoomType[],
): PriceAnswer => {
  const tell = tellerOf(ctx, locale, roomTypes)
  const known = leftOver?.of === 'days' ? slots : state
  const { arrival, departure } = leftOver?.of === 'days' && !leftOver.hasDate ? noDays : known
  const isOfParty = leftOver?.of === 'party'
  const { party } = isOfParty ? slots : state
  // Of a message of which nothing was understood it is not known what it changes.
  const isWhoOnly = leftOver === null || (isOfParty && leftOver.words !== question)
  const asksWho = isWhoOnly && arrival !== null && departure !== null
  const dates = arrival && (departure ? formatDays({ arrival, departure }, locale) : formatDay(arrival, locale))
  const read = [dates, party && tell.guests(partySize(party))].filter(Boolean).join(', ')
  const text = sentencesOf(
    read !== '' && tell.say('chat.price.read', { read }),
    leftOver !== null && tell.say('chat.price.notUnderstood', { words: inOwnWords(question, leftOver.words) }),
    tell.say(asksWho ? 'chat.price.askWho' : 'chat.price.askBack'),
  )
  return priceAnswer(tell, text, [
    { title: tell.say('chat.price.title'), path: plannerPath({ arrival, departure, party }) },
  ])
}
