import { createHash } from 'node:crypto'

/** Where run.ts leaves the seed of a run in random order (`npm test -- --random`). */
export const seedVariable = 'TEST_SEED'

const place = (seed: string, name: string) =>
  createHash('sha256')
    .update(seed + name)
    .digest('hex')

/** The same order for the same seed, on every machine. */
export const shuffled = (names: string[], seed: string): string[] =>
  names.toSorted((a, b) => place(seed, a).localeCompare(place(seed, b)))
