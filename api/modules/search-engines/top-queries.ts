import type { QueryRow } from '../../integrations/google/port.ts'

/**
 * One row for each query over all pages: clicks and impressions add up, the place is the average by impressions.
 * The first key is the page that was shown most, the second the query. By clicks, then impressions.
 */
export const topQueries = (rows: QueryRow[]): QueryRow[] => {
  const groups = Map.groupBy(rows, ({ keys }) => keys[1] ?? '')
  const merged = [...groups].map(([query, pages]): QueryRow => {
    const sum = (value: (row: QueryRow) => number) => pages.reduce((total, row) => total + value(row), 0)
    const clicks = sum((row) => row.clicks)
    const impressions = sum((row) => row.impressions)
    const [best] = pages.toSorted((one, other) => other.impressions - one.impressions)
    return {
      keys: [best!.keys[0] ?? '', query],
      clicks,
      impressions,
      ctr: impressions > 0 ? clicks / impressions : 0,
      position: impressions > 0 ? sum((row) => row.position * row.impressions) / impressions : best!.position,
    }
  })
  return merged.sort((one, other) => other.clicks - one.clicks || other.impressions - one.impressions)
}
