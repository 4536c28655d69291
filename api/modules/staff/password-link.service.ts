import { createHash, randomBytes } from 'node:crypto'
import { addHours } from 'date-fns/addHours'
import { staffPaths } from '#graphql/paths.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { StaffUser, StaffVerification } from './staff.entity.ts'

/** Links that set a password: the parameter of /admin that carries the token, how long it works, what it says afterwards. */
const kinds = {
  invitation: { hours: 7 * 24, over: 'This invitation is unknown, used or expired. Ask the owner for a new one' },
  reset: { hours: 1, over: 'This link is unknown, used or expired. Ask for a new one' },
}
type Kind = keyof typeof kinds

/** The token is 192 random bits: its plain hash leads back to nothing. */
const nameOf = (kind: Kind, token: string) => `${kind}:${createHash('sha256').update(token).digest('hex')}`

/** A link that works once; only its hash is kept. Written with the transaction that it belongs to. */
export const createLink = (ctx: Context, kind: Kind, userId: string): string => {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = addHours(ctx.now(), kinds[kind].hours)
  ctx.em.create(StaffVerification, { identifier: nameOf(kind, token), value: userId, expiresAt })
  return `${ctx.publicUrl}${staffPaths.desk}?${kind}=${token}`
}

/** Whose link it is. @throws NOT_FOUND when it is unknown, used or expired */
export const findLinkOwner = async (ctx: Context, kind: Kind, token: string): Promise<StaffUser> => {
  const where = { identifier: nameOf(kind, token), expiresAt: { $gt: ctx.now() } }
  const proof = await ctx.em.findOne(StaffVerification, where)
  const staff = proof && (await ctx.em.findOne(StaffUser, { id: proof.value }))
  if (!staff) throw notFound(kinds[kind].over)
  return staff
}

/** Uses a link up; of two that come at once, one hears NOT_FOUND. */
export const useUpLink = async (ctx: Context, kind: Kind, token: string): Promise<void> => {
  const gone = await ctx.em.nativeDelete(StaffVerification, { identifier: nameOf(kind, token) })
  if (!gone) throw notFound(kinds[kind].over)
}
