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
