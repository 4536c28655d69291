import { nightsBetween } from '#graphql/stay-dates.ts'
import { longestStay } from '#graphql/inputs/pricing-rule.ts'
import type { Context } from '../../platform/context.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import type { Refusal } from '../pricing/refusals.ts'
import { explainRefusal, findBookableStays, quoteFor, type StayQuoteResult } from '../pricing/stay.service.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { offeredRoomTypes, readStay, type ReadStay } from './read-stay.service.ts'

/** Of whom a price is asked where nobody was spoken of, as everywhere. */
const usualGuests = 2

/** A stay that somebody writes of, with its price where one can be said. */
export interface PricedStay extends ReadStay {
  /** That was asked for, else the least expensive that is free. */
  roomType: RoomType | null
  nightCount: number | null
  /** Null without dates, where no room is free for them, and for several rooms: no one room takes the whole party. */
  quote: StayQuoteResult | null
  /** Why it cannot be booked. */
  refusals: Refusal[]
}

export const guestsOf = ({ adults, children }: ReadStay): number | null =>
  adults === null ? null : adults + (children ?? 0)

/** The price as the planner on the pages says it at this moment. */
export const pricedStay = async (ctx: Context, inquiry: Inquiry): Promise<PricedStay> => {
  const stay = await readStay(ctx, inquiry)
  const { arrival, departure } = stay
  const roomTypes = await offeredRoomTypes(ctx)
  const wished = roomTypes.find(({ id }) => id === stay.roomTypeId) ?? null
  const nightCount = arrival && departure ? nightsBetween(arrival, departure) : null
  const nothing = { ...stay, roomType: wished, nightCount, quote: null, refusals: [] }
  if (!arrival || !departure || nightCount === null || nightCount > longestStay || stay.roomCount > 1) return nothing
  const wish = { arrival, departure, guests: guestsOf(stay) ?? usualGuests, children: stay.children ?? 0 }
  const free = wished ? null : (await findBookableStays(ctx, wish))[0]
  const roomType = wished ?? roomTypes.find(({ id }) => id === free?.roomTypeId) ?? null
  if (!roomType) return { ...nothing, refusals: (await explainRefusal(ctx, wish))?.refusals ?? [] }
  const quote = await quoteFor(ctx, { ...wish, roomTypeSlug: roomType.slug })
  return { ...nothing, roomType, quote, refusals: quote.refusals }
}
