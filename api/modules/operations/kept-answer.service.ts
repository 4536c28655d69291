import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { OutsideAnswer } from './outside-answer.entity.ts'

/** Figures are never kept longer: the terms of their providers say so. */
export const longestKeepDays = 30

export interface KeptAnswer<T> {
  value: T
  asOf: Date
}

export interface AnswerOrProblem<T> {
  answer: KeptAnswer<T> | null
  /** Why there is no newer answer, as a sentence. */
  problem: string | null
}

const findKept = async <T>(ctx: Context, key: string): Promise<KeptAnswer<T> | null> => {
  const oldest = subDays(ctx.now(), longestKeepDays)
  const row = await ctx.em.findOne(OutsideAnswer, { key, fetchedAt: { $gt: oldest } }, { refresh: true })
  return row && { value: row.value as T, asOf: row.fetchedAt }
}

export const keepAnswer = async <T>(ctx: Context, key: string, value: T): Promise<KeptAnswer<T>> => {
  const asOf = ctx.now()
  await sql`
    insert into outside_answer (key, value, fetched_at) values (${key}, ${JSON.stringify(value)}, ${asOf})
    on conflict (key) do update set value = excluded.value, fetched_at = excluded.fetched_at`.execute(
    ctx.em.getKysely(),
  )
  return { value, asOf }
}

/** Questions being asked now: whoever asks the same meanwhile gets that answer. */
const underWay = new WeakMap<object, Map<string, Promise<KeptAnswer<unknown>>>>()

const askOnce = <T>(ctx: Context, key: string, ask: () => Promise<KeptAnswer<T>>): Promise<KeptAnswer<T>> => {
  const asked = underWay.get(ctx.services) ?? new Map<string, Promise<KeptAnswer<unknown>>>()
  underWay.set(ctx.services, asked)
  const known = asked.get(key)
  if (known) return known as Promise<KeptAnswer<T>>
  const answer = ask().finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}

/**
 * The kept answer while it is young enough, else a new one, else the kept one with the reason.
 * Only a whole answer replaces the kept one.
 */
export const answerTo = async <T>(
  ctx: Context,
  key: string,
  youngerThanMs: number,
  ask: () => Promise<T>,
): Promise<AnswerOrProblem<T>> => {
  const isYoung = (kept: KeptAnswer<T> | null): kept is KeptAnswer<T> =>
    kept !== null && ctx.now().getTime() - kept.asOf.getTime() < youngerThanMs
  const kept = await findKept<T>(ctx, key)
  if (isYoung(kept)) return { answer: kept, problem: null }
  const askUnlessKept = async () => {
    // Whoever asked the same may have finished between the look above and here.
    const keptSince = await findKept<T>(ctx, key)
    return isYoung(keptSince) ? keptSince : keepAnswer(ctx, key, await ask())
  }
  try {
    return { answer: await askOnce(ctx, key, askUnlessKept), problem: null }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    return { answer: kept, problem: error.message }
  }
}

/** The key of an answer: what the sandbox says is never taken for what a service says. */
export const answerKey = (sandbox: boolean, ...parts: string[]): string =>
  [sandbox ? 'sandbox' : 'live', ...parts].join(' ')

export const forgetOldAnswers = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(OutsideAnswer, { fetchedAt: { $lte: subDays(ctx.now(), longestKeepDays) } })
