import { LockMode } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { conflict } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { byId, perRequest } from '../../platform/loader.ts'
import { Inquiry } from './inquiry.entity.ts'

/** Inquiries that were merged into these, the oldest first. */
export const listMerged = (em: SqlEntityManager, ids: readonly string[]): Promise<Inquiry[]> =>
  em.find(Inquiry, { mergedInto: { $in: [...ids] } }, { orderBy: { createdAt: 'asc', id: 'asc' } })

/** An inquiry by its id. */
export const inquiryLoader = byId(({ em }, ids) => em.find(Inquiry, { id: { $in: [...ids] } }))

/** What was merged into an inquiry, by its id. */
export const mergedLoader = perRequest(async ({ em }, ids) => {
  const merged = await listMerged(em, ids)
  return ids.map((id) => merged.filter(({ mergedInto }) => mergedInto?.id === id))
})

/** An inquiry that was merged is changed where it is read. @throws CONFLICT naming that one */
export const refuseMerged = async ({ em }: Context, { reference, mergedInto }: Inquiry): Promise<void> => {
  if (!mergedInto) return
  const whole = await em.findOneOrFail(Inquiry, { id: mergedInto.id })
  throw conflict(`${reference} was merged into ${whole.reference}. Go on there`)
}

/** The locked inquiry in whose thread a locked one is read: itself, unless it was merged. */
export const lockWhole = async ({ em }: Context, inquiry: Inquiry): Promise<Inquiry> =>
  inquiry.mergedInto
    ? em.findOneOrFail(Inquiry, { id: inquiry.mergedInto.id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
    : inquiry
