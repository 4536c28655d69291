import { expect, test } from 'vitest'
import { formatAge, formatClock, formatInstant, formatStayDay, hotelDay, hotelInstant, hotelLocal } from './time.ts'

const now = new Date('2026-11-21T15:42:00Z')

test.each([
  ['2026-11-21T15:41:30Z', 'now'],
  ['2026-11-21T15:37:00Z', '5 min'],
  ['2026-11-21T12:00:00Z', '3 h'],
  ['2026-11-19T12:00:00Z', '2 d'],
  ['2026-11-12T12:00:00Z', 'Nov 12'],
])('%s is %s ago', (instant, age) => {
  expect(formatAge(instant, now)).toBe(age)
})

test('instants are written in hotel time, summer and winter', () => {
  expect(formatClock(now)).toBe('10:42 AM')
  expect(formatInstant('2026-07-01T02:00:00Z')).toBe('Jun 30, 2026, 10:00 PM')
})

test('a date of stay never shifts by a day', () => {
  expect(formatStayDay('2027-03-01')).toBe('Mon, Mar 1, 2027')
})

test.each([
  ['2026-12-01T09:00', '2026-12-01T14:00:00.000Z'],
  ['2027-07-01T09:00', '2027-07-01T13:00:00.000Z'],
  // The night in which the clocks go forward, before and after two o'clock.
  ['2027-03-14T01:30', '2027-03-14T06:30:00.000Z'],
  ['2027-03-14T03:30', '2027-03-14T07:30:00.000Z'],
  // The night in which they go back.
  ['2027-11-07T23:30', '2027-11-08T04:30:00.000Z'],
])('%s on the hotel’s clock is %s', (local, instant) => {
  expect(hotelInstant(local).toISOString()).toBe(instant)
  expect(hotelLocal(new Date(instant))).toBe(local)
})

test('the hour that spring skips is taken as the one before', () => {
  expect(hotelLocal(hotelInstant('2027-03-14T02:30'))).toBe('2027-03-14T01:30')
})

test('the day at the hotel is not the day in London', () => {
  expect(hotelDay(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-20')
})
