import { expect, test } from 'vitest'
import { last30Days } from './last-30-days.ts'

test.each([
  ['2026-11-21T12:00:00Z', '2026-10-22', '2026-11-21'],
  ['2027-03-01T00:00:00Z', '2027-01-30', '2027-03-01'],
])('at %s the window is %s to %s', (now, startDate, endDate) => {
  expect(last30Days(new Date(now))).toEqual({ startDate, endDate })
})
