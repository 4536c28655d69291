import { subDays } from 'date-fns/subDays'
import type { Context } from '../../platform/context.ts'
import { AuditEntry } from './audit-entry.entity.ts'

/** A year and a month, so that a yearly look finds all of it; and a day, since the trigger on the table has its own clock. */
const keepDays = 401

/** Removes the entries whose time is over. */
export const forgetAudit = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(AuditEntry, { at: { $lt: subDays(ctx.now(), keepDays) } })
