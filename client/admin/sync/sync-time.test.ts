import { expect, test } from 'vitest'
import { formatSyncTime } from './sync-time.ts'

test.each([
  ['2026-11-05T08:00:00Z', 'Nov 05, 2026 3:00 AM'],
  ['2026-07-05T07:00:00Z', 'Jul 05, 2026 3:00 AM'],
  ['2026-12-31T17:30:00Z', 'Dec 31, 2026 12:30 PM'],
  ['2027-01-01T04:59:59Z', 'Dec 31, 2026 11:59 PM'],
  [null, 'Never'],
  ['', 'Never'],
  ['yesterday', 'Invalid date'],
])('%s is shown as %s', (instant, text) => {
  expect(formatSyncTime(instant)).toBe(text)
})
