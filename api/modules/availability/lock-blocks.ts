import { lockName } from '../../db/lock-name.ts'
import type { Context } from '../../platform/context.ts'

/**
 * Whoever takes rooms of these types, or gives them back, at the same time waits until this transaction ends. In one order, so
 * that two who need the same two types do not wait for each other.
 */
export const lockBlocks = async ({ em }: Context, roomTypeIds: readonly string[]): Promise<void> => {
  for (const id of [...new Set(roomTypeIds)].sort()) await lockName(em, `block ${id}`)
}
