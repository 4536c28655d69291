import { afterEach, expect, it, vi } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { dateFormat, formatClock, formatMonth } from './format.ts'
import { hotelInstant, writeInstant } from './hotel-instant.ts'

afterEach(() => vi.restoreAllMocks())

it('makes a formatter once for each language and way of writing', () => {
  const days = dateFormat('fi-FI', { dateStyle: 'long', timeZone: 'UTC' })
  expect(dateFormat('fi-FI', { dateStyle: 'long', timeZone: 'UTC' })).toBe(days)
  expect(dateFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' })).not.toBe(days)
  expect(dateFormat('fi-FI', { dateStyle: 'long', timeZone: 'Europe/Helsinki' })).not.toBe(days)
})

it.each([
  ['a time of the hotel', () => hotelInstant(hotelFacts, '2027-03-14', '15:00')],
  ['an instant in words', () => writeInstant(hotelFacts, new Date('2027-03-14T15:00:00Z'))],
  ['a clock', () => formatClock('15:00', 'fi')],
  ['a month', () => formatMonth(2, 'fi')],
])('makes no other one for %s', (_, write) => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  write()
  expect(made).not.toHaveBeenCalled()
})
