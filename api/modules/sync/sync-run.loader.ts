import { perRequest } from '../../platform/loader.ts'
import { SyncRun } from './sync-run.entity.ts'

/** What a run of the sync changed, by its id; lists of runs do not carry it. */
export const syncRunChangesLoader = perRequest(async ({ em }, ids) => {
  const runs = await em.fork().find(SyncRun, { id: { $in: [...ids] } }, { fields: ['changes'] })
  const changes = new Map(runs.map((run) => [run.id, run.changes]))
  return ids.map((id) => changes.get(id) ?? [])
})
