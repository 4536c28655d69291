const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$129": prices of the desk are whole dollars; one that has cents is told with them. */
export const formatDollars = (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100)

/** "$145.13", for sums with taxes. */
export const formatCents = (cents: number) => exact.format(cents / 100)

/** What stands in a money field: "129", or "129.50" where there are cents. */
export const dollarsOf = (cents: number | null | undefined): string =>
  cents == null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** "129.50", or "29,90" as much of Europe writes it. */
const plain = /^-?\d*(?:\.\d{0,2}|,\d{1,2})?$/
/** "1,299.50": a comma before three digits parts thousands. */
const inThousands = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{0,2})?$/

/**
 * Typed dollars as cents; null for an empty field, NaN for what is no amount or could be read in two ways, such as
 * "1.299". The schema has a sentence for each.
 */
export const centsOf = (dollars: string): number | null => {
  const typed = dollars.trim().replace(/^\$/, '')
  if (typed === '') return null
  const written = inThousands.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  return plain.test(typed) || inThousands.test(typed) ? Math.round(Number(written) * 100) : Number.NaN
}

/** A typed whole number; null for an empty field, NaN for what is none. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()))
