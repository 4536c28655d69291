import { expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { endOfDay, hotelInstant, nextHotelTime } from './hotel-instant.ts'

it.each([
  ['2026-11-21', '03:00', '2026-11-21T08:00:00.000Z'],
  ['2026-07-01', '03:00', '2026-07-01T07:00:00.000Z'],
  ['2027-01-05', '15:00', '2027-01-05T20:00:00.000Z'],
  // The clock goes forward at 2 AM and back at 2 AM: 3 AM is there once on both days.
  ['2027-03-14', '01:30', '2027-03-14T06:30:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
  ['2027-03-14', '15:00', '2027-03-14T19:00:00.000Z'],
  ['2026-11-01', '03:00', '2026-11-01T08:00:00.000Z'],
  ['2027-11-07', '15:00', '2027-11-07T20:00:00.000Z'],
])('on %s %s at the hotel is %s', (date, time, instant) => {
  expect(hotelInstant(hotelFacts, date, time).toISOString()).toBe(instant)
})

it.each([
  ['2027-01-31', '2027-02-01T04:59:59.999Z'],
  ['2027-07-04', '2027-07-05T03:59:59.999Z'],
  // The day has 23 hours, then 25.
  ['2027-03-14', '2027-03-15T03:59:59.999Z'],
  ['2027-11-07', '2027-11-08T04:59:59.999Z'],
])('%s ends in Florida at %s', (date, instant) => {
  expect(endOfDay(hotelFacts, date).toISOString()).toBe(instant)
})

it.each([
  ['2026-11-21T07:59:59Z', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00.000Z'],
  ['2026-11-22T02:00:00Z', '2026-11-22T08:00:00.000Z'],
  ['2027-03-13T12:00:00Z', '2027-03-14T07:00:00.000Z'],
  ['2026-10-31T12:00:00Z', '2026-11-01T08:00:00.000Z'],
])('after %s comes %s', (now, next) => {
  expect(nextHotelTime(hotelFacts, '03:00', new Date(now)).toISOString()).toBe(next)
})
