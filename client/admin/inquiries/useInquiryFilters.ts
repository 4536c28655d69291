import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../frame/viewer.tsx'
import { withParameters } from '../ui/with-parameters.ts'
import { statusOrder } from './labels.ts'

type Parameter = 'status' | 'assignee' | 'q' | 'inquiry'

/** The address holds the filters and the open inquiry: it can be reloaded, bookmarked and passed on. */
export const useInquiryFilters = () => {
  const viewer = useViewer()
  const [query, setQuery] = useSearchParams()

  const status = statusOrder.find((value) => value.toLowerCase() === query.get('status')) ?? null
  const mine = query.get('assignee') === 'me'
  const search = (query.get('q') ?? '').slice(0, 100)

  const withChanges = (changes: Partial<Record<Parameter, string | null>>) =>
    withParameters('inquiries', query, changes)

  return {
    status,
    mine,
    search,
    openId: query.get('inquiry'),
    variables: { status, assigneeId: mine ? viewer.id : null, search: search || null },
    isFiltered: Boolean(status || mine || search),
    change: (changes: Partial<Record<Parameter, string | null>>) => setQuery(withChanges(changes), { replace: true }),
    close: () => setQuery(withChanges({ inquiry: null })),
    addressOf: (id: string) => `?${withChanges({ inquiry: id })}`,
  }
}

export type InquiryFilters = ReturnType<typeof useInquiryFilters>
