import { expect, it } from 'vitest'
import { arrange, arrangeAtTop, arrangeBesideText, arrangeInRow } from './photo-layouts.ts'

it.each([arrange, arrangeAtTop, arrangeBesideText, arrangeInRow])(
  '%o lays one to four pictures out in four ways',
  (layout) => {
    const layouts = [1, 2, 3, 4].map((count) => layout(count))
    expect(layouts.map(({ cells }) => cells.length)).toEqual([1, 2, 3, 4])
    expect(new Set(layouts.map(({ grid }) => JSON.stringify(grid))).size).toBe(4)
  },
)

it('has a place for each of many pictures at the top of a page', () => {
  expect(arrangeAtTop(30).cells).toHaveLength(30)
})
