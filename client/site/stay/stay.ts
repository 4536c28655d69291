import { moreRooms } from '#graphql/asked-rooms.ts'
import { formQuery } from '#graphql/form-query.ts'
import { extrasParameter, readStay, saysTooMany, stayParameters, writeStay, type Stay } from '#graphql/stay-address.ts'
import { nightsBetween } from '#graphql/stay-dates.ts'
import { longestStay, mostGuests } from '#graphql/stay-limits.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'

/** What answers a stay is told, and how it asks for another one. */
export interface StayAnswerProps {
  hotel: StayPlannerHotelFragment
  stay: Stay
  onAsk: (stay: Stay) => void
}

/** An address of ours that goes on asking for the stay. */
export const withStay = (address: string, stay: Stay): string => {
  const [path, anchor] = address.split('#') as [string, string?]
  return path + writeStay(stay) + (anchor === undefined ? '' : `#${anchor}`)
}

/** The same with the stay that goes along by itself: who has looked at a room and chosen no nights has not chosen the room. */
export const withChosenStay = (address: string, stay: Stay): string =>
  withStay(address, stay.arrival ? stay : { ...stay, room: '' })

/** What a page was asked for, with the stay as it is put together now: for the way to the same page. */
export const alsoWithStay = (search: string, stay: Stay): string => {
  const parameters = new URLSearchParams(formQuery(search))
  // Rooms that are asked for together are not what a planner puts together.
  if (stay.arrival && !parameters.has(moreRooms)) {
    for (const name of [...stayParameters, extrasParameter]) parameters.delete(name)
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

/** What keeps from being asked for what an address says, though what can be read of it has nothing wrong. */
export const addressFault = (search: string): StayFault | null =>
  saysTooMany(search) ? { field: 'adults', message: 'stay.fault.most' } : null

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

/** The same for the stay as it stands in the planner: as long as it is what the address says, also of that. */
export const plannerFault = (stay: Stay, search: string): StayFault | null =>
  stayFault(stay) ?? (writeStay(stay) === writeStay(readStay(search)) ? addressFault(search) : null)

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
