import { addDays, nightsBetween } from '#graphql/stay-dates.ts'

/** Nights, both ends included. */
export interface NightRange {
  firstNight: string
  lastNight: string
}

const hasNights = ({ firstNight, lastNight }: NightRange) => firstNight <= lastNight

/** The nights that both have; they have some in common. */
export const nightsInBoth = (one: NightRange, other: NightRange): NightRange => ({
  firstNight: one.firstNight > other.firstNight ? one.firstNight : other.firstNight,
  lastNight: one.lastNight < other.lastNight ? one.lastNight : other.lastNight,
})

/** What is left once some nights are taken out: those before, those after, or none. */
export const nightsLeft = (nights: NightRange, taken: NightRange): NightRange[] =>
  [
    { firstNight: nights.firstNight, lastNight: addDays(taken.firstNight, -1) },
    { firstNight: addDays(taken.lastNight, 1), lastNight: nights.lastNight },
  ].filter(hasNights)

export const countNights = ({ firstNight, lastNight }: NightRange): number => nightsBetween(firstNight, lastNight) + 1
