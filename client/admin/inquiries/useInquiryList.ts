import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useChanges } from '../live/useChanges.ts'
import { usePagedList, type Page } from '../ui/usePagedList.ts'
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

/** A list that was shown whole stays whole when new ones came. */
const wantedOf = (shown: Page<unknown> | undefined) => {
  const { length } = shown?.edges ?? []
  return shown?.pageInfo.hasNextPage ? length : length + pageSize
}

/** The inbox under the given filters: paged, brought up to date when something changes, and honest about what failed. */
export const useInquiryList = (filters: Filters) => {
  const client = useApolloClient()
  const result = useInquiriesTabQuery({ variables: { ...filters, first: pageSize } })
  const list = usePagedList(
    result,
    (data) => data.inquiries,
    JSON.stringify(filters),
    (shown) => reload(client, filters, wantedOf(shown)),
  )
  useChanges(['Inquiry'], () => void (list.busy || list.again()), { everyMs: pollMs, busy: list.busy !== null })
  return list
}
