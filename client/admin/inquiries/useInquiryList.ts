import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { failureOf, type Failure } from '../ui/failure.ts'
import { useKept } from '../ui/useKept.ts'
import { usePolling } from '../ui/usePolling.ts'
import { InquiriesTabDocument, useInquiriesTabQuery, type InquiriesTabQuery } from './InquiriesTab.generated.ts'
import type { InquiryFilters } from './useInquiryFilters.ts'

type Filters = InquiryFilters['variables']

const pageSize = 25
const largestPage = 100
const pollMs = 60_000

/** Asks again for as many inquiries as are wanted, so that looking for new ones never shortens the list. */
const reload = async (client: ApolloClient, filters: Filters, wanted: number) => {
  const edges: InquiriesTabQuery['inquiries']['edges'] = []
  let page: InquiriesTabQuery['inquiries'] | undefined
  do {
    const first = Math.min(largestPage, Math.max(pageSize, wanted - edges.length))
    const after = page?.pageInfo.endCursor
    const { data } = await client.query({
      query: InquiriesTabDocument,
      variables: { ...filters, first, after },
      fetchPolicy: 'no-cache',
    })
    page = data!.inquiries
    edges.push(...page.edges)
  } while (page.pageInfo.hasNextPage && edges.length < wanted)
  client.writeQuery({
    query: InquiriesTabDocument,
    variables: { ...filters, first: pageSize },
    data: { inquiries: { ...page, edges } },
  })
}

/** The inbox under the given filters: paged, brought up to date every minute, and honest about what failed. */
export const useInquiryList = (filters: Filters) => {
  const client = useApolloClient()
  const key = JSON.stringify(filters)
  const result = useInquiriesTabQuery({ variables: { ...filters, first: pageSize } })
  const kept = useKept(result, key)
  const [later, setLater] = useState<{ key: string; failure: Failure } | null>(null)
  const [busy, setBusy] = useState<'more' | 'again' | null>(null)

  const attempt = async (what: 'more' | 'again', task: () => Promise<unknown>) => {
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

  const shown = kept.data?.inquiries.edges.length ?? 0
  // A list that was shown whole stays whole when new ones came.
  const wanted = kept.data?.inquiries.pageInfo.hasNextPage ? shown : shown + pageSize
  const again = () => attempt('again', () => reload(client, filters, wanted))
  const more = () =>
    attempt('more', () => result.fetchMore({ variables: { after: result.data?.inquiries.pageInfo.endCursor } }))
  usePolling(() => void (busy || again()), pollMs)

  const failure = later?.key === key ? later.failure : result.error ? failureOf(result.error) : null
  return { ...kept, list: kept.data?.inquiries, failure, busy, again, more }
}
