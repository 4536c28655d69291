import { expect, test } from 'vitest'
import { againstYearAgo } from './against-year-ago.ts'

test.each([
  [12_000, 10_000, '20% above a year ago'],
  [9_000, 10_000, '10% below a year ago'],
  [10_010, 10_000, 'as a year ago'],
  [10_000, 0, 'as a year ago'],
])('%i against %i', (price, before, words) => expect(againstYearAgo(price, before)).toBe(words))
