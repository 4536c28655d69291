import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Suspense } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { VisitStep } from '#graphql/visits.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'
import { App } from './App.tsx'
import { DataContext } from './apollo/deferred.ts'
import { createServerSource, type Ask } from './apollo/server-source.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { partFile, partsOfPage } from './i18n/parts.ts'
import type { PageState, SiteSettings } from './page-state.ts'
import { splitLocale } from './paths.ts'
import { missingRoute, routeOf, siteRoutes } from './routes.tsx'

export { inPageLetters } from './routes.tsx'
export { isSecretPath, isStaffPath, localizedPath, splitLocale, staffTitles } from './paths.ts'

export interface RenderInput extends SiteSettings {
  /** Path and query, as the browser asked for it. */
  url: string
  ask: Ask
  /** The form that was sent without a script and comes back. */
  posted?: PostedForm
}

export interface RenderedStyle {
  /** Value of data-emotion, by which the browser's Emotion takes the tag over. */
  emotion: string
  css: string
}

export interface RenderedPage {
  status: number
  /** Path to which the page has moved, with status 301. */
  location?: string
  locale: Locale
  /** Title, description, links: what belongs into <head>. */
  head: string
  styles: RenderedStyle[]
  /** Content of #root. */
  body: string
  state: PageState
  /** How far whoever reads it has come. */
  steps: VisitStep[]
  /** Files from client/ whose chunks the page needs, for preloading. */
  sources: string[]
}

const standing = siteRoutes.filter(({ path }) => !path.includes(':'))

/** Paths of the public pages that name no record, without languages. */
export const standingPaths = standing.map(({ path }) => path)

/** Those for the sitemap. */
export const publicPaths = standing.filter(({ unlisted }) => !unlisted).map(({ path }) => path)

const missingSource = missingRoute.source

/** What the first script says, in the language of the address, when the code of the page cannot be had. */
export const startProblem = async (pathname: string) => {
  const locale = splitLocale(pathname).prefix ?? defaultLocale
  const messages = await loadCatalogue(locale)
  const text = `${messages['problem.title']}. ${messages['problem.text']}`
  return { locale, text, retry: String(messages['problem.retry']) }
}

/** Global styles keep a tag of their own: the browser finds each by its exact name. */
const collectStyles = (cache: EmotionCache): RenderedStyle[] => {
  const globals: RenderedStyle[] = []
  const names: string[] = []
  let scoped = ''
  for (const [name, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue
    if (cache.registered[`${cache.key}-${name}`] === undefined)
      globals.push({ emotion: `${cache.key}-global ${name}`, css })
    else {
      names.push(name)
      scoped += css
    }
  }
  return [...globals, { emotion: `${cache.key} ${names.join(' ')}`, css: scoped }]
}

const readAll = async (stream: NodeJS.ReadableStream) => {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

/** React writes what belongs into <head> at the start of the fragment. */
const headTags = /^(?:<(?:meta|link)\b[^>]*\/?>|<title>[^<]*<\/title>)+/

/**
 * Renders a public page to its parts, with the answers of its queries.
 * @throws what a part threw: a page is whole or it is an error.
 */
export const render = async ({ url, ask, posted, ...settings }: RenderInput): Promise<RenderedPage> => {
  const pathname = url.split('?')[0]!
  const locale = splitLocale(pathname).prefix ?? defaultLocale
  const route = routeOf(pathname)
  await Promise.all([loadCatalogue(locale), route.Page.preload(), missingRoute.Page.preload()])

  const styles = createCache({ key: 'css' })
  // Collects the rules instead of writing a tag beside each element.
  styles.compat = true
  const source = createServerSource(ask)
  let status = 200
  let location: string | undefined
  const steps = new Set<VisitStep>()
  let failure: unknown

  const { prelude } = await prerenderToNodeStream(
    <Suspense fallback={null}>
      <CacheProvider value={styles}>
        <DataContext value={source}>
          <StaticRouter location={url}>
            <App
              {...settings}
              posted={posted}
              onStatus={(code, to) => {
                status = code
                location = to
              }}
              onStep={(step) => void steps.add(step)}
            />
          </StaticRouter>
        </DataContext>
      </CacheProvider>
    </Suspense>,
    {
      onError: (error) => {
        failure ??= error
      },
      // Above 12.8 kB React would move the content behind a script: https://github.com/facebook/react/issues/34966
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  const html = await readAll(prelude)
  if (failure) throw failure

  const head = headTags.exec(html)?.[0] ?? ''
  const page = status === 404 ? missingSource : route.source
  const parts = ['site' as const, ...partsOfPage(page)]
  return {
    status,
    ...(location !== undefined && { location }),
    locale,
    head,
    styles: collectStyles(styles),
    body: html.slice(head.length),
    state: { ...settings, answers: source.answers(), posted },
    steps: [...steps],
    sources: [page, ...parts.map((part) => `i18n/${partFile(locale, part)}`)],
  }
}
