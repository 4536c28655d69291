/** Prices are cents; shown in dollars, with cents only where there are some. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

interface Night {
  available: number
  rate: number
  minStay: number
  maxStay?: number | null
  stopSell: boolean
  closedToArrival: boolean
  closedToDeparture: boolean
}

const restrictionsOf = (night: Night) =>
  [
    night.stopSell && 'not sold online',
    night.closedToArrival && 'no arrival',
    night.closedToDeparture && 'no departure',
    night.maxStay && `at most ${night.maxStay} nights`,
  ]
    .filter(Boolean)
    .join(', ') || 'none'

/** What staff read of a night, each as text. */
export const nightTexts = {
  available: ({ available }: Night) => String(available),
  rate: ({ rate }: Night) => dollars(rate),
  minStay: ({ minStay }: Night) => String(minStay),
  restrictions: restrictionsOf,
}

/** "3 → 2" where a value changed, "3" where it did not, and the value alone of a night that came or went. */
export const changeText = (
  read: (night: Night) => string,
  { before, after }: { before?: Night | null; after?: Night | null },
): string => {
  const [old, now] = [before && read(before), after && read(after)]
  if (old == null || now == null || old === now) return now ?? old ?? '–'
  return `${old} → ${now}`
}
