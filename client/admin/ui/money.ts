const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$129": prices of the desk are whole dollars; one that has cents is told with them. */
export const formatDollars = (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100)

/** "$145.13", for sums with taxes. */
export const formatCents = (cents: number) => exact.format(cents / 100)

/** What stands in a money field: "129", or "129.50" where there are cents. */
export const dollarsOf = (cents: number | null | undefined): string =>
  cents == null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** Typed dollars as cents; null for an empty field, NaN for what is no amount. */
export const centsOf = (dollars: string): number | null => {
  const typed = dollars.trim().replace(/^\$/, '').replaceAll(',', '')
  if (typed === '') return null
  return /^-?\d*\.?\d*$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN
}

/** A typed whole number; null for an empty field, NaN for what is none. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()))
