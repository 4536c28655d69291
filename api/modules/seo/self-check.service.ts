import { paths, staffPaths } from '#graphql/paths.ts'
import type { Context } from '../../platform/context.ts'
import { boundedFetch } from '../../integrations/outside/bounded-fetch.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { answerKey, keepAnswer } from '../operations/kept-answer.service.ts'
import { OutsideAnswer } from '../operations/outside-answer.entity.ts'
import { readBingQuota } from '../search-engines/bing.service.ts'
import { listSites, propertyOf } from '../search-engines/google.service.ts'
import {
  judgeAlternates,
  judgeCanonical,
  judgeNoindex,
  judgeRobots,
  judgeSitemap,
  judgeStructuredData,
  type Found,
} from './read-site.ts'
import type { SeoBadge, SeoCheck, SeoSelfCheck } from './self-check.type.ts'

const labels = [
  'Google Search Console Verified',
  'Bing Webmaster Tools Connected',
  'Sitemap.xml Active',
  'Schema Markup Implemented',
] as const

const timeoutMs = 10_000

/** The site as anybody on the internet gets it. */
const look = async (ctx: Context, path: string): Promise<Found> => {
  const { status, text } = await boundedFetch(
    'The site',
    { url: `${ctx.publicUrl}${path}` },
    AbortSignal.timeout(timeoutMs),
  )
  return { status, text }
}

const check = async (name: string, judge: () => Promise<Omit<SeoCheck, 'name'>>): Promise<SeoCheck> => {
  try {
    return { name, ...(await judge()) }
  } catch (error) {
    const slow = error instanceof Error && error.name === 'TimeoutError'
    const detail =
      error instanceof OutsideFailure ? error.message : slow ? 'The site did not answer within 10 seconds' : null
    if (!detail) throw error
    return { name, state: 'failed', detail }
  }
}

const checkGoogle = async (ctx: Context): Promise<Omit<SeoCheck, 'name'>> => {
  const { success, message, sites } = await listSites(ctx)
  const unknown = ctx.services.google.service.missing !== null
  if (!success) return { state: unknown ? 'unknown' : 'failed', detail: message ?? 'Google did not answer' }
  const property = sites.find(({ siteUrl }) => siteUrl === propertyOf(ctx))
  if (!property) return { state: 'failed', detail: `The account has no property ${propertyOf(ctx)}` }
  return property.permissionLevel === 'siteUnverifiedUser'
    ? { state: 'failed', detail: `The property ${property.siteUrl} is not verified` }
    : { state: 'passed', detail: `The property ${property.siteUrl} is verified` }
}

const checkBing = async (ctx: Context): Promise<Omit<SeoCheck, 'name'>> => {
  const { success, message, configured } = await readBingQuota(ctx)
  if (success) return { state: 'passed', detail: 'Bing accepts the key and knows this site' }
  return { state: configured ? 'failed' : 'unknown', detail: message ?? 'Bing did not answer' }
}

const badge = (label: string, checks: SeoCheck[]): SeoBadge => {
  const worst = checks.find(({ state }) => state === 'failed') ?? checks.find(({ state }) => state === 'unknown')
  return {
    name: label,
    state: worst?.state ?? 'passed',
    detail: worst?.detail ?? checks.map(({ detail }) => detail).join('. '),
    checks,
  }
}

const keyOf = (ctx: Context) => answerKey(ctx.services.google.service.sandbox, 'seo self-check')

/** Looks at the site from outside and at the two connections, and keeps what was found. */
export const runSelfCheck = async (ctx: Context): Promise<SeoSelfCheck> => {
  const { publicUrl } = ctx
  const google = [await check('property', () => checkGoogle(ctx))]
  const bing = [await check('connection', () => checkBing(ctx))]
  const sitemap = await Promise.all([
    check('robots', async () => judgeRobots(await look(ctx, '/robots.txt'), publicUrl)),
    check('sitemap', async () => judgeSitemap(await look(ctx, '/sitemap.xml'), publicUrl)),
    check('hreflang', async () => judgeAlternates(await look(ctx, '/sitemap.xml'))),
  ])
  const schema = await Promise.all([
    check('structured data', async () => judgeStructuredData(await look(ctx, paths.home()))),
    check('canonical', async () => judgeCanonical(await look(ctx, paths.home()), publicUrl)),
    check('admin noindex', async () => judgeNoindex(await look(ctx, staffPaths.desk))),
  ])
  const badges = [google, bing, sitemap, schema].map((checks, index) => badge(labels[index]!, checks))
  const { asOf } = await keepAnswer(ctx, keyOf(ctx), badges)
  return { checkedAt: asOf, badges }
}

/** What was found last; badges that nobody has looked at are unknown. */
export const readSelfCheck = async (ctx: Context): Promise<SeoSelfCheck> => {
  const kept = await ctx.em.findOne(OutsideAnswer, { key: keyOf(ctx) }, { refresh: true })
  if (kept) return { checkedAt: kept.fetchedAt, badges: kept.value as SeoBadge[] }
  return {
    checkedAt: null,
    badges: labels.map((name) => ({ name, state: 'unknown' as const, detail: 'Not checked yet', checks: [] })),
  }
}
