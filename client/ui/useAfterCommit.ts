import { useCallback, useEffect, useState } from 'react'

/**
 * Does something once React has put into the page what was set beside it, as moving the keyboard to a part that only then is
 * there. A timer would have to guess when that is.
 */
export const useAfterCommit = () => {
  const [due, setDue] = useState<(() => void) | null>(null)
  useEffect(() => due?.(), [due])
  return useCallback((next: () => void) => setDue(() => next), [])
}
