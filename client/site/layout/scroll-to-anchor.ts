import type { Anchor } from '#client/paths.ts'

const retryMilliseconds = 100
const maximumTries = 50

/** Scrolls to a section and puts the focus on its heading, as soon as the section is on the page. */
export const scrollToAnchor = (anchor: Anchor, tries = maximumTries) => {
  const section = document.getElementById(anchor)
  if (!section) {
    if (tries > 0) setTimeout(() => scrollToAnchor(anchor, tries - 1), retryMilliseconds)
    return
  }
  section.scrollIntoView()
  const heading = section.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
