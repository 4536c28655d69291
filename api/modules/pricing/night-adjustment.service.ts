import { LockMode } from '@mikro-orm/core'
import { changeSchema } from '#graphql/inputs/room.ts'
import { lockName } from '../../db/lock-name.ts'
import { conflict, forbidden } from '../../errors.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { lockRecord, refuseIfChanged } from '../../platform/lock-record.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { differences, markDeleted, markRestored, recordChange } from '../history/record-change.service.ts'
import { NightAdjustment } from './night-adjustment.entity.ts'
import type { CreateNightAdjustmentInput, UpdateNightAdjustmentInput } from './night-adjustment.type.ts'
import { answersForPrices } from './pricing-rule.service.ts'
import { findAdjustment, outcomeOf, parseAdjustment, type Adjustment } from './preview-adjustment.service.ts'

const mostAdjustments = 500

/** Those about nights from one to another, both included, the newest first. */
export const listAdjustments = ({ em }: Context, from: string, to: string): Promise<NightAdjustment[]> =>
  em.find(
    NightAdjustment,
    { deletedAt: null, firstNight: { $lte: to }, lastNight: { $gte: from } },
    { orderBy: { position: 'desc' }, limit: mostAdjustments },
  )

/** It stands above the hotel's own system, as a rule that overrides it does. */
const refuseOthers = ({ viewer }: Context) => {
  if (!answersForPrices(viewer)) throw forbidden('Only managers and owners may adjust nights')
}

const nextPosition = async ({ em }: Context): Promise<number> => {
  const [last] = await em.find(NightAdjustment, {}, { orderBy: { position: 'desc' }, limit: 1 })
  return (last?.position ?? 0) + 1
}

/** Two people adjust at once: the second waits here, and then finds what the first one made of the nights. */
const takeTurns = ({ em }: Context) => lockName(em, 'night adjustments')

/** @throws BAD_USER_INPUT, CONFLICT when it would come out otherwise than it was seen */
const refuseOtherOutcome = async (
  ctx: Context,
  seen: string | null | undefined,
  form: Adjustment,
  replaced?: NightAdjustment,
) => {
  const outcome = await outcomeOf(ctx, form, replaced)
  if (seen != null && seen !== outcome.seen)
    throw conflict('These nights were changed meanwhile. Look at what would change again before you apply it')
}

/**
 * Changes nights as the preview showed it, or not at all.
 * @throws BAD_USER_INPUT naming each field, FORBIDDEN for others than managers, CONFLICT when it would come out otherwise
 */
export const createAdjustment = async (ctx: Context, raw: CreateNightAdjustmentInput): Promise<NightAdjustment> => {
  refuseOthers(ctx)
  const { seen, ...input } = raw
  const form = parseAdjustment(ctx, input)
  return changingNights(ctx, async (inside) => {
    await takeTurns(inside)
    await refuseOtherOutcome(inside, seen, form)
    const now = ctx.now()
    const adjustment = inside.em.create(NightAdjustment, {
      ...form,
      position: await nextPosition(inside),
      createdBy: ctx.viewer?.name ?? null,
      changedBy: null,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    await inside.em.flush()
    recordChange(inside, adjustment.id, 'created', differences({}, form))
    await inside.em.flush()
    return adjustment
  })
}

const asForm = (adjustment: NightAdjustment): Adjustment => ({
  roomTypeIds: adjustment.roomTypeIds,
  firstNight: adjustment.firstNight,
  lastNight: adjustment.lastNight,
  daysOfWeek: adjustment.daysOfWeek,
  price: adjustment.price ?? null,
  percent: adjustment.percent ?? null,
  amount: adjustment.amount ?? null,
  minStay: adjustment.minStay ?? null,
  fillsGaps: adjustment.fillsGaps,
  stopSell: adjustment.stopSell,
})

/** What a change of nights can be without. */
const canBeMissing = ['price', 'percent', 'amount', 'minStay']

/**
 * Changes what is given and leaves the rest, as the preview showed it, or not at all. It stays where it stood among the others.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, FORBIDDEN for others than managers, CONFLICT when somebody changed it
 * since, or when it would come out otherwise
 */
export const updateAdjustment = (ctx: Context, raw: UpdateNightAdjustmentInput): Promise<NightAdjustment> => {
  refuseOthers(ctx)
  const { id, version } = changeSchema.parse(raw)
  const { id: _id, version: _version, seen, ...changes } = raw
  return changingNights(ctx, async (inside) => {
    await takeTurns(inside)
    const adjustment = await findAdjustment(inside, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    refuseIfChanged('change of nights', adjustment, version)
    const before = asForm(adjustment)
    const form = parseAdjustment(inside, { ...before, ...omitUnset(changes, canBeMissing) }, before.firstNight)
    const changed = differences(before, form)
    if (changed.length === 0) return adjustment
    await refuseOtherOutcome(inside, seen, form, adjustment)
    Object.assign(adjustment, form, { changedBy: ctx.viewer?.name ?? null })
    recordChange(inside, id, 'updated', changed)
    await inside.em.flush()
    return adjustment
  })
}

const mark = (ctx: Context, raw: string, kind: 'deleted' | 'restored'): Promise<NightAdjustment> => {
  refuseOthers(ctx)
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async (inside) => {
    await takeTurns(inside)
    const adjustment = await lockRecord(inside, NightAdjustment, 'change of nights', id, { evenDeleted: true })
    if (Boolean(adjustment.deletedAt) === (kind === 'deleted')) return adjustment
    if (kind === 'deleted') markDeleted(inside, adjustment)
    else markRestored(inside, adjustment)
    await inside.em.flush()
    return adjustment
  })
}

/** Takes it back, also when it was taken back before: what later ones made of it follows. @throws NOT_FOUND, FORBIDDEN */
export const deleteAdjustment = async (ctx: Context, raw: string) => {
  const { id } = await mark(ctx, raw, 'deleted')
  return { success: true, id }
}

/** Puts it back where it stood. @throws NOT_FOUND, FORBIDDEN */
export const restoreAdjustment = (ctx: Context, raw: string): Promise<NightAdjustment> => mark(ctx, raw, 'restored')
