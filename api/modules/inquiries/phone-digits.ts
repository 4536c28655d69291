/** A phone number or a piece of one, however it is written. */
const phoneLike = /^[\d\s+().x/-]*$/i

/** Fewer digits are in nearly every number. */
const fewestDigits = 3

/**
 * The digits by which a search finds phone numbers: they stand in any grouping, and abroad without the zeros that they begin
 * with at home. Null for what is no number.
 */
export const phoneDigits = (search: string): string | null => {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '')
  return phoneLike.test(search) && digits.length >= fewestDigits ? digits : null
}
