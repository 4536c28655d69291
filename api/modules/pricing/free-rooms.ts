import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { AccessibleRoom, TypeFacts } from './price-book.ts'
import { hasRoom, type Nights } from './price-of-night.ts'

/** The nights of a stay; the day of departure is none. */
interface Span {
  arrival: string
  departure: string
}

/** Rooms of a type that are left in all nights of a stay. */
export interface FreeRooms {
  free: number
  /** How many of them are accessible ones: as many as are not blocked by their number, for the others are given away first. */
  accessible: number
}

const isOpen = ({ blocks }: AccessibleRoom, { arrival, departure }: Span) =>
  !blocks.some(({ first, last }) => first < departure && arrival <= last)

/** The accessible rooms that nobody has by their number, the one to be given first. */
export const openAccessibleRooms = ({ accessible }: Pick<TypeFacts, 'accessible'>, stay: Span): AccessibleRoom[] =>
  accessible.filter((room) => isOpen(room, stay))

/** The one count of rooms that are free for a stay. */
export const freeRooms = (type: Pick<TypeFacts, 'accessible'>, nights: Nights, stay: Span): FreeRooms => {
  const ofNights = nightsOf(stay.arrival, stay.departure).map((date) => (hasRoom(nights(date)) ? nights(date).free : 0))
  const free = Math.min(...ofNights)
  return { free, accessible: Math.min(free, openAccessibleRooms(type, stay).length) }
}

/**
 * The room that somebody would get, by the order of release: an accessible one is given to whoever needs it, and to others
 * last, when all others of its type are taken (28 CFR 36.302(e)). Null when there is none.
 */
export const roomGiven = (
  { free, accessible }: FreeRooms,
  needsAccessible: boolean,
): { isAccessible: boolean } | null => {
  const ofThose = Math.min(free, accessible)
  if (free < 1 || (needsAccessible && ofThose < 1)) return null
  return { isAccessible: needsAccessible || free === ofThose }
}

/**
 * The type as it is once a request holds one of its rooms, the one of that id where it is held by its number: several rooms
 * that are had together are counted one after the other.
 */
export const withRoomHeld = (type: TypeFacts, { arrival, departure }: Span, roomId: string | null): TypeFacts => {
  const oneMore = (count: (date: string) => number) => (date: string) =>
    count(date) + Number(arrival <= date && date < departure)
  const block = { first: arrival, last: addDays(departure, -1) }
  return {
    ...type,
    blocked: (date) => Math.min(type.rooms, oneMore(type.blocked)(date)),
    held: oneMore(type.held),
    accessible: type.accessible.map((room) =>
      room.id === roomId ? { ...room, blocks: [...room.blocks, block] } : room,
    ),
  }
}
