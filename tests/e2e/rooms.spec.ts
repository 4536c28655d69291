import { localePath, text } from '../support/texts.ts'
import { expect, expectAccessible, test, waitForHydration } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

for (const width of [390, 1280])
  for (const locale of ['en', 'de'] as const)
    test(`a room’s page is accessible in ${locale} at ${width} px and never wider than the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(localePath(locale, '/rooms/garden-suite'))
      await waitForHydration(page)
      await page.getByRole('heading', { name: text(locale, 'room.others') }).scrollIntoViewIfNeeded()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

test('its pictures open over the page by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/rooms/garden-suite')
  await waitForHydration(page)
  await page.locator('main').getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Illustration 1 of 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('nights chosen in its calendar follow to the message form and to another room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/rooms/king-room')
  await waitForHydration(page)
  const planner = page.getByRole('region', { name: 'Check your dates' })
  await planner.scrollIntoViewIfNeeded()
  await expect(planner.getByLabel('Room', { exact: true })).toHaveValue('king-room')
  const days = planner.locator('button[data-day][aria-disabled=false]')
  // Only with their prices is it known which nights can be had.
  await expect(days.nth(3)).toBeVisible()
  await expect(planner.locator('[data-shimmer]')).toHaveCount(0)
  await days.nth(3).click()
  await expect(planner.getByText('Now choose your day of departure')).toBeVisible()
  await days.last().click()
  await expect(page).toHaveURL(/\/rooms\/king-room\?arrival=.*room=king-room/)
  await page.getByRole('region', { name: 'Our other rooms' }).getByRole('link', { name: 'Garden Suite' }).click()
  await expect(page.locator('h1')).toHaveText('Garden Suite')
  await expect(page.getByLabel('Arrival')).not.toHaveValue('')
  await expect(page.getByLabel('Room', { exact: true })).toHaveValue('garden-suite')
  await page.getByRole('link', { name: 'Ask about this room' }).first().click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    /^About the room “Garden Suite”, .+ to .+, 2 guests:\n$/,
  )
})
