import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { addDays, firstOfMonth, nightsBetween, nightsOf } from '#graphql/stay-dates.ts'
import { translate, type MessageKey } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { formatDollars } from '../hotel/format.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { lowestNight } from '../pricing/rate-calendar.service.ts'
import { explainRefusal, findBookableStays, findCheapestStays, type FoundStay } from '../pricing/stay.service.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { describeRefusal, formatDay, formatDays } from '../pricing/texts.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import type { ConversationState } from './conversation-state.ts'
import type { Heard } from './heard.ts'
import { partySize } from './party.ts'
import type { Citation, Told } from './retrieval.ts'

/** How far ahead "from" looks. */
const daysAhead = 60
/** How many stays are offered for one that cannot be booked. */
const mostNearest = 2

/** As many as the planner on the pages takes. */
const mostPlanned = 6

interface AskedStay {
  arrival: string
  departure: string
  guests: number
  /** Of the guests. */
  children: number
  /** Whether an accessible room is needed. */
  accessible: boolean
}

type Teller = ReturnType<typeof tellerOf>

/** Puts prices and stays into the words of a language. */
const tellerOf = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]) => {
  const say = (key: Extract<MessageKey, `chat.price.${string}`>, values: Record<string, string | number> = {}) =>
    translate(locale, key, { phone: ctx.facts.phone, ...values })
  const nameById = new Map(roomTypes.map((roomType) => [roomType.id, nameOf(roomType, locale)]))
  const roomName = (id: string) => nameById.get(id) ?? ''
  const money = (cents: number) => formatDollars(cents, locale)
  const values = (stay: FoundStay) => ({
    room: roomName(stay.roomTypeId),
    arrival: formatDay(stay.arrival, locale),
    departure: formatDay(stay.departure, locale),
    dates: formatDays(stay, locale),
    nights: say(stay.nightCount === 1 ? 'chat.price.night.one' : 'chat.price.night.other', { count: stay.nightCount }),
    price: money(Math.round(stay.subtotal / stay.nightCount)),
    subtotal: money(stay.subtotal),
    total: money(stay.total),
  })
  return {
    say,
    locale,
    money,
    month: (month: string) =>
      new Intl.DateTimeFormat(formatTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    roomName,
    values,
    guests: (count: number) => say(count === 1 ? 'chat.price.guest.one' : 'chat.price.guest.other', { count }),
    list: (head: string, stays: readonly FoundStay[]) =>
      [
        head,
        ...stays.map(
          (stay) => `• ${say(stay.nightCount > 1 ? 'chat.price.stay.other' : 'chat.price.stay.one', values(stay))}`,
        ),
      ].join('\n'),
    /** What is in the price already, and that it is not the last word. */
    terms: (stays: readonly FoundStay[]) => {
      const longStay = stays.find((stay) => stay.longStay)?.longStay
      const isApproximate = stays.some((stay) => stay.isApproximate)
      return [
        ...(longStay ? [say('chat.price.longStay', { percent: longStay.percent, count: longStay.minNights })] : []),
        ...(isApproximate ? [say('chat.price.confirm')] : []),
      ]
    },
  }
}

const sentencesOf = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

/** The address that opens the planner with a stay in it; the part behind the question mark is the planner's own. */
const planned = (
  { arrival, departure, guests, children, accessible }: AskedStay,
  room: RoomType | undefined,
): string => {
  const asked = new URLSearchParams({ arrival, departure })
  if (guests <= mostPlanned) {
    asked.set('adults', String(guests - children))
    if (children > 0) asked.set('children', String(children))
  }
  if (room) asked.set('room', room.slug)
  if (accessible) asked.set('accessible', '1')
  return `/?${asked}#stay`
}

/** What the quote says, with the ways into the planner. */
export interface PriceAnswer extends Told {
  links: Citation[]
}

/** A stay with the room types that it may be in; none for any. */
interface Wish {
  asked: AskedStay
  rooms: RoomType[]
  /** In so many rooms; `asked` is the stay in one of them. */
  roomCount: number
  roomTypes: readonly RoomType[]
}

const answer = (tell: Teller, text: string, links: Citation[]): PriceAnswer => ({
  title: tell.say('chat.price.title'),
  path: links[0]?.path ?? '/#hero',
  text,
  links,
})

const tellAvailable = (tell: Teller, { asked, rooms, roomCount, roomTypes }: Wish, stay: FoundStay): PriceAnswer => {
  const sentence = tell.say(rooms.length > 0 ? 'chat.price.available' : 'chat.price.cheapest', {
    ...tell.values(stay),
    guests: tell.guests(asked.guests),
  })
  const room = roomTypes.find(({ id }) => id === stay.roomTypeId)
  return answer(
    tell,
    sentencesOf(
      sentence,
      roomCount > 1 &&
        tell.say('chat.price.severalRooms', { count: roomCount, total: tell.money(roomCount * stay.total) }),
      asked.accessible && tell.say('chat.price.accessible'),
      ...tell.terms([stay]),
    ),
    [{ title: tell.say('chat.price.title'), path: planned(asked, rooms.length > 0 ? room : undefined) }],
  )
}

/** A way into the planner for each of the stays. */
const linksTo = (
  tell: Teller,
  stays: readonly FoundStay[],
  { guests, children, accessible }: Pick<AskedStay, 'guests' | 'children' | 'accessible'>,
  roomTypes: readonly RoomType[],
): Citation[] =>
  stays.map((stay) => ({
    title: `${tell.roomName(stay.roomTypeId)}, ${formatDays(stay, tell.locale)}`,
    path: planned(
      { ...stay, guests, children, accessible },
      roomTypes.find(({ id }) => id === stay.roomTypeId),
    ),
  }))

/** Why not, and what can be booked instead. */
const tellRefused = async (
  ctx: Context,
  tell: Teller,
  { asked, roomCount, roomTypes }: Wish,
  room: RoomType | undefined,
) => {
  const { locale } = tell
  const refused = await explainRefusal(ctx, { ...asked, roomTypeSlug: room?.slug })
  const nearest = refused?.alternatives.slice(0, mostNearest) ?? []
  const head = tell.say(room ? 'chat.price.roomRefused' : 'chat.price.refused', {
    arrival: formatDay(asked.arrival, locale),
    departure: formatDay(asked.departure, locale),
    guests: tell.guests(asked.guests),
    room: room ? tell.roomName(room.id) : '',
  })
  // That all rooms are taken is what has just been said.
  const reasons = refused?.refusals.filter(({ code, everywhere }) => !(everywhere && code === 'sold-out')) ?? []
  const text = [
    sentencesOf(head, ...new Set(reasons.map((reason) => describeRefusal(reason, locale)))),
    nearest.length > 0 ? tell.list(tell.say('chat.price.nearest'), nearest) : tell.say('chat.price.none'),
    ...(roomCount > 1 ? [tell.say('chat.price.ofOneRoom', { count: roomCount })] : []),
    ...tell.terms(nearest),
  ].join('\n')
  return answer(tell, text, linksTo(tell, nearest, asked, roomTypes))
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
): Promise<PriceAnswer | null> => {
  const wish = wishOf(state, roomTypes)
  if (!wish) return null
  const tell = tellerOf(ctx, locale, roomTypes)
  const cheapest = await cheapestOf(ctx, wish)
  if (cheapest) return tellAvailable(tell, wish, cheapest)
  const byPrice = wish.rooms.toSorted((a, b) => a.basePrice - b.basePrice)
  const wished = byPrice.find(({ maxOccupancy }) => maxOccupancy >= wish.asked.guests) ?? byPrice[0]
  return tellRefused(ctx, tell, wish, wished)
}

const noDays = { arrival: null, departure: null }

/**
 * Says what was read of a stay and what was not understood, and asks, with a way into the planner that has what was
 * read: a price would be of another stay.
 */
export const askBack = (
  ctx: Context,
  locale: Locale,
  { slots, state, leftOver }: Pick<Heard, 'slots' | 'state' | 'leftOver'>,
  roomTypes: readonly RoomType[],
): PriceAnswer => {
  const tell = tellerOf(ctx, locale, roomTypes)
  const known = leftOver?.of === 'days' ? slots : state
  const { arrival, departure } = leftOver?.of === 'days' && !leftOver.hasDate ? noDays : known
  const { party } = leftOver?.of === 'party' ? slots : state
  const dates = arrival && (departure ? formatDays({ arrival, departure }, locale) : formatDay(arrival, locale))
  const read = [dates, party && tell.guests(partySize(party))].filter(Boolean).join(', ')
  const text = sentencesOf(
    read !== '' && tell.say('chat.price.read', { read }),
    leftOver !== null && tell.say('chat.price.notUnderstood', { words: leftOver.words }),
    tell.say('chat.price.askBack'),
  )
  const asked = new URLSearchParams()
  if (arrival) asked.set('arrival', arrival)
  if (departure) asked.set('departure', departure)
  if (party && partySize(party) <= mostPlanned) {
    asked.set('adults', String(party.adults))
    if (party.children > 0) asked.set('children', String(party.children))
  }
  return answer(tell, text, [
    { title: tell.say('chat.price.title'), path: asked.size > 0 ? `/?${asked}#stay` : '/#hero' },
  ])
}

/** What a pet costs beside the stay that was spoken of; null where there is none, or no fee. */
export const priceWithPet = async (
  ctx: Context,
  locale: Locale,
  state: ConversationState,
  roomTypes: readonly RoomType[],
): Promise<PriceAnswer | null> => {
  const wish = wishOf(state, roomTypes)
  const fee = ctx.facts.pets.feePerNight
  const stay = wish && fee ? await cheapestOf(ctx, wish) : undefined
  if (!wish || !fee || !stay) return null
  const tell = tellerOf(ctx, locale, roomTypes)
  const text = tell.say('chat.price.withPet', {
    ...tell.values(stay),
    guests: tell.guests(wish.asked.guests),
    fee: tell.money(fee * nightsBetween(stay.arrival, stay.departure)),
  })
  const room = roomTypes.find(({ id }) => id === stay.roomTypeId)
  return answer(tell, text, [{ title: tell.say('chat.price.title'), path: planned(wish.asked, room) }])
}

/** The cheapest stays of so many nights in a month, as the search for flexible dates finds them; null where there is none. */
export const priceInMonth = async (
  ctx: Context,
  locale: Locale,
  { rooms: slugs, party, isAccessible }: Pick<ConversationState, 'rooms' | 'party' | 'isAccessible'>,
  { month, nights }: { month: string; nights: number },
  roomTypes: readonly RoomType[],
): Promise<PriceAnswer | null> => {
  const tell = tellerOf(ctx, locale, roomTypes)
  const asked = { guests: partySize(party), children: party?.children ?? 0, accessible: isAccessible }
  const roomTypeSlug = slugs.length === 1 ? slugs[0]! : null
  const stays = (await findCheapestStays(ctx, { month, nights, roomTypeSlug, ...asked })).slice(0, mostNearest)
  if (stays.length === 0) return null
  const head = tell.say('chat.price.cheapestInMonth', {
    month: tell.month(month),
    nights: tell.say(nights === 1 ? 'chat.price.night.one' : 'chat.price.night.other', { count: nights }),
    guests: tell.guests(asked.guests),
  })
  return answer(tell, [tell.list(head, stays), ...tell.terms(stays)].join('\n'), linksTo(tell, stays, asked, roomTypes))
}

/** The nights of which "from" is said: those of a month, or the coming ones. */
const nightsAhead = (today: string, month: string | null) => {
  const first = month && firstOfMonth(month)
  return first
    ? { from: first < today ? today : first, to: firstOfMonth(month, 1) }
    : { from: today, to: addDays(today, daysAhead) }
}

/**
 * From the lowest total of a night on which a stay can begin, of the rooms that are named or fit; null when nothing is
 * available.
 * @param month YYYY-MM; the coming nights where it is null
 */
export const priceFrom = async (
  ctx: Context,
  locale: Locale,
  { rooms: slugs, party }: Pick<ConversationState, 'rooms' | 'party'>,
  month: string | null,
  roomTypes: readonly RoomType[],
): Promise<PriceAnswer | null> => {
  const tell = tellerOf(ctx, locale, roomTypes)
  const { from, to } = nightsAhead(hotelDay(ctx.facts, ctx.now()), month)
  const rooms = roomTypes.filter(({ slug }) => slugs.includes(slug))
  const book = await readPriceBook(ctx, { from, to })
  const lowest = book.types
    .filter(({ id }) => rooms.length === 0 || rooms.some((room) => room.id === id))
    .filter(({ maxOccupancy }) => rooms.length > 0 || maxOccupancy >= (party ? partySize(party) : 1))
    .flatMap((type) => {
      const night = lowestNight({ ...book, types: [type] }, nightsOf(from, to))
      return night ? [{ ...night, roomTypeId: type.id }] : []
    })
    .toSorted((a, b) => a.total - b.total)[0]
  if (!lowest) return null
  const isRoom = rooms.length > 0 || party !== null
  const key = month
    ? isRoom
      ? 'chat.price.roomMonthFrom'
      : 'chat.price.monthFrom'
    : isRoom
      ? 'chat.price.roomFrom'
      : 'chat.price.from'
  const sentence = tell.say(key, {
    room: tell.roomName(lowest.roomTypeId),
    days: daysAhead,
    month: month ? tell.month(month) : '',
    price: tell.money(lowest.total),
  })
  const text = sentencesOf(sentence, lowest.isApproximate && tell.say('chat.price.confirm'))
  return answer(tell, text, [{ title: tell.say('chat.price.title'), path: '/#hero' }])
}
