import { nightsInWords } from '../night-grid/nights-in-words.ts'
import { formatDollars } from '../ui/money.ts'
import { formatMonthDay } from '../ui/time.ts'
import { nightsOfWeek } from '../ui/weekdays.ts'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'

const sign = (value: number) => (value > 0 ? '+' : '−')

const priceInWords = ({ price, percent, amount }: AdjustmentRowFragment) => {
  if (price != null) return formatDollars(price)
  if (percent != null) return `${sign(percent)}${Math.abs(percent)}%`
  return amount == null ? null : `${sign(amount)}${formatDollars(Math.abs(amount))}`
}

/** "+15%, at least 2 nights" */
export const whatItChanges = (adjustment: AdjustmentRowFragment): string =>
  [
    priceInWords(adjustment),
    adjustment.minStay != null &&
      `at least ${nightsInWords(adjustment.minStay)}${adjustment.fillsGaps ? ' or a whole gap' : ''}`,
    adjustment.stopSell && 'not sold',
  ]
    .filter(Boolean)
    .join(', ')

/** "Dec 4 to Dec 27, Fri, Sat" */
export const whenItHolds = ({ firstNight, lastNight, daysOfWeek }: AdjustmentRowFragment): string => {
  const dates =
    firstNight === lastNight
      ? formatMonthDay(firstNight)
      : `${formatMonthDay(firstNight)} to ${formatMonthDay(lastNight)}`
  return daysOfWeek.length % 7 === 0 ? dates : `${dates}, ${nightsOfWeek(daysOfWeek)}`
}

const mostNames = 2

/** "Ocean King, Garden Suite and 3 more", or "All room types" */
export const typesInWords = (ids: readonly string[], types: readonly { id: string; name: string }[]): string => {
  const names = types.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (names.length === types.length && types.length > 1) return 'All room types'
  const more = names.length - mostNames
  return more > 0 ? `${names.slice(0, mostNames).join(', ')} and ${more} more` : names.join(' and ')
}
