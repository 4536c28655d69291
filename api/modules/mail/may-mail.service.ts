import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { withinAllowance, type Claim } from '../throttle/throttle.service.ts'

/** A form may be filled with anybody's address: how often that person hears from us in a day because of it. */
const perDay = 5

/** What one more mail to an address, caused by a form, is counted against. */
export const mailClaim = (ctx: Context, emailLower: string): Claim => ({
  key: `mail:${createHmac('sha256', `mail ${ctx.secret}`).update(emailLower).digest('hex')}`,
  allowance: { calls: perDay, windowSeconds: 86_400 },
})

/** Whether a form may cause one more mail to an address today. */
export const mayMail = (ctx: Context, emailLower: string): Promise<boolean> => {
  const { key, allowance } = mailClaim(ctx, emailLower)
  return withinAllowance(ctx, key, allowance)
}
