import type { FastifyInstance } from 'fastify'
import { formQuery } from '#graphql/form-query.ts'
import { readLanguageCookie, writeLanguageCookie } from '#graphql/language-cookie.ts'
import { defaultLocale } from '#graphql/locales.ts'
import type { Deps } from '../../platform/context.ts'
import type { Execute } from '../graphql/execute.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { registerAssets } from './assets.ts'
import { registerCalendarFiles } from './calendar-files.ts'
import { registerCrawlerFiles } from './crawlers.ts'
import { developSite } from './development.ts'
import { asksForDrafts, maySeeDrafts } from './drafts.ts'
import { registerIcons } from './icons.ts'
import { registerInquiryForms } from './inquiry-form.ts'
import { registerLatestPictures } from './latest-pictures.ts'
import { pageMaker } from './page-maker.ts'
import { pageVisits } from './page-visits.ts'
import type { ShowAgain } from './posted-forms.ts'
import { registerFeeds } from './rss.ts'
import { sendPage } from './send-page.ts'
import { registerSignupForm } from './signup-form.ts'
import { loadBuiltSite, type Site } from './site-bundle.ts'
import { registerStayLinkForm } from './stay-link-form.ts'
import { registerStayRequestForms } from './stay-request-forms.ts'
import { registerVisitBeacon } from './visit-beacon.ts'
import { registerWaitingListForms } from './waiting-list-forms.ts'

/** One slash in front and none behind: an address that began with two, or with a backslash, would be another site's. */
const withoutOuterSlashes = (pathname: string): string => {
  const first = pathname.search(/[^/\\]/)
  if (first < 0) return '/'
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(first, end)}`
}

/** What an address asks for. */
interface Asked {
  pathname: string
  /** With its question mark; empty without one. */
  search: string
  isStaff: boolean
  isSecret: boolean
}

const askedOf = ({ bundle }: Site, url: string): Asked => {
  const [pathname, query] = url.split('?') as [string, string?]
  return {
    pathname,
    search: query ? `?${query}` : '',
    isStaff: bundle.isStaffPath(pathname),
    isSecret: bundle.isSecretPath(pathname),
  }
}

interface Redirect {
  to: string
  status: 301 | 302
  headers?: Record<string, string>
}

/** Where a browser is led on: to the address as it is written, or to the page in another language; null where it is right. */
const redirectOf = (deps: Deps, { bundle }: Site, asked: Asked, cookie: string | undefined): Redirect | null => {
  const { pathname, search, isStaff, isSecret } = asked
  const isClosed = pathname.length > 1 && pathname.endsWith('/')
  const written = bundle.inPageLetters(isClosed ? withoutOuterSlashes(pathname) : pathname)
  // A secret is not written into an answer that caches and browsers keep: its page is shown where it was asked for.
  if (!isSecret && written !== pathname) return { to: written + search, status: 301 }
  const { prefix, path } = bundle.splitLocale(pathname)
  const { languages } = deps.published.current().facts
  if (prefix && !languages.includes(prefix))
    return { to: path + search, status: 302, headers: { 'cache-control': isSecret ? 'no-store' : 'no-cache' } }
  const chosen = isStaff || prefix ? null : readLanguageCookie(cookie)
  if (!chosen || chosen === defaultLocale || !languages.includes(chosen)) return null
  // A page's address carries its language, so that it is passed on with it, and one address is one page in the cache.
  const secure = deps.publicUrl.startsWith('https:')
  const headers = { 'cache-control': 'no-store', vary: 'cookie', 'set-cookie': writeLanguageCookie(chosen, secure) }
  return { to: bundle.localizedPath(pathname, chosen) + search, status: 302, headers }
}

/** Pages, their forms and files, robots.txt and sitemap.xml. */
export const registerPages = async (app: FastifyInstance, deps: Deps, execute: Execute, makeContext: MakeContext) => {
  const built = deps.env.NODE_ENV === 'development' ? null : await loadBuiltSite()
  const site: () => Promise<Site> = built ? async () => built : await developSite(app)
  const { pageAt, draftsAt, formAt } = pageMaker(deps, execute, built !== null)

  const showAgain: ShowAgain = async (request, reply, form) => {
    const [pathname, query] = request.url.split('?') as [string, string?]
    // The browser goes on with the address that the form was sent to: what it asks for stands in the page too.
    const page = await formAt(await site(), pathname + formQuery(query), request.ip, form)
    return sendPage(request, reply, page, { private: true })
  }
  const visits = pageVisits(deps)
  registerVisitBeacon(app, deps, makeContext, site)
  await registerInquiryForms(app, makeContext, showAgain)
  await registerSignupForm(app, makeContext, showAgain)
  await registerStayLinkForm(app, makeContext)
  await registerWaitingListForms(app, makeContext)
  await registerStayRequestForms(app, makeContext, showAgain)
  registerCalendarFiles(app, makeContext)
  registerCrawlerFiles(app, deps, site)
  registerFeeds(app, deps, site)
  registerLatestPictures(app, deps)
  await registerAssets(app)
  registerIcons(app, deps)

  app.get('/*', async (request, reply) => {
    const current = await site()
    const asked = askedOf(current, request.url)
    const { pathname, search, isStaff: staff, isSecret: secret } = asked
    const elsewhere = redirectOf(deps, current, asked, request.headers.cookie)
    if (elsewhere) return reply.headers(elsewhere.headers ?? {}).redirect(elsewhere.to, elsewhere.status)
    if (!staff && !secret && asksForDrafts(request) && maySeeDrafts(await makeContext(request, reply)))
      return sendPage(request, reply, await draftsAt(current, pathname, request.ip), { secret: true })
    const page = await pageAt(current, pathname, request.ip, formQuery(search.slice(1)))
    const { prefix, path } = current.bundle.splitLocale(pathname)
    if (!staff && !secret) visits.note(request, page, { path, language: prefix ?? defaultLocale })
    return sendPage(request, reply, page, { secret, staff, forEverybody: !staff && !prefix })
  })

  // The first guest should not wait for code to be compiled and messages to be loaded.
  if (built)
    app.addHook('onListen', async () => {
      for (const path of built.bundle.publicPaths) {
        if (!app.server.listening) return
        await pageAt(built, path, '127.0.0.1')
      }
    })
}
