import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { RoomNight } from '../availability/room-night.entity.ts'
import type { Night } from './diff-nights.ts'
import type { NightChange } from './sync-run.entity.ts'

export interface StoredNight extends Night {
  missing: RoomNight['missing']
}

/** What the feed said of the nights of a span; a night that says nothing of a value has the value of an open day. */
export const findNights = async (ctx: Context, first: string, last: string): Promise<StoredNight[]> => {
  const { rows } = await sql<StoredNight>`
    select room_type_id as "roomTypeId", date::text as date, missing,
      coalesce(available, 0) as available, coalesce(rate, 0) as rate, coalesce(min_stay, 1) as "minStay",
      max_stay as "maxStay", stop_sell as "stopSell", closed_to_arrival as "closedToArrival",
      closed_to_departure as "closedToDeparture"
    from room_night where source = 'pms' and date between ${first} and ${last}`.execute(ctx.em.getKysely())
  return rows
}

const upsert = (now: Date, nights: object[]) => sql`
  insert into room_night (id, created_at, updated_at, room_type_id, date, available, rate, min_stay, max_stay,
    stop_sell, closed_to_arrival, closed_to_departure, source, fetched_at)
  select gen_random_uuid(), ${now}::timestamptz, ${now}::timestamptz, n."roomTypeId", n.date, n.available, n.rate, n."minStay",
    n."maxStay", n."stopSell", n."closedToArrival", n."closedToDeparture", 'pms', ${now}::timestamptz
  from json_to_recordset(${JSON.stringify(nights)}::json) as n("roomTypeId" uuid, date date, available int, rate int, "minStay" int,
    "maxStay" int, "stopSell" boolean, "closedToArrival" boolean, "closedToDeparture" boolean)
  on conflict (room_type_id, date, source) do update set
    available = excluded.available, rate = excluded.rate, min_stay = excluded.min_stay, max_stay = excluded.max_stay,
    stop_sell = excluded.stop_sell, closed_to_arrival = excluded.closed_to_arrival,
    closed_to_departure = excluded.closed_to_departure, fetched_at = excluded.fetched_at,
    updated_at = excluded.updated_at`

const remove = (nights: object[]) => sql`
  delete from room_night using json_to_recordset(${JSON.stringify(nights)}::json) as n("roomTypeId" uuid, date date)
  where room_night.room_type_id = n."roomTypeId" and room_night.date = n.date and room_night.source = 'pms'`

/** Writes a difference in at most two statements; nothing when there is none. */
export const writeChanges = async (ctx: Context, changes: NightChange[]): Promise<void> => {
  const written = changes.flatMap(({ roomTypeId, night, after }) =>
    after ? [{ roomTypeId, date: night, ...after }] : [],
  )
  const removed = changes.flatMap(({ roomTypeId, night, after }) => (after ? [] : [{ roomTypeId, date: night }]))
  const database = ctx.em.getKysely()
  if (written.length > 0) await upsert(ctx.now(), written).execute(database)
  if (removed.length > 0) await remove(removed).execute(database)
}

const note = (now: Date, nights: object[]) => sql`
  update room_night set missing = n.missing, updated_at = ${now}::timestamptz, fetched_at = case when n.missing
    then greatest(fetched_at, (select max(finished_at) from sync_run where status = 'succeeded')) else ${now}::timestamptz end
  from json_to_recordset(${JSON.stringify(nights)}::json) as n("roomTypeId" uuid, date date, missing boolean)
  where room_night.room_type_id = n."roomTypeId" and room_night.date = n.date and room_night.source = 'pms'`

/** Notes which nights are missing from now on, as old as the run that heard of them last, and which are told again. */
export const noteMissing = async (ctx: Context, stored: StoredNight[], missing: ReadonlySet<StoredNight>) => {
  const noted = stored
    .filter((night) => night.missing !== missing.has(night))
    .map((night) => ({ roomTypeId: night.roomTypeId, date: night.date, missing: !night.missing }))
  if (noted.length > 0) await note(ctx.now(), noted).execute(ctx.em.getKysely())
}
