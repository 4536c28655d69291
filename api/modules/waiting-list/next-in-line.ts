import { roomGiven, type FreeRooms } from '../pricing/free-rooms.ts'

/** Somebody who waits for the nights from `arrival` on; the day of departure is no night of them. */
export interface Waiting {
  arrival: string
  departure: string
  /** Needs an accessible room. */
  accessible: boolean
  /** When and of which room type this guest was told. */
  told: { at: Date; roomTypeId: string } | null
}

/** A room type that has a room for all nights of somebody's stay. */
export interface FreeType extends FreeRooms {
  roomTypeId: string
}

/** Whoever was told has the nights to themselves for so long. */
export const turnMinutes = 60

/** One room of a type, of the accessible ones or of the others, on some nights. */
interface Turn {
  roomTypeId: string
  isAccessibleRoom: boolean
  arrival: string
  departure: string
}

/** The room that somebody would get. */
const turnOf = ({ arrival, departure, accessible }: Waiting, type: FreeType): Turn | null => {
  const given = roomGiven(type, accessible)
  return given && { roomTypeId: type.roomTypeId, isAccessibleRoom: given.isAccessible, arrival, departure }
}

const wantSame = (a: Turn, b: Turn): boolean =>
  a.roomTypeId === b.roomTypeId &&
  a.isAccessibleRoom === b.isAccessibleRoom &&
  a.arrival < b.departure &&
  b.arrival < a.departure

/**
 * Who is to be told now, and of which room type: of those who want the same room on the same night one at a time, in the
 * order of the line, and for an accessible room those first who need it. Nobody is told twice.
 * @param line in the order in which they began to wait
 * @param freeFor the types that have a room for somebody, the one to be named first
 */
export const nextInLine = <Guest extends Waiting>(
  line: readonly Guest[],
  freeFor: (guest: Guest) => readonly FreeType[],
  now: Date,
): { guest: Guest; roomTypeId: string }[] => {
  const turnBegan = now.getTime() - turnMinutes * 60_000
  const turns = line.flatMap((guest) => {
    const { told } = guest
    if (!told || told.at.getTime() <= turnBegan) return []
    const type = freeFor(guest).find(({ roomTypeId }) => roomTypeId === told.roomTypeId)
    return (type && turnOf(guest, type)) ?? []
  })
  return [...line.filter(({ accessible }) => accessible), ...line.filter(({ accessible }) => !accessible)].flatMap(
    (guest) => {
      if (guest.told) return []
      const wanted = freeFor(guest).flatMap((type) => turnOf(guest, type) ?? [])
      const turn = wanted.find((each) => !turns.some((taken) => wantSame(each, taken)))
      if (!turn) return []
      turns.push(turn)
      return { guest, roomTypeId: turn.roomTypeId }
    },
  )
}
