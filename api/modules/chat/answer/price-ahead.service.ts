import { mostGuests } from '#graphql/stay-limits.ts'
import type { Locale } from '#graphql/locales.ts'
import { sectionPath } from '#graphql/paths.ts'
import { addDays, firstOfMonth, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../../platform/context.ts'
import { hotelToday } from '../../hotel/hotel-day.ts'
import { readPriceBook } from '../../pricing/price-book.service.ts'
import { lowestNight } from '../../pricing/rate-calendar.service.ts'
import { findCheapestStays } from '../../pricing/stay-search.service.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import type { ConversationState } from '../hearing/conversation-state.ts'
import { partySize } from '../party/party.ts'
import { linksTo, mostProposed } from './planner-path.ts'
import { priceAnswer, sentencesOf, tellerOf, type PriceAnswer } from './price-words.ts'

/** How far ahead "from" looks. */
const daysAhead = 60

/** The cheapest stays of so many nights in a month, as the search for flexible dates finds them; null where there is none. */
export const priceInMonth = async (
  ctx: Context,
  locale: Locale,
  { rooms: slugs, party, isAccessible }: Pick<ConversationState, 'rooms' | 'party' | 'isAccessible'>,
  { month, nights }: { month: string; nights: number },
  roomTypes: readonly RoomType[],
): Promise<PriceAnswer | null> => {
  if (partySize(party) > mostGuests) return null
  const tell = tellerOf(ctx, locale, roomTypes)
  const asked = { guests: partySize(party), children: party?.children ?? 0, accessible: isAccessible }
  const roomTypeSlug = slugs.length === 1 ? slugs[0]! : null
  const stays = (await findCheapestStays(ctx, { month, nights, roomTypeSlug, ...asked })).slice(0, mostProposed)
  if (stays.length === 0) return null
  const head = tell.say('chat.price.cheapestInMonth', {
    month: tell.month(month),
    nights: tell.nights(nights),
    guests: tell.guests(asked.guests),
  })
  return priceAnswer(
    tell,
    [tell.list(head, stays), ...tell.terms(stays)].join('\n'),
    linksTo(tell, stays, asked, roomTypes),
  )
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
  const { from, to } = nightsAhead(hotelToday(ctx), month)
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
  return priceAnswer(tell, text, [{ title: tell.say('chat.price.title'), path: sectionPath('hero') }])
}
