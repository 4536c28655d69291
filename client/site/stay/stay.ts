import { readExtras, writeExtra, type ChosenExtra } from '#graphql/chosen-extras.ts'
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
  code: string
  /** What the guest takes along, in the order of their slugs. */
  extras: readonly ChosenExtra[]
}

/** What answers a stay is told, and how it asks for another one. */
export interface StayAnswerProps {
  hotel: StayPlannerHotelFragment
  stay: Stay
  onAsk: (stay: Stay) => void
}

export const usualGuests = 2
export const mostGuests = 6
/** Of a party of the most guests one is an adult. */
export const mostChildren = mostGuests - 1
export const longestStay = 365
const longestCode = 20
const longestSlug = 80

/** Where a stay stands on the page, and in which form fields and address parameters. */
export const stayAnchor = 'stay'

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  const isOfCalendar = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && isOfCalendar && isLikelyDate(text)
}

const isCount = (count: number, least: number) => Number.isInteger(count) && count >= least && count <= mostGuests

/** Addresses from before children were counted name `guests`: all of them are adults. */
const readParty = (adultsText: string, childrenText: string): Pick<Stay, 'guests' | 'children'> => {
  const [adults, children] = [Number(adultsText), Number(childrenText)]
  const known = { adults: isCount(adults, 1) ? adults : usualGuests, children: isCount(children, 0) ? children : 0 }
  const guests = known.adults + known.children
  return guests > mostGuests ? { guests: known.adults, children: 0 } : { guests, children: known.children }
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
    code: text('code').slice(0, longestCode),
    extras: readExtras(parameters.getAll('extras')),
  }
}

/** The part of an address that asks for the stay, with its question mark; empty when nothing is asked for. */
export const writeStay = ({ arrival, departure, guests, children, room, code, extras }: Stay): string => {
  const parameters = new URLSearchParams()
  if (arrival) parameters.set('arrival', arrival)
  if (departure) parameters.set('departure', departure)
  if ((arrival && departure) || guests !== usualGuests || children > 0)
    parameters.set('adults', String(guests - children))
  if (children > 0) parameters.set('children', String(children))
  if (room) parameters.set('room', room)
  if (code) parameters.set('code', code)
  for (const extra of extras) parameters.append('extras', writeExtra(extra))
  const query = parameters.toString()
  return query && `?${query}`
}

/** An address of ours that goes on asking for the stay. */
export const withStay = (address: string, stay: Stay): string => {
  const [path, anchor] = address.split('#') as [string, string?]
  return path + writeStay(stay) + (anchor === undefined ? '' : `#${anchor}`)
}

/** The same with the stay that goes along by itself: who has looked at a room and chosen no nights has not chosen the room. */
export const withChosenStay = (address: string, stay: Stay): string =>
  withStay(address, stay.arrival ? stay : { ...stay, room: '' })

/** Both dates are there and in their order: a price can be asked for. */
export const isComplete = ({ arrival, departure }: Stay) =>
  Boolean(arrival && departure) && departure > arrival && nightsBetween(arrival, departure) <= longestStay

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
