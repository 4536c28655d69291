import { expect, test } from 'vitest'
import { chartRows, riseOf } from './position-history.ts'

const point = (date: string, position: number | null) => ({ date, position })

test('days of all keywords stand in order, with a gap where a keyword was not found', () => {
  const histories = [
    { keyword: 'inn', history: [point('2026-11-03', 4), point('2026-11-01', 9)] },
    { keyword: 'beach hotel', history: [point('2026-11-02', 0), point('2026-11-03', 12)] },
  ]
  expect(chartRows(histories)).toEqual([
    { date: '2026-11-01', positions: [9, null] },
    { date: '2026-11-02', positions: [null, null] },
    { date: '2026-11-03', positions: [4, 12] },
  ])
})

test.each([
  ['rises', [point('2026-11-01', 9), point('2026-11-02', 4)], 5],
  ['falls', [point('2026-11-02', 9), point('2026-11-01', 4)], -5],
  ['stays', [point('2026-11-01', 4), point('2026-11-02', 4)], 0],
  ['is new', [point('2026-11-02', 4)], null],
  ['was away in between', [point('2026-11-01', 6), point('2026-11-02', 0), point('2026-11-03', 4)], 2],
])('a keyword that %s', (_, history, rise) => {
  expect(riseOf({ keyword: 'inn', history })).toBe(rise)
})
