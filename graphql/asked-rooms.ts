/** Rooms that can be asked for together: each has an adult, and a party has at most so many guests. */
export const mostRooms = 12

/**
 * Parameter of an address, and field of a form, for each room after the first: the question by which an address asks for
 * that room alone, without its question mark.
 */
export const moreRooms = 'more'

interface Span {
  arrival: string
  departure: string
}

/** From the first arrival to the last departure. */
export const spanOf = (stays: readonly Span[]): Span => ({
  arrival: stays.map(({ arrival }) => arrival).sort()[0]!,
  departure: stays
    .map(({ departure }) => departure)
    .sort()
    .at(-1)!,
})

/** How many are there at once: those who move from one room to another are counted once. */
export const atOnce = <S extends Span>(stays: readonly S[], countOf: (stay: S) => number): number =>
  Math.max(
    ...stays.map(({ arrival: day }) =>
      stays.reduce((sum, stay) => sum + (stay.arrival <= day && day < stay.departure ? countOf(stay) : 0), 0),
    ),
  )
