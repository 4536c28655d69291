import type { VisitStep } from '#graphql/visits.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Deps } from '../../platform/context.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { referringSite } from './referring-site.ts'

type Counting = Pick<Deps, 'visits' | 'published' | 'now'>

export interface SeenPage {
  /** Without the language. */
  path: string
  language: Locale
  /** The page that led here, empty when it is not known; null for who was here before. */
  referrer: string | null
  ownHosts: readonly string[]
}

const today = ({ published, now }: Counting) => hotelDay(published.current().facts, now())

/** That a page was shown, in which language, and from where its reader came to the site: three numbers that nothing ties together. */
export const countPage = (deps: Counting, { path, language, referrer, ownHosts }: SeenPage): void => {
  const day = today(deps)
  deps.visits.add({ day, kind: 'page', label: path, count: 1 })
  deps.visits.add({ day, kind: 'language', label: language, count: 1 })
  const site = referrer === null ? null : referringSite(referrer, ownHosts)
  if (site) deps.visits.add({ day, kind: 'referrer', label: site, count: 1 })
}

export const countStep = (deps: Counting, step: VisitStep): void =>
  deps.visits.add({ day: today(deps), kind: 'step', label: step, count: 1 })
