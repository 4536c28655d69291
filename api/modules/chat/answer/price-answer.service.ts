import type { Locale } from '#graphql/locales.ts'
import { mostGuests } from '#graphql/stay-limits.ts'
import type { Context } from '../../../platform/context.ts'
import { explainRefusal, togetherForRefused } from '../../pricing/refused-stay.service.ts'
import { findBookableStays } from '../../pricing/stay-search.service.ts'
import type { FoundStay } from '../../pricing/found-stay.ts'
import type { FoundTogether } from '../../pricing/instead-of-stay.ts'
import { describeRefusal, formatDay, formatDays } from '../../pricing/texts.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import type { ConversationState } from '../hearing/conversation-state.ts'
import { partySize, type Party } from '../party/party.ts'
import { linksTo, mostProposed, plannerPathOf, type AskedStay } from './planner-path.ts'
import { priceAnswer, sentencesOf, tellerOf, type PriceAnswer, type Teller } from './price-words.ts'
import { namesOfFeatures, type Feature } from '../rooms/room-features.ts'
import { groupRooms } from '../rooms/rooms-in-question.ts'

/** A stay with the room types that it may be in; none for any. */
interface Wish {
  asked: AskedStay
  rooms: RoomType[]
  /** In so many rooms; `asked` is the stay in one of them. */
  roomCount: number
  roomTypes: readonly RoomType[]
}

/** How a price is asked for. */
interface AskedHow {
  /** The guests say how many sleep in each of several rooms. */
  isInEach?: boolean
  /** What a night costs is asked as well. */
  perNight?: boolean
  /** What is wanted to be in the room: what it has of that is told. */
  features?: readonly Feature[]
}

const wishOf = (state: ConversationState, roomTypes: readonly RoomType[]): Wish | null => {
  const { arrival, departure, party, isAccessible, rooms } = state
  const roomCount = state.roomCount ?? 1
  // Nobody who asks for two rooms without saying for whom comes alone.
  const guests = party ? Math.ceil(partySize(party) / roomCount) : partySize(null)
  return arrival && departure
    ? {
        asked: {
          arrival,
          departure,
          guests,
          children: Math.min(Math.ceil((party?.children ?? 0) / roomCount), guests - 1),
          accessible: isAccessible,
        },
        roomCount,
        rooms: roomTypes.filter(({ slug }) => rooms.includes(slug)),
        roomTypes,
      }
    : null
}

const tellAvailable = (
  tell: Teller,
  { asked, rooms, roomCount, roomTypes }: Wish,
  stay: FoundStay,
  { perNight, features = [] }: AskedHow,
): PriceAnswer => {
  const sentence = tell.say(rooms.length > 0 ? 'chat.price.available' : 'chat.price.cheapest', {
    ...tell.values(stay),
    guests: tell.guests(asked.guests),
  })
  const room = roomTypes.find(({ id }) => id === stay.roomTypeId)
  const has = room ? namesOfFeatures(room, features, tell.locale) : []
  return priceAnswer(
    tell,
    sentencesOf(
      sentence,
      perNight &&
        stay.nightCount > 1 &&
        tell.say('chat.price.aNight', {
          price: tell.values(stay).price,
          taxed: tell.money(Math.round(stay.total / stay.nightCount)),
        }),
      roomCount > 1 &&
        tell.say('chat.price.severalRooms', { count: roomCount, total: tell.money(roomCount * stay.total) }),
      has.length > 0 && tell.say('chat.price.features', { features: has.join(', ') }),
      asked.accessible && tell.say('chat.price.accessible'),
      ...tell.terms([stay]),
    ),
    [{ title: tell.say('chat.price.title'), path: plannerPathOf(asked, rooms.length > 0 ? room : undefined) }],
  )
}

/** Several rooms, for who is too many for one. */
const tellTogether = (
  tell: Teller,
  asked: AskedStay,
  { rooms, subtotal, total }: FoundTogether,
  refused: string,
): PriceAnswer => {
  const head = tell.say('chat.price.together', {
    ...tell.span(asked),
    guests: tell.guests(asked.guests),
    count: rooms.length,
    subtotal: tell.money(subtotal),
    total: tell.money(total),
  })
  const lines = rooms.map(
    ({ stay, guests }) => `• ${tell.roomName(stay.roomTypeId)}, ${tell.guests(guests)} – ${tell.money(stay.total)}`,
  )
  const stays = rooms.map(({ stay }) => stay)
  return priceAnswer(tell, [sentencesOf(refused, head), ...lines, ...tell.terms(stays)].join('\n'), [
    { title: tell.say('chat.price.title'), path: plannerPathOf(asked, undefined) },
  ])
}

