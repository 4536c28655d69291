/**
 * A page from the server can be read, and its links and forms work: what makes it lively is fetched once it is painted,
 * and takes nothing from its picture and its fonts. The desk comes empty and starts at once.
 */
const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {}

if (scripts !== undefined) {
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
