import { expect, test, waitForHydration } from './browser.ts'

test('things to do opens its photos over the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/things-to-do')
  await waitForHydration(page)
  await page.getByRole('article', { name: 'Lantana Municipal Beach' }).getByRole('button').nth(1).click()
  await expect(page.getByRole('dialog').getByText('Illustration 2 of 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('things to do starts at its top when it is reached from further down another page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/gallery')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Things to do nearby' }).click()
  await expect(page.locator('h1')).toHaveText('Discover Lantana Beach')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a link to a section of the home page waits for that page, whatever this one has of the same name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (operationName === 'HomePage') await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/things-to-do')
  await waitForHydration(page)
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('HomePage'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await asked
  // Longer than the home page is given to appear.
  await page.clock.runFor(1_000)
  answer()
  await expect(page.locator('h1')).not.toHaveText('Discover Lantana Beach')
  await expect(page.locator('#contact-title')).toBeFocused()
  await expect(page.locator('#contact-title')).toBeInViewport()
})
