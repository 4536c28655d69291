import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { getOperationAST, type DocumentNode } from 'graphql'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { PostedForm } from '#graphql/posted-form.ts'
import { withCode } from '../../errors.ts'
import { createContext, nobody, type Context, type Deps } from '../../platform/context.ts'
import type { Execute } from '../graphql/execute.ts'
import { loggedPath } from '../logged-path.ts'
import { pageDocument } from './document.ts'
import type { Ask, RenderedPage, Site, SiteSettings } from './site-bundle.ts'

/**
 * Each holds its page's data and elements in memory until it is done. It asks the database between its parts, and under
 * load each question waits for a turn of the loop that everybody shares: of eight at a time, most of that turn was spent
 * without a page, and those behind them waited for ten seconds.
 */
const rendersAtOnce = 24
/** Of a longer row nobody is served in the end: each page is made for a guest who has left. */
const rendersWaiting = 120

export interface Rendering {
  posted?: PostedForm | undefined
  /** A page that everybody reads, or one that answers a form on it; else it shares nothing. */
  kind?: 'standing' | 'answer' | undefined
  /** In place of the server's own, whose words are those that are published. */
  of?: Deps
}

/** A page with the document around it. @throws as the bulkhead does, where too many wait, and whatever rendering throws */
export type RenderDocument = (
  site: Site,
  url: string,
  ip: string,
  how?: Rendering,
) => Promise<RenderedPage & { html: string }>

export const settingsOf = (publicUrl: string, { languages, timeZone }: HotelFacts): SiteSettings => ({
  publicUrl,
  languages,
  timeZone,
})

const operationName = (document: DocumentNode) => getOperationAST(document)?.name?.value

/** How a page asks the schema: as a stranger would, since it is the same for everybody; only guesses are counted by address. */
const askIn =
  (execute: Execute, context: Context): Ask =>
  async (document, variables) => {
    const { errors, ...answer } = await execute({ document, variables, context })
    return { ...answer, ...(errors && { errors: errors.map(withCode) }) }
  }

/** What standing pages have asked already is answered from it, to the answers of their forms too. */
const askOnce =
  (ask: Ask, shared: ReturnType<Deps['pages']['shared']>, kind: NonNullable<Rendering['kind']>): Ask =>
  async (document, variables) => {
    const question = `${operationName(document)}:${JSON.stringify(variables)}`
    const known = kind === 'answer' && shared.get(question)
    if (known) return known
    const answer = await ask(document, variables)
    if (kind === 'standing' && !answer.errors) shared.set(question, answer)
    return answer
  }

export const documentRenderer = (deps: Deps, execute: Execute): RenderDocument => {
  const { publicUrl, log, pages } = deps
  const turns = bulkhead(rendersAtOnce, rendersWaiting)
  return async (site, url, ip, { posted, kind, of = deps } = {}) => {
    try {
      const context = await createContext(of, { ...nobody, ip })
      const ask = askIn(execute, context)
      const asked = kind ? askOnce(ask, pages.shared(), kind) : ask
      const settings = settingsOf(publicUrl, context.facts)
      const page = await turns.execute(() => site.bundle.render({ url, ask: asked, posted, ...settings }))
      return { ...page, html: pageDocument(site, page) }
    } catch (error) {
      if (!isBulkheadRejectedError(error))
        log.error({ err: error, path: loggedPath(url) }, 'a page could not be rendered')
      throw error
    }
  }
}
