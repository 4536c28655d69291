import { useSearchParams } from 'react-router-dom'
import { seoParts } from './parts.ts'

/** Which sub-tab is open, as the address says: /admin?tab=seo-analytics&sub=keywords */
export const useSeoPart = () => {
  const [query, setQuery] = useSearchParams()
  const part = seoParts.find(({ id }) => id === query.get('sub')) ?? seoParts[0]
  const choose = (id: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('sub', id)
        return next
      },
      { replace: true },
    )
  return { part, choose }
}
