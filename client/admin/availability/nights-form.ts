import { roomNightsSchema } from '#graphql/inputs/availability.ts'
import { formSchema } from '../ui/form-schema.ts'
import { centsOf, numberOf } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'
import { nightsInWords } from '../night-grid/nights-in-words.ts'
import type { HandSetNightsQuery } from './HandSetNights.generated.ts'
import type { NightRange } from './night-range.ts'

export interface NightsDraft extends NightRange {
  rate: string
  minStay: string
  stopSell: boolean
  closedToArrival: boolean
  closedToDeparture: boolean
}

export const nightsInput = (roomTypeId: string, draft: NightsDraft) => ({
  roomTypeId,
  firstNight: draft.firstNight,
  lastNight: draft.lastNight,
  rate: centsOf(draft.rate),
  minStay: numberOf(draft.minStay),
  stopSell: draft.stopSell,
  closedToArrival: draft.closedToArrival,
  closedToDeparture: draft.closedToDeparture,
})

const holdsAnything = ({ rate, minStay, stopSell, closedToArrival, closedToDeparture }: NightsDraft) =>
  rate.trim() !== '' || minStay.trim() !== '' || stopSell || closedToArrival || closedToDeparture

export const nightsFormSchema = (roomTypeId: string) =>
  formSchema(roomNightsSchema(hotelToday()), (draft: NightsDraft) => nightsInput(roomTypeId, draft)).refine(
    holdsAnything,
    { path: ['rate'], error: 'Give a price or a minimum stay, or tick what holds' },
  )

export const closureNames = {
  stopSell: 'Not sold at all',
  closedToArrival: 'Nobody arrives',
  closedToDeparture: 'Nobody departs',
} as const

export type Closure = keyof typeof closureNames

export const closures = Object.keys(closureNames) as Closure[]

type Night = HandSetNightsQuery['availabilityCalendar']['roomTypes'][number]['nights'][number]

/** What staff have closed of the nights that the form would open: "Not sold at all: 2 nights. Nobody arrives: 1 night." */
export const openedBy = (draft: NightsDraft, nights: readonly Night[]): string => {
  const isAsked = ({ date, source }: Night) => source === 'HAND' && draft.firstNight <= date && date <= draft.lastNight
  const set = nights.filter(isAsked)
  return closures
    .map((closure) => ({ closure, count: draft[closure] ? 0 : set.filter((night) => night[closure]).length }))
    .filter(({ count }) => count > 0)
    .map(({ closure, count }) => `${closureNames[closure]}: ${nightsInWords(count)}.`)
    .join(' ')
}
