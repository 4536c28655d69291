import type { SqlEntityManager } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'

/** What a loader needs of the request's context. */
export interface Scope {
  em: SqlEntityManager
  now: () => Date
}

/**
 * One statement for all that a request asks for by id. Made when it is first asked for, and kept as long as the
 * request's entity manager, so that a transaction has its own.
 */
export const perRequest = <T>(find: (scope: Scope, ids: readonly string[]) => Promise<readonly T[]>) => {
  const made = new WeakMap<SqlEntityManager, DataLoader<string, T>>()
  return (scope: Scope): DataLoader<string, T> => {
    const { em } = scope
    const loader = made.get(em) ?? new DataLoader<string, T>((ids) => find(scope, ids))
    made.set(em, loader)
    return loader
  }
}

/** The same for records: null for an id that is none. */
export const byId = <T extends { id: string }>(find: (scope: Scope, ids: readonly string[]) => Promise<readonly T[]>) =>
  perRequest<T | null>(async (scope, ids) => {
    const found = new Map((await find(scope, ids)).map((record) => [record.id, record]))
    return ids.map((id) => found.get(id) ?? null)
  })
