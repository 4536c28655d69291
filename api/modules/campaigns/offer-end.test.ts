import { expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { offerEnd } from './offer-end.ts'

it.each([
  ['2027-01-31', '2027-02-01T04:59:59.999Z'],
  ['2027-07-04', '2027-07-05T03:59:59.999Z'],
])('%s ends in Florida at %s', (validUntil, instant) => {
  expect(offerEnd({ facts: hotelFacts }, { validUntil }).toISOString()).toBe(instant)
})
