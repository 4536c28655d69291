import { changingNights, type Context } from '../../platform/context.ts'
import { ErasedAddress } from '../subscribers/erased-address.entity.ts'
import { lockAddress } from '../subscribers/subscribe.service.ts'
import { eraseAddress } from './erase-guest.service.ts'
import { tellErased } from './receipt.ts'
import { takeTurns } from './take-turns.ts'

/** A line of the ledger `erased_address`. */
export interface Erasure {
  hash: string
  erasedAt: Date
}

/** What somebody left until an instant is erased again. */
interface FoundErasure {
  /** In lower case. */
  address: string
  erasedAt: Date
}

/**
 * Erases again who was erased, in a database that was restored from before that, and keeps the ledger. What somebody left
 * after being erased stays.
 * @returns of how many addresses there was something to erase
 */
export const eraseAgain = async (
  ctx: Context,
  found: readonly FoundErasure[],
  ledger: readonly Erasure[],
): Promise<number> => {
  let count = 0
  for (const { address, erasedAt } of found) {
    const removal = await changingNights(ctx, async (inside) => {
      await takeTurns(inside)
      await lockAddress(inside, address)
      return eraseAddress(inside, address, erasedAt)
    })
    if (!Object.values(removal.removed).some((removed) => removed > 0)) continue
    tellErased(ctx, 'again', removal)
    count += 1
  }
  if (ledger.length > 0) await ctx.em.upsertMany(ErasedAddress, [...ledger])
  return count
}
