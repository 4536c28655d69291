interface Ranking {
  label: string
  palette: 'green' | 'sea' | 'orange' | 'gray'
}

const bands: readonly { upTo: number; ranking: Ranking }[] = [
  { upTo: 3, ranking: { label: 'Top 3', palette: 'green' } },
  { upTo: 10, ranking: { label: 'Page 1', palette: 'sea' } },
  { upTo: 20, ranking: { label: 'Page 2', palette: 'orange' } },
]

/** What a position in the search results is worth, in words; nothing and zero mean that the site is not among them. */
export const rankingOf = (position: number | null | undefined): Ranking => {
  if (!position) return { label: 'Not ranking', palette: 'gray' }
  return bands.find(({ upTo }) => position <= upTo)?.ranking ?? { label: `Position ${position}`, palette: 'gray' }
}
