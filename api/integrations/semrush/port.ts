import type { OutsideService } from '../outside/service.ts'

export interface Overview {
  organicTraffic: number
  organicKeywords: number
  /** US dollars. */
  organicCost: number
  adwordsKeywords: number
  adwordsTraffic: number
  adwordsCost: number
}

export interface Keyword {
  keyword: string
  searchVolume: number
  cpc: number
  position: number
  /** Percent. */
  trafficPercentage: number
}

export interface Backlinks {
  totalBacklinks: number
  domainsNum: number
  urlsNum: number
  followsNum: number
  nofollowsNum: number
}

export interface Competitor {
  domain: string
  commonKeywords: number
  organicTraffic: number
  organicCost: number
}

/** Figures on the site's place in searches. Every report costs units; each throws an OutsideFailure. */
export interface SearchFigures {
  service: OutsideService
  /** Null when the domain is not in the index. */
  overview: () => Promise<Overview | null>
  keywords: (limit: number) => Promise<Keyword[]>
  /** The place for one keyword; null when not among the first hundred. */
  position: (keyword: string) => Promise<number | null>
  backlinks: () => Promise<Backlinks | null>
  competitors: (limit: number) => Promise<Competitor[]>
  /** Units left; free. */
  units: () => Promise<number>
}

/** Units by line or request, the reference's figures. */
export const unitPrices = { overview: 10, keyword: 10, backlinks: 40, competitor: 40 } as const
