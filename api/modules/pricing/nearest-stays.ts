import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { TypeFacts } from './price-book.ts'
import { nightsInRow, type Nights } from './price-of-night.ts'
import { horizonDays, refusalsOf, type Stay } from './refusals.ts'

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

const lengthOf = ({ arrival, departure }: Pick<NearStay, 'arrival' | 'departure'>) => nightsBetween(arrival, departure)

/** The first stay of each pair of dates. */
const ofDifferentDates = (stays: readonly NearStay[]): NearStay[] =>
  [...new Map(stays.toReversed().map((stay) => [`${stay.arrival} ${stay.departure}`, stay])).values()].toReversed()

/**
 * Up to three stays that can be booked and are nearest to the wished one. Who asks has chosen a day to come: a stay that
 * begins on it goes first, then the wished length, then the wished room, then the earlier arrival. One of them has the
 * wished length if any has, and each has dates of its own.
 * @param wishedType id; the options' own order decides where there is none
 */
export const nearestStays = (
  options: readonly StayOption[],
  wish: Stay,
  wishedType: string | null,
  today: string,
): NearStay[] => {
  const wished = lengthOf(wish)
  const centre = searchCentre(wish.arrival, today)
  const found = options.flatMap((option) =>
    Array.from({ length: 2 * searchDays + 1 }, (_, index) => addDays(centre, index - searchDays))
      .filter((arrival) => arrival >= today)
      .flatMap((arrival): NearStay[] => {
        const lengths = lengthsNear(wished, option.nights(arrival))
        // A night without a room refuses every length that has it.
        const most = nightsInRow(option.nights, arrival, Math.max(...lengths))
        const length = lengths.find((nights) => {
          if (nights > most) return false
          const stay = { ...wish, arrival, departure: addDays(arrival, nights) }
          return refusalsOf(option.type, option.nights, stay, today).length === 0
        })
        return length ? [{ option, arrival, departure: addDays(arrival, length) }] : []
      }),
  )
  const shift = (near: NearStay) => Math.abs(nightsBetween(wish.arrival, near.arrival))
  const stretch = (near: NearStay) => Math.abs(lengthOf(near) - wished)
  const otherRoom = (near: NearStay) => Number(wishedType !== null && near.option.type.id !== wishedType)
  const sorted = ofDifferentDates(
    found.toSorted(
      (a, b) =>
        shift(a) - shift(b) ||
        stretch(a) - stretch(b) ||
        otherRoom(a) - otherRoom(b) ||
        (a.arrival < b.arrival ? -1 : a.arrival > b.arrival ? 1 : 0),
    ),
  )
  const [first, ...others] = sorted
  if (!first) return []
  const asLong = others.find((near) => stretch(near) === 0)
  const second = stretch(first) > 0 && asLong ? asLong : others[0]
  return [first, ...(second ? [second] : []), ...others.filter((near) => near !== second)].slice(0, suggestions)
}
