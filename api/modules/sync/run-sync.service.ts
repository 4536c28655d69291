import { randomUUID } from 'node:crypto'
import { subMinutes } from 'date-fns/subMinutes'
import { sql } from 'kysely'
import { changingNights, type Context } from '../../platform/context.ts'
import type { FeedPlan } from '../../integrations/little-hotelier/port.ts'
import { addDays } from '../../integrations/little-hotelier/slices.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { hotelDay, hotelToday } from '../hotel/hotel-day.ts'
import { diffNights, doubtAbout, leftOut, type Night } from './diff-nights.ts'
import { findNights, noteMissing, writeChanges } from './night-store.ts'
import { notePlans, type PlanMapping } from './rate-plan.service.ts'
import { SyncRun, type NightChange } from './sync-run.entity.ts'
import { nightsAhead, readSyncStatus } from './sync.service.ts'
import type { SyncResult } from './sync.type.ts'

/** Longer than any run can take: one that is older was killed, and one from the future began before the clock was set. */
const longestRunMinutes = 10

interface Outcome {
  status: 'succeeded' | 'failed'
  message: string
  nightsSeen: number
  changes: NightChange[]
}

const failed = (message: string, nightsSeen = 0): Outcome => ({ status: 'failed', message, nightsSeen, changes: [] })

const giveUpKilled = (now: Date) => sql`
  update sync_run set status = 'failed', slot = null, morning = null, finished_at = ${now}::timestamptz,
    message = 'The run was interrupted; the old nights are kept'
  where slot = 'sync' and created_at not between ${subMinutes(now, longestRunMinutes)}::timestamptz and ${now}::timestamptz
  returning id`

/** Takes the one slot for runs, whichever instance asks; null when it is taken, or the morning has had its run. */
const takeSlot = async (ctx: Context, trigger: 'schedule' | 'hand'): Promise<string | null> => {
  const now = ctx.now()
  const morning = trigger === 'schedule' ? hotelDay(ctx.facts, now) : null
  const { sandbox } = ctx.services.littleHotelier.service
  const database = ctx.em.getKysely()
  const take = async (): Promise<string | null> => {
    const { rows } = await sql<{ id: string }>`
      insert into sync_run (id, created_at, updated_at, slot, morning, trigger, status, sandbox, nights_seen,
        nights_added, nights_changed, nights_removed, changes)
      values (${randomUUID()}, ${now}, ${now}, 'sync', ${morning}, ${trigger}, 'running', ${sandbox}, 0, 0, 0, 0, '[]')
      on conflict do nothing returning id`.execute(database)
    return rows[0]?.id ?? null
  }
  const taken = await take()
  if (taken) return taken
  const killed = await giveUpKilled(now).execute(database)
  return killed.rows.length > 0 ? take() : null
}

const leaveSlot = async (ctx: Context, id: string, { status, message, nightsSeen, changes }: Outcome) => {
  const count = (kind: NightChange['kind']) => changes.filter((change) => change.kind === kind).length
  const now = ctx.now()
  // The morning of a run that failed is free again: the queue tries once more.
  await sql`
    update sync_run set slot = null, morning = case when ${status === 'succeeded'}::boolean then morning end,
      status = ${status}, message = ${message}, finished_at = ${now}, updated_at = ${now}, nights_seen = ${nightsSeen},
      nights_added = ${count('added')}, nights_changed = ${count('changed')}, nights_removed = ${count('removed')},
      changes = ${JSON.stringify(changes)}
    where id = ${id}`.execute(ctx.em.getKysely())
}

const nightsOf = (plans: FeedPlan[], { roomTypeOf }: PlanMapping): Night[] =>
  plans.flatMap(({ externalId, nights }) => {
    const roomTypeId = roomTypeOf.get(externalId)
    return roomTypeId ? nights.map((night) => ({ ...night, roomTypeId })) : []
  })

/** "1 night changed, 720 nights added" */
const inWords = (changes: NightChange[]): string => {
  const parts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count === 0 ? [] : `${count} ${count === 1 ? 'night' : 'nights'} ${kind}`
  })
  return parts.join(', ') || 'Nothing had changed since the last run'
}

const mostNames = 3

