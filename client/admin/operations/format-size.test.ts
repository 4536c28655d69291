import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [0, '0 KB'],
  [812, '812 KB'],
  [1024, '1 MB'],
  [3_482, '3.4 MB'],
  [5_242_880, '5,120 MB'],
])('writes %d KB as %s', (kilobytes, text) => {
  expect(formatSize(kilobytes)).toBe(text)
})
