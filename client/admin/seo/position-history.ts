export interface KeywordHistory {
  keyword: string
  /** Any order; a day on which the site was not among the results has no position. */
  history: readonly { date: string; position?: number | null }[]
}

/** One row per day that any keyword knows, the oldest first, with a position (or none) for each keyword in order. */
export const chartRows = (histories: readonly KeywordHistory[]) => {
  const dates = new Set(histories.flatMap(({ history }) => history.map(({ date }) => date)))
  return [...dates].toSorted().map((date) => ({
    date,
    positions: histories.map(({ history }) => history.find((point) => point.date === date)?.position || null),
  }))
}

/** How many places a keyword has risen (positive) or fallen since the day before; null without two positions. */
export const riseOf = ({ history }: KeywordHistory): number | null => {
  const [latest, before] = history
    .filter(({ position }) => position)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ position }) => position!)
  return latest !== undefined && before !== undefined ? before - latest : null
}
