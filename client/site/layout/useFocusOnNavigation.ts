import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useSite } from '../site-context.ts'

/** A new page starts at its top with the focus on its content; going back leaves both to the browser. */
export const useFocusOnNavigation = () => {
  const { path } = useSite()
  const navigation = useNavigationType()
  const shown = useRef(path)
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (navigation === 'POP') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [path, navigation])
  return main
}
