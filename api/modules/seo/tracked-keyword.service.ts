import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import { mostTrackedKeywords, trackKeywordSchema } from '#graphql/inputs/seo.ts'
import type { Context } from '../../platform/context.ts'
import { conflict, notFound } from '../../errors.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { unitPrices } from '../../integrations/semrush/port.ts'
import { isId } from '../../platform/schema/ids.ts'
import { hotelDay, hotelToday } from '../hotel/hotel-day.ts'
import { longestKeepDays } from '../operations/kept-answer.service.ts'
import { KeywordPosition } from './keyword-position.entity.ts'
import type { TrackedKeyword as Answer, TrackedKeywords, TrackKeywordInput } from './seo.type.ts'
import { TrackedKeyword } from './tracked-keyword.entity.ts'
import { spendUnits } from './units.service.ts'

interface Place {
  keywordId: string
  date: string
  position: number | null
  sandbox: boolean
}

const note = (now: Date, { keywordId, date, position, sandbox }: Place) => sql`
  insert into keyword_position (id, created_at, updated_at, keyword_id, date, position, sandbox)
  values (gen_random_uuid(), ${now}, ${now}, ${keywordId}, ${date}, ${position}, ${sandbox}) on conflict do nothing`

const unnoted = (day: string, sandbox: boolean) => sql<{ id: string; keyword: string }>`
  select k.id, k.keyword from tracked_keyword k
  where not exists (
    select 1 from keyword_position p where p.keyword_id = k.id and p.date = ${day} and p.sandbox = ${sandbox})
  order by k.keyword limit ${mostTrackedKeywords}`

/** Notes today's place of every keyword that has none yet. Stops at the first failure; what is noted stays. */
export const notePositions = async (ctx: Context): Promise<{ problem: string | null }> => {
  const { semrush } = ctx.services
  const { missing, sandbox } = semrush.service
  if (missing) return { problem: missing }
  const today = hotelToday(ctx)
  const database = ctx.em.getKysely()
  const { rows: waiting } = await unnoted(today, sandbox).execute(database)
  try {
    for (const { id, keyword } of waiting) {
      const position = await spendUnits(
        ctx,
        unitPrices.keyword,
        () => semrush.position(keyword),
        (found) => (found === null ? 0 : unitPrices.keyword),
      )
      await note(ctx.now(), { keywordId: id, date: today, position, sandbox }).execute(database)
    }
    return { problem: null }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    return { problem: error.message }
  }
}

const describe = ({ id, keyword }: TrackedKeyword, positions: KeywordPosition[]): Answer => {
  const history = positions.map(({ date, position }) => ({ date, position: position ?? null }))
  return { id, keyword, position: history.at(-1)?.position ?? null, history }
}

const historyOf = async (ctx: Context, ids: string[]): Promise<Map<string, KeywordPosition[]>> => {
  const from = hotelDay(ctx.facts, subDays(ctx.now(), longestKeepDays))
  const positions = await ctx.em.find(
    KeywordPosition,
    { keyword: { $in: ids }, date: { $gt: from }, sandbox: ctx.services.semrush.service.sandbox },
    { orderBy: { date: 'asc' }, limit: mostTrackedKeywords * (longestKeepDays + 1) },
  )
  return Map.groupBy(positions, ({ keyword }) => keyword.id)
}

/** The tracked keywords with their last 30 days; today's places are noted first. */
export const listTrackedKeywords = async (ctx: Context): Promise<TrackedKeywords> => {
  const { problem } = await notePositions(ctx)
  const { missing, sandbox } = ctx.services.semrush.service
  const keywords = await ctx.em.find(TrackedKeyword, {}, { orderBy: { keyword: 'asc' }, limit: mostTrackedKeywords })
  const histories = await historyOf(
    ctx,
    keywords.map(({ id }) => id),
  )
  const noted = [...histories.values()].flat().map(({ createdAt }) => createdAt.getTime())
  return {
    asOf: noted.length > 0 ? new Date(Math.max(...noted)) : null,
    configured: missing === null,
    sandbox,
    problem,
    keywords: keywords.map((keyword) => describe(keyword, histories.get(keyword.id) ?? [])),
  }
}

/** @throws CONFLICT for a keyword that is tracked already, and at the most */
export const trackKeyword = async (ctx: Context, raw: TrackKeywordInput): Promise<Answer> => {
  const { keyword } = trackKeywordSchema.parse(raw)
  if ((await ctx.em.count(TrackedKeyword)) >= mostTrackedKeywords)
    throw conflict(
      `At most ${mostTrackedKeywords} keywords are tracked, for each costs units every day. Remove one first`,
    )
  const tracked = ctx.em.create(TrackedKeyword, { keyword })
  try {
    await ctx.em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw conflict('This keyword is tracked already')
  }
  await notePositions(ctx)
  return describe(tracked, (await historyOf(ctx, [tracked.id])).get(tracked.id) ?? [])
}

/** @throws NOT_FOUND */
export const untrackKeyword = async (ctx: Context, id: string): Promise<string> => {
  const removed = isId(id) ? await ctx.em.nativeDelete(TrackedKeyword, { id }) : 0
  if (removed === 0) throw notFound('There is no such tracked keyword')
  return id
}

export const forgetPositions = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(KeywordPosition, { date: { $lte: hotelDay(ctx.facts, subDays(ctx.now(), longestKeepDays)) } })
