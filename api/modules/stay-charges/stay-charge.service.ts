import { stayChargeSchema } from '#graphql/inputs/stay-charge.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { differences, recordChange } from '../history/record-change.service.ts'
import { StayCharge } from './stay-charge.entity.ts'
import type { SetStayChargeInput } from './stay-charge.type.ts'

const mostRows = 1_000

export const listCharges = (ctx: Context): Promise<StayCharge[]> =>
  ctx.em.find(StayCharge, {}, { orderBy: { kind: 'asc', validFrom: 'asc' }, limit: mostRows })

/** @throws BAD_USER_INPUT naming each field */
export const setCharge = async (ctx: Context, raw: SetStayChargeInput): Promise<StayCharge> => {
  const { kind, validFrom, amount } = stayChargeSchema.parse(raw)
  return changingNights(ctx, async (inside) => {
    const known = await inside.em.findOne(StayCharge, { kind, validFrom })
    const now = ctx.now()
    const charge = known ?? inside.em.create(StayCharge, { kind, validFrom, amount, createdAt: now, updatedAt: now })
    await inside.em.flush()
    recordChange(inside, charge.id, known ? 'updated' : 'created', differences(known ?? {}, { amount }))
    Object.assign(charge, { amount, isSample: false })
    await audit(inside, 'stay-charge-changed', { subject: charge.id, details: { kind, validFrom, amount } })
    await inside.em.flush()
    return charge
  })
}

/** @throws NOT_FOUND */
export const deleteCharge = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async (inside) => {
    if (!(await inside.em.nativeDelete(StayCharge, { id }))) throw notFound('There is no such charge')
    recordChange(inside, id, 'deleted')
    await audit(inside, 'stay-charge-deleted', { subject: id })
    return { success: true, id }
  })
}
