import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { Nights, TypeFacts } from './price-book.ts'
import { horizonDays, refusalsOf, type Stay } from './quote.ts'

export interface StayOption<T extends TypeFacts = TypeFacts> {
  type: T
  nights: Nights
}

export interface NearStay {
  option: StayOption
  arrival: string
  departure: string
}

/** How far from the wished dates an alternative may begin. */
export const searchDays = 30

const lengthsTried = 14
const suggestions = 3

/** A stay in another room is as far as one that begins two days off. */
const otherRoom = 2

/** Lengths by their distance from the wished one; the arrival night's own limits are tried first. */
const lengthsNear = (wished: number, { minStay, maxStay }: { minStay: number | null; maxStay: number | null }) => {
  const within = Math.min(Math.max(wished, minStay ?? 1), maxStay ?? Infinity)
  const others = Array.from({ length: lengthsTried }, (_, index) => [wished - index, wished + index]).flat()
  return [...new Set([within, ...others])].filter((length) => length >= 1)
}

/** The day around which is searched: the wished arrival, or the nearest one that is possible at all. */
export const searchCentre = (arrival: string, today: string): string => {
  const latest = addDays(today, horizonDays)
  return arrival < today ? today : arrival > latest ? latest : arrival
}

const distance = (near: NearStay, wish: Stay, wishedType: string) =>
  Math.abs(nightsBetween(wish.arrival, near.arrival)) +
  Math.abs(nightsBetween(near.arrival, near.departure) - nightsBetween(wish.arrival, wish.departure)) +
  (near.option.type.id === wishedType ? 0 : otherRoom)

/**
 * Up to three stays that can be booked and are nearest to the wished one: in days between the arrivals, nights more or
 * less, and another room counting two. Ties go to the wished room, then to the earlier arrival.
 */
export const nearestStays = (
  options: readonly StayOption[],
  wish: Stay,
  wishedType: string,
  today: string,
): NearStay[] => {
  const wished = nightsBetween(wish.arrival, wish.departure)
  const centre = searchCentre(wish.arrival, today)
  const found = options.flatMap((option) =>
    Array.from({ length: 2 * searchDays + 1 }, (_, index) => addDays(centre, index - searchDays))
      .filter((arrival) => arrival >= today)
      .flatMap((arrival): NearStay[] => {
        const length = lengthsNear(wished, option.nights(arrival)).find((nights) => {
          const stay = { arrival, departure: addDays(arrival, nights), guests: wish.guests }
          return refusalsOf(option.type, option.nights, stay, today).length === 0
        })
        return length ? [{ option, arrival, departure: addDays(arrival, length) }] : []
      }),
  )
  const rank = (near: NearStay) => distance(near, wish, wishedType)
  return found
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        Number(b.option.type.id === wishedType) - Number(a.option.type.id === wishedType) ||
        (a.arrival < b.arrival ? -1 : a.arrival > b.arrival ? 1 : 0),
    )
    .slice(0, suggestions)
}
