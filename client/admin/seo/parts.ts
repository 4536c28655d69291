import type { SeoReport } from './useRefreshSeo.generated.ts'

/** The sub-tabs in their order, each with the report that it shows. */
export const seoParts = [
  { id: 'overview', label: 'Overview', report: 'OVERVIEW' },
  { id: 'keywords', label: 'Keywords', report: 'KEYWORDS' },
  { id: 'tracking', label: 'Keyword Tracking', report: 'TRACKING' },
  { id: 'backlinks', label: 'Backlinks', report: 'BACKLINKS' },
  { id: 'competitors', label: 'Competitors', report: 'COMPETITORS' },
] as const satisfies readonly { id: string; label: string; report: SeoReport }[]

export type SeoPartId = (typeof seoParts)[number]['id']
