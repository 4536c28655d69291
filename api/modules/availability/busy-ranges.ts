import { addDays } from '#graphql/stay-dates.ts'

export interface BusyRange {
  /** First night that is not to be had. */
  from: string
  /** The first day after, on which it can be had again. */
  until: string
}

/** Joins nights that follow each other. `nights` are in order; `isBusy` says whether nothing can be had. */
export const busyRanges = (nights: readonly string[], isBusy: (date: string) => boolean): BusyRange[] => {
  const ranges: BusyRange[] = []
  for (const date of nights.filter(isBusy)) {
    const last = ranges.at(-1)
    if (last?.until === date) last.until = addDays(date, 1)
    else ranges.push({ from: date, until: addDays(date, 1) })
  }
  return ranges
}
