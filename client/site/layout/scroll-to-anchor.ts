const retryMilliseconds = 100
const maximumTries = 50

/**
 * Scrolls to a section and puts the focus on its heading, or on itself without one, as soon as it is on the page.
 * @param leaving what ends the wait
 */
export const scrollToAnchor = (anchor: string, leaving?: AbortSignal, tries = maximumTries) => {
  if (leaving?.aborted) return
  const section = document.getElementById(anchor)
  if (!section) {
    if (tries > 0) setTimeout(() => scrollToAnchor(anchor, leaving, tries - 1), retryMilliseconds)
    return
  }
  section.scrollIntoView()
  const heading = section.querySelector<HTMLElement>('h1, h2') ?? section
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}
