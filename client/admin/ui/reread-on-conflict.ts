import { failureOf } from './failure.ts'

/**
 * Runs a change of a record. Where somebody was faster, what they have saved is read before that is told, so that there are
 * two versions to choose from.
 * @throws what the change threw
 */
export const rereadOnConflict = async <T>(reread: () => Promise<unknown>, change: () => Promise<T>): Promise<T> => {
  try {
    return await change()
  } catch (error) {
    // What cannot be read tells so where it stands.
    if (failureOf(error).code === 'CONFLICT') await reread().catch(() => undefined)
    throw error
  }
}
