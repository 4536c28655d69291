import { makeVar } from '@apollo/client'
import { deskChangesPath, rememberedMs, type DeskChange } from '#graphql/desk-changes.ts'

/** One browser's tabs share a stream under this name: who holds the lock has it, and tells the others. */
const shared = 'desk-changes'
/** After a refusal; what was merely cut off comes back by itself, sooner. */
const askAgainMs = 30_000

/** What the tabs tell each other: a change, that anything may have changed, whether the stream is there, or who knows. */
type Word = { change: DeskChange } | 'anything' | { live: boolean } | 'live?'

/** Whether changes are told; while they are not, lists look for themselves. */
export const isLive = makeVar(false)

/** Whether this tab is the one that holds the stream: what is to happen once in a browser happens here. */
let leads = false
export const isLeading = () => leads

const listeners = new Set<(change: DeskChange | null) => void>()

/** Tells of each change; null where anything may have changed. Answers how to stop. */
export const onChange = (listener: (change: DeskChange | null) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const take = (word: Word) => {
  if (word === 'live?') return
  if (word === 'anything') for (const listener of listeners) listener(null)
  else if ('live' in word) isLive(word.live)
  else for (const listener of listeners) listener(word.change)
}

/** Holds the stream until it is told to stop. */
const hold = (tell: (word: Word) => void, signal: AbortSignal) => {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  const begun = Date.now()
  let wasLost = false
  const open = () => {
    source = new EventSource(deskChangesPath)
    source.addEventListener('open', () => {
      tell({ live: true })
      // What the server tells a new listener of may not reach back to what was asked for before.
      if (wasLost || Date.now() - begun > rememberedMs / 2) tell('anything')
      wasLost = false
    })
    source.addEventListener('message', ({ data }) => tell({ change: JSON.parse(String(data)) as DeskChange }))
    source.addEventListener('anything', () => tell('anything'))
    source.addEventListener('error', () => {
      wasLost = true
      tell({ live: false })
      // Where the session is over, the next question says so, and takes nobody's form away before.
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, askAgainMs)
    })
  }
  open()
  return new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => {
      clearTimeout(again)
      source.close()
      resolve()
    }),
  )
}

/** Follows what changes at the desk, by the stream of this tab or of another. Answers how to stop. */
export const followChanges = () => {
  const over = new AbortController()
  const others = new BroadcastChannel(shared)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const tellOthers = (word: Word) => others.postMessage(word)
  const tell = (word: Word) => {
    take(word)
    tellOthers(word)
  }
  others.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data !== 'live?') take(data)
    else if (leads) tellOthers({ live: isLive() })
  })
  const lead = async () => {
    leads = true
    await hold(tell, over.signal)
    leads = false
  }
  tellOthers('live?')
  // Without locks (the desk by plain http, on another machine) each tab has a stream of its own.
  const led = 'locks' in navigator ? navigator.locks.request(shared, { signal: over.signal }, lead) : lead()
  led.catch(() => undefined)
  return () => {
    over.abort()
    others.close()
    isLive(false)
  }
}