/** Why not, and what can be booked instead. */
const tellRefused = async (
  ctx: Context,
  tell: Teller,
  { asked, roomCount, roomTypes }: Wish,
  room: RoomType | undefined,
) => {
  const { locale } = tell
  const refused = await explainRefusal(ctx, { ...asked, roomTypeSlug: room?.slug })
  const isInOne = refused?.alternatives.some(
    ({ arrival, departure }) => arrival === asked.arrival && departure === asked.departure,
  )
  const together = roomCount === 1 && refused && !isInOne ? await togetherForRefused(ctx, refused, {}) : null
  const nearest = refused?.alternatives.slice(0, mostProposed) ?? []
  const head = tell.say(room ? 'chat.price.roomRefused' : 'chat.price.refused', {
    arrival: formatDay(asked.arrival, locale),
    departure: formatDay(asked.departure, locale),
    guests: tell.guests(asked.guests),
    room: room ? tell.roomName(room.id) : '',
  })
  if (together) return tellTogether(tell, asked, together, room ? head : '')
  // That all rooms are taken is what has just been said.
  const reasons = refused?.refusals.filter(({ code, everywhere }) => !(everywhere && code === 'sold-out')) ?? []
  const text = [
    sentencesOf(head, ...new Set(reasons.map((reason) => describeRefusal(reason, locale)))),
    nearest.length > 0 ? tell.list(tell.say('chat.price.nearest'), nearest) : tell.say('chat.price.none'),
    ...(roomCount > 1 ? [tell.say('chat.price.ofOneRoom', { count: roomCount })] : []),
    ...tell.terms(nearest),
  ].join('\n')
  return priceAnswer(tell, text, linksTo(tell, nearest, asked, roomTypes))
}

/** More than a price can be asked for. */
const tellGroup = (tell: Teller, count: number): PriceAnswer =>
  priceAnswer(tell, tell.say('chat.price.group', { count, most: mostGuests }), [])

/** Several rooms for a party that is not shared out evenly, where it fits in so many: two for five are no two for three. */
const tellSharedOut = async (ctx: Context, tell: Teller, wish: Wish, party: Party | null) => {
  const guests = partySize(party)
  if (!party || wish.roomCount < 2 || wish.rooms.length > 0 || guests > mostGuests) return null
  const asked = { ...wish.asked, guests, children: Math.min(party.children, guests - 1) }
  const refused = await explainRefusal(ctx, asked)
  const together = refused && (await togetherForRefused(ctx, refused, {}))
  return together?.rooms.length === wish.roomCount ? tellTogether(tell, asked, together, '') : null
}

const cheapestOf = async (ctx: Context, { asked, rooms }: Wish): Promise<FoundStay | undefined> => {
  const stays = await findBookableStays(ctx, asked)
  return stays.find(({ roomTypeId }) => rooms.length === 0 || rooms.some(({ id }) => id === roomTypeId))
}

/** The price of the named room or else of the cheapest that fits, or why not and what is nearest; null without dates. */
export const priceOfStay = async (
  ctx: Context,
  locale: Locale,
  state: ConversationState,
  roomTypes: readonly RoomType[],
  how: AskedHow,
): Promise<PriceAnswer | null> => {
  const wish = wishOf(state, roomTypes)
  if (!wish) return null
  const tell = tellerOf(ctx, locale, roomTypes)
  if (wish.roomCount >= groupRooms) return tellGroup(tell, state.party ? partySize(state.party) : 2 * wish.roomCount)
  if (wish.asked.guests > mostGuests) return tellGroup(tell, partySize(state.party))
  const sharedOut = how.isInEach ? null : await tellSharedOut(ctx, tell, wish, state.party)
  if (sharedOut) return sharedOut
  const cheapest = await cheapestOf(ctx, wish)
  if (cheapest) return tellAvailable(tell, wish, cheapest, how)
  const byPrice = wish.rooms.toSorted((a, b) => a.basePrice - b.basePrice)
  const wished = byPrice.find(({ maxOccupancy }) => maxOccupancy >= wish.asked.guests) ?? byPrice[0]
  return tellRefused(ctx, tell, wish, wished)
}

/** The prices of several stays of which a guest speaks at once, one under the other; null without dates. */
export const priceOfStays = async (
  ctx: Context,
  locale: Locale,
  states: readonly ConversationState[],
  roomTypes: readonly RoomType[],
  how: AskedHow,
): Promise<PriceAnswer | null> => {
  const answers: PriceAnswer[] = []
  for (const state of states) {
    const answer = await priceOfStay(ctx, locale, state, roomTypes, how)
    if (!answer) return null
    const days = formatDays({ arrival: state.arrival!, departure: state.departure! }, locale)
    const links = answer.links.map((link) => (link.title === answer.title ? { ...link, title: days } : link))
    answers.push({ ...answer, links })
  }
  const [first] = answers
  return first
    ? { ...first, text: answers.map(({ text }) => text).join('\n\n'), links: answers.flatMap(({ links }) => links) }
    : null
}

/** What the stay that was spoken of costs with a pet; null where there is none in one room, or a pet changes nothing. */
export const priceWithPet = async (
  ctx: Context,
  locale: Locale,
  state: ConversationState,
  roomTypes: readonly RoomType[],
): Promise<PriceAnswer | null> => {
  const wish = wishOf(state, roomTypes)
  // In which of several rooms the pet sleeps nobody has said.
  const isPriced = wish && wish.roomCount === 1 && wish.asked.guests <= mostGuests
  const stay = isPriced ? await cheapestOf(ctx, wish) : undefined
  if (!wish || !stay) return null
  const room = roomTypes.find(({ id }) => id === stay.roomTypeId)!
  const extras = [{ slug: 'pet', quantity: 1 }]
  const [withPet] = await findBookableStays(ctx, { ...wish.asked, roomTypeSlug: room.slug, extras })
  if (!withPet || withPet.total === stay.total) return null
  const tell = tellerOf(ctx, locale, roomTypes)
  const text = tell.say('chat.price.withPet', {
    ...tell.values(stay),
    guests: tell.guests(wish.asked.guests),
    withPet: tell.money(withPet.total),
  })
  return priceAnswer(tell, text, [
    { title: tell.say('chat.price.title'), path: plannerPathOf(wish.asked, room, extras) },
  ])
}
