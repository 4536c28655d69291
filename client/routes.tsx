import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { withMessages } from './i18n/catalogues.ts'
import { partsOfPage } from './i18n/parts.ts'
import { splitLocale, staffTitles, withPrefix } from './paths.ts'
import { lazyPart } from './ui/lazy-part.tsx'

type Page = ReturnType<typeof lazyPart>

interface SiteRoute {
  path: string
  Page: Page
  /** The page's file from client/, by which the build's manifest knows its chunk. */
  source: string
  /** Reached by links of mails only: it stands in no sitemap. */
  unlisted?: boolean
}

/** A page with its code and its messages, which come together. */
const page = (path: string, source: string, load: () => Promise<{ default: ComponentType }>): SiteRoute => ({
  path,
  source,
  Page: lazyPart(withMessages(partsOfPage(source), load)),
})

const unlisted = (route: SiteRoute): SiteRoute => ({ ...route, unlisted: true })

/** The guest site. A path with a parameter is listed by its own part of the sitemap. */
export const siteRoutes: SiteRoute[] = [
  page(paths.home(), 'site/home/HomePage.tsx', () => import('./site/home/HomePage.tsx')),
  page(paths.gallery(), 'site/gallery/GalleryPage.tsx', () => import('./site/gallery/GalleryPage.tsx')),
  page('/rooms/:slug', 'site/rooms/RoomPage.tsx', () => import('./site/rooms/RoomPage.tsx')),
  page(
    paths.thingsToDo(),
    'site/things-to-do/ThingsToDoPage.tsx',
    () => import('./site/things-to-do/ThingsToDoPage.tsx'),
  ),
  page(paths.contact(), 'site/contact/ContactPage.tsx', () => import('./site/contact/ContactPage.tsx')),
  page(paths.deals(), 'site/deals/DealsPage.tsx', () => import('./site/deals/DealsPage.tsx')),
  page(paths.faq(), 'site/faq/FaqPage.tsx', () => import('./site/faq/FaqPage.tsx')),
  page(paths.blog(), 'site/blog/BlogPage.tsx', () => import('./site/blog/BlogPage.tsx')),
  page('/blog/:slug', 'site/blog/BlogPostPage.tsx', () => import('./site/blog/BlogPostPage.tsx')),
  unlisted(
    page(paths.blogPreview(':token'), 'site/blog/BlogPreviewPage.tsx', () => import('./site/blog/BlogPreviewPage.tsx')),
  ),
  unlisted(
    page(paths.askForStay(), 'site/stay-requests/AskPage.tsx', () => import('./site/stay-requests/AskPage.tsx')),
  ),
  unlisted(
    page(paths.staySheet(), 'site/stay-sheet/StaySheetPage.tsx', () => import('./site/stay-sheet/StaySheetPage.tsx')),
  ),
  unlisted(
    page(
      paths.yourStay(':token'),
      'site/stay-requests/YourStayPage.tsx',
      () => import('./site/stay-requests/YourStayPage.tsx'),
    ),
  ),
  unlisted(
    page(
      paths.waitingList(':token'),
      'site/waiting-list/WaitingListPage.tsx',
      () => import('./site/waiting-list/WaitingListPage.tsx'),
    ),
  ),
  page(paths.privacy(), 'site/notices/PrivacyPage.tsx', () => import('./site/notices/PrivacyPage.tsx')),
  page(
    paths.accessibility(),
    'site/notices/AccessibilityPage.tsx',
    () => import('./site/notices/AccessibilityPage.tsx'),
  ),
  unlisted(
    page(
      paths.confirmSubscription(),
      'site/newsletter/ConfirmPage.tsx',
      () => import('./site/newsletter/ConfirmPage.tsx'),
    ),
  ),
  unlisted(
    page(
      paths.unsubscribe(),
      'site/newsletter/UnsubscribePage.tsx',
      () => import('./site/newsletter/UnsubscribePage.tsx'),
    ),
  ),
]

export const missingRoute = page('*', 'site/missing/MissingPage.tsx', () => import('./site/missing/MissingPage.tsx'))

/** The staff desk, one tree of lazy code that guests never load. */
export const StaffDesk = lazyPart(() => import('./admin/AdminApp.tsx'))

/**
 * An address in the letters of its page: what names a post, a room or a guest stays as it is. The desk's pages have no
 * language, and addresses of no page are left alone.
 */
export const inPageLetters = (pathname: string): string => {
  const small = pathname.toLowerCase()
  if (small in staffTitles) return small
  const { prefix, path } = splitLocale(pathname.replace(/^\/[a-z]{2}(?=\/|$)/i, (first) => first.toLowerCase()))
  const route = siteRoutes.find((known) => matchPath(known.path, path))
  if (!route) return pathname
  const names = route.path.split('/').map((name) => name.startsWith(':'))
  return withPrefix(
    path
      .split('/')
      .map((part, at) => (names[at] ? part : part.toLowerCase()))
      .join('/'),
    prefix,
  )
}

/** The route that shows an address, the not-found page's included. */
export const routeOf = (pathname: string): SiteRoute => {
  const { path } = splitLocale(pathname)
  return siteRoutes.find((route) => matchPath(route.path, path)) ?? missingRoute
}
