import type { Context } from '../../context.ts'
import { eraseSubscriber } from './erase-subscriber.service.ts'
import { ErasedAddress } from './erased-address.entity.ts'
import { Subscriber } from './subscriber.entity.ts'

export interface Erasure {
  /** In small letters. */
  address: string
  erasedAt: Date
}

/**
 * After a restore: erases again who was erased since the backup, and keeps the ledger. Who joined anew after the erasure
 * stays. Answers how many were erased.
 * @param ledger when each keyed hash was erased
 */
export const repeatErasures = async (ctx: Context, erasures: Erasure[], ledger: Map<string, Date>): Promise<number> => {
  const rows = [...ledger].map(([hash, erasedAt]) => ({ hash, erasedAt }))
  if (rows.length > 0) await ctx.em.upsertMany(ErasedAddress, rows)
  let count = 0
  for (const { address, erasedAt } of erasures) {
    const subscriber = await ctx.em.findOne(Subscriber, { emailLower: address, subscribedAt: { $lte: erasedAt } })
    if (!subscriber) continue
    await eraseSubscriber(ctx, subscriber.id)
    count += 1
  }
  return count
}
