import { describe, expect, it } from 'vitest'
import { hotelToday } from './stay-dates.ts'

describe('today at the hotel', () => {
  it.each([
    ['2027-01-01T04:59:00Z', '2026-12-31'],
    ['2027-01-01T05:00:00Z', '2027-01-01'],
    ['2027-07-01T03:59:00Z', '2027-06-30'],
  ])('%s is %s', (instant, day) => {
    expect(hotelToday('America/New_York', new Date(instant))).toBe(day)
  })
})
