import { useEffect, useRef } from 'react'

/** Keeps the open tab in sight where the row of tabs is longer than the screen. */
export const useTabInSight = (current: string | undefined) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = row.current
    const tab = box?.querySelector<HTMLElement>(`[role=tab][data-value="${current}"]`)
    if (!box || !tab) return undefined
    // Only the row moves; scrollIntoView would move the page as well.
    const place = () => (box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2)
    // Labels grow when their font comes.
    const sizes = new ResizeObserver(place)
    sizes.observe(tab)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [current])
  return row
}
