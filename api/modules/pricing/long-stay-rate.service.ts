import { longStayRateSchema } from '#graphql/inputs/long-stay-rate.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { badUserInput } from '../../errors.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { isId } from '../../platform/schema/ids.ts'
import { changingContent } from '../content/content-entry.service.ts'
import { differences, markDeleted, markRestored, recordChange } from '../history/record-change.service.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { LongStayRate } from './long-stay-rate.entity.ts'
import type { CreateLongStayRateInput, UpdateLongStayRateInput } from './long-stay-rate.type.ts'

const mostRates = 500

/** What a rate can be without. */
const canBeMissing = ['roomTypeId', 'endDate']

export const listLongStayRates = (ctx: Context): Promise<LongStayRate[]> =>
  ctx.em.find(
    LongStayRate,
    { deletedAt: null },
    { orderBy: { minNights: 'asc', startDate: 'asc', id: 'asc' }, limit: mostRates },
  )

export const findLongStayRate = async (ctx: Context, id: string): Promise<LongStayRate | null> =>
  isId(id) ? ctx.em.findOne(LongStayRate, { id }) : null

/** Prices follow from it, and so does what the site says of long stays. */
const changingRates = <T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> =>
  changingContent(ctx, (inside) => changingNights(inside, work))

/** @throws ZodError naming each field */
const parse = (ctx: Context, raw: object) => {
  const today = hotelToday(ctx)
  const form = longStayRateSchema(today).parse(omitUnset(raw, canBeMissing))
  return { ...form, roomTypeId: form.roomTypeId ?? null, endDate: form.endDate ?? null }
}

const typeOf = async (ctx: Context, id: string | null): Promise<RoomType | null> => {
  if (id === null) return null
  const roomType = await ctx.em.findOne(RoomType, { id })
  if (roomType) return roomType
  throw badUserInput([{ path: ['roomTypeId'], message: 'Room type must be the id of a room type' }])
}

/** @throws BAD_USER_INPUT naming each field */
export const createLongStayRate = async (ctx: Context, raw: CreateLongStayRateInput): Promise<LongStayRate> => {
  const form = parse(ctx, raw)
  const { roomTypeId, ...fields } = form
  return changingRates(ctx, async (inside) => {
    const now = ctx.now()
    const rate = inside.em.create(LongStayRate, {
      ...fields,
      roomType: await typeOf(inside, roomTypeId),
      deletedAt: null,
      changedBy: ctx.viewer?.name ?? null,
      createdAt: now,
      updatedAt: now,
    })
    await inside.em.flush()
    recordChange(inside, rate.id, 'created', differences({}, form))
    await inside.em.flush()
    return rate
  })
}

const asForm = ({ minNights, percent, roomType, startDate, endDate, active }: LongStayRate) => ({
  minNights,
  percent,
  roomTypeId: roomType?.id ?? null,
  startDate,
  endDate: endDate ?? null,
  active,
})

/**
 * Changes what is given and leaves the rest. The whole rate must be valid afterwards.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT
 */
export const updateLongStayRate = async (ctx: Context, raw: UpdateLongStayRateInput): Promise<LongStayRate> => {
  const { id, version } = changeSchema.parse(raw)
  const { id: _id, version: _version, ...changes } = raw
  return changingRates(ctx, async (inside) => {
    const rate = await lockRecord(inside, LongStayRate, 'long-stay rate', id, { version })
    const before = asForm(rate)
    const after = parse(inside, { ...before, ...omitUnset(changes, canBeMissing) })
    const changed = differences(before, after)
    if (changed.length === 0) return rate
    const { roomTypeId, ...fields } = after
    const roomType = await typeOf(inside, roomTypeId)
    Object.assign(rate, fields, { roomType, changedBy: ctx.viewer?.name ?? null })
    recordChange(inside, id, 'updated', changed)
    await inside.em.flush()
    return rate
  })
}

/** Deleting only marks the rate, so that undo brings back the same record. @throws NOT_FOUND */
export const deleteLongStayRate = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  return changingRates(ctx, async (inside) => {
    markDeleted(inside, await lockRecord(inside, LongStayRate, 'long-stay rate', id))
    await inside.em.flush()
    return { success: true, id }
  })
}

/** @throws NOT_FOUND */
export const restoreLongStayRate = async (ctx: Context, raw: string): Promise<LongStayRate> => {
  const { id } = changeSchema.parse({ id: raw })
  return changingRates(ctx, async (inside) => {
    const rate = await lockRecord(inside, LongStayRate, 'long-stay rate', id, { evenDeleted: true })
    if (!rate.deletedAt) return rate
    markRestored(inside, rate)
    await inside.em.flush()
    return rate
  })
}
