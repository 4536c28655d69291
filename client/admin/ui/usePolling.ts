import { useEffect, useEffectEvent } from 'react'

/** Runs the task every so often while the page is looked at, and once on coming back after a longer absence; null rests. */
export const usePolling = (task: () => void, everyMs: number | null) => {
  const run = useEffectEvent(task)
  useEffect(() => {
    if (everyMs === null) return
    let last = Date.now()
    const runWhenDue = () => {
      if (document.hidden || Date.now() - last < everyMs) return
      last = Date.now()
      run()
    }
    // Checked more often than due, so that the rhythm survives a sleeping laptop.
    const timer = setInterval(runWhenDue, everyMs / 12)
    document.addEventListener('visibilitychange', runWhenDue)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', runWhenDue)
    }
  }, [everyMs])
}
