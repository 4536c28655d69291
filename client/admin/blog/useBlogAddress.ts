import { useSearchParams } from 'react-router-dom'
import { locales } from '#graphql/locales.ts'
import { withParameters } from '../ui/with-parameters.ts'
import { statusOrder } from './labels.ts'

type Parameter = 'status' | 'language' | 'q' | 'post'

/** The address holds the filters and the open post: it can be reloaded, bookmarked and passed on. */
export const useBlogAddress = () => {
  const [query, setQuery] = useSearchParams()
  const status = statusOrder.find((value) => value.toLowerCase() === query.get('status')) ?? null
  const language = locales.find((value) => value === query.get('language')) ?? null
  const search = (query.get('q') ?? '').slice(0, 100)

  const withChanges = (changes: Partial<Record<Parameter, string | null>>) => withParameters('blog', query, changes)

  return {
    status,
    language,
    search,
    openId: query.get('post'),
    variables: { status, language, search: search || null },
    isFiltered: Boolean(status || language || search),
    change: (changes: Partial<Record<Parameter, string | null>>) => setQuery(withChanges(changes), { replace: true }),
    open: (id: string | null) => setQuery(withChanges({ post: id })),
    addressOf: (id: string | null) => `?${withChanges({ post: id })}`,
  }
}

export type BlogAddress = ReturnType<typeof useBlogAddress>
