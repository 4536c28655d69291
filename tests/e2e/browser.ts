import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** A test in which any console error or warning, or an uncaught error, is a failure. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use()
      // What a test steps in for may still be asked for when it ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // A colleague or guest whom a test let in goes with it: the browser is the next test's too.
      const others = page.context().browser()?.contexts() ?? []
      await Promise.all(others.filter((other) => other !== page.context()).map((other) => other.close()))
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

/** The browser itself reports a page that answers 404, and requests that a test makes fail on purpose. */
const isExpected = (text: string) =>
  /^Failed to load resource: (the server responded with a status of 4|net::ERR_(FAILED|NAME_NOT_RESOLVED))/.test(text)

export { expect }

/** React reports what a boundary caught; where it is called that is the point. */
export const silenceErrors = (page: Page) =>
  page.evaluate(() => {
    // oxlint-disable-next-line no-console
    console.error = () => undefined
  })

/** What has moved: how far, as browsers count it (0 for nothing, 1 for everything from one end to the other), and of what. */
interface LayoutShift {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** From the next page on. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const page = Object.assign(window, { layoutShift: 0, moved: [] as string[] })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
        page.layoutShift += value
        for (const { node, previousRect, currentRect } of sources)
          page.moved.push(`${previousRect.y} → ${currentRect.y}: ${node?.textContent?.slice(0, 40)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** A typeface that comes late makes a word a few pixels wider, which counts 0.0003. */
export const expectNoLayoutShift = async (page: Page) => {
  const [layoutShift, moved] = await page.evaluate(() => {
    const { layoutShift, moved } = window as unknown as { layoutShift: number; moved: string[] }
    return [layoutShift, moved.join('\n')] as const
  })
  expect(layoutShift, moved).toBeLessThan(0.002)
}

/** What has just changed is painted: a frame is asked for before the next is drawn. */
const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

export const expectAccessible = async (page: Page) => {
  await nextPaint(page)
  const isAlone = page.frames().length === 1
  // Half a megabyte that came for an earlier look at this document; sent once more it has never arrived, twice.
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window))
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    // No rule of ours reads style sheets or media by itself, so none is asked for again.
    .options({ resultTypes: ['violations'], preload: false })
    // Results of frames are put together on a page of their own, which takes twice as long as to look.
    .setLegacyMode(isAlone)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

export const expectNoSidewaysScroll = async (page: Page) => {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(surplus).toBeLessThanOrEqual(0)
}

/** What a style takes away is in the server's HTML all the same; what is closed or for other eyes may be. */
export const expectNoUnseenText = async (page: Page) => {
  const unseen = await page.locator('main :is(h1, h2, h3, h4, p, li, dt, dd, a, button)').evaluateAll((all) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const folds = [...document.querySelectorAll('main button[aria-expanded=false][aria-controls]')]
    const folded = folds.filter(isSeen).map((fold) => `[id="${fold.getAttribute('aria-controls')}"]`)
    const closed = ['[hidden]', '[aria-hidden=true]', 'noscript', 'details:not([open])', ...folded].join(', ')
    // On a wide window nothing is folded, on a phone the fold bears the heading.
    const needless = (element: Element) =>
      folds.some((fold) => fold === element || (isSeen(fold) && fold.textContent === element.textContent))
    return all
      .filter((element) => !isSeen(element) && !element.closest(closed) && !needless(element))
      .map((element) => element.textContent)
  })
  expect(unseen).toEqual([])
}

/**
 * React marks the elements that it has taken over: from then on the page answers. Parts further down are hydrated when
 * somebody touches the page, which the key does.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    return [...document.querySelectorAll('header, h1, form, section, article')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    )
  })

/** What the page gives up after some seconds without an answer is the machine's affair: it may take as long as it takes. */
export const beEverPatient = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })

/** The clock that a test installed before stands still, a minute on: what goes away by itself stays to be looked at. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Waits for what comes as soon as its answer is here, on a page whose clock stands still. */
export const expectSoon = (page: Page, part: Locator) =>
  expect
    .poll(async () => {
      // React shows by a timer what it waited for, up to a third of a second later.
      await page.clock.runFor(100)
      return part.count()
    })
    .toBeGreaterThan(0)

/** Turns the page's clock, which a test installed before, and waits until what the page asks for thereupon is under way. */
export const letPass = async (page: Page, milliseconds: number) => {
  await page.clock.runFor(milliseconds)
  // Requests go out in turn: when this one is answered, those before it have been seen.
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
}
