import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { sql } from 'kysely'
import { mapRatePlanSchema } from '#graphql/inputs/sync.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import type { FeedPlan } from '../../integrations/little-hotelier/port.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { RatePlan as Plan } from './rate-plan.entity.ts'
import type { MapRatePlanInput, RatePlan, RatePlanTarget } from './sync.type.ts'

const describe = (plan: Plan): RatePlan => ({
  id: plan.id,
  externalId: plan.externalId,
  name: plan.name,
  seenAt: plan.seenAt,
  roomTypeId: plan.roomType?.id ?? null,
  roomTypeName: plan.roomType?.name ?? null,
})

export const listRatePlans = async (ctx: Context): Promise<RatePlan[]> => {
  const plans = await ctx.em.find(Plan, {}, { populate: ['roomType'], orderBy: { name: 'asc' }, limit: 200 })
  return plans.map(describe)
}

export const listRatePlanTargets = (ctx: Context): Promise<RatePlanTarget[]> =>
  ctx.em.find(
    RoomType,
    { archivedAt: null },
    { fields: ['name'], orderBy: { displayOrder: 'asc', name: 'asc' }, limit: 200 },
  )

const findTarget = async (ctx: Context, id: string): Promise<RoomType> => {
  const roomType = await ctx.em.findOne(RoomType, { id, archivedAt: null })
  if (!roomType) throw badUserInput([{ path: ['roomTypeId'], message: 'Room type must be the id of a room type' }])
  return roomType
}

/** @throws NOT_FOUND, BAD_USER_INPUT, CONFLICT when another plan already feeds the room type */
export const mapRatePlan = async (ctx: Context, raw: MapRatePlanInput): Promise<RatePlan> => {
  const { id, roomTypeId } = mapRatePlanSchema.parse(raw)
  const plan = await ctx.em.findOne(Plan, { id }, { populate: ['roomType'] })
  if (!plan) throw notFound('There is no such rate plan')
  const target = roomTypeId ? await findTarget(ctx, roomTypeId) : null
  plan.roomType = target
  try {
    await ctx.em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw conflict(`${target?.name ?? 'This room type'} takes its nights from another rate plan. Free it there first`)
  }
  return describe(plan)
}

interface KnownType {
  id: string
  name: string
  externalId: string | null
}

/** Every room type with the rate plan that feeds it, in one statement. */
const findTypes = async (ctx: Context): Promise<KnownType[]> => {
  const { rows } = await sql<KnownType>`
    select t.id, t.name, p.external_id as "externalId" from room_type t
    left join rate_plan p on p.room_type_id = t.id
    where t.archived_at is null or p.id is not null order by t.display_order, t.name`.execute(ctx.em.getKysely())
  return rows
}

const upsert = (now: Date, proposals: object[]) => sql<{ externalId: string; roomTypeId: string | null }>`
  insert into rate_plan (id, created_at, updated_at, external_id, name, seen_at, room_type_id)
  select gen_random_uuid(), ${now}::timestamptz, ${now}::timestamptz, f."externalId", f.name, ${now}::timestamptz, f."roomTypeId"
  from json_to_recordset(${JSON.stringify(proposals)}::json) as f("externalId" text, name text, "roomTypeId" uuid)
  on conflict (external_id) do update set name = excluded.name, seen_at = excluded.seen_at, updated_at = excluded.seen_at
  returning external_id as "externalId", room_type_id as "roomTypeId"`

export interface PlanMapping {
  /** Plan id at the vendor -> room type. */
  roomTypeOf: Map<string, string>
  /** Every room type that a plan feeds, one that is missing from this feed too. */
  fed: Set<string>
  nameOf: (roomTypeId: string) => string
}

/**
 * Notes the plans of a feed, in two statements. A plan that is new and named like a room type that nothing feeds
 * is mapped to it; what staff have mapped, or freed, stays.
 */
export const notePlans = async (ctx: Context, plans: FeedPlan[]): Promise<PlanMapping> => {
  const types = await findTypes(ctx)
  const free = new Map(types.filter((type) => !type.externalId).map((type) => [type.name.toLowerCase(), type.id]))
  const proposals = plans.map(({ externalId, name }) => {
    const roomTypeId = free.get(name.toLowerCase()) ?? null
    free.delete(name.toLowerCase())
    return { externalId, name, roomTypeId }
  })
  const { rows } = await upsert(ctx.now(), proposals).execute(ctx.em.getKysely())
  const names = new Map(types.map(({ id, name }) => [id, name]))
  const roomTypeOf = new Map(
    rows.flatMap(({ externalId, roomTypeId }) => (roomTypeId ? [[externalId, roomTypeId] as const] : [])),
  )
  const fedBefore = types.flatMap(({ id, externalId }) => (externalId ? [id] : []))
  return {
    roomTypeOf,
    fed: new Set([...fedBefore, ...roomTypeOf.values()]),
    nameOf: (roomTypeId) => names.get(roomTypeId) ?? roomTypeId,
  }
}
