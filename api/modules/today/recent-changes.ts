import { sql, type RawBuilder } from 'kysely'
import type { AuditAction } from '#graphql/inputs/audit.ts'
import type { Permission } from '#graphql/permissions.ts'
import { addDays } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { hotelInstant } from '../hotel/hotel-instant.ts'
import { tellChange, toldActions, type ChangeRow } from './tell-change.ts'
import type { RecentChange } from './today.type.ts'

const mostChanges = 12

/** When yesterday began at the hotel. */
export const sinceYesterday = (ctx: Context): Date => hotelInstant(ctx.facts, addDays(hotelToday(ctx), -1), '00:00')

const bySync = (since: Date) => sql`
  select 'sync' as part, max(finished_at) as at, null as by, null as thing, null as name, count(*)::int as times,
    json_build_object('added', sum(nights_added), 'changed', sum(nights_changed), 'removed', sum(nights_removed)) as told
  from sync_run where status = 'succeeded' and finished_at >= ${since}
  having sum(nights_added + nights_changed + nights_removed) > 0`

const byStaffInRooms = (since: Date) => sql`
  select 'record', max(c.created_at), c.by,
    case when t.id is not null then 'room type' when r.id is not null then 'room' when p.id is not null then 'pricing rule'
      when l.id is not null then 'long-stay rate' when a.id is not null then 'adjustment of nights from' else 'extra' end,
    coalesce(t.name, r.room_number, p.name, l.min_nights || ' nights or more', a.first_night || ' to ' || a.last_night, x.name, replace(x.slug, '-', ' ')), count(*)::int,
    json_build_object('kinds', json_agg(c.kind order by c.created_at desc),
      'fields', json_agg(distinct f.field) filter (where c.kind = 'updated' and f.field is not null))
  from record_change c
  left join lateral (select e->>'field' as field from jsonb_array_elements(c.fields) e) f on true
  left join room_type t on t.id = c.subject
  left join room r on r.id = c.subject
  left join pricing_rule p on p.id = c.subject
  left join long_stay_rate l on l.id = c.subject
  left join night_adjustment a on a.id = c.subject
  left join stay_extra x on x.id = c.subject
  where c.created_at >= ${since} and coalesce(t.id, r.id, p.id, l.id, a.id, x.id) is not null
  group by c.by, t.id, t.name, r.id, r.room_number, p.id, p.name, l.id, l.min_nights, a.id, a.first_night, a.last_night, x.id, x.name, x.slug`

const byStaff = (since: Date, actions: readonly AuditAction[]) => sql`
  select 'audit', max(at), actor_name, action, null, count(*)::int, '{}'::json
  from audit_entry where at >= ${since} and action in (${sql.join(actions)}) group by actor_name, action`

/** What the sync and staff have changed since yesterday began, of what the caller may read: one statement. */
export const findRecentChanges = async (
  ctx: Context,
  may: (permission: Permission) => boolean,
): Promise<RecentChange[]> => {
  const since = sinceYesterday(ctx)
  const actions = (Object.keys(toldActions) as (keyof typeof toldActions)[]).filter((action) =>
    may(toldActions[action].permission),
  )
  const parts: RawBuilder<unknown>[] = [
    ...(may('sync:read') ? [bySync(since)] : []),
    ...(may('rooms:read') ? [byStaffInRooms(since)] : []),
    ...(actions.length > 0 ? [byStaff(since, actions)] : []),
  ]
  if (parts.length === 0) return []
  const { rows } = await sql<ChangeRow & { at: Date }>`
    select * from (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )}) change(part, at, by, thing, name, times, told) order by at desc limit ${mostChanges}`.execute(
    ctx.em.getKysely(),
  )
  return rows.map((row) => ({ at: new Date(row.at), sentence: tellChange(row) }))
}
