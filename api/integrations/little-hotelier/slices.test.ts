import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, longestSlice, slicesOf } from './slices.ts'

it('cover every night once, none longer than 28 nights', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((day) => addDays('2000-01-01', day))
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 400 }), (first, count) => {
      const nights = slicesOf(first, count).flatMap((slice) => {
        const covered: string[] = []
        for (let date = slice.first; date <= slice.last; date = addDays(date, 1)) covered.push(date)
        expect(covered.length).toBeLessThanOrEqual(longestSlice)
        return covered
      })
      expect(nights).toEqual(Array.from({ length: count }, (_, index) => addDays(first, index)))
    }),
  )
})

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-13', 2, '2027-03-15'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later)
})
