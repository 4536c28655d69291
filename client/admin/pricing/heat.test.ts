import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { heatOf, heatStart, heatSteps } from './heat.ts'

it.each([
  [10_000, 0],
  [11_999, 0],
  [12_000, 1],
  [19_999, 4],
  [20_000, 4],
])('of prices from $100 to $200, %i cents has shade %i', (price, shade) => {
  expect(heatOf(price, 10_000, 20_000)).toBe(shade)
})

it('has one shade where all prices are the same', () => {
  expect(heatOf(9_000, 9_000, 9_000)).toBe(0)
})

it('never lets a dearer night look cheaper', () => {
  const price = fc.integer({ min: 1_000, max: 500_000 })
  fc.assert(
    fc.property(price, price, price, price, (...prices) => {
      const [lowest, one, other, highest] = prices.sort((a, b) => a - b) as [number, number, number, number]
      expect(heatOf(one, lowest, highest)).toBeLessThanOrEqual(heatOf(other, lowest, highest))
      expect(heatOf(highest, lowest, highest)).toBeLessThan(heatSteps)
      expect(heatStart(heatOf(one, lowest, highest), lowest, highest)).toBeLessThanOrEqual(one + 1)
    }),
  )
})
