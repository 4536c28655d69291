import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { rankingOf } from './ranking.ts'

test.each([
  [1, 'Top 3'],
  [3, 'Top 3'],
  [4, 'Page 1'],
  [10, 'Page 1'],
  [11, 'Page 2'],
  [20, 'Page 2'],
  [21, 'Position 21'],
  [100, 'Position 100'],
  [0, 'Not ranking'],
  [null, 'Not ranking'],
  [undefined, 'Not ranking'],
])('position %s is %s', (position, label) => {
  expect(rankingOf(position).label).toBe(label)
})

test('every position beyond the second page is named by its number', () => {
  assert(
    property(integer({ min: 21, max: 1_000_000 }), (position) => {
      expect(rankingOf(position).label).toBe(`Position ${position}`)
    }),
  )
})
