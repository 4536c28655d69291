import { perRequest } from '../../platform/loader.ts'
import { findRunChanges } from './run-changes.ts'

/** What a run of the sync changed, by its id. */
export const syncRunChangesLoader = perRequest(({ em }, ids) => findRunChanges(em, ids))
