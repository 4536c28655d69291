const oneDecimal = (value: number) => value.toFixed(1)

/** "950", "1.5K", "2.3M": thousands and millions with one decimal; smaller numbers to the whole. */
export const abbreviate = (value: number): string => {
  if (Math.round(value) < 1_000) return String(Math.round(value))
  const thousands = oneDecimal(value / 1_000)
  // 999,950 would round to 1000.0K.
  return Number(thousands) < 1_000 ? `${thousands}K` : `${oneDecimal(value / 1_000_000)}M`
}
