/** Arrivals for which coupons are not taken, both dates included. */
export interface BlackoutSpan {
  firstDate: string
  lastDate: string
}

/** The period that an arrival falls into, if any: one rule for what a guest is quoted and what the desk takes. */
export const blackoutOn = <T extends BlackoutSpan>(periods: readonly T[], arrival: string): T | undefined =>
  periods.find(({ firstDate, lastDate }) => firstDate <= arrival && arrival <= lastDate)
