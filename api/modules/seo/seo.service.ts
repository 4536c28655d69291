import { refreshSeoSchema, type SeoReport } from '#graphql/inputs/seo.ts'
import type { Context } from '../../platform/context.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import {
  unitPrices,
  type Backlinks,
  type Competitor,
  type Keyword,
  type Overview,
} from '../../integrations/semrush/port.ts'
import { answerKey, answerTo, type AnswerOrProblem } from '../operations/kept-answer.service.ts'
import type {
  RefreshSeoInput,
  SeoApiUnits,
  SeoBacklinks,
  SeoCompetitors,
  SeoKeywords,
  SeoOverview,
  SeoRefresh,
  SeoSource,
} from './seo.type.ts'
import { notePositions } from './tracked-keyword.service.ts'
import { spendUnits, spentToday } from './units.service.ts'

const hourMs = 3_600_000
/** The provider's figures change once a day at most. */
const freshMs = 24 * hourMs
/** A second click on Refresh costs nothing. */
const refreshPauseMs = 10 * 60_000
const mostKeywords = 50
const mostCompetitors = 10

/** What each report asks for: the most it may cost is set aside, what it did cost is kept. */
const ask = {
  overview: (ctx: Context): Promise<Overview | null> =>
    spendUnits(
      ctx,
      unitPrices.overview,
      () => ctx.services.semrush.overview(),
      (found) => (found ? unitPrices.overview : 0),
    ),
  keywords: (ctx: Context): Promise<Keyword[]> =>
    spendUnits(
      ctx,
      mostKeywords * unitPrices.keyword,
      () => ctx.services.semrush.keywords(mostKeywords),
      (found) => found.length * unitPrices.keyword,
    ),
  backlinks: (ctx: Context): Promise<Backlinks | null> =>
    spendUnits(
      ctx,
      unitPrices.backlinks,
      () => ctx.services.semrush.backlinks(),
      (found) => (found ? unitPrices.backlinks : 0),
    ),
  competitors: (ctx: Context): Promise<Competitor[]> =>
    spendUnits(
      ctx,
      mostCompetitors * unitPrices.competitor,
      () => ctx.services.semrush.competitors(mostCompetitors),
      (found) => found.length * unitPrices.competitor,
    ),
}

const read = <T>(
  ctx: Context,
  report: keyof typeof ask,
  question: (ctx: Context) => Promise<T>,
  youngerThanMs = freshMs,
): Promise<AnswerOrProblem<T>> => {
  const { missing, sandbox } = ctx.services.semrush.service
  return answerTo(ctx, answerKey(sandbox, 'seo', report), youngerThanMs, () => {
    if (missing) return Promise.reject(new OutsideFailure('not-configured', missing))
    return question(ctx)
  })
}

const sourceOf = (ctx: Context, { answer, problem }: AnswerOrProblem<unknown>): SeoSource => ({
  asOf: answer?.asOf ?? null,
  configured: ctx.services.semrush.service.missing === null,
  sandbox: ctx.services.semrush.service.sandbox,
  problem,
})

const noOverview: Overview = {
  organicTraffic: 0,
  organicKeywords: 0,
  organicCost: 0,
  adwordsKeywords: 0,
  adwordsTraffic: 0,
  adwordsCost: 0,
}

export const readOverview = async (ctx: Context): Promise<SeoOverview> => {
  const found = await read(ctx, 'overview', ask.overview)
  const overview = found.answer?.value
  return { ...sourceOf(ctx, found), ...(overview ?? noOverview), message: overview ? null : 'No data available' }
}

export const readKeywords = async (ctx: Context): Promise<SeoKeywords> => {
  const found = await read(ctx, 'keywords', ask.keywords)
  return { ...sourceOf(ctx, found), keywords: found.answer?.value ?? [] }
}

const noBacklinks: Backlinks = { totalBacklinks: 0, domainsNum: 0, urlsNum: 0, followsNum: 0, nofollowsNum: 0 }

export const readBacklinks = async (ctx: Context): Promise<SeoBacklinks> => {
  const found = await read(ctx, 'backlinks', ask.backlinks)
  return { ...sourceOf(ctx, found), ...(found.answer?.value ?? noBacklinks) }
}

export const readCompetitors = async (ctx: Context): Promise<SeoCompetitors> => {
  const found = await read(ctx, 'competitors', ask.competitors)
  return { ...sourceOf(ctx, found), competitors: found.answer?.value ?? [] }
}

const unitsFreshMs = 30_000

/** The balance costs nothing to ask, but is asked once for several screens. */
export const readUnits = async (ctx: Context): Promise<SeoApiUnits> => {
  const { semrush } = ctx.services
  const key = answerKey(semrush.service.sandbox, 'seo units')
  const found = await answerTo<number>(ctx, key, unitsFreshMs, () => semrush.units())
  return {
    ...sourceOf(ctx, found),
    units: found.answer?.value ?? null,
    dailyBudget: ctx.env.SEMRUSH_UNITS_PER_DAY,
    spentToday: await spentToday(ctx),
  }
}

const refresh = async (ctx: Context, report: SeoReport): Promise<string | null> => {
  if (report === 'tracking') return (await notePositions(ctx)).problem
  return (await read<unknown>(ctx, report, ask[report], refreshPauseMs)).problem
}

/** Fetches a report anew, unless it is only minutes old. */
export const refreshReport = async (ctx: Context, raw: RefreshSeoInput): Promise<SeoRefresh> => {
  const { report } = refreshSeoSchema.parse(raw)
  const problem = await refresh(ctx, report)
  return { success: problem === null, message: problem ?? 'The figures are up to date' }
}
