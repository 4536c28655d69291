import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { tellVisit } from './tell-visit.ts'

/** Tells of the pages that a guest goes to within the site: the server is not asked for them. */
export const useVisitedPages = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    tellVisit({ page: pathname })
  }, [pathname])
}
