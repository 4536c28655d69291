import { spanOf } from '#graphql/asked-rooms.ts'
import { addDays, nightsBetween, nightsOf } from '#graphql/stay-dates.ts'
import { lengthsNear, searchNear } from './nearest-stays.ts'
import type { PriceBook } from './price-book.ts'
import { hasRoom, nightsOfType, type Nights } from './price-of-night.ts'
import { quoteTogether, type WantedRoom } from './quote-together.ts'

/** The rooms that were wished for, all of them on other nights. */
export interface NearRooms {
  /** From the first arrival to the last departure. */
  arrival: string
  departure: string
  rooms: { roomTypeId: string; arrival: string; departure: string }[]
  /** Cents for all of them. */
  total: number
}

/** Whether each night has as many rooms of each type left as are wanted then: what can be said without a quote. */
const areLeft = (rooms: readonly WantedRoom[], nights: ReadonlyMap<string, Nights>): boolean =>
  rooms.every(({ roomTypeId, stay }) => {
    const ofType = rooms.filter((room) => room.roomTypeId === roomTypeId)
    return nightsOf(stay.arrival, stay.departure).every((date) => {
      const night = nights.get(roomTypeId)!(date)
      const wanted = ofType.filter((room) => room.stay.arrival <= date && date < room.stay.departure).length
      return hasRoom(night) && night.free >= wanted
    })
  })

/** The limits of all room types for who arrives on a day in each of them. */
const strictest = (states: readonly { minStay: number | null; maxStay: number | null }[]) => ({
  minStay: Math.max(1, ...states.map(({ minStay }) => minStay ?? 1)),
  maxStay: Math.min(Infinity, ...states.map(({ maxStay }) => maxStay ?? Infinity)),
})

/**
 * Up to three other spans of nights, nearest to the wished one, on which the same rooms can be booked together: as many of
 * each type, counted one after the other. Rooms of different nights are all moved by the same number of days; those of the
 * same nights may be had for fewer or more, too. None where a room type is not offered any more.
 */
export const nearestTogether = (book: PriceBook, wanted: readonly WantedRoom[]): NearRooms[] => {
  const wish = spanOf(wanted.map(({ stay }) => stay))
  const wished = nightsBetween(wish.arrival, wish.departure)
  const nights = new Map(book.types.map((type) => [type.id, nightsOfType(type, book)]))
  const ids = [...new Set(wanted.map(({ roomTypeId }) => roomTypeId))]
  if (!ids.every((id) => nights.has(id))) return []
  const areAlike = wanted.every(({ stay }) => stay.arrival === wish.arrival && stay.departure === wish.departure)

  const moved = (arrival: string, length: number): WantedRoom[] => {
    const shift = nightsBetween(wish.arrival, arrival)
    return wanted.map(({ stay, ...room }) => ({
      ...room,
      stay: {
        ...stay,
        arrival: addDays(stay.arrival, shift),
        departure: areAlike ? addDays(arrival, length) : addDays(stay.departure, shift),
      },
    }))
  }
  const near = (arrival: string, length: number): NearRooms | null => {
    const departure = addDays(arrival, length)
    if (arrival === wish.arrival && departure === wish.departure) return null
    const others = moved(arrival, length)
    if (!areLeft(others, nights)) return null
    const quotes = quoteTogether(book, others)
    if (!quotes.every((quote) => quote?.refusals.length === 0)) return null
    const rooms = others.map(({ roomTypeId, stay }) => ({
      roomTypeId,
      arrival: stay.arrival,
      departure: stay.departure,
    }))
    return { arrival, departure, rooms, total: quotes.reduce((sum, quote) => sum + quote!.total, 0) }
  }
  return searchNear(wish, book.today, (arrival) => {
    const lengths = areAlike ? lengthsNear(wished, strictest(ids.map((id) => nights.get(id)!(arrival)))) : [wished]
    for (const length of lengths) {
      const stay = near(arrival, length)
      if (stay) return [stay]
    }
    return []
  })
}
