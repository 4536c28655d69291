import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { abbreviate } from './abbreviate.ts'

test.each([
  [0, '0'],
  [7.4, '7'],
  [999, '999'],
  [999.6, '1.0K'],
  [1_000, '1.0K'],
  [1_549, '1.5K'],
  [12_340, '12.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [2_300_000, '2.3M'],
  [1_234_567_890, '1234.6M'],
])('%s is %s', (value, text) => {
  expect(abbreviate(value)).toBe(text)
})

const factors: Record<string, number> = { K: 1_000, M: 1_000_000 }

test('what is written is within half of its last digit of the number, and four figures never stand before a K', () => {
  assert(
    property(integer({ min: 0, max: 2_000_000_000 }), (value) => {
      const text = abbreviate(value)
      expect(text).toMatch(/^(\d{1,3}|\d{1,3}\.\dK|\d+\.\dM)$/)
      const factor = factors[text.at(-1)!] ?? 1
      expect(Math.abs(Number.parseFloat(text) * factor - value)).toBeLessThanOrEqual(factor * 0.0501)
    }),
  )
})
