import type { KeyboardEvent } from 'react'

/** Keeps the page behind a modal still, and as wide as it was with its scroll bar. Answers how to let go of it. */
export const lockScroll = () => {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingRight: style.paddingRight }
  style.paddingRight = `${window.innerWidth - clientWidth}px`
  style.overflow = 'hidden'
  return () => Object.assign(style, before)
}

const stopSelector = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Keeps Tab inside a modal dialog: by itself a dialog lets it out into the browser's bars. */
export const keepTabInside = (dialog: HTMLDialogElement | null, event: KeyboardEvent) => {
  if (event.key !== 'Tab' || !dialog) return
  const stops = [...dialog.querySelectorAll<HTMLElement>(stopSelector)].filter((stop) => stop.checkVisibility())
  const end = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== end) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}
