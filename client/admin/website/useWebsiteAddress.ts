import { useSearchParams } from 'react-router-dom'
import { contentKindNames, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { locales } from '#graphql/locales.ts'

interface Place {
  kind?: ContentKind
  entry?: string | null
}

const withPlace = (query: URLSearchParams, place: Place) => {
  const next = new URLSearchParams(query)
  next.set('tab', 'website')
  for (const [name, value] of Object.entries(place)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The overview, a list or a record, from anywhere. */
export const websiteAddress = (place: Place = {}) => `?${withPlace(new URLSearchParams(), place)}`

/** The address holds the kind and the open record: it can be reloaded, bookmarked and passed on. */
export const useWebsiteAddress = () => {
  const [query] = useSearchParams()
  return {
    kind: contentKindNames.find((name) => name === query.get('kind')) ?? null,
    openId: query.get('entry'),
    language: locales.find((name) => name === query.get('language')) ?? null,
    /** A record of the list, or null for the list. */
    addressOf: (entry: string | null) => `?${withPlace(query, { entry })}`,
  }
}
