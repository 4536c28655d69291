import { useEffect, useEffectEvent, useState } from 'react'
import { PartNotLoaded } from './lazy-part.tsx'
import { askForRelease, isTyping, reloadAfterRelease, type ReleaseState } from './release.ts'

/** How often a server that is away is asked whether it is back. */
const everyMs = 10_000

/**
 * The way on from a part that broke: why it did, and another try. It tries by itself once the connection is back, and the
 * page is loaded anew when the code is of a release that the server no longer has, or when a second try was in vain.
 */
export const useRecovery = (error: unknown, retry: () => void) => {
  const [state, setState] = useState<ReleaseState | 'asking'>('asking')

  // Some browsers remember that a script could not be had for as long as the page is open.
  const isVain = error instanceof PartNotLoaded && error.tries > 1
  useEffect(() => {
    const begin = async () => {
      const found = await reloadAfterRelease()
      if (found === 'current' && isVain && !isTyping()) location.reload()
      else setState(found)
    }
    void begin()
  }, [isVain])

  const look = useEffectEvent(async () => {
    const found = await askForRelease()
    if (found === 'current') retry()
    else setState(found)
  })
  useEffect(() => {
    if (state !== 'away') return undefined
    const tryAgain = () => void look()
    const timer = setInterval(tryAgain, everyMs)
    addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryAgain)
    }
  }, [state])

  const again = async () => {
    setState('asking')
    const found = await askForRelease()
    if (found === 'replaced' || (found === 'current' && isVain)) return location.reload()
    if (found === 'current') return retry()
    setState(found)
  }
  return { state, again: () => void again() }
}
