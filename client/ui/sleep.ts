import { forgetFailures } from './lazy-part.tsx'
import { reloadAfterRelease } from './release.ts'

/** A part of the page that React takes over later; what the server wrote stands there meanwhile. */
export interface Sleep {
  isOver: boolean
  end: Promise<void>
  wake: () => void
}

const sleepers = new Set<Sleep>()
let isNight = false

const signsOfLife = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate', 'beforeprint'] as const

/** Heard before React hears of it: what a guest touches answers at once. */
const wakeAll = () => {
  isNight = false
  for (const sign of signsOfLife) window.removeEventListener(sign, wakeAll, true)
  for (const { wake } of sleepers) wake()
}

/** Called before a page that the server wrote is taken over: its parts may sleep until somebody touches the page. */
export const letPartsSleep = () => {
  isNight = true
  for (const sign of signsOfLife) window.addEventListener(sign, wakeAll, true)
}

/** A part whose code could not be had stays as the server wrote it, and is tried again. */
const pauseMs = 10_000

export const fallAsleep = (prepare?: () => Promise<unknown>): Sleep => {
  let over = () => {}
  const end = new Promise<void>((resolve) => (over = resolve))
  const sleep: Sleep = {
    // On the server nothing is waited for that is not asked for anyway.
    isOver: !isNight && (!prepare || typeof document === 'undefined'),
    end,
    wake: () => {
      sleepers.delete(sleep)
      if (prepare) prepare().then(getUp, sleepOn)
      else getUp()
    },
  }
  const getUp = () => {
    sleep.isOver = true
    over()
  }
  const sleepOn = () => {
    forgetFailures()
    void reloadAfterRelease()
    setTimeout(sleep.wake, pauseMs)
  }
  if (isNight) sleepers.add(sleep)
  else if (!sleep.isOver) sleep.wake()
  return sleep
}
