import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Suspense, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { defaultLocale } from '#graphql/locales.ts'
import { App } from './App.tsx'
import { createBrowserSource } from './apollo/browser-source.ts'
import { DataContext } from './apollo/deferred.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { readStoredLanguage } from './i18n/stored-language.ts'
import { readPageState } from './page-state.ts'
import { PageRouter } from './PageRouter.tsx'
import { isStaffPath, splitLocale } from './paths.ts'
import { prefetchPages } from './prefetch-pages.ts'
import { routeOf, StaffDesk } from './routes.tsx'
import { watchVisits } from './site/visits/watch-visits.ts'
import { answerEarlyPresses } from './ui/held-presses.ts'
import { PartNotLoaded } from './ui/lazy-part.tsx'
import { watchTyping } from './ui/release.ts'
import { holdPressesUntilHydrated, allowLazyHydration } from './ui/lazy-hydration.ts'
import { untilLoaded } from './ui/until-loaded.ts'

const { pathname } = window.location
const { answers, ...state } = readPageState()

// Made before hydration: it takes over the style tags that the server wrote.
const styles = createCache({ key: 'css' })
const source = createBrowserSource(answers)
const { prefix } = splitLocale(pathname)
const language = prefix ?? defaultLocale

watchTyping()
if (!isStaffPath(pathname)) {
  watchVisits()
  prefetchPages(source)
}
// What the first render needs must be here before it, or it would differ from the server's.
// The desk comes empty: when its code cannot be had, start.ts says so.
await (isStaffPath(pathname)
  ? StaffDesk.preload()
  : untilLoaded(() => Promise.all([loadCatalogue(language), routeOf(pathname).Page.preload()])))

// The desk's queries are watched stores: as a transition, a change of address with a failing query would start over for ever.
const keepsPage = !isStaffPath(pathname)

/** The last of the tree: once it is there, the page answers. */
const EarlyPresses = () => {
  useEffect(answerEarlyPresses, [])
  return null
}

// The outermost Suspense lets React hydrate in slices instead of one long task.
const tree = (
  <Suspense fallback={null}>
    <CacheProvider value={styles}>
      <DataContext value={source}>
        <PageRouter keepsPage={keepsPage}>
          <App {...state} />
          <EarlyPresses />
        </PageRouter>
      </DataContext>
    </CacheProvider>
  </Suspense>
)

/** React's own error is a number and says nothing: the one behind it does. */
const onRecoverableError = (error: unknown) => reportError((error as Error).cause ?? error)

/** Whoever looks at the page is told of a part that could not be loaded: it is no fault of the code. */
const onCaughtError = (error: unknown) => {
  // oxlint-disable-next-line no-console
  if (!(error instanceof PartNotLoaded)) console.error(error)
}

const root = document.querySelector('#root')!
if (root.firstElementChild) {
  holdPressesUntilHydrated()
  if (prefix || (readStoredLanguage() ?? language) === language) allowLazyHydration()
  hydrateRoot(root, tree, { onRecoverableError, onCaughtError })
} else createRoot(root, { onRecoverableError, onCaughtError }).render(tree)
