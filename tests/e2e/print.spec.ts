import { expect, test, waitForHydration } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

/** A4 and Letter between their margins are narrower than this, the one turned on its side is wider. */
const sheets = [718, 1046]

for (const path of ['/', '/things-to-do', '/gallery', '/rooms/king-room'])
  test(`on paper nothing of ${path} stands where only a swipe would lead`, async ({ page }) => {
    await page.setViewportSize({ width: sheets[0]!, height: 1_000 })
    await page.goto(path)
    await waitForHydration(page)
    await page.emulateMedia({ media: 'print' })
    for (const width of sheets) {
      await page.setViewportSize({ width, height: 1_000 })
      const hidden = await page.locator('main *').evaluateAll((all) =>
        all
          .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
          .filter((one) => one.scrollWidth > one.clientWidth)
          .map((one) => `${one.tagName} ${one.getAttribute('aria-labelledby')}`),
      )
      expect(hidden).toEqual([])
      const beyond = await page
        .locator('main li')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length)
      expect(beyond).toBe(0)
    }
  })

test('on paper every question of the FAQ has its answer, and nothing to press', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  const answers = page.locator('main details p')
  const shown = () => answers.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
  expect(await shown()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toBe(await answers.count())
  await expect(page.locator('main').getByRole('searchbox')).toBeHidden()
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('on paper no calendar is awaited, which nobody could press', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const awaited = page.getByText('The calendar is on its way')
  await expect(awaited).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(awaited).toBeHidden()
})
