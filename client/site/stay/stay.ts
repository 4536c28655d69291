import { moreRooms, mostRooms } from '#graphql/asked-rooms.ts'
import { readExtras, writeExtra, type ChosenExtra } from '#graphql/chosen-extras.ts'
import { formQuery } from '#graphql/form-query.ts'
import { isLikelyDate, nightsBetween } from '#graphql/stay-dates.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'

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

/** What answers a stay is told, and how it asks for another one. */
export interface StayAnswerProps {
  hotel: StayPlannerHotelFragment
  stay: Stay
  onAsk: (stay: Stay) => void
}

const usualGuests = 2
/** As many as a guest may ask for; how many a room takes is said in the answer. */
export const mostGuests = 12
/** Of a party of the most guests one is an adult. */
export const mostChildren = mostGuests - 1
export const longestStay = 365
const longestCode = 20
const longestSlug = 80
const longestRoomNumber = 10

/** Where a stay stands on the page, and in which form fields and address parameters. */
export const stayAnchor = 'stay'

/** Where the planner answers. */
export const answerAnchor = 'stay-answer'

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  const isOfCalendar = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && isOfCalendar && isLikelyDate(text)
}

const readCount = (text: string, least: number, most: number, usual: number) => {
  const count = Number(text)
  return Number.isInteger(count) && count >= least ? Math.min(count, most) : usual
}

/** Addresses from before children were counted name `guests`: all of them are adults. */
const readParty = (adultsText: string, childrenText: string): Pick<Stay, 'guests' | 'children'> => {
  const adults = readCount(adultsText, 1, mostGuests, usualGuests)
  const children = readCount(childrenText, 0, mostGuests - adults, 0)
  return { guests: adults + children, children }
}

/** Reads what an address says; what makes no sense counts as not said, for anybody can write an address. */
export const readStay = (search: string): Stay => {
  const parameters = new URLSearchParams(search)
  const text = (name: string) => (parameters.get(name) ?? '').trim()
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  const room = text('room')
  return {
    arrival: day('arrival'),
    departure: day('departure'),
    ...readParty(text('adults') || text('guests'), text('children')),
    room: room.length <= longestSlug && /^[a-z0-9-]*$/.test(room) ? room : '',
    roomNumber: text('number').length <= longestRoomNumber ? text('number') : '',
    code: text('code').slice(0, longestCode),
    extras: readExtras(parameters.getAll('extras')),
    accessible: text('accessible') !== '',
  }
}

/** The part of an address that asks for the stay, with its question mark; empty when nothing is asked for. */
export const writeStay = (stay: Stay): string => {
  const { arrival, departure, guests, children, room, roomNumber, code, extras, accessible } = stay
  const parameters = new URLSearchParams()
  if (arrival) parameters.set('arrival', arrival)
  if (departure) parameters.set('departure', departure)
  if ((arrival && departure) || guests !== usualGuests || children > 0)
    parameters.set('adults', String(guests - children))
  if (children > 0) parameters.set('children', String(children))
  if (room) parameters.set('room', room)
  // Without its type a number is no wish.
  if (room && roomNumber) parameters.set('number', roomNumber)
  if (code) parameters.set('code', code)
  if (accessible) parameters.set('accessible', '1')
  for (const extra of extras) parameters.append('extras', writeExtra(extra))
  const query = parameters.toString()
  return query && `?${query}`
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

/** An address of ours that goes on asking for the stay. */
export const withStay = (address: string, stay: Stay): string => {
  const [path, anchor] = address.split('#') as [string, string?]
  return path + writeStay(stay) + (anchor === undefined ? '' : `#${anchor}`)
}

/** The same with the stay that goes along by itself: who has looked at a room and chosen no nights has not chosen the room. */
export const withChosenStay = (address: string, stay: Stay): string =>
  withStay(address, stay.arrival ? stay : { ...stay, room: '' })

/** Under which names an address asks for a stay, those of before too. */
const namesOfStay = [
  'arrival',
  'departure',
  'guests',
  'adults',
  'children',
  'room',
  'number',
  'code',
  'extras',
  'accessible',
]

/** What a page was asked for, with the stay as it is put together now: for the way to the same page. */
export const alsoWithStay = (search: string, stay: Stay): string => {
  const parameters = new URLSearchParams(formQuery(search))
  // Rooms that are asked for together are not what a planner puts together.
  if (stay.arrival && !parameters.has(moreRooms)) {
    for (const name of namesOfStay) parameters.delete(name)
    for (const [name, value] of new URLSearchParams(writeStay(stay))) parameters.append(name, value)
  }
  const query = parameters.toString()
  return query && `?${query}`
}

/** Both dates are there and in their order: a price can be asked for. */
export const isComplete = ({ arrival, departure }: Stay) =>
  Boolean(arrival && departure) && departure > arrival && nightsBetween(arrival, departure) <= longestStay

/** Whether an address comes from the planner's form, whatever was left out or cannot be read in it. */
export const isPlannerSent = (search: string) => {
  const parameters = new URLSearchParams(search)
  return parameters.has('arrival') && parameters.has('departure')
}

export interface StayFault {
  field: 'arrival' | 'departure' | 'adults'
  message: `stay.fault.${'arrival' | 'departure' | 'order' | 'length' | 'guests' | 'most'}`
}

/** What keeps a stay from being asked for, by the field that is meant; null when nothing does. */
export const stayFault = ({ arrival, departure, guests, children }: Stay): StayFault | null => {
  if (!arrival) return { field: 'arrival', message: 'stay.fault.arrival' }
  if (!departure) return { field: 'departure', message: 'stay.fault.departure' }
  if (departure <= arrival) return { field: 'departure', message: 'stay.fault.order' }
  if (nightsBetween(arrival, departure) > longestStay) return { field: 'departure', message: 'stay.fault.length' }
  if (!Number.isInteger(guests) || guests - children < 1) return { field: 'adults', message: 'stay.fault.guests' }
  if (guests > mostGuests) return { field: 'adults', message: 'stay.fault.most' }
  return null
}

/** The hotel's booking page with all that is known already, under the names that it takes. */
export const bookingUrl = (
  page: string,
  { arrival, departure, guests, children, room, code }: Stay,
  locale: string,
) => {
  const parameters = new URLSearchParams({ locale })
  if (arrival) parameters.set('checkInDate', arrival)
  if (departure) parameters.set('checkOutDate', departure)
  parameters.set('items[0][adults]', String(guests - children))
  if (children > 0) parameters.set('items[0][children]', String(children))
  if (room) parameters.set('room_type_id', room)
  if (code) parameters.set('promocode', code)
  return `${page}?${parameters}`
}
