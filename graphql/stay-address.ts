import { moreRooms, mostRooms } from './asked-rooms.ts'
import { readExtras, writeExtra, type ChosenExtra } from './chosen-extras.ts'
import { isLikelyDate } from './stay-dates.ts'
import { longestCouponCode, longestRoomNumber, longestRoomSlug, mostGuests, usualGuests } from './stay-limits.ts'

/** A stay as a guest asks for it; dates are empty until they are chosen. */
export interface Stay {
  /** YYYY-MM-DD */
  arrival: string
  departure: string
  /** All of them, children too. */
  guests: number
  children: number
  /** Slug of a room type; empty for any. */
  room: string
  /** Number of the room of that type that the guest wishes for; empty for none. */
  roomNumber: string
  code: string
  /** What the guest takes along, in the order of their slugs. */
  extras: readonly ChosenExtra[]
  /** Needs an accessible room. */
  accessible: boolean
}

/** Under which names an address, and a form, says each part of a stay once; `guests` is from before children were counted. */
export const stayParameters = [
  'arrival',
  'departure',
  'guests',
  'adults',
  'children',
  'room',
  'number',
  'code',
  'accessible',
] as const

type StayParameter = (typeof stayParameters)[number]

/** The name for a discount code. */
export const codeParameter = 'code' satisfies StayParameter

/** The name for what is taken along, which can be said more than once. */
export const extrasParameter = 'extras'

/** What an address or a form says of a stay, before anything of it is judged; what is not said is empty. */
export const readSaid = (parameters: URLSearchParams) => {
  const text = (name: StayParameter) => (parameters.get(name) ?? '').trim()
  return {
    arrival: text('arrival'),
    departure: text('departure'),
    // Where guests are named, all of them are adults.
    adults: text('adults') || text('guests'),
    children: text('children'),
    room: text('room'),
    roomNumber: text('number'),
    code: text('code'),
    extras: readExtras(parameters.getAll(extrasParameter)),
    accessible: text('accessible') !== '',
  }
}

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  const isOfCalendar = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && isOfCalendar && isLikelyDate(text)
}

const readCount = (text: string, least: number, most: number, usual: number) => {
  const count = Number(text)
  return Number.isInteger(count) && count >= least ? Math.min(count, most) : usual
}

/** Reads what an address says; what makes no sense counts as not said, for anybody can write an address. */
export const readStay = (search: string): Stay => {
  const said = readSaid(new URLSearchParams(search))
  const { arrival, departure, room, roomNumber, code, extras, accessible } = said
  const adults = readCount(said.adults, 1, mostGuests, usualGuests)
  const children = readCount(said.children, 0, mostGuests - adults, 0)
  return {
    arrival: isDay(arrival) ? arrival : '',
    departure: isDay(departure) ? departure : '',
    guests: adults + children,
    children,
    room: room.length <= longestRoomSlug && /^[a-z0-9-]*$/.test(room) ? room : '',
    roomNumber: roomNumber.length <= longestRoomNumber ? roomNumber : '',
    code: code.slice(0, longestCouponCode),
    extras,
    accessible,
  }
}

/** Whether an address says more guests than can be priced: `readStay` takes as many as can. */
export const saysTooMany = (search: string): boolean => {
  const { adults, children } = readSaid(new URLSearchParams(search))
  return Number(adults) + Number(children) > mostGuests
}

/** The part of an address that says so much of a stay, with its question mark; empty when nothing is said. */
export const writeSaid = (said: Partial<Stay>): string => {
  const { arrival, departure, guests = 0, children = 0, room, roomNumber, code, extras = [], accessible } = said
  const parameters = new URLSearchParams()
  const set = (name: StayParameter, value: string | number) => parameters.set(name, String(value))
  if (arrival) set('arrival', arrival)
  if (departure) set('departure', departure)
  if (guests > children) set('adults', guests - children)
  if (children > 0) set('children', children)
  if (room) set('room', room)
  // Without its type a number is no wish.
  if (room && roomNumber) set('number', roomNumber)
  if (code) set('code', code)
  if (accessible) set('accessible', 1)
  for (const extra of extras) parameters.append(extrasParameter, writeExtra(extra))
  const query = parameters.toString()
  return query && `?${query}`
}

/** The same for a whole stay: the usual party is said with its nights only. */
export const writeStay = (stay: Stay): string => {
  const { arrival, departure, guests, children } = stay
  const isUsual = guests === usualGuests && children === 0 && !(arrival && departure)
  return writeSaid(isUsual ? { ...stay, guests: undefined } : stay)
}

/** The rooms that an address asks for together; the first as if it were the only one. */
export const readStays = (search: string): Stay[] => {
  const more = new URLSearchParams(search).getAll(moreRooms).slice(0, mostRooms - 1)
  return [search, ...more.map((room) => `?${room}`)].map(readStay)
}

/** The part of an address that asks for rooms together. */
export const writeStays = ([first, ...others]: readonly Stay[]): string => {
  const parameters = new URLSearchParams(first && writeStay(first))
  for (const stay of others) parameters.append(moreRooms, writeStay(stay).slice(1))
  return `?${parameters}`
}
