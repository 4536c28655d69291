import { tellVisit } from './tell-visit.ts'

const page = () => window.location.pathname

interface WayHere extends PerformanceNavigationTiming {
  /** https://w3c.github.io/navigation-timing/, Chromium alone; empty for what came from the server. */
  deliveryType?: string
  /** Other than 0 when the page was made before it was asked for. */
  activationStart?: number
}

/** A page that was fetched ahead was not counted then; one that the browser keeps is shown again unasked. */
const tellFirst = () => {
  const [way] = performance.getEntriesByType('navigation') as WayHere[]
  if (way?.activationStart || way?.deliveryType === 'navigational-prefetch')
    tellVisit({ page: page(), referrer: document.referrer })
  else if (way?.deliveryType === 'cache') tellVisit({ page: page() })
}

const tellPress = ({ target }: MouseEvent) => {
  const control = (target as Element).closest('a[href^="tel:"], [data-step="book"]')
  if (control) tellVisit({ step: control.matches('a[href^="tel:"]') ? 'call' : 'book' })
}

/** Tells of what the server does not see of a page that it made. */
export const watchVisits = () => {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', tellFirst, { once: true })
  else tellFirst()
  window.addEventListener('pageshow', ({ persisted }) => persisted && tellVisit({ page: page() }))
  window.addEventListener('click', tellPress, true)
}
