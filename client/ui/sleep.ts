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

export const fallAsleep = (): Sleep => {
  let over = () => {}
  const end = new Promise<void>((resolve) => (over = resolve))
  const sleep: Sleep = {
    isOver: !isNight,
    end,
    wake: () => {
      sleep.isOver = true
      sleepers.delete(sleep)
      over()
    },
  }
  if (isNight) sleepers.add(sleep)
  return sleep
}
