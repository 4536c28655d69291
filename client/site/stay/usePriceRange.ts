import { useDayWords } from './day-words.ts'
import { useMonthTotals } from './useMonthTotals.ts'

/** What the nights of the next months cost, as the calendar shows it: '$129–$259'. */
export const usePriceRange = (currency: string): string | undefined => {
  const { money } = useDayWords(currency)
  const ends = useMonthTotals()
    .flatMap(({ lowestTotal, highestTotal }) => [lowestTotal, highestTotal])
    .filter((total) => total !== null)
  return ends.length > 0 ? `${money(Math.min(...ends))}–${money(Math.max(...ends))}` : undefined
}
