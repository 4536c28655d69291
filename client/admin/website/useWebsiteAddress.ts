import { useSearchParams } from 'react-router-dom'
import { contentKindNames, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { withParameters } from '../ui/with-parameters.ts'
import { shows, type Show } from './filters.ts'

interface Place {
  kind?: ContentKind
  /** Id of the open record, or `new`. */
  entry?: string | null
  show?: Show | null
  language?: Locale | null
  q?: string | null
}

const withPlace = (query: URLSearchParams, place: Place) => withParameters('website', query, place)

/** The overview, a list or a record, from anywhere: without the filters of the list before. */
export const websiteAddress = (place: Place = {}) => `?${withPlace(new URLSearchParams(), place)}`

/** The address holds the kind, the filters and the open record: it can be reloaded, bookmarked and passed on. */
export const useWebsiteAddress = () => {
  const [query, setQuery] = useSearchParams()
  return {
    kind: contentKindNames.find((name) => name === query.get('kind')) ?? null,
    openId: query.get('entry'),
    show: shows.find((name) => name === query.get('show')) ?? null,
    language: locales.find((name) => name === query.get('language')) ?? null,
    search: (query.get('q') ?? '').slice(0, 100),
    /** Other filters of the same list: the way back does not lead through each of them. */
    change: (place: Place) => setQuery(withPlace(query, place), { replace: true }),
    /** A record of the list, or null for the list; its filters stay. */
    addressOf: (entry: string | null) => `?${withPlace(query, { entry })}`,
  }
}

export type WebsiteAddress = ReturnType<typeof useWebsiteAddress>
