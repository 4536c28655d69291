/** What is counted: pages that were shown, the languages they were in, where guests came from, and how far they came. */
export const visitKinds = ['page', 'language', 'referrer', 'step'] as const
export type VisitKind = (typeof visitKinds)[number]

export interface VisitTally {
  /** In hotel time, as YYYY-MM-DD. */
  day: string
  kind: VisitKind
  label: string
  count: number
}

/** What has no name of its own any more. */
export const otherLabel = 'other'

/** Nobody can fill the memory with names that they make up. */
const mostLabels = 300

/** Counts in this process until somebody takes what was counted, to write it down. Nothing in it tells of a person. */
export const createVisitCounter = () => {
  let tallies = new Map<string, VisitTally>()

  const add = ({ day, kind, label, count }: VisitTally): void => {
    const key = `${day} ${kind} ${label}`
    const known = tallies.get(key)
    if (known) known.count += count
    else if (tallies.size < mostLabels || label === otherLabel) tallies.set(key, { day, kind, label, count })
    else add({ day, kind, label: otherLabel, count })
  }

  return {
    add,
    take: (): VisitTally[] => {
      const taken = [...tallies.values()]
      tallies = new Map()
      return taken
    },
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounter>
