import { describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { priceKeptUntil, roomHeldUntil } from './deadlines.ts'

describe('a price that is asked for is kept until tomorrow at 6 p.m. of the hotel’s clock', () => {
  it.each([
    ['at noon', '2027-01-04T17:00:00Z', '2027-01-05T23:00:00Z'],
    ['a minute past midnight', '2027-01-04T05:01:00Z', '2027-01-05T23:00:00Z'],
    ['a minute before midnight', '2027-01-05T04:59:00Z', '2027-01-05T23:00:00Z'],
    ['when the next day has begun in UTC only', '2027-01-05T02:00:00Z', '2027-01-05T23:00:00Z'],
    ['at 6 p.m. itself', '2027-01-04T23:00:00Z', '2027-01-05T23:00:00Z'],
    ['on the evening before the clock goes forward', '2027-03-14T02:00:00Z', '2027-03-14T22:00:00Z'],
    ['on the day on which it has', '2027-03-14T12:00:00Z', '2027-03-15T22:00:00Z'],
    ['on the evening before it goes back', '2027-11-07T02:00:00Z', '2027-11-07T23:00:00Z'],
    ['on the last day of a year', '2027-12-31T17:00:00Z', '2028-01-01T23:00:00Z'],
    ['before a leap day', '2028-02-28T17:00:00Z', '2028-02-29T23:00:00Z'],
  ])('%s', (_, now, until) => {
    expect(priceKeptUntil(hotelFacts, new Date(now)).toISOString()).toBe(new Date(until).toISOString())
  })
})

describe('a room that is offered is held until tomorrow at 6 p.m., or until the guest ought to be there', () => {
  const noon = '2027-01-04T17:00:00Z'
  it.each([
    ['for a stay in a month', '2027-02-04', noon, '2027-01-05T23:00:00Z'],
    ['for the day after tomorrow', '2027-01-06', noon, '2027-01-05T23:00:00Z'],
    ['for tomorrow: until check-in', '2027-01-05', noon, '2027-01-05T20:00:00Z'],
    ['for today: until the day ends', '2027-01-04', noon, '2027-01-05T05:00:00Z'],
    ['for today, late: until the day ends', '2027-01-04', '2027-01-05T04:30:00Z', '2027-01-05T05:00:00Z'],
    ['for a night that has begun before midnight', '2027-01-04', '2027-01-05T04:59:59Z', '2027-01-05T05:00:00Z'],
  ])('%s', (_, arrival, now, until) => {
    expect(roomHeldUntil(hotelFacts, arrival, new Date(now)).toISOString()).toBe(new Date(until).toISOString())
  })
})
