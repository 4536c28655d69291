import { sql } from 'kysely'
import { pricingRuleSchema } from '#graphql/inputs/pricing-rule.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { ruleIds } from '#graphql/inputs/season.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { parseArgument } from '../../platform/parse-argument.ts'
import { readRecords } from '../../db/read-records.ts'
import { badUserInput, forbidden } from '../../errors.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { isId } from '../../platform/schema/ids.ts'
import { differences, markDeleted, markRestored, recordChange } from '../history/record-change.service.ts'
import { formatDollars } from '../hotel/format.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { PricingRule } from './pricing-rule.entity.ts'
import type { CreatePricingRuleInput, UpdatePricingRuleInput } from './pricing-rule.inputs.ts'

const mostRules = 2_000

export const listRules = (ctx: Context, includeDeleted: boolean): Promise<PricingRule[]> =>
  readRecords(
    ctx.em,
    PricingRule,
    sql`where ${includeDeleted} or r.deleted_at is null order by r.start_date, r.name, r.id limit ${mostRules}`,
  )

export const findPricingRule = async (ctx: Context, id: string, includeDeleted = true): Promise<PricingRule | null> =>
  isId(id) ? ctx.em.findOne(PricingRule, { id, ...(!includeDeleted && { deletedAt: null }) }) : null

/** Standing above the hotel's own system is for those who answer for the prices, whatever else a role may write. */
export const answersForPrices = (viewer: Context['viewer']): boolean =>
  viewer?.kind === 'staff' && (viewer.role === 'owner' || viewer.role === 'manager')

const refuseOverride = ({ viewer }: Context) => {
  if (answersForPrices(viewer)) return
  throw forbidden('Only managers and owners may let a rule override the property management system')
}

/**
 * The room type of a rule whose price it can have.
 * @throws BAD_USER_INPUT for an unknown type, or a price below its floor
 */
export const typeForPrice = async (ctx: Context, roomTypeId: string, price: number): Promise<RoomType> => {
  const roomType = await ctx.em.findOne(RoomType, { id: roomTypeId })
  if (!roomType) throw badUserInput([{ path: ['roomTypeId'], message: 'Room type must be the id of a room type' }])
  if (price >= roomType.floorPrice) return roomType
  const floor = formatDollars(roomType.floorPrice, 'en')
  throw badUserInput([
    { path: ['price'], message: `Price must be at least ${floor}, the floor price of ${roomType.name}` },
  ])
}

const columns = ({ roomTypeId: _roomTypeId, ...form }: ReturnType<typeof parseRule>) => ({
  ...form,
  minStay: form.minStay ?? null,
  fillsGaps: form.minStay != null && form.fillsGaps,
  maxStay: form.maxStay ?? null,
})

/** What a rule can be without. */
const canBeMissing = ['minStay', 'maxStay']

/** @throws ZodError naming each field */
export const parseRule = (ctx: Context, raw: object, storedStart?: string) =>
  pricingRuleSchema(hotelToday(ctx), storedStart).parse(omitUnset(raw, canBeMissing))

/**
 * Stores a new rule in a transaction that changes nights.
 * @throws BAD_USER_INPUT for an unknown type, or a price below its floor, FORBIDDEN for an override by others than managers
 */
export const storeRule = async (inside: Context, form: ReturnType<typeof parseRule>): Promise<PricingRule> => {
  if (form.overridesPms) refuseOverride(inside)
  const roomType = await typeForPrice(inside, form.roomTypeId, form.price)
  const now = inside.now()
  const rule = inside.em.create(PricingRule, {
    ...columns(form),
    roomType,
    deletedAt: null,
    changedBy: inside.viewer?.name ?? null,
    createdAt: now,
    updatedAt: now,
  })
  await inside.em.flush()
  recordChange(inside, rule.id, 'created', differences({}, form))
  return rule
}

/** @throws BAD_USER_INPUT naming each field, FORBIDDEN for an override by others than managers */
export const createRule = async (ctx: Context, raw: CreatePricingRuleInput): Promise<PricingRule> => {
  const form = parseRule(ctx, raw)
  return changingNights(ctx, (inside) => storeRule(inside, form))
}

export const asForm = (rule: PricingRule) => ({
  name: rule.name,
  roomTypeId: rule.roomType.id,
  startDate: rule.startDate,
  endDate: rule.endDate,
  price: rule.price,
  minStay: rule.minStay ?? null,
  fillsGaps: rule.fillsGaps,
  maxStay: rule.maxStay ?? null,
  daysOfWeek: rule.daysOfWeek,
  active: rule.active,
  priority: rule.priority,
  overridesPms: rule.overridesPms,
})

/**
 * Changes what is given and leaves the rest. The whole rule must be valid afterwards.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT, FORBIDDEN
 */
export const updateRule = async (ctx: Context, raw: UpdatePricingRuleInput): Promise<PricingRule> => {
  const { id, version } = changeSchema.parse(raw)
  const { id: _id, version: _version, ...changes } = raw
  return changingNights(ctx, async (inside) => {
    const rule = await lockRecord(inside, PricingRule, 'pricing rule', id, { version })
    const before = asForm(rule)
    const form = parseRule(inside, { ...before, ...omitUnset(changes, canBeMissing) }, before.startDate)
    const after = { ...columns(form), roomTypeId: form.roomTypeId }
    const changed = differences(before, after)
    if (changed.length === 0) return rule
    if (changed.some(({ field }) => field === 'overridesPms') && after.overridesPms) refuseOverride(ctx)
    rule.roomType = await typeForPrice(inside, after.roomTypeId, after.price)
    const { roomTypeId: _roomTypeId, ...fields } = after
    Object.assign(rule, fields, { changedBy: ctx.viewer?.name ?? null })
    recordChange(inside, id, 'updated', changed)
    await inside.em.flush()
    return rule
  })
}

/** Deleting only marks rules, so that undo brings back the same records: all of them, or none. @throws BAD_USER_INPUT, NOT_FOUND */
export const deleteRules = async (ctx: Context, raw: string[]) => {
  const ids = parseArgument('ids', ruleIds, raw)
  return changingNights(ctx, async (inside) => {
    for (const id of ids) markDeleted(inside, await lockRecord(inside, PricingRule, 'pricing rule', id))
    await inside.em.flush()
    return ids.map((id) => ({ success: true, id }))
  })
}

/** @throws BAD_USER_INPUT, NOT_FOUND */
export const deleteRule = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  const [deleted] = await deleteRules(ctx, [id])
  return deleted!
}

/** A rule that is over or switched off sells nothing: it comes back as it was, and must be right before it sells again. */
const isInForce = (ctx: Context, { active, endDate }: PricingRule) => active && endDate >= hotelToday(ctx)

/**
 * Brings it back as it was deleted, where it could be made so today.
 * @throws NOT_FOUND, BAD_USER_INPUT for a price below the floor of today, FORBIDDEN for an override by others than managers
 */
export const restoreRule = async (ctx: Context, raw: string): Promise<PricingRule> => {
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async (inside) => {
    const rule = await lockRecord(inside, PricingRule, 'pricing rule', id, { evenDeleted: true })
    if (!rule.deletedAt) return rule
    if (rule.overridesPms) refuseOverride(inside)
    if (isInForce(inside, rule)) await typeForPrice(inside, rule.roomType.id, rule.price)
    markRestored(inside, rule)
    await inside.em.flush()
    return rule
  })
}
