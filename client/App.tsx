import { ChakraProvider } from '@chakra-ui/react'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useRoutes } from 'react-router-dom'
import type { Locale } from '#graphql/locales.ts'
import { useDataSource } from './apollo/deferred.ts'
import { renewWhileSeen } from './apollo/renew-while-seen.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import type { SiteSettings } from './page-state.ts'
import { isStaffPath, localizedPath, splitLocale, withPrefix } from './paths.ts'
import { missingRoute, siteRoutes, StaffDesk } from './routes.tsx'
import { SiteContext, type Site } from './site/site-context.ts'
import { PageProblem } from './site/layout/PageProblem.tsx'
import { SiteFrameDocument } from './site/layout/SiteFrame.generated.ts'
import { SiteFrame } from './site/layout/SiteFrame.tsx'
import { ScrollAnchoring } from './site/layout/ScrollAnchoring.tsx'
import { useVisitedPages } from './site/visits/useVisitedPages.ts'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { siteSystem } from './ui/theme/system.ts'

type AppProps = SiteSettings & Pick<Site, 'posted' | 'onStatus' | 'onStep'>

const GuestSite = ({ publicUrl, languages, timeZone, posted, onStatus, onStep }: AppProps) => {
  const source = useDataSource()
  useEffect(() => renewWhileSeen(source), [source])
  useVisitedPages()
  const location = useLocation()
  const navigate = useNavigate()
  const { prefix, path } = splitLocale(location.pathname)
  const [firstPath, setFirstPath] = useState<string | null>(path)
  if (firstPath !== null && firstPath !== path) setFirstPath(null)
  const isFirstPage = firstPath === path

  // In place of the old address: going back leads to the page before, not to the language before.
  const followLanguage = useCallback(
    async (language: Locale, isMeant: () => boolean) => {
      source.forgetRefusals()
      await source.read(SiteFrameDocument, { locale: language })
      if (!isMeant()) return
      // Where the guest has gone meanwhile.
      const { pathname, search, hash } = window.location
      void navigate(localizedPath(splitLocale(pathname).path, language) + search + hash, { replace: true })
    },
    [source, navigate],
  )
  const site = useMemo<Site>(
    () => ({
      publicUrl,
      languages,
      timeZone,
      prefix,
      path,
      isFirstPage,
      posted: posted?.path === path ? posted : undefined,
      onStatus,
      onStep,
    }),
    [publicUrl, languages, timeZone, prefix, path, isFirstPage, posted, onStatus, onStep],
  )

  // With the language in their patterns: from an address without it a page could only lead to another page without it.
  const page = useRoutes(
    [...siteRoutes, missingRoute].map(({ path: pattern, Page }) => ({
      path: pattern === missingRoute.path ? pattern : withPrefix(pattern, prefix),
      element: <Page />,
    })),
  )

  return (
    <ChakraProvider value={siteSystem}>
      <LanguageProvider offered={languages} timeZone={timeZone} pinned={prefix} onChoose={followLanguage}>
        <SiteContext value={site}>
          <ScrollAnchoring language={prefix}>
            <ErrorBoundary
              resetKey={location.pathname}
              fallback={(retry, error) => (
                <main>
                  <PageProblem error={error} onRetry={retry} />
                </main>
              )}
            >
              <SiteFrame>
                {/* The router's pattern for any address has none with a line break in it. */}
                {page ?? <missingRoute.Page />}
              </SiteFrame>
            </ErrorBoundary>
          </ScrollAnchoring>
        </SiteContext>
      </LanguageProvider>
    </ChakraProvider>
  )
}

/** Guests and staff share a router and nothing else: the desk brings its own language, theme and frame. */
export const App = (props: AppProps) => {
  const { pathname } = useLocation()
  if (!isStaffPath(pathname)) return <GuestSite {...props} />
  return (
    <Suspense fallback={null}>
      <StaffDesk />
    </Suspense>
  )
}
