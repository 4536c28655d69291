import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import type { FastifyInstance } from 'fastify'
import { getOperationAST, type DocumentNode } from 'graphql'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { readLanguageCookie, writeLanguageCookie } from '#graphql/language-cookie.ts'
import { asksForDiscount, formQuery } from '#graphql/form-query.ts'
import { defaultLocale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'
import { createContext, nobody, type Deps } from '../../platform/context.ts'
import { isOutage } from '../../db/outage.ts'
import { withCode } from '../../errors.ts'
import type { MakeContext } from '../rest/attempt.ts'
import type { Execute } from '../graphql/execute.ts'
import { loggedPath } from '../logged-path.ts'
import { registerAssets } from './assets.ts'
import { registerCalendarFiles } from './calendar-files.ts'
import { contentPolicy } from './content-policy.ts'
import { registerCrawlerFiles } from './crawlers.ts'
import { developSite } from './development.ts'
import { emptyDocument, pageDocument } from './document.ts'
import { asksForDrafts, markAsDrafts, maySeeDrafts, withDrafts } from './drafts.ts'
import { registerIcons } from './icons.ts'
import { registerInquiryForms } from './inquiry-form.ts'
import { registerLatestPictures } from './latest-pictures.ts'
import type { ShowAgain } from './posted-forms.ts'
import { storePage, type StoredPage } from '../../platform/page-cache.ts'
import { registerFeeds } from './rss.ts'
import { sendPage } from './send-page.ts'
import { registerSignupForm } from './signup-form.ts'
import { registerStayLinkForm } from './stay-link-form.ts'
import { registerStayRequestForms } from './stay-request-forms.ts'
import { pageVisits } from './page-visits.ts'
import { registerVisitBeacon } from './visit-beacon.ts'
import { registerWaitingListForms } from './waiting-list-forms.ts'
import { loadBuiltSite, type Ask, type Site } from './site-bundle.ts'

/** A page is the same for everybody: it is rendered as a stranger would see it, only guesses are counted by address. */
const strangersContext = (deps: Deps, ip: string) => createContext(deps, { ...nobody, ip })

const staffHead = (title: string) => `<title>${title} (Admin)</title><meta name="robots" content="noindex,nofollow">`

const staffProblem = {
  text: 'The staff desk could not be loaded. Check the connection and try again.',
  retry: 'Try again',
}

const operationName = (document: DocumentNode) => getOperationAST(document)?.name?.value

interface Rendering {
  posted?: PostedForm | undefined
  /** A page that everybody reads, or one that answers a form on it; else it shares nothing. */
  kind?: 'standing' | 'answer' | undefined
  of?: Deps
}

/** One slash in front and none behind: an address that began with two, or with a backslash, would be another site's. */
const withoutOuterSlashes = (pathname: string): string => {
  const first = pathname.search(/[^/\\]/)
  if (first < 0) return '/'
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return `/${pathname.slice(first, end)}`
}

/**
 * Each holds its page's data and elements in memory until it is done. It asks the database between its parts, and under
 * load each question waits for a turn of the loop that everybody shares: of eight at a time, most of that turn was spent
 * without a page, and those behind them waited for ten seconds.
 */
const rendersAtOnce = 24
/** Of a longer row nobody is served in the end: each page is made for a guest who has left. */
const rendersWaiting = 120

/** Pages, their files, robots.txt and sitemap.xml. */
export const registerPages = async (app: FastifyInstance, deps: Deps, execute: Execute, makeContext: MakeContext) => {
  const { publicUrl, log, pages } = deps
  const secure = publicUrl.startsWith('https:')
  const policyOf = (html: string, template?: string) =>
    contentPolicy(html, { secure, bookingPage: deps.published.current().facts.booking.page, template })
  const developing = deps.env.NODE_ENV === 'development'
  const built = developing ? null : await loadBuiltSite()
  const site: () => Promise<Site> = built ? async () => built : await developSite(app)

  const store = (
    { strict, template }: Site,
    { status, html, ...more }: { status: number; html: string } & Pick<StoredPage, 'location' | 'steps'>,
  ): StoredPage => storePage(status, html, strict ? policyOf(html, template) : null, more)

  const settingsOf = ({ facts: { languages, timeZone } }: { facts: HotelFacts }) => ({ publicUrl, languages, timeZone })
  const settings = () => settingsOf(deps.published.current())

  const turns = bulkhead(rendersAtOnce, rendersWaiting)

  const renderDocument = async (
    current: Site,
    url: string,
    ip: string,
    { posted, kind, of = deps }: Rendering = {},
  ) => {
    try {
      const context = await strangersContext(of, ip)
      const ask: Ask = async (document, variables) => {
        const { errors, ...answer } = await execute({ document, variables, context })
        return { ...answer, ...(errors && { errors: errors.map(withCode) }) }
      }
      const shared = pages.shared()
      const askOnce: Ask = async (document, variables) => {
        const question = `${operationName(document)}:${JSON.stringify(variables)}`
        const known = kind === 'answer' && shared.get(question)
        if (known) return known
        const answer = await ask(document, variables)
        if (kind === 'standing' && !answer.errors) shared.set(question, answer)
        return answer
      }
      const page = await turns.execute(() =>
        current.bundle.render({ url, ask: kind ? askOnce : ask, posted, ...settingsOf(context) }),
      )
      return { ...page, html: pageDocument(current, page) }
    } catch (error) {
      if (!isBulkheadRejectedError(error))
        log.error({ err: error, path: loggedPath(url) }, 'a page could not be rendered')
      throw error
    }
  }

  const renderPublic = async (current: Site, url: string, ip: string, how?: Rendering): Promise<StoredPage> =>
    store(current, await renderDocument(current, url, ip, how))

  /** In place of a page that could not be made; the browser tries it by itself. */
  const failed = async (current: Site, pathname: string, error: unknown): Promise<StoredPage> => {
    const status = isOutage(error) || isBulkheadRejectedError(error) ? 503 : 500
    const problem = await current.bundle.startProblem(pathname)
    const html = emptyDocument(current, '<meta name="robots" content="noindex">', problem, settings())
    return store(current, { status, html })
  }

  const renderStaff = (current: Site, pathname: string): StoredPage => {
    const title = current.bundle.staffTitles[pathname]
    const html = emptyDocument(current, staffHead(title ?? '404 Page Not Found'), staffProblem, settings(), [
      'admin/AdminApp.tsx',
    ])
    return storePage(title ? 200 : 404, html, current.strict ? policyOf(html) : null)
  }

  /** `search` is a form's. */
  const pageAt = async (current: Site, pathname: string, ip: string, search = ''): Promise<StoredPage> => {
    if (current.bundle.isStaffPath(pathname)) return renderStaff(current, pathname)
    const render = (kind?: Rendering['kind']) => () => renderPublic(current, pathname + search, ip, { kind })
    try {
      if (developing || current.bundle.isSecretPath(pathname)) return await render()()
      if (asksForDiscount(search)) return await render('answer')()
      return await (search
        ? pages.getAnswer(pathname + search, render('answer'))
        : pages.get(pathname, render('standing')))
    } catch (error) {
      return failed(current, pathname, error)
    }
  }

  const draftsAt = async (current: Site, pathname: string, ip: string): Promise<StoredPage> => {
    try {
      const page = await renderDocument(current, pathname, ip, { of: await withDrafts(deps) })
      return store(current, { ...page, html: markAsDrafts(page.html) })
    } catch (error) {
      return failed(current, pathname, error)
    }
  }

  const showAgain: ShowAgain = async (request, reply, { status, posted }) => {
    const current = await site()
    const [pathname, query] = request.url.split('?') as [string, string?]
    // The browser goes on with the address that the form was sent to: what it asks for stands in the page too.
    const made = renderPublic(current, pathname + formQuery(query), request.ip, { posted }).then((page) => ({
      ...page,
      status,
    }))
    const page = await made.catch((error: unknown) => failed(current, pathname, error))
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
    const [pathname, query] = request.url.split('?') as [string, string?]
    const current = await site()
    const secret = current.bundle.isSecretPath(pathname)
    const written = current.bundle.inPageLetters(
      pathname.length > 1 && pathname.endsWith('/') ? withoutOuterSlashes(pathname) : pathname,
    )
    // A secret is not written into an answer that caches and browsers keep: its page is shown where it was asked for.
    if (!secret && written !== pathname) return reply.redirect(`${written}${query ? `?${query}` : ''}`, 301)
    const staff = current.bundle.isStaffPath(pathname)
    const { prefix, path } = current.bundle.splitLocale(pathname)
    const forEverybody = !staff && !prefix
    const { languages } = deps.published.current().facts
    if (prefix && !languages.includes(prefix))
      return reply
        .header('cache-control', secret ? 'no-store' : 'no-cache')
        .redirect(`${path}${query ? `?${query}` : ''}`, 302)
    const chosen = forEverybody && readLanguageCookie(request.headers.cookie)
    // A page's address carries its language, so that it is passed on with it, and one address is one page in the cache.
    if (chosen && chosen !== defaultLocale && languages.includes(chosen))
      return reply
        .headers({
          'cache-control': 'no-store',
          vary: 'cookie',
          'set-cookie': writeLanguageCookie(chosen, secure),
        })
        .redirect(`${current.bundle.localizedPath(pathname, chosen)}${query ? `?${query}` : ''}`, 302)
    if (!staff && !secret && asksForDrafts(request) && maySeeDrafts(await makeContext(request, reply)))
      return sendPage(request, reply, await draftsAt(current, pathname, request.ip), { secret: true })
    const page = await pageAt(current, pathname, request.ip, formQuery(query))
    if (!staff && !secret) visits.note(request, page, { path, language: prefix ?? defaultLocale })
    return sendPage(request, reply, page, { secret, staff, forEverybody })
  })

  // The first guest should not wait for code to be compiled and messages to be loaded.
  if (built)
    app.addHook('onListen', async () => {
      for (const path of built.bundle.publicPaths) await pageAt(built, path, '127.0.0.1')
    })
}
