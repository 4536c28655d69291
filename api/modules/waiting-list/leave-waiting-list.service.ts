import { inTransaction, type Context } from '../../platform/context.ts'
import { removeWaiting } from './remove-waiting.ts'
import { WaitingGuest } from './waiting-guest.entity.ts'

const tokenForm = /^[\w-]{43}$/

/** What the token's guest waits for; null for who has left, and for any other text. */
export const findWaiting = async ({ em }: Context, token: string): Promise<WaitingGuest | null> =>
  tokenForm.test(token) ? em.findOne(WaitingGuest, { token }) : null

/** Forgets the token's guest; whoever has left already has left. */
export const leaveWaitingList = async (ctx: Context, token: string): Promise<void> => {
  if (tokenForm.test(token)) await inTransaction(ctx, (inside) => removeWaiting(inside, { token }))
}
