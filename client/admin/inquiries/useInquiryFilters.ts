import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../frame/viewer.tsx'
import { withParameters } from '../ui/with-parameters.ts'
import { statusOrder } from './labels.ts'

type Parameter = 'status' | 'assignee' | 'show' | 'q' | 'inquiry'

/** Which part of the inquiries: those to see to now, those put off, and those whose guests have fallen silent. */
export const shows = [
  { value: 'due', label: 'Due' },
  { value: 'follow-up', label: 'Follow up' },
  { value: 'sleeping', label: 'Sleeping' },
] as const

type Show = (typeof shows)[number]['value']

interface Part {
  /** Null: those that sleep and those that do not. */
  snoozed: boolean | null
  awaitsFollowUp: boolean | null
}

const parts: Record<Show, Part> = {
  due: { snoozed: false, awaitsFollowUp: null },
  'follow-up': { snoozed: false, awaitsFollowUp: true },
  sleeping: { snoozed: true, awaitsFollowUp: null },
}

/** Whoever looks for a guest wants to find the inquiry wherever it is; its row says that it sleeps. */
const partOf = (show: Show, search: string): Part =>
  show === 'due' && search ? { ...parts.due, snoozed: null } : parts[show]

/** The address holds the filters and the open inquiry: it can be reloaded, bookmarked and passed on. */
export const useInquiryFilters = () => {
  const viewer = useViewer()
  const [query, setQuery] = useSearchParams()

  const status = statusOrder.find((value) => value.toLowerCase() === query.get('status')) ?? null
  const mine = query.get('assignee') === 'me'
  const show = shows.find(({ value }) => value === query.get('show'))?.value ?? 'due'
  const search = (query.get('q') ?? '').slice(0, 100)

  const withChanges = (changes: Partial<Record<Parameter, string | null>>) =>
    withParameters('inquiries', query, changes)

  return {
    status,
    mine,
    show,
    search,
    openId: query.get('inquiry'),
    variables: {
      status,
      assigneeId: mine ? viewer.id : null,
      search: search || null,
      // A reference or a word of one that was merged leads to the thread that it is read in.
      merged: search ? null : false,
      ...partOf(show, search),
    },
    isFiltered: Boolean(status || mine || search || show !== 'due'),
    change: (changes: Partial<Record<Parameter, string | null>>) => setQuery(withChanges(changes), { replace: true }),
    close: () => setQuery(withChanges({ inquiry: null })),
    addressOf: (id: string) => `?${withChanges({ inquiry: id })}`,
  }
}

export type InquiryFilters = ReturnType<typeof useInquiryFilters>
