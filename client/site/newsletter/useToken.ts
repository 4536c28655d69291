import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = () => () => undefined

/**
 * The token of the link; undefined until React has taken the page over, because the server
 * renders one page for all links. Null when the address has none.
 */
export const useToken = (): string | null | undefined => {
  const { search } = useLocation()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? new URLSearchParams(search).get('token') : undefined
}
