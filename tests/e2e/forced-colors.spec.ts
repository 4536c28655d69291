import type { Locator } from '@playwright/test'
import { addDays } from '#graphql/stay-dates.ts'
import { expect, test, waitForHydration } from './browser.ts'
import { openDesk, settle } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

test.describe.configure({ mode: 'parallel' })
// Windows' contrast themes: grounds, colours and shadows of the page's own are not seen.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const lineAround = (element: Locator) => element.evaluate((one) => getComputedStyle(one).outlineStyle)
const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)

test('a line shows which category is chosen', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  const choice = (name: string) => page.getByRole('group', { name: 'Categories' }).getByRole('button', { name })
  await choice('Amenities').click()
  expect(await lineAround(choice('Amenities'))).toBe('solid')
  expect(await lineAround(choice('All'))).toBe('none')
})

test('a line shows which nights are chosen, whose door is looked at and which are of its kind', async ({ page }) => {
  const [arrival, departure] = [addDays(inDays(0), 1), addDays(inDays(0), 3)]
  await page.goto(`/rooms/garden-suite?arrival=${arrival}&departure=${departure}#stay`)
  await waitForHydration(page)
  await page.locator('#stay').scrollIntoViewIfNeeded()
  const night = (day: string) => page.getByRole('gridcell').filter({ has: page.locator(`[data-day="${day}"]`) })
  for (const day of [arrival, addDays(arrival, 1), departure]) expect(await lineAround(night(day))).toBe('solid')
  expect(await lineAround(night(addDays(departure, 1)))).toBe('none')

  const door = page.locator('main form button[name=plan]')
  const [shown, other] = [door.and(page.locator('[aria-pressed=true]')), door.and(page.locator('[aria-pressed=false]'))]
  expect(await lineAround(shown.first())).toBe('solid')
  expect(await lineAround(other.first())).toBe('none')
  // Beside the thicker frame of its kind.
  await expect(shown.first()).toHaveCSS('outline-offset', '2px')
  await expect(door.and(page.locator('[data-own]')).first()).toHaveCSS('border-top-width', '4px')
})

test('the desk shows what is chosen, where somebody is, and whether a switch is on', async ({ page }) => {
  await openDesk(page, '/admin?tab=rooms&sub=types')
  await settle(page)
  const chosen = page.locator('main [aria-selected=true]').first()
  expect(await lineAround(chosen)).toBe('solid')
  expect(await lineAround(page.locator('main [role=tab][aria-selected=false]').first())).toBe('none')
  expect(await lineAround(page.locator('header [aria-current]').first())).toBe('solid')
  const control = page.locator('[data-scope=switch][data-part=control]').first()
  expect(await groundOf(control)).not.toBe(await groundOf(control.locator('[data-part=thumb]')))
})
