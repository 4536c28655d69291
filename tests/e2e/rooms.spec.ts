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
  // The price takes the page to itself when it comes: what stands elsewhere is pressed after that.
  await expect(page.getByRole('region', { name: /^King Room: \d+ nights/ })).toBeInViewport()
  await expect(page.getByRole('group', { name: text('en', 'stay.extras.title') })).toBeVisible()
  await page.getByRole('region', { name: 'Our other rooms' }).getByRole('link', { name: 'Garden Suite' }).click()
  await expect(page.locator('h1')).toHaveText('Garden Suite')
  await expect(page.getByLabel('Arrival')).not.toHaveValue('')
  await expect(page.getByLabel('Room', { exact: true })).toHaveValue('garden-suite')
  await page.getByRole('link', { name: 'Ask about this room' }).first().click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    /^About the room “Garden Suite”, .+ to .+, 2 guests:\n$/,
  )
  await expect(page.locator('#message-form')).toBeFocused()
  await expect(page.locator('#message-form').getByLabel('Name')).toBeInViewport()
})

for (const width of [390, 1280])
  test(`the plan of the house is pressed by keyboard at ${width} px, and carries a wish to the planner`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/rooms/garden-suite')
    await waitForHydration(page)
    const plan = page.locator('#plan')
    await plan.scrollIntoViewIfNeeded()
    const door = (number: number) => plan.getByRole('button', { name: new RegExp(`^Room ${number}, `) })
    await expect(door(21)).toHaveAttribute('aria-pressed', 'true')
    await door(19).focus()
    await page.keyboard.press('Enter')
    await expect(door(19)).toHaveAttribute('aria-pressed', 'true')
    await expect(door(19)).toBeFocused()
    await expect(plan.getByRole('heading', { name: 'Room 19', exact: true })).toBeVisible()
    await expect(plan.getByRole('link')).toHaveText('About this room: King Suite')
    await plan.getByText('All rooms as a list').press('Enter')
    await expect(plan.getByRole('listitem').filter({ hasText: /^Room 19, King Suite/ })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await door(22).press('Space')
    await expect(page).toHaveURL(/\/rooms\/garden-suite$/)
    await plan.getByRole('link', { name: 'Ask for room 22' }).press('Enter')
    await expect(page).toHaveURL(/room=garden-suite&number=22#stay$/)
    await expect(page.locator('#stay').getByText('Your wish: room 22. It is a wish, not a promise')).toBeVisible()
    const planner = page.getByRole('heading', { name: 'Check your dates' })
    await expect(planner).toBeFocused()
    await expect(planner).toBeInViewport()
    // The same wish once more leads there once more.
    await plan.getByRole('link', { name: 'Ask for room 22' }).press('Enter')
    await expect(planner).toBeFocused()
    await expect(planner).toBeInViewport()
  })

test('the plan of the house is pressed without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/rooms/garden-suite')
  await page.locator('#plan').getByRole('button', { name: 'Room 22, Garden Suite' }).click()
  await expect(page).toHaveURL(/\?plan=22#plan$/)
  await expect(page.locator('#plan').getByRole('heading', { name: 'Room 22', exact: true })).toBeInViewport()
  await context.close()
})
