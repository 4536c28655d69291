import { subHours } from 'date-fns/subHours'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { addDays } from '../../integrations/little-hotelier/slices.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { nextHotelTime } from '../hotel/hotel-instant.ts'
import { SyncRun, type NightChange } from './sync-run.entity.ts'
import type { NightChangesArgs, SyncRunsArgs, SyncStatus } from './sync.type.ts'
import { syncRunChangesLoader } from './sync-run.loader.ts'

const healthyHours = 26
const morningTime = '03:00'
/** How far a run looks. */
export const nightsAhead = 90

interface Facts {
  running: boolean
  lastSync: string | null
  lastStatus: 'succeeded' | 'failed' | null
  lastMessage: string | null
  missing: boolean
  roomTypes: number
  unmapped: number
}

const readFacts = (first: string, last: string) => sql<Facts>`
  select
    exists (select 1 from sync_run where slot = 'sync') as running,
    exists (select 1 from room_night where missing and date between ${first} and ${last}) as missing,
    (select max(finished_at) from sync_run where status = 'succeeded') as "lastSync",
    last.status as "lastStatus", last.message as "lastMessage",
    (select count(distinct n.room_type_id)::int from room_night n
     where n.source = 'pms' and n.available > 0 and not n.stop_sell and n.date between ${first} and ${last}) as "roomTypes",
    (select count(*)::int from rate_plan where room_type_id is null) as unmapped
  from (values (1)) one
  left join lateral (
    select status, message from sync_run where status <> 'running' order by created_at desc limit 1
  ) last on true`

/** Healthy: the last run succeeded, less than 26 hours ago, and no night is missing. */
export const readSyncStatus = async (ctx: Context): Promise<SyncStatus> => {
  const { service } = ctx.services.littleHotelier
  const now = ctx.now()
  const today = hotelDay(ctx.facts, now)
  const { rows } = await readFacts(today, addDays(today, nightsAhead - 1)).execute(ctx.em.getKysely())
  const { running, lastStatus, lastMessage, missing, roomTypes, unmapped, lastSync: last } = rows[0]!
  const lastSync = last ? new Date(last) : null
  const configured = service.missing === null
  const isWhole = lastStatus === 'succeeded' && !missing
  return {
    isHealthy: configured && isWhole && lastSync !== null && lastSync > subHours(now, healthyHours),
    roomsWithAvailability: roomTypes,
    lastSync,
    nextSync: configured ? nextHotelTime(ctx.facts, morningTime, now) : null,
    running,
    configured,
    sandbox: service.sandbox,
    message: service.missing ?? (isWhole ? null : lastMessage),
    unmappedRatePlans: unmapped,
  }
}

export const listSyncRuns = (ctx: Context, args: SyncRunsArgs): Promise<Connection<SyncRun>> =>
  listNewestFirst(ctx.em, SyncRun, readPage('syncRuns', args), {
    where: {},
    by: 'createdAt',
    exclude: ['changes'],
    show: (record) => record,
  })

/** One run without its changes; null for an unknown id. */
export const findSyncRun = async (ctx: Context, id: string): Promise<SyncRun | null> => {
  if (!isId(id)) return null
  return (await ctx.em.findOne(SyncRun, { id }, { exclude: ['changes'] })) as SyncRun | null
}

const mostChanges = 500

export const changesOf = async (
  ctx: Context,
  run: Pick<SyncRun, 'id'>,
  { first }: NightChangesArgs,
): Promise<NightChange[]> => {
  if (first < 1 || first > mostChanges)
    throw badUserInput([{ path: ['first'], message: `First must be from 1 to ${mostChanges}` }])
  const changes = await syncRunChangesLoader(ctx).load(run.id)
  return changes.slice(0, first)
}
