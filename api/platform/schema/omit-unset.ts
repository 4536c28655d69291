/**
 * The fields of a change that say something: those that are left out stay as they are, and null says "none" only where
 * a value can be missing.
 */
export const omitUnset = (change: object, canBeMissing: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => value !== undefined && (value !== null || canBeMissing.includes(field)),
    ),
  )
