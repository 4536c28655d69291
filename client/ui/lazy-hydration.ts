import { holdPress } from './held-presses.ts'
import { untilLoaded } from './until-loaded.ts'

/** A part of the page that is hydrated later than the rest; what the server wrote stands there meanwhile. */
export interface DeferredHydration {
  isReady: boolean
  ready: Promise<void>
  hydrate: () => void
  /** Called once the part stands on the page and until it is hydrated, which `markHydrated` tells. */
  attach: (place: Element) => void
  markHydrated: () => void
  /** Called when the part leaves the page. */
  detach: () => void
}

const deferred = new Set<DeferredHydration>()
/** Parts that cannot answer yet, wanted or not: their code may still be on its way. */
const unhydrated = new Map<Element, DeferredHydration>()
/** The last thing that was asked of a part that is not hydrated. */
const asked = new Map<DeferredHydration, () => void>()
let isLazy = false

const interactions = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate', 'beforeprint'] as const

/** Heard before React hears of it: what a guest touches answers at once. */
const hydrateAll = () => {
  isLazy = false
  for (const interaction of interactions) window.removeEventListener(interaction, hydrateAll, true)
  for (const { hydrate } of deferred) hydrate()
}

const hold = (event: Event) => {
  const [, part] = [...unhydrated].find(([place]) => place.contains(event.target as Node)) ?? []
  const answer = part && holdPress(event)
  if (!answer) return
  asked.set(part, answer)
  part.hydrate()
}

/** Called before a page that the server wrote is hydrated: its parts may wait until somebody touches the page. */
export const allowLazyHydration = () => {
  isLazy = true
  for (const interaction of interactions) window.addEventListener(interaction, hydrateAll, true)
}

/** Keeps presses and forms of parts that are not hydrated yet, and answers them when they are. */
export const holdPressesUntilHydrated = () => {
  window.addEventListener('click', hold, true)
  window.addEventListener('submit', hold, true)
}

export const deferHydration = (prepare?: () => Promise<unknown>): DeferredHydration => {
  let resolveReady = () => {}
  let isHydrated = false
  const ready = new Promise<void>((resolve) => (resolveReady = resolve))
  const detach = () => {
    for (const [place, other] of unhydrated) if (other === part) unhydrated.delete(place)
  }
  const part: DeferredHydration = {
    // On the server nothing is waited for that is not asked for anyway.
    isReady: !isLazy && (!prepare || typeof document === 'undefined'),
    ready,
    hydrate: () => {
      deferred.delete(part)
      if (prepare) untilLoaded(prepare).then(begin)
      else begin()
    },
    attach: (place) => {
      if (!isHydrated) unhydrated.set(place, part)
    },
    markHydrated: () => {
      isHydrated = true
      detach()
      const answer = asked.get(part)
      asked.delete(part)
      // React renders once more what useTypedEarly took over, before anything else runs: a form sends what stands in it.
      if (answer) queueMicrotask(answer)
    },
    detach,
  }
  const begin = () => {
    part.isReady = true
    resolveReady()
  }
  if (isLazy) deferred.add(part)
  else if (!part.isReady) part.hydrate()
  return part
}
