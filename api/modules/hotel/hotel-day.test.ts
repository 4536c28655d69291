import { expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { hotelDay } from './hotel-day.ts'

it.each([
  ['2027-01-05T20:00:00.000Z', '2027-01-05'],
  ['2027-03-14T06:30:00.000Z', '2027-03-14'],
  ['2027-07-05T03:59:59.999Z', '2027-07-04'],
  ['2027-07-05T04:00:00.000Z', '2027-07-05'],
  ['2027-11-07T04:59:59.999Z', '2027-11-07'],
])('at %s it is %s at the hotel', (instant, date) => {
  expect(hotelDay(hotelFacts, new Date(instant))).toBe(date)
})
