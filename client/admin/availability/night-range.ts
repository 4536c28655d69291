export interface NightRange {
  firstNight: string
  lastNight: string
}

/** The first press chooses one night, the next on a later night makes that the last; then it begins anew. */
export const rangeAfterClick = (chosen: NightRange | null, day: string): NightRange =>
  chosen && chosen.firstNight === chosen.lastNight && day > chosen.firstNight
    ? { firstNight: chosen.firstNight, lastNight: day }
    : { firstNight: day, lastNight: day }
