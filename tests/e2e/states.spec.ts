import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './browser.ts'
import { findFaint } from './contrast.ts'
import { inDays } from '../support/hotel-dates.ts'

test.describe.configure({ mode: 'parallel' })

/** States that axe never sees, for it looks at a page at rest. */
const states = {
  pressed: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
  disabled: [],
}

/** Puts every control of the page into a state at once. */
const putInto = async (page: Page, state: keyof typeof states) => {
  await page.evaluate((isDisabled) => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const control of document.querySelectorAll('button')) control.disabled = isDisabled
  }, state === 'disabled')
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const selector = 'a, button, summary, input, select, textarea'
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states[state] })),
  )
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

const expectClear = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  for (const state of Object.keys(states) as (keyof typeof states)[])
    await test.step(`${state} at ${width} px`, async () => {
      await putInto(page, state)
      expect(await page.evaluate(findFaint, state === 'focus')).toEqual([])
    })
}

for (const paths of [
  ['/', '/deals', '/things-to-do'],
  ['/faq', '/gallery', '/contact', '/blog'],
])
  test(`controls of ${paths.join(' ')} can be read and found in every state`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        // As the server wrote them: nothing comes and goes meanwhile.
        await page.route('**/assets/*.js', (route) => route.abort())
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        for (const width of [390, 1280]) await expectClear(page, width)
      })
  })

test('so can those that come by a script', async ({ page }) => {
  await page.goto(`/gallery?arrival=${inDays(60)}&departure=${inDays(63)}#stay`)
  await waitForHydration(page)
  await expect(page.locator('#stay table')).not.toHaveCount(0)
  // Days that get their prices meanwhile are other elements than those whose states were set.
  await expect(page.locator('[data-shimmer]')).toHaveCount(0)
  await expectClear(page, 390)
  await page.goto('/faq')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Amenities', exact: true }).click()
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectClear(page, 1280)
})
