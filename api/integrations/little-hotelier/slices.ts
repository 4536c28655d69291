/** Nights asked for at once; longer windows are not known to be answered. */
export const longestSlice = 28

const dayMs = 86_400_000

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

interface Slice {
  /** First and last night, both included. */
  first: string
  last: string
}

/** Cuts `count` nights from `first` on into slices that are short enough to ask for. */
export const slicesOf = (first: string, count: number): Slice[] =>
  Array.from({ length: Math.ceil(count / longestSlice) }, (_, index) => {
    const begin = index * longestSlice
    return { first: addDays(first, begin), last: addDays(first, Math.min(begin + longestSlice, count) - 1) }
  })
