import { useEffect, useState, type RefObject } from 'react'

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether something that floats over the page lies on the control that has the focus (WCAG 2.4.11). */
export const useCoversFocus = (floating: RefObject<HTMLElement | null>): boolean => {
  const [covers, setCovers] = useState(false)

  useEffect(() => {
    const look = () => {
      const { activeElement: focused } = document
      const place = floating.current
      // Whole sections take the focus too, with a negative tabIndex; they are no controls.
      const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0 && !place?.contains(focused)
      setCovers(Boolean(place && isControl && overlap(focused.getBoundingClientRect(), place.getBoundingClientRect())))
    }
    // The page could be walked through before it came alive.
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    document.addEventListener('scroll', look, { passive: true })
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
      document.removeEventListener('scroll', look)
    }
  }, [floating])
  return covers
}
