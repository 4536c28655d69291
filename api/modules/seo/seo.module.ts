import { KeywordPosition } from './keyword-position.entity.ts'
import { SelfCheckResolver } from './self-check.resolver.ts'
import { runSelfCheck } from './self-check.service.ts'
import { SeoResolver } from './seo.resolver.ts'
import { TrackedKeyword } from './tracked-keyword.entity.ts'
import { forgetPositions, notePositions } from './tracked-keyword.service.ts'
import { UnitsSpent } from './units-spent.entity.ts'
import type { Module } from '../../platform/module.ts'

export const seo: Module = {
  entities: [KeywordPosition, TrackedKeyword, UnitsSpent],
  resolvers: [SelfCheckResolver, SeoResolver],
  jobs: [
    { queue: 'seo.forget-positions', schedule: '5 5 * * *', run: forgetPositions },
    { queue: 'seo.note-positions', schedule: '0 5 * * *', run: notePositions },
    { queue: 'seo.self-check', schedule: '30 3 * * *', run: runSelfCheck },
  ],
  routes: [
    {
      method: 'GET',
      path: '/api/seo/overview',
      operation: 'RestSeoOverview',
      summary: 'Organic and paid searches (staff)',
      answer: 'seoOverview',
    },
    {
      method: 'GET',
      path: '/api/seo/keywords',
      operation: 'RestSeoKeywords',
      summary: 'Keywords that bring the most visits (staff)',
      answer: 'seoKeywords.keywords',
    },
    {
      method: 'GET',
      path: '/api/seo/backlinks',
      operation: 'RestSeoBacklinks',
      summary: 'Links of other sites (staff)',
      answer: 'seoBacklinks',
    },
    {
      method: 'GET',
      path: '/api/seo/competitors',
      operation: 'RestSeoCompetitors',
      summary: 'Sites found for the same keywords (staff)',
      answer: 'seoCompetitors.competitors',
    },
    {
      method: 'GET',
      path: '/api/seo/track-keywords',
      operation: 'RestTrackedKeywords',
      summary: 'Tracked keywords with their positions; null when not ranking (staff)',
      map: { key: 'keyword', value: 'position' },
      answer: 'trackedKeywords.keywords',
    },
    {
      method: 'GET',
      path: '/api/seo/api-units',
      operation: 'RestSeoApiUnits',
      summary: 'Units left (staff)',
      answer: 'seoApiUnits',
    },
  ],
}
