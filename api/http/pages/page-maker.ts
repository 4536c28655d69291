import { isBulkheadRejectedError } from 'cockatiel'
import { asksForDiscount } from '#graphql/form-query.ts'
import { defaultLocale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'
import { isOutage } from '../../outage.ts'
import type { Deps } from '../../platform/context.ts'
import { storePage, type StoredPage } from '../../platform/page-cache.ts'
import type { Execute } from '../graphql/execute.ts'
import { contentPolicy } from './content-policy.ts'
import { emptyDocument, failedDocument } from './document.ts'
import { markAsDrafts, withDrafts } from './drafts.ts'
import { documentRenderer, settingsOf, type Rendering } from './render-document.ts'
import type { Site, StartProblem } from './site-bundle.ts'

const staffHead = (title: string) => `<title>${title} (Admin)</title><meta name="robots" content="noindex,nofollow">`

const staffProblem: StartProblem = {
  locale: defaultLocale,
  text: 'The staff desk could not be loaded. Check the connection and try again.',
  retry: 'Try again',
}

/** Makes pages, or takes them from those that are kept. None of these throws: where none could be made stands a page that says so. */
export interface PageMaker {
  /** @param search of a form's answer */
  pageAt: (site: Site, pathname: string, ip: string, search?: string) => Promise<StoredPage>
  /** With what staff have not published yet. */
  draftsAt: (site: Site, pathname: string, ip: string) => Promise<StoredPage>
  /** With a form filled again, and the status with which it was answered. */
  formAt: (site: Site, address: string, ip: string, form: { status: number; posted: PostedForm }) => Promise<StoredPage>
}

/** @param keeps whether a page that was made is kept for the next guest */
export const pageMaker = (deps: Deps, execute: Execute, keeps: boolean): PageMaker => {
  const { publicUrl, pages } = deps
  const secure = publicUrl.startsWith('https:')
  const renderDocument = documentRenderer(deps, execute)
  const facts = () => deps.published.current().facts

  const policyOf = ({ strict }: Site, html: string, template?: string) =>
    strict ? contentPolicy(html, { secure, bookingPage: facts().booking.page, template }) : null

  const store = (
    site: Site,
    { status, html, ...more }: { status: number; html: string } & Pick<StoredPage, 'location' | 'steps'>,
  ): StoredPage => storePage(status, html, policyOf(site, html, site.template), more)

  const render = async (site: Site, url: string, ip: string, how?: Rendering): Promise<StoredPage> =>
    store(site, await renderDocument(site, url, ip, how))

  const failed = async (site: Site, pathname: string, error: unknown): Promise<StoredPage> => {
    const status = isOutage(error) || isBulkheadRejectedError(error) ? 503 : 500
    const problem = await site.bundle.startProblem(pathname)
    return store(site, { status, html: failedDocument(site, problem, settingsOf(publicUrl, facts())) })
  }

  const staffPage = (site: Site, pathname: string): StoredPage => {
    const title = site.bundle.staffTitles[pathname]
    const head = staffHead(title ?? '404 Page Not Found')
    const settings = settingsOf(publicUrl, facts())
    const html = emptyDocument(site, head, staffProblem, settings, ['admin/AdminApp.tsx'])
    // The desk has neither the widget nor the way to the booking page, for which the template stands.
    return storePage(title ? 200 : 404, html, policyOf(site, html))
  }

  const guestPage = async (site: Site, pathname: string, ip: string, search: string): Promise<StoredPage> => {
    const make = (kind?: Rendering['kind']) => render(site, pathname + search, ip, { kind })
    if (!keeps || site.bundle.isSecretPath(pathname)) return make()
    if (asksForDiscount(search)) return make('answer')
    return search
      ? pages.getAnswer(pathname + search, () => make('answer'))
      : pages.get(pathname, () => make('standing'))
  }

  return {
    pageAt: async (site, pathname, ip, search = '') => {
      if (site.bundle.isStaffPath(pathname)) return staffPage(site, pathname)
      return guestPage(site, pathname, ip, search).catch((error: unknown) => failed(site, pathname, error))
    },
    draftsAt: async (site, pathname, ip) => {
      try {
        const page = await renderDocument(site, pathname, ip, { of: await withDrafts(deps) })
        return store(site, { ...page, html: markAsDrafts(page.html) })
      } catch (error) {
        return failed(site, pathname, error)
      }
    },
    formAt: async (site, address, ip, { status, posted }) => {
      try {
        return { ...(await render(site, address, ip, { posted })), status }
      } catch (error) {
        return failed(site, address.split('?')[0]!, error)
      }
    },
  }
}
