import { useState } from 'react'
import { failureOf } from './failure.ts'
import { notify } from './toasts.tsx'

/** The next page of a list, asked for by a button. */
export const useMore = (fetch: () => Promise<unknown>) => {
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    try {
      await fetch()
    } catch (error) {
      notify({ tone: 'error', title: 'Could not load more', description: failureOf(error).message })
    } finally {
      setBusy(false)
    }
  }
  return { more, busy }
}
