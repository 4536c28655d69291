import { expect, it } from 'vitest'
import { freeCancellationUntil } from './free-cancellation.ts'

/** Check-in on 11 January 2027 is at 20:00 UTC, on 11 July at 19:00. */
const facts = { checkInTime: '15:00', timeZone: 'America/New_York', freeCancellationHours: 48 }

it.each([
  ['two days before check-in', facts, '2027-01-11', '2027-01-01T12:00:00Z', '2027-01-09T20:00:00.000Z'],
  [
    'in summer an hour earlier, as clocks count',
    facts,
    '2027-07-11',
    '2027-01-01T12:00:00Z',
    '2027-07-09T19:00:00.000Z',
  ],
  ['until the last second', facts, '2027-01-11', '2027-01-09T19:59:59Z', '2027-01-09T20:00:00.000Z'],
  ['not at that instant any more', facts, '2027-01-11', '2027-01-09T20:00:00Z', null],
  ['not where it has passed', facts, '2027-01-11', '2027-01-10T00:00:00Z', null],
  [
    'until check-in',
    { ...facts, freeCancellationHours: 0 },
    '2027-01-11',
    '2027-01-11T19:00:00Z',
    '2027-01-11T20:00:00.000Z',
  ],
  [
    'unsaid where the hotel does not say',
    { ...facts, freeCancellationHours: null },
    '2027-01-11',
    '2027-01-01T12:00:00Z',
    null,
  ],
])('cancelling is free %s', (_, said, arrival, now, expected) => {
  expect(freeCancellationUntil(said, arrival, new Date(now))?.toISOString() ?? null).toBe(expected)
})
