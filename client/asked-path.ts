import { useSyncExternalStore } from 'react'

/** The path that was asked for last; until its page is here, the one before is shown. */
let asked: string | undefined
const listeners = new Set<() => void>()

export const tellAskedPath = (path: string) => {
  asked = path
  for (const tell of listeners) tell()
}

const watch = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/**
 * Undefined until somebody goes somewhere. No context: a change of one makes React draw anew what it has not hydrated yet,
 * in place of what the server wrote.
 */
export const useAskedPath = () =>
  useSyncExternalStore(
    watch,
    () => asked,
    () => undefined,
  )
