import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { SyncRun, type NightChange } from './sync-run.entity.ts'

/** The changes of several runs in one statement; lists of runs do not carry them. */
export const findRunChanges = async (em: SqlEntityManager, ids: readonly string[]): Promise<NightChange[][]> => {
  const runs = await em.fork().find(SyncRun, { id: { $in: [...ids] } }, { fields: ['changes'] })
  const changes = new Map(runs.map((run) => [run.id, run.changes]))
  return ids.map((id) => changes.get(id) ?? [])
}
