import type { FilterQuery } from '@mikro-orm/core'
import { inTransaction, type Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { networkOf } from '../../platform/visitor.ts'
import { audit } from '../audit/audit.service.ts'
import { findStaff } from './accounts.service.ts'
import { describeDevice } from './describe-device.ts'
import type { Session } from './session.type.ts'
import { StaffSession } from './staff.entity.ts'
import { requireStaff } from '../../platform/viewer.ts'

/** One's own sessions that are not over, the last used first. */
export const listSessions = async (ctx: Context): Promise<Session[]> => {
  const { id: user, sessionId } = requireStaff(ctx)
  // The sign-in library ends them by the real time.
  const where = { user, expiresAt: { $gt: new Date() } }
  const sessions = await ctx.em.find(StaffSession, where, {
    orderBy: { updatedAt: 'desc', createdAt: 'desc' },
    limit: 100,
  })
  return sessions.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    device: describeDevice(userAgent),
    network: networkOf(ipAddress ?? ''),
    startedAt: createdAt,
    lastActiveAt: updatedAt,
    isCurrent: id === sessionId,
  }))
}

const endAll = (ctx: Context, where: FilterQuery<StaffSession>, subject: string): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const count = await inside.em.nativeDelete(StaffSession, where)
    if (count > 0) await audit(inside, 'sessions-ended', { subject, details: { count } })
    return count
  })

/** @throws NOT_FOUND when it is over already, or somebody else's */
export const endSession = async (ctx: Context, id: string): Promise<string> => {
  const { id: user } = requireStaff(ctx)
  if (!isId(id) || !(await endAll(ctx, { id, user }, user))) throw notFound('There is no such session')
  return id
}

/** Ends all of one's sessions but the one that asks, and answers how many these were. */
export const endOtherSessions = (ctx: Context): Promise<number> => {
  const { id: user, sessionId } = requireStaff(ctx)
  return endAll(ctx, { user, id: { $ne: sessionId } }, user)
}

/** Signs a colleague out everywhere, and answers from how many places. @throws NOT_FOUND */
export const endStaffSessions = async (ctx: Context, id: string): Promise<number> => {
  const { id: user } = await findStaff(ctx, id)
  return endAll(ctx, { user }, user)
}
