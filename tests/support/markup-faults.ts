/**
 * What a screen reader would stumble over in the markup of a page, as sentences. Runs in a browser (`page.evaluate`) and
 * on what the server wrote, so it must not use anything outside itself.
 */
export const markupFaults = (document: Document): string[] => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const tell = (element: Element) =>
    `<${element.tagName.toLowerCase()}${[...element.attributes]
      .filter(({ name }) => /^(?:id|role|name|type|href|aria-(?!hidden).*)$/.test(name))
      .map(({ name, value }) => ` ${name}="${value}"`)
      .join('')}> ${plain(element.textContent).slice(0, 60)}`
  const isSeen = (element: Element) => !('checkVisibility' in element) || element.checkVisibility()

  const named = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    const written = labels.map((id) => plain(document.getElementById(id)?.textContent ?? null)).join(' ')
    return plain(element.getAttribute('aria-label')) || written
  }

  const groups = '[role=group], [role=radiogroup], [role=region], [role=toolbar], [role=tablist], [role=dialog]'
  const nameless = all(groups).filter((element) => !named(element))
  const withoutLegend = all('fieldset').filter(
    ({ firstElementChild }) => firstElementChild?.tagName !== 'LEGEND' || !plain(firstElementChild.textContent),
  )

  const references = [
    'aria-controls',
    'aria-labelledby',
    'aria-describedby',
    'aria-owns',
    'aria-activedescendant',
    'for',
  ]
  const dangling = references.flatMap((reference) =>
    all(`[${reference}]`).filter((element) =>
      element
        .getAttribute(reference)!
        .split(/\s+/)
        .some((id) => id !== '' && !document.getElementById(id)),
    ),
  )

  const headless = all('table:not([role=presentation], [role=none], [role=grid])').filter(
    (table) => isSeen(table) && ![...table.querySelectorAll('th')].some(isSeen),
  )

  /** What is read of an element without its name: not the pictures, not what is for screen readers alone. */
  const seenText = (element: Element): string => {
    const copy = element.cloneNode(true) as Element
    for (const unseen of copy.querySelectorAll('[aria-hidden=true], svg, style')) unseen.remove()
    return plain(copy.textContent).toLowerCase()
  }
  const misnamed = all(':is(a, button, summary, [role=button], [role=tab])[aria-label]').filter(
    // In a calendar a number stands for a whole date.
    (element) =>
      !element.closest('[role=gridcell]') &&
      !plain(element.getAttribute('aria-label')).toLowerCase().includes(seenText(element)),
  )

  const phrasing = 'span, strong, em, small, label, p, h1, h2, h3, h4, h5, h6, dt, legend'
  const blocks = 'address, article, dl, fieldset, form, h1, h2, h3, h4, ol, p, section, table, ul'
  const misplaced = all(`:is(${phrasing}) :is(${blocks})`)

  const faults: [string, Element[]][] = [
    ['has no name', nameless],
    ['has no legend', withoutLegend],
    ['refers to nothing', dangling],
    ['has no header', headless],
    ['is called otherwise than it reads', misnamed],
    ['stands where only text may', misplaced],
  ]
  return faults.flatMap(([fault, elements]) => elements.map((element) => `${tell(element)} ${fault}`))
}
