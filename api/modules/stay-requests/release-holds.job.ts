import { sql } from 'kysely'
import { changingNights, type Context } from '../../platform/context.ts'

/** Offers that have run out give their rooms back, in the caller's transaction; one that is being answered is left. */
export const releaseEnded = async ({ em, now }: Context): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from room_block where id in (
      select block_id from stay_request where state = 'offered' and offer_until <= ${now()}::timestamptz
        and block_id is not null for update skip locked)`.execute(em.getKysely())
  return Number(numAffectedRows)
}

/** The same by the clock. */
export const releaseHolds = async (ctx: Context): Promise<void> => {
  const ended = sql<{ found: boolean }>`select exists (select from stay_request
    where state = 'offered' and offer_until <= ${ctx.now()}::timestamptz and block_id is not null) as found`
  const { rows } = await ended.execute(ctx.em.getKysely())
  if (rows[0]!.found) await changingNights(ctx, releaseEnded)
}
