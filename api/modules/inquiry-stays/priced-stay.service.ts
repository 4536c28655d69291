import { nightsBetween } from '#graphql/stay-dates.ts'
import { longestStay, mostGuests, usualGuests } from '#graphql/stay-limits.ts'
import type { Context } from '../../platform/context.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import type { Party } from '../pricing/extras-of-stay.ts'
import type { Quote } from '../pricing/quote.ts'
import { tooMany, type Refusal } from '../pricing/refusals.ts'
import { explainRefusal } from '../pricing/refused-stay.service.ts'
import { findBookableStays } from '../pricing/stay-search.service.ts'
import { quoteForDesk, type StayQuoteResult } from '../pricing/stay.service.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import type { KeptPrice } from '../stay-requests/kept-price.ts'
import { quoteNow } from '../stay-requests/present-price.service.ts'
import { offeredRoomTypes, petExtra, readStay, takesPet, type ReadStay } from './read-stay.service.ts'

/** Rooms of a request as they can be had together at this moment, or are held. */
interface RoomsTogether {
  rooms: { roomType: RoomType; arrival: string; departure: string }[]
  /** Cents for all of them, without taxes and with them. */
  subtotal: number
  total: number
  isApproximate: boolean
  bookable: boolean
}

/** A stay that somebody writes of, with its price where one can be said. */
export interface PricedStay extends ReadStay {
  /** That was asked for, else the least expensive that is free. */
  roomType: RoomType | null
  nightCount: number | null
  /** Null without dates, where no room is free for them, for what is held, and for several rooms: no one room takes the whole party. */
  quote: StayQuoteResult | null
  /** Null for one room that is not held, where nobody has said which rooms, and where one of them is not offered any more. */
  together: RoomsTogether | null
  /** Whether the price has a pet in it; one that is no extra of the hotel's comes on top. */
  isPetPriced: boolean
  /** Why it cannot be booked. */
  refusals: Refusal[]
}

export const guestsOf = ({ adults, children }: ReadStay): number | null =>
  adults === null ? null : adults + (children ?? 0)

/** A pet that is spoken of is an extra like one that is chosen in the planner. */
const withPet = <P extends Party>(party: P): P =>
  takesPet(party) ? party : { ...party, extras: [...(party.extras ?? []), petExtra] }

/** A pet that the hotel offers among its extras has its price in the sum. */
const hasPetIn = ({ extras }: Pick<Quote, 'extras'>) => extras.some(({ kind }) => kind === 'pet')

/** What the rooms of a request cost together; a pet that is only spoken of sleeps in the first of them. */
const priceTogether = async (
  ctx: Context,
  { rooms, hasPet }: ReadStay,
  roomTypes: readonly RoomType[],
): Promise<Pick<PricedStay, 'together' | 'isPetPriced'>> => {
  const addsPet = hasPet && !rooms.some(takesPet)
  const asked = rooms.map((room, index) => (addsPet && index === 0 ? withPet(room) : room))
  const quotes = (await quoteNow(ctx, asked)).flatMap((quote) => quote ?? [])
  if (quotes.length < rooms.length) return { together: null, isPetPriced: false }
  const sum = (of: (quote: Quote) => number) => quotes.reduce((total, quote) => total + of(quote), 0)
  return {
    together: {
      rooms: rooms.map(({ roomTypeId, arrival, departure }) => ({
        roomType: roomTypes.find(({ id }) => id === roomTypeId)!,
        arrival,
        departure,
      })),
      subtotal: sum(({ subtotal }) => subtotal),
      total: sum(({ total }) => total),
      isApproximate: quotes.some(({ isApproximate }) => isApproximate),
      bookable: quotes.every(({ refusals }) => refusals.length === 0),
    },
    isPetPriced: quotes.some(hasPetIn),
  }
}

/** What the rooms that are held cost, as it was offered: no price is asked for them, and no room looked for, again. */
const priceHeld = async (ctx: Context, { rooms }: ReadStay): Promise<Pick<PricedStay, 'together' | 'isPetPriced'>> => {
  const roomTypes = await Promise.all(rooms.map(({ roomTypeId }) => roomTypeLoader(ctx).load(roomTypeId)))
  const sum = (of: (price: KeptPrice) => number) => rooms.reduce((total, { price }) => total + of(price), 0)
  return {
    together: {
      rooms: rooms.map(({ arrival, departure }, index) => ({ roomType: roomTypes[index]!, arrival, departure })),
      subtotal: sum(({ subtotal }) => subtotal),
      total: sum(({ total }) => total),
      isApproximate: false,
      bookable: true,
    },
    isPetPriced: rooms.some(({ price: { extras = [] } }) => hasPetIn({ extras })),
  }
}

/** The price as the planner on the pages says it at this moment, and of a room that is held as it was offered. */
export const pricedStay = async (ctx: Context, inquiry: Inquiry): Promise<PricedStay> => {
  const stay = await readStay(ctx, inquiry)
  const { arrival, departure } = stay
  const roomTypes = await offeredRoomTypes(ctx)
  const wished = roomTypes.find(({ id }) => id === stay.roomTypeId) ?? null
  const nightCount = arrival && departure ? nightsBetween(arrival, departure) : null
  const nothing = {
    ...stay,
    roomType: wished,
    nightCount,
    quote: null,
    together: null,
    isPetPriced: false,
    refusals: [],
  }
  if (stay.isHeld) return { ...nothing, ...(await priceHeld(ctx, stay)) }
  if (!arrival || !departure || nightCount === null || nightCount > longestStay || roomTypes.length === 0)
    return nothing
  if (stay.roomCount > 1)
    return stay.rooms.length > 0 ? { ...nothing, ...(await priceTogether(ctx, stay, roomTypes)) } : nothing
  const guests = guestsOf(stay) ?? usualGuests
  if (guests > mostGuests) return { ...nothing, refusals: [tooMany(roomTypes)] }
  const [asked] = stay.rooms
  // What was asked for by the planner has its extras and its coupon in the price.
  const party: Party = asked ?? { guests, children: stay.children ?? 0 }
  const wish = { ...(stay.hasPet ? withPet(party) : party), arrival, departure }
  const free = wished ? null : (await findBookableStays(ctx, wish))[0]
  const roomType = wished ?? roomTypes.find(({ id }) => id === free?.roomTypeId) ?? null
  if (!roomType) return { ...nothing, refusals: (await explainRefusal(ctx, wish))?.refusals ?? [] }
  const quote = await quoteForDesk(ctx, { ...wish, roomTypeSlug: roomType.slug })
  return { ...nothing, roomType, quote, isPetPriced: hasPetIn(quote), refusals: quote.refusals }
}
