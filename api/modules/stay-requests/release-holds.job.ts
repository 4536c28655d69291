import { sql } from 'kysely'
import { changingNights, type Context } from '../../platform/context.ts'

/** Offers that have run out give their rooms back, in the caller's transaction; one that is being answered is left. */
export const releaseEnded = async ({ em, now }: Context): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from room_block where id in (
      select r.block_id from stay_request s join stay_request_room r on r.request_id = s.id
        where s.state = 'offered' and s.offer_until <= ${now()}::timestamptz
          and r.block_id is not null for update of s skip locked)`.execute(em.getKysely())
  return Number(numAffectedRows)
}

/** The same by the clock. */
export const releaseHolds = async (ctx: Context): Promise<void> => {
  const ended = sql<{ found: boolean }>`select exists (
    select from stay_request s join stay_request_room r on r.request_id = s.id
      where s.state = 'offered' and s.offer_until <= ${ctx.now()}::timestamptz and r.block_id is not null) as found`
  const { rows } = await ended.execute(ctx.em.getKysely())
  if (rows[0]!.found) await changingNights(ctx, releaseEnded)
}
