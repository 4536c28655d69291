import type { Anchor, answerAnchor, stayAnchor } from '#graphql/paths.ts'

/** As the specification has it: the home page gets this long to appear before it is scrolled. */
export const arrivalMilliseconds = 100

const retryMilliseconds = 100
const maximumTries = 50

/** Scrolls to a section and puts the focus on its heading, or on itself without one, as soon as it is on the page. */
export const scrollToAnchor = (anchor: Anchor | typeof stayAnchor | typeof answerAnchor, tries = maximumTries) => {
  const section = document.getElementById(anchor)
  if (!section) {
    if (tries > 0) setTimeout(() => scrollToAnchor(anchor, tries - 1), retryMilliseconds)
    return
  }
  section.scrollIntoView()
  const heading = section.querySelector<HTMLElement>('h1, h2') ?? section
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}
