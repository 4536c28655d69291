import { addDays, nightsBetween, nightsOf } from '#graphql/stay-dates.ts'

/** What a guest may do with one night in one kind of room. */
export interface Night {
  date: string
  /** A room is free and the night is not stopped. */
  isFree: boolean
  /** Cents for the night with mandatory fees; null when there is no price. */
  total: number | null
  /** Both judged on the night of arrival. */
  minStay: number
  maxStay: number | null
  closedToArrival: boolean
  closedToDeparture: boolean
}

/** Nights of one kind of room by their date. */
export type Nights = ReadonlyMap<string, Night>

export interface KindOfRoom {
  maxOccupancy: number
  nights: Nights
}

/** Nights of the kinds of room that take the party; where none does, those of all, for it may take several rooms. */
export const nightsFor = (kinds: readonly KindOfRoom[], guests: number) => {
  const fitting = kinds.filter(({ maxOccupancy }) => maxOccupancy >= guests)
  const areTooSmall = fitting.length === 0 && kinds.length > 0
  return { rooms: (areTooSmall ? kinds : fitting).map(({ nights }) => nights), areTooSmall }
}

/** Every day on which a stay from that arrival in that kind of room may end. */
const departuresIn = (nights: Nights, arrival: string): string[] => {
  const first = nights.get(arrival)
  if (!first || first.closedToArrival) return []
  const departures: string[] = []
  for (let day = arrival; nights.get(day)?.isFree; day = addDays(day, 1)) {
    const departure = addDays(day, 1)
    const length = nightsBetween(arrival, departure)
    if (first.maxStay !== null && length > first.maxStay) break
    if (length >= first.minStay && !nights.get(departure)?.closedToDeparture) departures.push(departure)
  }
  return departures
}

/** Days on which a stay from that arrival may end in at least one of the kinds of room. */
export const departuresFrom = (rooms: readonly Nights[], arrival: string): ReadonlySet<string> =>
  new Set(rooms.flatMap((nights) => departuresIn(nights, arrival)))

export const canArrive = (rooms: readonly Nights[], day: string): boolean =>
  rooms.some((nights) => departuresIn(nights, day).length > 0)

type DepartureProblem =
  | { reason: 'tooShort' | 'tooLong'; nights: number }
  | { reason: 'full' | 'closedToDeparture'; nights: 0 }

/** Why a stay from that arrival cannot end on a later day: a limit of its length comes before a night without a room. */
export const departureProblem = (rooms: readonly Nights[], arrival: string, day: string): DepartureProblem => {
  const length = nightsBetween(arrival, day)
  const possible = rooms.filter((nights) => departuresIn(nights, arrival).length > 0)
  const limits = possible.map((nights) => nights.get(arrival)!)
  const shortest = Math.min(...limits.map(({ minStay }) => minStay))
  if (length < shortest) return { reason: 'tooShort', nights: shortest }
  const longest = Math.max(...limits.map(({ maxStay }) => maxStay ?? Infinity))
  if (length > longest) return { reason: 'tooLong', nights: longest }
  const isFreeUntil = (nights: Nights) => nightsOf(arrival, day).every((night) => nights.get(night)?.isFree)
  return { reason: possible.some(isFreeUntil) ? 'closedToDeparture' : 'full', nights: 0 }
}

interface DayFacts {
  /** Whether the night is known at all yet. */
  isKnown: boolean
  isFree: boolean
  /** The lowest of the rooms that are free. */
  total: number | null
  /** The shortest stay from this arrival in any room that is free. */
  minStay: number
  isClosedToArrival: boolean
}

/** One night over all the kinds of room that are looked at. */
export const factsOf = (rooms: readonly Nights[], day: string): DayFacts => {
  const known = rooms.map((nights) => nights.get(day)).filter((night) => night !== undefined)
  const free = known.filter(({ isFree }) => isFree)
  const totals = free.map(({ total }) => total).filter((total) => total !== null)
  return {
    isKnown: known.length > 0,
    isFree: free.length > 0,
    total: totals.length > 0 ? Math.min(...totals) : null,
    minStay: free.length > 0 ? Math.min(...free.map(({ minStay }) => minStay)) : 1,
    isClosedToArrival: free.length > 0 && free.every(({ closedToArrival }) => closedToArrival),
  }
}

export interface Range {
  arrival: string
  departure: string
}

/**
 * What a chosen day makes of the stay: the arrival, or the departure. While a departure is chosen a later day is meant as
 * one, and an arrival that was chosen stays. Null when nothing can begin or end there, so that no impossible stay can be
 * put together.
 */
export const rangeAfter = (rooms: readonly Nights[], { arrival, departure }: Range, day: string): Range | null => {
  if (arrival && !departure && day >= arrival)
    return departuresFrom(rooms, arrival).has(day) ? { arrival, departure: day } : null
  return canArrive(rooms, day) ? { arrival: day, departure: '' } : null
}
