import { expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { isDeskOpen } from './desk-hours.ts'

const facts = { ...hotelFacts, timeZone: 'America/New_York' }

it.each([
  ['08:00', '01:00', '2027-01-04T13:00:00Z', true],
  ['08:00', '01:00', '2027-01-04T12:59:00Z', false],
  ['08:00', '01:00', '2027-01-04T05:59:00Z', true],
  ['08:00', '01:00', '2027-01-04T06:00:00Z', false],
  // Summer time.
  ['08:00', '01:00', '2027-07-04T12:00:00Z', true],
  ['09:00', '17:00', '2027-01-04T13:59:00Z', false],
  ['09:00', '17:00', '2027-01-04T14:00:00Z', true],
  ['09:00', '17:00', '2027-01-04T22:00:00Z', false],
  [null, '17:00', '2027-01-04T15:00:00Z', false],
  ['09:00', null, '2027-01-04T15:00:00Z', false],
])('a desk open from %s to %s, at %s: %s', (officeOpens, officeCloses, now, open) => {
  expect(isDeskOpen({ ...facts, officeOpens, officeCloses }, new Date(now))).toBe(open)
})
