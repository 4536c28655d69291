import { expect, it } from 'vitest'
import { shortHour, tightHour } from './hours.ts'

// The space before AM is what Intl writes: a narrow one that does not break.
it('shortens full hours of a 12-hour clock', () => {
  expect(shortHour('8:00\u202FAM')).toBe('8\u202FAM')
  expect(shortHour('8:30 AM')).toBe('8:30 AM')
  expect(tightHour('8:00\u202FAM')).toBe('8am')
  expect(tightHour('1:00 AM')).toBe('1am')
})

it('leaves a 24-hour clock alone', () => {
  expect(shortHour('08:00')).toBe('08:00')
  expect(tightHour('8.00')).toBe('8.00')
})
