import type { DataSource } from './apollo/data-source.ts'
import { isStaffPath } from './paths.ts'
import { missingRoute, routeOf } from './routes.tsx'

/** The page that a press on it would lead to within the site, unless it is this one. */
const pageBehind = (target: EventTarget | null) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined
  const route = isStaffPath(link.pathname) ? missingRoute : routeOf(link.pathname)
  return route === missingRoute ? undefined : route.Page
}

const approaches = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * While a guest points at a link, what its page will need is fetched side by side: its code, and the client that asks for
 * its data; the client alone when a menu of links opens, or the way leads back.
 */
export const prefetchPages = (source: DataSource) => {
  const prefetch = ({ target }: Event) => {
    const page = pageBehind(target)
    if (!page) return
    source.warm()
    page.prefetch()
  }
  for (const approach of approaches) document.addEventListener(approach, prefetch, { passive: true })

  const warmForMenu = ({ target }: Event) => {
    const details = target as Element
    if (details.matches('details[open]') && details.querySelector('a')) source.warm()
  }
  // It does not bubble.
  document.addEventListener('toggle', warmForMenu, true)
  window.addEventListener('popstate', source.warm)
}
