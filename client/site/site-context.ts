import { createContext, useContext } from 'react'
import type { Locale } from '#graphql/locales.ts'
import type { SiteSettings } from '#client/page-state.ts'
import type { VisitStep } from '#graphql/visits.ts'
import type { PostedForm } from '#graphql/posted-form.ts'

export interface Site extends SiteSettings {
  /** The language in the address, if it has one; links inside the site keep it. */
  prefix?: Locale
  /** The path that the routes see, without the language. */
  path: string
  /** Whether it is still the page that the guest came to, which the server wrote. */
  isFirstPage: boolean
  /** The form that was sent from this page without a script and comes back with it. */
  posted?: PostedForm
  /** Called while a page renders that stands for an error, or has moved to another path; only the server listens. */
  onStatus?: (status: number, location?: string) => void
  /** Called while a part renders that takes a guest a step further; only the server listens. */
  onStep?: (step: VisitStep) => void
}

export const SiteContext = createContext<Site | null>(null)

export const useSite = (): Site => {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}
