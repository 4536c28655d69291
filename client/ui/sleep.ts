import { holdPress } from './held-presses.ts'
import { untilLoaded } from './until-loaded.ts'

/** A part of the page that React takes over later; what the server wrote stands there meanwhile. */
export interface Sleep {
  isOver: boolean
  end: Promise<void>
  wake: () => void
  /** Called once the part stands on the page and until React has taken it over, which `alive` tells. */
  standAt: (place: Element) => void
  alive: () => void
  /** Called when the part leaves the page. */
  leave: () => void
}

const sleepers = new Set<Sleep>()
/** Parts that cannot answer yet, awake or not: their code may still be on its way. */
const silent = new Map<Element, Sleep>()
/** The last thing that was asked of a silent part. */
const asked = new Map<Sleep, () => void>()
let isNight = false

const signsOfLife = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate', 'beforeprint'] as const

/** Heard before React hears of it: what a guest touches answers at once. */
const wakeAll = () => {
  isNight = false
  for (const sign of signsOfLife) window.removeEventListener(sign, wakeAll, true)
  for (const { wake } of sleepers) wake()
}

const hold = (event: Event) => {
  const [, sleep] = [...silent].find(([place]) => place.contains(event.target as Node)) ?? []
  const answer = sleep && holdPress(event)
  if (!answer) return
  asked.set(sleep, answer)
  sleep.wake()
}

/** Called before a page that the server wrote is taken over: its parts may sleep until somebody touches the page. */
export const letPartsSleep = () => {
  isNight = true
  for (const sign of signsOfLife) window.addEventListener(sign, wakeAll, true)
}

/** Keeps presses and forms of parts that are not alive yet, and answers them when they are. */
export const holdForSilentParts = () => {
  window.addEventListener('click', hold, true)
  window.addEventListener('submit', hold, true)
}

export const fallAsleep = (prepare?: () => Promise<unknown>): Sleep => {
  let over = () => {}
  let isAlive = false
  const end = new Promise<void>((resolve) => (over = resolve))
  const leave = () => {
    for (const [place, other] of silent) if (other === sleep) silent.delete(place)
  }
  const sleep: Sleep = {
    // On the server nothing is waited for that is not asked for anyway.
    isOver: !isNight && (!prepare || typeof document === 'undefined'),
    end,
    wake: () => {
      sleepers.delete(sleep)
      if (prepare) untilLoaded(prepare).then(getUp)
      else getUp()
    },
    standAt: (place) => {
      if (!isAlive) silent.set(place, sleep)
    },
    alive: () => {
      isAlive = true
      leave()
      asked.get(sleep)?.()
      asked.delete(sleep)
    },
    leave,
  }
  const getUp = () => {
    sleep.isOver = true
    over()
  }
  if (isNight) sleepers.add(sleep)
  else if (!sleep.isOver) sleep.wake()
  return sleep
}
