import { expect, it } from 'vitest'
import { waitAfter } from './sign-in-guard.ts'

it.each([
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [11, 1_920],
  [12, 3_600],
  [1_000, 3_600],
])('after %i wrong guesses the next one waits %i seconds', (failures, seconds) => {
  expect(waitAfter(failures)).toBe(seconds)
})
