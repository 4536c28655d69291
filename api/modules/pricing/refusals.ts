import { nightsBetween, nightsOf } from '#graphql/stay-dates.ts'
import type { Party } from './extras-of-stay.ts'
import { freeRooms, roomGiven } from './free-rooms.ts'
import type { TypeFacts } from './price-book.ts'
import type { Nights, NightState } from './price-of-night.ts'

/** A stay that somebody asks for; the day of departure is no night of it. */
export interface Stay extends Party {
  arrival: string
  departure: string
}

export const refusalCodes = [
  'past-arrival',
  'too-far-ahead',
  'too-many-guests',
  'too-few-adults',
  'sold-out',
  'closed',
  'no-accessible-room',
  'closed-to-arrival',
  'closed-to-departure',
  'min-stay',
  'max-stay',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** One reason why a stay cannot be booked. */
export interface Refusal {
  code: RefusalCode
  /** The night or day it is about, or the first night of several; null when it is about the whole stay. */
  date: string | null
  /** The last of several nights in a row. */
  until: string | null
  /** Nights or guests that would be possible, or adults that are needed. */
  limit: number | null
  /** Name of the pricing rule behind it. */
  rule: string | null
  /** Whether it is about all rooms together, and not about one. */
  everywhere: boolean
  /** The room that was asked for, to be named; missing where it is clear or was left open. */
  roomTypeId?: string
}

/** How far ahead a stay can begin. */
export const horizonDays = 730

const refusal = (code: RefusalCode, given: Partial<Refusal> = {}): Refusal => ({
  code,
  date: null,
  until: null,
  limit: null,
  rule: null,
  everywhere: false,
  ...given,
})

const whyNot = ({ isClosed, free }: NightState): RefusalCode | null =>
  isClosed ? 'closed' : free < 1 ? 'sold-out' : null

/** Nights in a row that are refused alike are one reason. */
const inSpans = (nights: readonly { date: string; code: RefusalCode | null }[]): Refusal[] => {
  const spans: Refusal[] = []
  let span: Refusal | undefined
  for (const { date, code } of nights) {
    if (span?.code === code) span.until = date
    else {
      span = code === null ? undefined : refusal(code, { date })
      if (span) spans.push(span)
    }
  }
  return spans
}

/**
 * Every reason why the stay cannot be booked; none when it can. Minimum and maximum stay are those of the arrival night.
 */
export const refusalsOf = (
  type: Pick<TypeFacts, 'maxOccupancy' | 'accessible'>,
  nights: Nights,
  { arrival, departure, guests, accessible = false }: Stay,
  today: string,
): Refusal[] => {
  const found: Refusal[] = []
  const length = nightsBetween(arrival, departure)
  const first = nights(arrival)
  const rule = first.rule?.name ?? null
  if (arrival < today) found.push(refusal('past-arrival', { date: arrival }))
  if (nightsBetween(today, arrival) > horizonDays) found.push(refusal('too-far-ahead', { date: arrival }))
  if (guests > type.maxOccupancy) found.push(refusal('too-many-guests', { limit: type.maxOccupancy }))
  if (first.closedToArrival) found.push(refusal('closed-to-arrival', { date: arrival }))
  if (first.minStay !== null && length < first.minStay)
    found.push(refusal('min-stay', { date: arrival, limit: first.minStay, rule }))
  if (first.maxStay !== null && length > first.maxStay)
    found.push(refusal('max-stay', { date: arrival, limit: first.maxStay, rule }))
  const full = inSpans(nightsOf(arrival, departure).map((date) => ({ date, code: whyNot(nights(date)) })))
  found.push(...full)
  if (accessible && full.length === 0 && !roomGiven(freeRooms(type, nights, { arrival, departure }), accessible))
    found.push(refusal('no-accessible-room'))
  if (nights(departure).closedToDeparture) found.push(refusal('closed-to-departure', { date: departure }))
  return found
}

/** A lack of rooms, which may end. */
export const isFull = ({ code }: Refusal) => code === 'sold-out' || code === 'closed' || code === 'no-accessible-room'

/**
 * Why none of the rooms can be booked: the reasons of the one that comes nearest to it, which is a rule rather than a
 * night without a room. When each lacks a room on some night, that is all there is to say; or that none of them is an
 * accessible one.
 */
export const refusalsOfAll = (ofEachRoom: readonly Refusal[][]): Refusal[] => {
  const limits = (refusals: Refusal[]) => refusals.reduce((sum, { limit }) => sum + (limit ?? 0), 0)
  const [nearest] = ofEachRoom
    .filter((refusals) => !refusals.some(isFull))
    .toSorted((a, b) => a.length - b.length || limits(a) - limits(b))
  if (nearest) return nearest
  const isOther = ofEachRoom.flat().some(({ code }) => code === 'no-accessible-room')
  return [refusal(isOther ? 'no-accessible-room' : 'sold-out', { everywhere: true })]
}

/** More guests than the room takes that takes most. */
export const tooMany = (rooms: readonly Pick<TypeFacts, 'maxOccupancy'>[]): Refusal =>
  refusal('too-many-guests', {
    limit: Math.max(...rooms.map(({ maxOccupancy }) => maxOccupancy)),
    everywhere: rooms.length > 1,
  })

/** What keeps a party that is too many for any room from taking several: in each of them an adult sleeps. */
export const lackOfAdults = (
  rooms: readonly Pick<TypeFacts, 'maxOccupancy'>[],
  { guests, children = 0 }: Pick<Stay, 'guests' | 'children'>,
): Refusal[] => {
  const roomsNeeded = Math.ceil(guests / Math.max(...rooms.map(({ maxOccupancy }) => maxOccupancy)))
  return guests - children < roomsNeeded ? [refusal('too-few-adults', { limit: roomsNeeded })] : []
}
