import type { NightChange, NightValues } from './sync-run.entity.ts'

export interface Night extends NightValues {
  roomTypeId: string
  date: string
}

const fields = [
  'available',
  'rate',
  'minStay',
  'maxStay',
  'stopSell',
  'closedToArrival',
  'closedToDeparture',
] as const satisfies (keyof NightValues)[]

const valuesOf = (night: Night): NightValues => ({
  available: night.available,
  rate: night.rate,
  minStay: night.minStay,
  maxStay: night.maxStay,
  stopSell: night.stopSell,
  closedToArrival: night.closedToArrival,
  closedToDeparture: night.closedToDeparture,
})

const isSame = (one: NightValues, other: NightValues) => fields.every((field) => one[field] === other[field])

const keyOf = ({ roomTypeId, date }: { roomTypeId: string; date: string }) => `${date} ${roomTypeId}`

/** What leads from the nights that are stored to those of the feed, in order of the night. */
export const diffNights = (stored: Night[], feed: Night[], nameOf: (roomTypeId: string) => string): NightChange[] => {
  const before = new Map(stored.map((night) => [keyOf(night), night]))
  const after = new Map(feed.map((night) => [keyOf(night), night]))
  const describe = ({ roomTypeId, date }: Night) => ({ roomTypeId, roomType: nameOf(roomTypeId), night: date })
  const arrived = [...after.values()].flatMap((night): NightChange[] => {
    const old = before.get(keyOf(night))
    if (!old) return [{ ...describe(night), kind: 'added', before: null, after: valuesOf(night) }]
    if (isSame(old, night)) return []
    return [{ ...describe(night), kind: 'changed', before: valuesOf(old), after: valuesOf(night) }]
  })
  const left = [...before.values()]
    .filter((night) => !after.has(keyOf(night)))
    .map((night): NightChange => ({ ...describe(night), kind: 'removed', before: valuesOf(night), after: null }))
  return [...arrived, ...left].sort(
    (one, other) => one.night.localeCompare(other.night) || one.roomType.localeCompare(other.roomType),
  )
}

/** Stored nights of room types that a plan feeds, of which the feed says nothing: nobody has said that they can be sold. */
export const leftOut = <Stored extends Night>(stored: Stored[], feed: Night[], fed: ReadonlySet<string>): Stored[] => {
  const told = new Set(feed.map(keyOf))
  return stored.filter((night) => fed.has(night.roomTypeId) && !told.has(keyOf(night)))
}

const mostShrinkage = 0.4

/**
 * Why a feed is not to be believed, or null. A feed that lost more than two fifths of the nights it had
 * is more likely broken than true.
 */
export const doubtAbout = (nightsBefore: number, nightsNow: number): string | null => {
  if (nightsNow === 0) return 'Little Hotelier sent no nights; the old ones are kept'
  if (nightsNow >= nightsBefore * (1 - mostShrinkage)) return null
  return `Little Hotelier sent ${nightsNow} nights where there were ${nightsBefore}; the old ones are kept`
}
