import { useState } from 'react'
import { failureOf, type Failure } from './failure.ts'
import { usePreviousData } from './usePreviousData.ts'

export interface Page<Node> {
  edges: { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount: number
}

/** What is used of a query's result; methods, so that every query's own variables fit. */
interface PagedResult<Data> {
  data?: Data
  loading: boolean
  error?: unknown
  refetch(): Promise<unknown>
  fetchMore(options: { variables: { after?: string | null } }): Promise<unknown>
}

/**
 * A list that grows by pages: what is shown stays while more is asked for, and a failure is told beside it.
 * @param key names the filters, so that the answer to other filters is never shown as this one's
 * @param reload asks again, for a list that is to stay as long as it is shown; the first page when missing
 */
export const usePagedList = <Data, Node>(
  result: PagedResult<Data>,
  read: (data: Data) => Page<Node>,
  key = '',
  reload: (shown: Page<Node> | undefined) => Promise<unknown> = () => result.refetch(),
) => {
  const kept = usePreviousData(result, key)
  const [later, setLater] = useState<{ key: string; failure: Failure } | null>(null)
  const [busy, setBusy] = useState<'more' | 'again' | null>(null)
  const page = kept.data ? read(kept.data) : undefined

  const attempt = async (what: 'more' | 'again', task: () => Promise<unknown>) => {
    if (busy === what) return
    setBusy(what)
    try {
      await task()
      setLater(null)
      if (what === 'again') kept.markLoaded()
    } catch (error) {
      setLater({ key, failure: failureOf(error) })
    } finally {
      setBusy(null)
    }
  }

  return {
    /** Undefined until something was loaded. */
    nodes: page?.edges.map(({ node }) => node),
    total: page?.totalCount ?? 0,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    isStale: kept.isStale,
    loadedAt: kept.loadedAt,
    failure: later?.key === key ? later.failure : result.error ? failureOf(result.error) : null,
    busy,
    more: () => attempt('more', () => result.fetchMore({ variables: { after: page?.pageInfo.endCursor } })),
    again: () => attempt('again', () => reload(page)),
  }
}

export type PagedList<Node> = ReturnType<typeof usePagedList<unknown, Node>>
