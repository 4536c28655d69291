import { createHash } from 'node:crypto'
import { searchAnalyticsSchema, submitUrlSchema } from '#graphql/inputs/search-engines.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import type { QueryRow, Site } from '../../integrations/google/port.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { answerKey, answerTo } from '../operations/kept-answer.service.ts'
import { withGoogle } from './google-connection.service.ts'
import type {
  GoogleSites,
  GoogleSubmission,
  SearchAnalytics,
  SearchAnalyticsArgs,
  SubmitUrlInput,
} from './google.type.ts'
import { lastSubmission, noteSubmission } from './submissions.service.ts'
import { topQueries } from './top-queries.ts'

const mostRows = 100
/** Five pages are submitted in a row; the sitemap that holds them all goes once. */
const sitemapPauseMs = 5 * 60_000

export const propertyOf = (ctx: Context): string => ctx.env.GOOGLE_SITE_URL ?? `${ctx.publicUrl}/`

export const listSites = async (ctx: Context): Promise<GoogleSites> => {
  const { google } = ctx.services
  const key = answerKey(google.service.sandbox, 'google sites')
  const { answer, problem } = await answerTo<Site[]>(ctx, key, 0, () => withGoogle(ctx, google.sites))
  return { success: problem === null, message: problem, sites: answer?.value ?? [], asOf: answer?.asOf ?? null }
}

/** The searches of a span of days, or the last known ones of that span with the reason. */
export const searchAnalytics = async (ctx: Context, raw: SearchAnalyticsArgs): Promise<SearchAnalytics> => {
  const { siteUrl, startDate, endDate } = searchAnalyticsSchema.parse(raw)
  const { google } = ctx.services
  const site = createHash('sha256').update(siteUrl).digest('hex').slice(0, 16)
  const key = answerKey(google.service.sandbox, 'google queries', site, startDate, endDate)
  const { answer, problem } = await answerTo<QueryRow[]>(ctx, key, 0, async () => {
    const rows = await withGoogle(ctx, (grant) => google.queries(grant, siteUrl, startDate, endDate))
    return topQueries(rows).slice(0, mostRows)
  })
  return { success: problem === null, message: problem, rows: answer?.value ?? [], asOf: answer?.asOf ?? null }
}

const failure = (error: unknown): GoogleSubmission => {
  if (!(error instanceof OutsideFailure)) throw error
  return { success: false, message: error.message, route: null }
}

const sendSitemap = async (ctx: Context): Promise<void> => {
  const { google } = ctx.services
  await withGoogle(ctx, (grant) => google.submitSitemap(grant, propertyOf(ctx), `${ctx.publicUrl}/sitemap.xml`))
  await noteSubmission(ctx, 'google-sitemap', google.service.sandbox, { urlCount: 1, successCount: 1 })
}

export const submitSitemap = async (ctx: Context): Promise<GoogleSubmission> => {
  try {
    await sendSitemap(ctx)
    return { success: true, message: 'Google has the sitemap and will read it in its own time', route: 'sitemap' }
  } catch (error) {
    return failure(error)
  }
}

const sitemapIsFresh = async (ctx: Context): Promise<boolean> => {
  const last = await lastSubmission(ctx, 'google-sitemap', ctx.services.google.service.sandbox)
  return last !== null && ctx.now().getTime() - last.date.getTime() < sitemapPauseMs
}

/**
 * Google keeps the Indexing API for job postings and live streams. Where it is not switched on, an address goes
 * by the sitemap that lists it, and the answer says so.
 * @throws BAD_USER_INPUT for an address of another site
 */
export const submitUrl = async (ctx: Context, raw: SubmitUrlInput): Promise<GoogleSubmission> => {
  const { url } = submitUrlSchema.parse(raw)
  if (new URL(url).origin !== new URL(ctx.publicUrl).origin)
    throw badUserInput([{ path: ['url'], message: `Url must be an address of ${ctx.publicUrl}` }])
  const { google } = ctx.services
  try {
    if (google.indexingEnabled) {
      await withGoogle(ctx, (grant) => google.publish(grant, url))
      return { success: true, message: 'Google was told of this address', route: 'indexing' }
    }
    // A connection that is gone is told of even when the sitemap is fresh.
    if (await sitemapIsFresh(ctx)) await withGoogle(ctx, async () => undefined)
    else await sendSitemap(ctx)
    const message =
      'Google takes single addresses only for job postings and live streams, so the sitemap that lists this one was submitted'
    return { success: true, message, route: 'sitemap' }
  } catch (error) {
    return failure(error)
  }
}
