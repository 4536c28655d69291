import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import type { NightFacts, PriceBook } from '../pricing/price-book.ts'
import { hasRoom, nightsOfType, type NightState } from '../pricing/price-of-night.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import type { NightRange } from './nights-left.ts'

interface Opened extends NightRange {
  roomType: RoomType
}

const whyClosed = (rooms: number, blocked: number, night: NightFacts | undefined, { isClosed }: NightState): string => {
  const set = night?.source === 'hand' ? night : undefined
  const heard = set ? set.heard : night
  if (set?.stopSell) return 'set by hand as not sold'
  if (heard?.stopSell) return 'not sold by Little Hotelier'
  if (isClosed) return 'adjusted not to be sold'
  if (set?.available === 0) return 'set by hand to no room left'
  if (set?.available == null && heard?.available === 0) return 'Little Hotelier has no room left'
  if (rooms === 0) return 'no room of the type is in use'
  return blocked >= rooms ? 'other blocks take every room' : 'bookings and blocks take every room'
}

const closedOfType = (book: PriceBook, id: string, dates: readonly string[]): string | null => {
  const type = book.types.find((found) => found.id === id)
  if (!type) return null
  const stateOf = nightsOfType(type, book)
  const closed = dates.filter((date) => !hasRoom(stateOf(date)))
  if (closed.length === 0) return null
  const reasons = closed.map((date) => whyClosed(type.rooms, type.blocked(date), type.nights.get(date), stateOf(date)))
  const which = dates.length === 1 ? 'Its night' : `${closed.length} of its ${dates.length} nights`
  return `${which} ${closed.length === 1 ? 'stays' : 'stay'} closed: ${[...new Set(reasons)].join(', ')}`
}

/**
 * Which of the nights on which rooms are no longer blocked have none to sell all the same, and why; null when there is one on
 * all of them. Several room types are named.
 */
export const stillClosed = async (ctx: Context, opened: readonly Opened[]): Promise<string | null> => {
  const today = hotelToday(ctx)
  const ofTypes = [...Map.groupBy(opened, ({ roomType }) => roomType)].map(([roomType, ofType]) => {
    const dates = ofType.flatMap(({ firstNight, lastNight }) => nightsOf(firstNight, addDays(lastNight, 1)))
    return { roomType, dates: [...new Set(dates)].filter((date) => date >= today).sort() }
  })
  const all = ofTypes.flatMap(({ dates }) => dates).sort()
  if (all.length === 0) return null
  const book = await readPriceBook(ctx, { from: all[0]!, to: all.at(-1)!, all: true })
  const sentences = ofTypes.flatMap(({ roomType, dates }) => {
    const sentence = closedOfType(book, roomType.id, dates)
    return sentence ? [ofTypes.length > 1 ? `${roomType.name}: ${sentence}` : sentence] : []
  })
  return sentences.join('. ') || null
}
