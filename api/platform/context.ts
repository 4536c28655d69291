import type { IncomingHttpHeaders } from 'node:http'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { defaultLocale, isLocale, type Locale } from '#graphql/locales.ts'
import type { Orm } from '../db/orm.ts'
import type { Env } from '../env.ts'
import type { Jobs, Wake } from './calls.ts'
import type { Metrics } from './metrics.ts'
import type { DeskChanges } from './desk-changes.ts'
import type { Published, PublishedStore } from './content.ts'
import type { Outside, OutsideStore } from './outside.ts'
import type { Viewer } from './viewer.ts'
import type { Secrets } from './secrets.ts'
import { tellOfChange } from './page-changes.ts'
import type { PageCache } from './page-cache.ts'
import type { VisitCounter } from './visit-counter.ts'

/**
 * Who sends a request: by its API key, or by the session in its cookie.
 * @throws UNAUTHENTICATED for a key that is unknown or revoked
 */
type FindViewer = (deps: Deps, em: SqlEntityManager, headers: IncomingHttpHeaders) => Promise<Viewer | null>

/**
 * Runs `work` inside its transaction, and tells the partners which of the nights that can be booked are others after it.
 */
type TellOfNights = <T>(inside: Context, work: (inside: Context) => Promise<T>) => Promise<T>

/** What one running server shares between its requests; made by main.ts, or by a test with stand-ins. */
export interface Deps {
  /** The server's settings as the environment has them; a context has those of the desk beside them. */
  env: Env
  orm: Orm
  /** The hotel's facts and its words; a context has those of its moment. */
  published: PublishedStore
  findViewer: FindViewer
  tellOfNights: TellOfNights
  /** Signs sessions and hashes visitors' addresses: the current one of `secrets`. */
  secret: string
  /** Hashes the addresses of erased people. Never replaced: the hashes must be known for as long as there are backups. */
  erasureKey: string
  /** What was signed, hashed or encrypted before it counts for as long as secrets.ts says. */
  secrets: Secrets
  /** Address of the site without a slash at the end. */
  publicUrl: string
  /** What lies outside this server; a context has it as it was at its moment. */
  outside: OutsideStore
  /** Where sessions beside the pool connect to. */
  databaseUrl: string
  wake: Wake
  /** Rendered pages; emptied by whoever changes what they show. */
  pages: PageCache
  /** What this instance hears of changed records, for the streams of the desk. */
  desk: DeskChanges
  /** The queue of this instance; null while it does not run. */
  jobs: Jobs | null
  metrics: Metrics
  /** What guests look at, counted by this instance since it last wrote it down. */
  visits: VisitCounter
  now: () => Date
  log: Logger
}

/** What a request brings and what its answer can carry; the same for HTTP, REST and page rendering. */
interface Incoming {
  headers: IncomingHttpHeaders
  ip: string
  setCookie: (value: string) => void
  /** Tells the caller what is left of a limit that counts requests. */
  noteAllowance: (left: AllowanceLeft) => void
}

/** What is left of a limit that counts a caller's requests. */
export interface AllowanceLeft {
  limit: number
  remaining: number
  /** Until one more is allowed. */
  resetSeconds: number
}

/** Stands in for the caller where the server acts on its own. */
export const nobody: Incoming = { headers: {}, ip: '', setCookie: () => {}, noteAllowance: () => {} }

/** Made anew for every request and given to every service as its first argument. */
export interface Context extends Deps, Incoming, Published, Outside {
  em: SqlEntityManager
  viewer: Viewer | null
  /** The caller's language by its Accept-Language header. */
  locale: Locale
}

/**
 * Runs `work` in one transaction with a context of its own. Inside, only that context may ask the database: another
 * connection would not see what was written, and could wait for this transaction for ever.
 */
export const inTransaction = async <T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> => {
  const calls = new Map<string, Parameters<Wake>>()
  const wake: Wake = async (...call) => void calls.set(JSON.stringify(call), call)
  const answer = await ctx.em.transactional((em) => work({ ...ctx, em, wake }))
  for (const call of calls.values()) await ctx.wake(...call)
  return answer
}

/**
 * A transaction of what guests' pages show: pages that were rendered before it are thrown away once it is kept, here
 * before the answer, on the other instances a moment later.
 */
export const changingPages = async <T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> => {
  const answer = await inTransaction(ctx, async (inside) => {
    const done = await work(inside)
    await tellOfChange.execute(inside.em.getKysely())
    return done
  })
  ctx.pages.clear()
  return answer
}

/**
 * A transaction of something that rooms, prices or rules of stays follow from: guests' pages are made anew, and partners
 * are told. `work` has written all of it when it ends.
 */
export const changingNights = <T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> =>
  changingPages(ctx, (inside) => inside.tellOfNights(inside, work))

const preferredLocale = (header: string | undefined): Locale => {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLocale) ?? defaultLocale
}

/** @throws UNAUTHENTICATED when the request carries an API key that is unknown or revoked. */
export const createContext = async (deps: Deps, incoming: Incoming): Promise<Context> => {
  const em = deps.orm.em.fork()
  return {
    ...deps,
    ...deps.published.current(),
    ...deps.outside.current(),
    ...incoming,
    em,
    viewer: await deps.findViewer(deps, em, incoming.headers),
    locale: preferredLocale(incoming.headers['accept-language']),
  }
}
