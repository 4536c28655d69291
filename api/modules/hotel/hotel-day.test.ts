import { expect, it } from 'vitest'
import { hotelDay, hotelInstant } from './hotel-day.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'

it.each([
  ['2027-01-05', '15:00', '2027-01-05T20:00:00.000Z'],
  ['2027-07-05', '15:00', '2027-07-05T19:00:00.000Z'],
  ['2027-03-14', '15:00', '2027-03-14T19:00:00.000Z'],
  ['2027-03-14', '01:30', '2027-03-14T06:30:00.000Z'],
  ['2027-11-07', '15:00', '2027-11-07T20:00:00.000Z'],
])('%s %s at the hotel is %s', (date, time, instant) => {
  expect(hotelInstant(hotelFacts, date, time).toISOString()).toBe(instant)
  expect(hotelDay(hotelFacts, new Date(instant))).toBe(date)
})
