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
await import('./entry-client.tsx')
