import { addDays } from '#graphql/stay-dates.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForHydration } from './browser.ts'
import { run } from './desk.ts'

const arrival = addDays(new Date().toISOString().slice(0, 10), 150)
const stay = new URLSearchParams({ arrival, departure: addDays(arrival, 4), adults: '2', room: 'king-room' })

for (const width of [390, 1280])
  test(`a guest has the price mailed by keyboard, at ${width} px`, async ({ page }, { repeatEachIndex }) => {
    // A visitor may ask three times an hour.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${repeatEachIndex * 2 + (width > 400 ? 1 : 0)}` })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/?${stay}#stay`)
    await waitForHydration(page)
    const summary = page.locator('summary', { hasText: 'Mail me this price' })
    const email = page.locator('#stay-answer').getByLabel('Email')
    await expect(email).toBeHidden()
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(email).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // As the browser lets it pass, and the server does not.
    await email.fill('aino@guests')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/mailed=wrong/)
    await expect(email).toHaveAccessibleDescription('Please check the address. It should look like name@example.com.')
    await expect(email).toBeFocused()
    await expectAccessible(page)
    await email.fill(`aino-${run}-${repeatEachIndex}-${width}@guests.example`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('The email is on its way.')).toBeFocused()
    await expect(page.getByText('The email is on its way.')).toBeInViewport()
    await expect(page).toHaveURL(/&mailed=sent$/)
    await expect(email).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
