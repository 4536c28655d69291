import { useSearchParams } from 'react-router-dom'
import { useFirstPageChanges } from '../live/useListChanges.ts'
import { usePagedList } from '../ui/usePagedList.ts'
import { useSubscriberListQuery } from './SubscriberList.generated.ts'

/** The mailing list under the search of the address, so that it can be reloaded and passed on. */
export const useSubscriberList = (pageSize: number) => {
  const [query, setQuery] = useSearchParams()
  const search = (query.get('q') ?? '').slice(0, 100)
  const result = useSubscriberListQuery({
    variables: { first: pageSize, search: search || null },
  })
  const list = usePagedList(result, (data) => data.subscribers, search)
  useFirstPageChanges(['Subscriber'], list, pageSize)

  const change = (name: 'q' | 'subscriber', value: string | null) =>
    setQuery(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )

  return {
    list,
    search,
    setSearch: (value: string) => change('q', value),
    openId: query.get('subscriber'),
    open: (id: string | null) => change('subscriber', id),
  }
}

export type SubscriberListState = ReturnType<typeof useSubscriberList>
