import { monthOf } from '#client/ui/calendar/days.ts'

export interface NightRange {
  firstNight: string
  lastNight: string
}

/** The first press chooses one night, the next on a later night makes that the last; then it begins anew. */
export const rangeAfterClick = (chosen: NightRange | null, day: string): NightRange =>
  chosen && chosen.firstNight === chosen.lastNight && day > chosen.firstNight
    ? { firstNight: chosen.firstNight, lastNight: day }
    : { firstNight: day, lastNight: day }

/** The month that shows some of the nights: the one that is shown (YYYY-MM) where it does, else that of the first. */
export const monthShowing = ({ firstNight, lastNight }: NightRange, shown: string): string =>
  monthOf(firstNight) <= shown && shown <= monthOf(lastNight) ? shown : monthOf(firstNight)
