import { expect, it } from 'vitest'
import { topQueries } from './top-queries.ts'

const row = (page: string, query: string, clicks: number, impressions: number, position: number) => ({
  keys: [page, query],
  clicks,
  impressions,
  ctr: 0,
  position,
})

it('adds up a query over its pages, and names the page that was shown most', () => {
  const rows = [
    row('/deals', 'lantana hotel', 6, 100, 4),
    row('/', 'lantana hotel', 42, 300, 2),
    row('/', 'inn', 50, 60, 1),
  ]
  expect(topQueries(rows)).toEqual(
    [
      { keys: ['/', 'inn'], clicks: 50, impressions: 60, ctr: 50 / 60, position: 1 },
      { keys: ['/', 'lantana hotel'], clicks: 48, impressions: 400, ctr: 0.12, position: 2.5 },
    ].sort((one, other) => other.clicks - one.clicks),
  )
})

it('divides by nothing when nothing was shown', () => {
  expect(topQueries([row('/', 'ghost', 0, 0, 3)])).toEqual([
    { keys: ['/', 'ghost'], clicks: 0, impressions: 0, ctr: 0, position: 3 },
  ])
  expect(topQueries([])).toEqual([])
})
