import type { ObservableQuery } from '@apollo/client'

/**
 * Options of a mutation after whose success these queries are asked again before it counts as done. Where only that fails
 * the change is made nevertheless: what it brought, and the way to take it back, are not lost.
 */
export const readAgain = (...queries: string[]) => ({
  refetchQueries: queries,
  awaitRefetchQueries: true,
  onQueryUpdated: (query: ObservableQuery) =>
    // Asked too about queries that show what the mutation answered: they follow by themselves.
    queries.includes(query.queryName ?? '') ? query.refetch().catch(() => undefined) : undefined,
})
