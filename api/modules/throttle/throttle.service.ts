import { addSeconds } from 'date-fns/addSeconds'
import { sql, type RawBuilder } from 'kysely'
import type { AllowanceLeft, Context } from '../../platform/context.ts'
import { rateLimited } from '../../errors.ts'

export interface Allowance {
  /** How many calls fit in the window. */
  calls: number
  windowSeconds: number
}

/** By how much the clocks of two instances, or of two requests that overtake each other, may differ. */
export const clockSkewSeconds = 60

const stepOf = ({ calls, windowSeconds }: Allowance) => Math.ceil((windowSeconds * 1000) / calls)

export interface Claim {
  key: string
  allowance: Allowance
}

/** Milliseconds until the allowance of a row is full again. */
const untilFull = (now: Date) => sql`(extract(epoch from t.full_at - ${now}::timestamptz) * 1000)::float8`

/** Counts a call of a key by moving the instant at which its allowance is full again; no row comes back if it cannot. */
const countCall = ({ key, allowance }: Claim, now: Date, condition: RawBuilder<unknown>) => {
  const step = sql`${stepOf(allowance)}::int * interval '1 millisecond'`
  const end = sql`${addSeconds(now, allowance.windowSeconds)}::timestamptz`
  const furthest = sql`${end} + ${clockSkewSeconds}::int * interval '1 second'`
  // An instant far beyond the window is from before the clock was set back: it says nothing any more.
  const reached = sql`case when t.full_at between ${now}::timestamptz and ${furthest} then t.full_at else ${now}::timestamptz end`
  const full = sql`${reached} + ${step}`
  return sql<{ until_full: number }>`
    insert into throttle as t (key, full_at) select ${key}::text, ${now}::timestamptz + ${step} where ${condition}
    on conflict (key) do update set full_at = ${full}
    where ${full} <= ${end}
    returning ${untilFull(now)} as until_full`
}

/**
 * Counts one call of each key in turn, until one's allowance is used up, as parts of a larger statement:
 * `counted` is how many were counted, `isCounted` whether the claim at a place was, `untilFullOf` the milliseconds until
 * its allowance is full again.
 */
export const spendInTurn = (now: Date, claims: readonly Claim[]) => {
  const name = (at: number) => sql.ref(`counted_${at}`)
  const isCounted = (at: number) => sql<boolean>`exists (select from ${name(at)})`
  const parts = claims.map((claim, at) => {
    const condition = at === 0 ? sql`true` : isCounted(at - 1)
    return sql`${name(at)} as (${countCall(claim, now, condition)})`
  })
  const counts = claims.map((_, at) => sql`(select count(*)::int from ${name(at)})`)
  const untilFullOf = (at: number) => sql<number | null>`(select until_full from ${name(at)})`
  return { parts, isCounted, untilFullOf, counted: sql<number>`(${sql.join(counts, sql` + `)})` }
}

/** Counts one call of `key`: milliseconds until its allowance is full again, null when it is used up. */
const count = async (ctx: Context, claim: Claim): Promise<number | null> => {
  const statement = countCall(claim, ctx.now(), sql`true`)
  const { rows } = await statement.execute(ctx.em.getKysely())
  return rows[0]?.until_full ?? null
}

/** Counts one call of `key` unless its allowance is used up; false when it is. */
export const withinAllowance = async (ctx: Context, key: string, allowance: Allowance): Promise<boolean> =>
  (await count(ctx, { key, allowance })) !== null

/** What is left of an allowance; of one that is used up, nothing, until one more call fits. */
export const allowanceLeft = (allowance: Allowance, msUntilFull: number | null): AllowanceLeft => {
  const { calls, windowSeconds } = allowance
  const step = stepOf(allowance)
  const free = msUntilFull === null ? 0 : windowSeconds * 1000 - msUntilFull
  const remaining = Math.max(0, Math.floor(free / step))
  return { limit: calls, remaining, resetSeconds: Math.ceil(((remaining + 1) * step - free) / 1000) }
}

/** Takes back the call of a key whose allowance is a single one. */
export const giveBack = (ctx: Context, { key }: Claim): Promise<unknown> =>
  sql`delete from throttle where key = ${key}`.execute(ctx.em.getKysely())

/** The RATE_LIMITED error of an allowance, with `retryAfter` in seconds. */
export const allowanceUsedUp = (allowance: Allowance, sentence: string) =>
  rateLimited(sentence, Math.ceil(stepOf(allowance) / 1000))

/**
 * Counts one call of `key` against its allowance (the generic cell rate algorithm: the allowance refills evenly, so
 * there is no window edge to wait for), and tells the caller what is left.
 * @throws RATE_LIMITED with `retryAfter` in seconds when the allowance is used up.
 */
export const spend = async (ctx: Context, key: string, allowance: Allowance, sentence: string): Promise<void> => {
  const untilFullAgain = await count(ctx, { key, allowance })
  ctx.noteAllowance(allowanceLeft(allowance, untilFullAgain))
  if (untilFullAgain === null) throw allowanceUsedUp(allowance, sentence)
}

/**
 * Takes places in a line that moves `perMinute` places a minute, the same for all instances: milliseconds until its turn
 * has come.
 */
export const takePlaces = async (ctx: Context, key: string, places: number, perMinute: number): Promise<number> => {
  const taken = sql`${places}::float8 * interval '1 minute' / ${perMinute}::float8`
  const { rows } = await sql<{ wait: number }>`
    insert into throttle as t (key, full_at) values (${key}, clock_timestamp() + ${taken})
    on conflict (key) do update set full_at = greatest(t.full_at, clock_timestamp()) + ${taken}
    returning greatest(extract(epoch from (full_at - clock_timestamp() - ${taken})) * 1000, 0)::int as wait`.execute(
    ctx.em.getKysely(),
  )
  return rows[0]!.wait
}

/** Forgets the allowances that are full again: they say nothing. */
export const forgetFullAllowances = async (ctx: Context): Promise<void> => {
  await sql`delete from throttle where full_at < ${ctx.now()}`.execute(ctx.em.getKysely())
}
