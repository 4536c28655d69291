import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigationType } from 'react-router-dom'
import { decoded } from '#client/decoded.ts'
import { useSite } from '../site-context.ts'
import { scrollToAnchor } from './scroll-to-anchor.ts'

/** State of an address whose page is shown from one of its sections on, without the section in the address. */
export interface Arrival {
  anchor: string
}

/** As the specification has it: a page gets this long to appear before it is scrolled. */
const arrivalMilliseconds = 100

/**
 * A new page starts at its top with the focus on its content, or at the section that was asked for; so does a section that is
 * asked for on the page itself. Going back leaves both to the browser.
 */
export const useFocusOnNavigation = () => {
  const { path } = useSite()
  const location = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({ path, location })
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    const before = shown.current
    if (before.location === location) return undefined
    shown.current = { path, location }
    if (navigation === 'POP') return undefined
    const isOtherPage = before.path !== path
    if (isOtherPage) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      main.current?.focus({ preventScroll: true })
    }
    const anchor = decoded(location.hash.slice(1)) || (location.state as Arrival | null)?.anchor
    // In place of the old address comes another language of the same page, or the same link once more.
    const isAsked = isOtherPage || navigation === 'PUSH' || createPath(before.location) === createPath(location)
    if (!anchor || !isAsked) return undefined
    const leaving = new AbortController()
    setTimeout(() => scrollToAnchor(anchor, leaving.signal), arrivalMilliseconds)
    return () => leaving.abort()
  }, [path, location, navigation])
  return main
}
