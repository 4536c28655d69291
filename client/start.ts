/**
 * A page from the server can be read, and its links and forms work: what makes it lively is fetched once its first picture is
 * painted, and takes nothing from that and the fonts, unless somebody presses what needs it. The desk comes empty and starts at once.
 */
const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}

/** A first picture that does not come keeps nobody waiting. */
const longestWaitMs = 3_000

if (scripts !== undefined) {
  const first = document.querySelector<HTMLImageElement>('img[loading=eager]')
  const shown = first?.decode().catch(() => undefined)
  const pressed = new Promise((resolve) => {
    window.addEventListener('earlypress', resolve, { once: true })
    if (document.querySelector('button[aria-busy=true]')) resolve(null)
  })
  await Promise.race([shown, pressed, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  const links = scripts
    .split(' ')
    .filter(Boolean)
    .map((href) => {
      const link = document.createElement('link')
      return Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href })
    })
  document.head.append(...links)
}

/** What stands in place of an empty page whose code cannot be had; there is no style and no part of ours to say it with. */
const tellProblem = (root: HTMLElement) => {
  const place = Object.assign(document.createElement('main'), { role: 'alert' })
  place.style.cssText =
    'max-width:30rem;margin:20vh auto 0;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center'
  const text = Object.assign(document.createElement('p'), { textContent: root.dataset['problem'] })
  const retry = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: root.dataset['retry'],
    onclick: () => location.reload(),
  })
  retry.style.cssText = 'min-height:2.75rem;padding:0 1.5rem;font:inherit'
  place.append(text, retry)
  root.append(place)
  addEventListener('online', () => location.reload())
}

try {
  await import('./entry-client.tsx')
} catch (error) {
  const root = document.querySelector<HTMLElement>('#root')!
  // A page from the server stays as it is.
  if (root.firstElementChild) throw error
  tellProblem(root)
}
