import type { Page } from '@playwright/test'
import { firstOfMonth } from '#graphql/stay-dates.ts'
import { expect, test } from './browser.ts'
import { askGraphql, enterDesk, run } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const month = firstOfMonth(new Date().toISOString().slice(0, 7), 1).slice(0, 7)
const today = `${month}-15`

/** The desk on a day with nights before it, whatever day it is. */
const openOnToday = async (page: Page, path: string) => {
  await page.clock.setFixedTime(new Date(`${today}T17:00:00Z`))
  await enterDesk(page)
  await page.goto(path)
}

const nights = (page: Page) => page.locator('[data-day]')

test('nights that are over are neither chosen nor sold, in the month and in the year', async ({ page }) => {
  await openOnToday(page, '/admin?tab=rooms&sub=availability')
  await expect(nights(page).first()).toHaveAttribute('data-day', today)
  await expect(page.getByText(/^\d+, over$/)).toHaveCount(14)
  const firstNight = page.getByRole('region', { name: 'Block rooms' }).getByLabel('First night')
  await expect(firstNight).toHaveAttribute('min', today)
  await expect(firstNight).toHaveValue(today)

  await page.goto('/admin?tab=rooms&sub=studio')
  await expect(page.getByLabel('Months')).toHaveValue(month)
  await expect(nights(page).first()).toHaveAttribute('data-day', today)
})

test('on a phone the card of a night covers no more than it must, and is put away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOnToday(page, '/admin?tab=rooms&sub=studio')
  const card = page.getByRole('region', { name: 'The chosen night' })
  await expect(nights(page).first()).toBeVisible()
  await expect(card).toBeHidden()
  const close = card.getByRole('button', { name: 'Close' })
  for (const putAway of [() => close.press('Escape'), () => close.click()]) {
    const night = page.locator(`[data-day="${month}-20"]`)
    await night.click()
    await expect(card.getByRole('heading').first()).toBeVisible()
    expect((await card.boundingBox())!.height).toBeLessThanOrEqual(844 * 0.6)
    await putAway()
    await expect(card).toBeHidden()
    await expect(night).toBeFocused()
  }
})

test('a rule that would change nothing says which one wins before it is saved, and counts after one press', async ({
  page,
}, { repeatEachIndex }) => {
  const mark = `${run}-${repeatEachIndex}`
  const [name, winner] = [`Sand dollar ${mark}`, `Peak ${mark}`]
  await enterDesk(page)
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name, slug: `sand-dollar-${mark}`, basePrice: 14_000, maxOccupancy: 2 } },
  )
  const [startDate, endDate] = [`${month}-10`, `${month}-12`]
  await askGraphql(page, 'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }', {
    input: { name: winner, roomTypeId: createRoomType.id, startDate, endDate, price: 30_000, priority: 10 },
  })
  await page.goto('/admin?tab=rooms&sub=pricing')
  await page.getByRole('button', { name: 'Add Pricing Rule' }).click()
  const form = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'New pricing rule' }) })
  await form.getByLabel('Room type').selectOption({ label: name })
  await form.getByLabel('Start date').fill(startDate)
  await form.getByLabel('End date').fill(endDate)
  const told = form.locator('output')
  await expect(told).toHaveText(/^No night would change its price/)
  await expect(form.getByText(`${winner} wins: raise to 11?`)).toBeVisible()
  await form.getByRole('button', { name: 'Raise to 11' }).click()
  await expect(form.getByLabel('Priority')).toHaveValue('11')
  await expect(told).toHaveText('3 nights would change')
  await expect(told).toBeFocused()
})
