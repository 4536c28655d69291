import type { DataSource } from './data-source.ts'

/** How often it is looked whether something has grown old. */
const lookEveryMs = 15_000
/** A page that nobody touches any more is asked for nothing until somebody does. */
const patienceMs = 15 * 60_000

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * Nothing that a page shows goes stale for ever: what is old is asked for again while somebody looks at it, and as soon as
 * they come back to it. Answers how to stop.
 */
export const renewWhileSeen = (source: Pick<DataSource, 'renew'>) => {
  let lastSign = Date.now()
  const renew = () => {
    if (!document.hidden && Date.now() - lastSign < patienceMs) void source.renew()
  }
  const onSign = () => {
    const wasAway = Date.now() - lastSign >= patienceMs
    lastSign = Date.now()
    if (wasAway) renew()
  }
  const onReturn = () => {
    if (!document.hidden) onSign()
    renew()
  }
  const timer = setInterval(renew, lookEveryMs)
  for (const sign of signsOfLife) window.addEventListener(sign, onSign, { passive: true, capture: true })
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('online', onReturn)
  return () => {
    clearInterval(timer)
    for (const sign of signsOfLife) window.removeEventListener(sign, onSign, { capture: true })
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('pageshow', onReturn)
    window.removeEventListener('online', onReturn)
  }
}
