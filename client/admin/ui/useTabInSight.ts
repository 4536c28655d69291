import { useEffect, useRef } from 'react'

/** Keeps the open tab in sight where the row of tabs is longer than the screen, and marks the edges beyond which there are more. */
export const useTabInSight = (current: string | undefined) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = row.current
    const tab = box?.querySelector<HTMLElement>(`[data-value="${current}"]`)
    if (!box || !tab) return undefined
    // Only the row moves; scrollIntoView would move the page as well.
    const place = () => (box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2)
    const markEdges = () => {
      const beyond = box.scrollWidth - box.clientWidth - box.scrollLeft
      box.toggleAttribute('data-more-before', box.scrollLeft > 1)
      box.toggleAttribute('data-more-after', beyond > 1)
    }
    // Labels grow when their font comes.
    const sizes = new ResizeObserver(() => {
      place()
      markEdges()
    })
    box.addEventListener('scroll', markEdges, { passive: true })
    sizes.observe(tab)
    sizes.observe(box)
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', markEdges)
    }
  }, [current])
  return row
}
