import { useEffect, useRef } from 'react'

/** Moves the focus to an element that has just taken the place of what was focused. */
export const useFocusAtStart = <T extends HTMLElement>() => {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
