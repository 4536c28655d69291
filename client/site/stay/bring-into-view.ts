/** Below this part of the window an answer has to be looked for. */
const lowestSeen = 0.6

/** Scrolls to a part that is out of sight, and leaves the page where it is while the part is in it. */
export const bringIntoView = (part: HTMLElement) => {
  const { top } = part.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight * lowestSeen) part.scrollIntoView({ block: 'start' })
}