/** "90 nights of King Room are missing from what Little Hotelier sent, and kept as they were. …"; null when none is. */
const missingInWords = (missing: Night[], nameOf: PlanMapping['nameOf']): string | null => {
  if (missing.length === 0) return null
  const names = [...new Set(missing.map(({ roomTypeId }) => nameOf(roomTypeId)))].sort()
  const others = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
  const nights = missing.length === 1 ? '1 night' : `${missing.length} nights`
  return (
    `${nights} of ${names.slice(0, mostNames).join(', ')}${others} ${missing.length === 1 ? 'is' : 'are'} missing from what ` +
    'Little Hotelier sent, and kept as before. Where it sells them no more, free the rate plan'
  )
}

/**
 * Brings the stored nights to the feed's. What staff entered by hand stays, and so do nights that are missing while a plan
 * feeds their room type: without what was said of them, those that are sold out would be sold again.
 */
const apply = async (ctx: Context, plans: FeedPlan[], first: string, last: string): Promise<Outcome> => {
  const mapping = await notePlans(ctx, plans)
  if (mapping.roomTypeOf.size === 0)
    return failed('No rate plan is mapped to a room type. Map them below, then sync again')
  const before = await findNights(ctx, first, last)
  const feed = nightsOf(plans, mapping)
  const doubt = doubtAbout(before.filter(({ roomTypeId }) => mapping.fed.has(roomTypeId)).length, feed.length)
  if (doubt) return failed(doubt, feed.length)
  const missing = new Set(leftOut(before, feed, mapping.fed))
  const changes = diffNights(
    before.filter((night) => !missing.has(night)),
    feed,
    mapping.nameOf,
  )
  await writeChanges(ctx, changes)
  await noteMissing(ctx, before, missing)
  const sentences = [inWords(changes), missingInWords([...missing], mapping.nameOf)]
  const message = sentences.filter((sentence) => sentence !== null).join('. ')
  return { status: 'succeeded', message, nightsSeen: feed.length, changes }
}

const run = async (ctx: Context, id: string): Promise<Outcome> => {
  const first = hotelToday(ctx)
  // Nothing is written before all of the feed is here.
  const plans = await ctx.services.littleHotelier.fetchNights(first, nightsAhead)
  return changingNights(ctx, async (inside) => {
    const outcome = await apply(inside, plans, first, addDays(first, nightsAhead - 1))
    await leaveSlot(inside, id, outcome)
    return outcome
  })
}

const attempt = async (ctx: Context, id: string): Promise<Outcome> => {
  try {
    return await run(ctx, id)
  } catch (error) {
    const outcome = failed(error instanceof OutsideFailure ? error.message : 'The run failed; the old nights are kept')
    await leaveSlot(ctx, id, outcome)
    if (error instanceof OutsideFailure) return outcome
    throw error
  }
}

/** One run, unless one is under way. `null` when it was not its turn. */
const runOnce = async (ctx: Context, trigger: 'schedule' | 'hand') => {
  const id = await takeSlot(ctx, trigger)
  return id ? { id, outcome: await attempt(ctx, id) } : null
}

/** Every morning at 3, once for all instances. @throws when it failed, so that the queue tries again */
export const runOnSchedule = async (ctx: Context): Promise<void> => {
  if (ctx.services.littleHotelier.service.missing) return
  const done = await runOnce(ctx, 'schedule')
  if (done?.outcome.status === 'failed') throw new Error(done.outcome.message)
}

type Result = Omit<SyncResult, 'run'> & { run: SyncRun | null }

/** Answers a sentence in any case: the vendor's failures are no errors of this call. */
export const runByHand = async (ctx: Context): Promise<Result> => {
  const { missing } = ctx.services.littleHotelier.service
  if (missing) return { success: false, message: missing, run: null, status: await readSyncStatus(ctx) }
  const done = await runOnce(ctx, 'hand')
  const status = await readSyncStatus(ctx)
  if (!done) return { success: false, message: 'A sync is already running', run: null, status }
  const { outcome, id } = done
  return {
    success: outcome.status === 'succeeded',
    message: outcome.message,
    run: (await ctx.em.findOneOrFail(SyncRun, { id }, { exclude: ['changes'] })) as SyncRun,
    status,
  }
}
