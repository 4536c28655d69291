/** How far a price is from that of a year ago, in words. */
export const againstYearAgo = (price: number, before: number): string => {
  const percent = before > 0 ? Math.round(((price - before) / before) * 100) : 0
  if (percent === 0) return 'as a year ago'
  return `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} a year ago`
}
