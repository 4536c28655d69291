import { freeRooms, openAccessibleRooms, roomGiven, withRoomHeld } from './free-rooms.ts'
import type { PriceBook } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { quoteStay, type CouponFacts, type Quote } from './quote.ts'
import type { Stay } from './refusals.ts'

export interface WantedRoom {
  roomTypeId: string
  stay: Stay
  /** Undefined when none was named, null when the named one does not exist. */
  coupon?: CouponFacts | null | undefined
}

export interface QuoteAmongOthers extends Quote {
  /** The accessible room that it would get, where one is needed. */
  accessibleRoomId: string | null
  /** Whether it would get one, needed or not. */
  isAccessibleRoom: boolean
}

/**
 * What rooms cost that are had together, in their order, and what stands against each once those before it are taken; null
 * for a room type that is not offered any more.
 */
export const quoteTogether = (book: PriceBook, wanted: readonly WantedRoom[]): (QuoteAmongOthers | null)[] => {
  const types = new Map(book.types.map((type) => [type.id, type]))
  return wanted.map(({ roomTypeId, stay, coupon }) => {
    const type = types.get(roomTypeId)
    if (!type) return null
    const nights = nightsOfType(type, book)
    const quote = quoteStay(type, nights, stay, book, coupon)
    const [accessible] = stay.accessible ? openAccessibleRooms(type, stay) : []
    const accessibleRoomId = accessible?.id ?? null
    types.set(roomTypeId, withRoomHeld(type, stay, accessibleRoomId))
    const isAccessibleRoom = roomGiven(freeRooms(type, nights, stay), stay.accessible ?? false)?.isAccessible ?? false
    return { ...quote, accessibleRoomId, isAccessibleRoom }
  })
}
