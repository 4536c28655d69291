import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells an element, as `--visible` and `--keyboard`, how high the part of the screen is that a keyboard leaves free,
 * and how much of the page's bottom it hides: fixed elements stay beneath it otherwise.
 */
export const useVisibleArea = (element: RefObject<HTMLElement | null>, isWatching: boolean) => {
  useLayoutEffect(() => {
    const area = window.visualViewport
    const { style } = element.current ?? {}
    if (!isWatching || !area || !style) return undefined
    const fit = () => {
      const visible = area.height * area.scale
      // Zoomed in, the area is a window onto the page and no keyboard.
      const hidden = area.scale === 1 ? document.documentElement.clientHeight - visible - area.offsetTop : 0
      style.setProperty('--visible', `${visible}px`)
      style.setProperty('--keyboard', `${Math.max(0, hidden)}px`)
    }
    fit()
    area.addEventListener('resize', fit)
    area.addEventListener('scroll', fit)
    return () => {
      area.removeEventListener('resize', fit)
      area.removeEventListener('scroll', fit)
    }
  }, [element, isWatching])
}
