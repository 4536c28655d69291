/** `replaced` when the server has another release than the one that runs here, `away` when it does not answer. */
export type ReleaseState = 'current' | 'replaced' | 'away'

/** The first script's name changes with everything that it can load. */
const firstScript = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? location.href

/** Of a server that does not answer, before a guest is told so. */
const longestWaitMs = 15_000

/** Whether the server still has the code that runs here. */
export const askForRelease = async (): Promise<ReleaseState> => {
  try {
    const signal = AbortSignal.timeout(longestWaitMs)
    const { ok, status } = await fetch(firstScript(), { method: 'HEAD', cache: 'no-store', signal })
    return ok ? 'current' : status === 404 ? 'replaced' : 'away'
  } catch {
    return 'away'
  }
}

const typedInto = new Set<Element>()

/** Something is typed in a field that is still shown: a page that reloads by itself would lose it. */
export const isTyping = () =>
  [...typedInto].some((field) => field.isConnected && 'value' in field && field.value !== '')

/** Called once: from then on a page in which something is typed is not reloaded by itself. */
export const watchTyping = () =>
  addEventListener('input', ({ target }) => target instanceof Element && typedInto.add(target), true)

const mark = 'reloaded-from'

/** Loads the page anew where the server has another release, once for each release. @returns what the server has */
export const reloadAfterRelease = async (): Promise<ReleaseState> => {
  const state = await askForRelease()
  if (state !== 'replaced' || isTyping()) return state
  const script = firstScript()
  if (sessionStorage.getItem(mark) === script) return state
  sessionStorage.setItem(mark, script)
  location.reload()
  return state
}
