import { useSyncExternalStore } from 'react'

const wide = '(min-width: 48rem)'
const watch = (onChange: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is a phone's; the server, which cannot know, writes for one. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    watch,
    () => !window.matchMedia(wide).matches,
    () => true,
  )
