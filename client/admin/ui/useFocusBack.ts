import { useEffect, useRef } from 'react'

/** The button that opens something in its own place: once that is closed again, the focus is back on the button. */
export const useFocusBack = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return button
}
