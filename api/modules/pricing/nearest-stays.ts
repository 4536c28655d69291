import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import type { TypeFacts } from './price-book.ts'
import { hasRoom, nightsInRow, type Nights } from './price-of-night.ts'
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
export const lengthsNear = (
  wished: number,
  { minStay, maxStay }: { minStay: number | null; maxStay: number | null },
): number[] => {
  const within = Math.min(Math.max(wished, minStay ?? 1), maxStay ?? Infinity)
  const others = Array.from({ length: lengthsTried }, (_, index) => [wished - index, wished + index]).flat()
  return [...new Set([within, ...others])].filter((length) => length >= 1)
}

/** The day around which is searched: the wished arrival, or the nearest one that is possible at all. */
export const searchCentre = (arrival: string, today: string): string => {
  const latest = addDays(today, horizonDays)
  return arrival < today ? today : arrival > latest ? latest : arrival
}

interface Dates {
  arrival: string
  departure: string
}

const lengthOf = ({ arrival, departure }: Dates) => nightsBetween(arrival, departure)

/** The first stay of each pair of dates, where it stands. */
const ofDifferentDates = <Near extends Dates>(stays: readonly Near[]): Near[] => {
  const known = new Set<string>()
  return stays.filter(({ arrival, departure }) => {
    const dates = `${arrival} ${departure}`
    const isNew = !known.has(dates)
    known.add(dates)
    return isNew
  })
}

/** Days on which a stay near to the wished one can begin, the nearest first; of two as near, both at once. */
export const arrivalsNear = (arrival: string, today: string): string[][] => {
  const centre = searchCentre(arrival, today)
  const days = Array.from({ length: 2 * searchDays + 1 }, (_, index) => addDays(centre, index - searchDays))
  const byDistance = Map.groupBy(
    days.filter((day) => day >= today),
    (day) => Math.abs(nightsBetween(arrival, day)),
  )
  return [...byDistance].toSorted(([a], [b]) => a - b).map(([, asNear]) => asNear)
}

/**
 * Up to three of the stays that were found, the nearest first. Who asks has chosen a day to come: a stay that begins on it
 * goes first, then the wished length, then the wished room, then the earlier arrival. One of them has the wished length if
 * any has, and each has dates of its own.
 */
export const nearestOf = <Near extends Dates>(
  found: readonly Near[],
  wish: Dates,
  isOtherRoom: (near: Near) => boolean = () => false,
): Near[] => {
  const wished = lengthOf(wish)
  const shift = (near: Near) => Math.abs(nightsBetween(wish.arrival, near.arrival))
  const stretch = (near: Near) => Math.abs(lengthOf(near) - wished)
  const sorted = ofDifferentDates(
    found.toSorted(
      (a, b) =>
        shift(a) - shift(b) ||
        stretch(a) - stretch(b) ||
        Number(isOtherRoom(a)) - Number(isOtherRoom(b)) ||
        nightsBetween(b.arrival, a.arrival),
    ),
  )
  const [first, ...others] = sorted
  if (!first) return []
  const asLong = others.find((near) => stretch(near) === 0)
  const second = stretch(first) > 0 && asLong ? asLong : others[0]
  return [first, ...(second ? [second] : []), ...others.filter((near) => near !== second)].slice(0, suggestions)
}

/**
 * The nearest of all stays that could be found, from the wished day outwards and no further than it takes: those that
 * begin further away would come after them.
 * @param findOn the stays that begin on a day, of the same dates the better one first
 */
export const searchNear = <Near extends Dates>(
  wish: Dates,
  today: string,
  findOn: (arrival: string) => readonly Near[],
  isOtherRoom?: (near: Near) => boolean,
): Near[] => {
  const wished = lengthOf(wish)
  const found: Near[] = []
  for (const days of arrivalsNear(wish.arrival, today)) {
    found.push(...days.flatMap(findOn))
    if (found.some((near) => lengthOf(near) === wished) && ofDifferentDates(found).length >= suggestions) break
  }
  return nearestOf(found, wish, isOtherRoom)
}

/**
 * Up to three stays that can be booked and are nearest to the wished one, which itself is none of them.
 * @param wishedType id; the options' own order decides where there is none
 */
export const nearestStays = (
  options: readonly StayOption[],
  wish: Stay,
  wishedType: string | null,
  today: string,
): NearStay[] => {
  const inRoom = (option: StayOption, arrival: string): NearStay[] => {
    // A night without a room refuses every length that has it.
    if (!hasRoom(option.nights(arrival))) return []
    const lengths = lengthsNear(lengthOf(wish), option.nights(arrival))
    const most = nightsInRow(option.nights, arrival, Math.max(...lengths))
    const length = lengths.find((nights) => {
      if (nights > most) return false
      if (option.type.id === wishedType && arrival === wish.arrival && nights === lengthOf(wish)) return false
      const stay = { ...wish, arrival, departure: addDays(arrival, nights) }
      return refusalsOf(option.type, option.nights, stay, today).length === 0
    })
    return length ? [{ option, arrival, departure: addDays(arrival, length) }] : []
  }
  return searchNear(
    wish,
    today,
    (arrival) => options.flatMap((option) => inRoom(option, arrival)),
    ({ option }) => option.type.id !== wishedType,
  )
}
