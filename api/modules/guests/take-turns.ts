import { lockName } from '../../db/lock-name.ts'
import type { Context } from '../../platform/context.ts'

/**
 * One erasure or correction of guests at a time: each touches rows of several guests and holds campaigns, so that two at
 * once would wait for each other. Taken before anything else, and held until the transaction ends.
 */
export const takeTurns = (ctx: Context): Promise<void> => lockName(ctx.em, 'erase a guest')
