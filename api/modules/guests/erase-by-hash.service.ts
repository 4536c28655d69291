import { sql } from 'kysely'
import { inTransaction, type Context } from '../../context.ts'
import { ErasedAddress } from '../subscribers/erased-address.entity.ts'
import { hashAddress } from '../subscribers/erased-address.service.ts'
import { lockAddress } from '../subscribers/subscribe.service.ts'
import { eraseAddress } from './erase-guest.service.ts'
import { tellErased } from './receipt.ts'
import { takeTurns } from './take-turns.ts'

/** A line of the ledger `erased_address`. */
export interface Erasure {
  hash: string
  erasedAt: Date
}

/** Every address that some row belongs to, in lower case. */
const heldAddresses = async (ctx: Context): Promise<string[]> => {
  const { rows } = await sql<{ address: string }>`
    select email_lower as address from inquiry union select email_lower from subscriber
    union select lower(to_address) from mail where kind <> 'inquiry-notice' union select lower(reply_to) from mail
    union select lower(email) from campaign_recipient
    union select split_part(key, '|', 1) from sign_in_failure`.execute(ctx.em.getKysely())
  return rows.map(({ address }) => address).filter(Boolean)
}

/**
 * Erases again who was erased, in a database that was restored from before that: the ledger holds hashes only, so the
 * hash of every address that is held is looked up in it. What somebody left after being erased stays. The hashes are
 * those of this database's own erasure key, which its backups have, too.
 * @returns how many addresses were found and erased
 */
export const eraseByHash = async (ctx: Context, ledger: readonly Erasure[]): Promise<number> => {
  const erasures = new Map(ledger.map((line) => [line.hash, line]))
  const found = (await heldAddresses(ctx)).flatMap((address) => {
    const erasure = erasures.get(hashAddress(ctx, address))
    return erasure ? [{ address, erasure }] : []
  })
  for (const { address, erasure } of found) {
    const removal = await inTransaction(ctx, async (inside) => {
      await takeTurns(inside)
      await lockAddress(inside, address)
      return eraseAddress(inside, address, erasure.erasedAt)
    })
    tellErased(ctx, 'again', removal)
  }
  if (ledger.length > 0) await ctx.em.upsertMany(ErasedAddress, [...ledger])
  return found.length
}
