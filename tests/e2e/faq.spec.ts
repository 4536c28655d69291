import { localePath, text } from '../support/texts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoon,
  stopClock,
  test,
  waitForHydration,
} from './browser.ts'

test.describe.configure({ mode: 'parallel' })

const categories = [
  'Check-in & Check-out',
  'Parking & Transportation',
  'Amenities',
  'Rooms & Accommodations',
  'Reservations & Payment',
  'Location & Activities',
  'Contact & Special Requests',
]

test('the FAQ is whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  expect((await page.goto('/faq'))?.status()).toBe(200)
  const first = page.locator('main details').first()
  await first.locator('summary').click()
  await expect(first.locator('p')).toBeVisible()
  await context.close()
})

for (const locale of ['en', 'fi'] as const)
  for (const width of [320, 1280])
    test(`every answer of the FAQ in ${locale} at ${width} px is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(localePath(locale, '/faq'))
      await waitForHydration(page)
      await expect(page.locator('h1')).toHaveText(text(locale, 'faq-title'))
      await expect(page.getByText(text(locale, 'faq-intro'))).toBeVisible()
      await page.getByRole('button', { name: text(locale, 'faq.expandAll') }).click()
      await expectNoSidewaysScroll(page)
      // What lies half beneath the header is no small target: it can be scrolled.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
    })

test.describe('the questions', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq')
    await waitForHydration(page)
  })

  test('are filtered by seven categories', async ({ page }) => {
    const filter = page.getByRole('group', { name: 'Categories' })
    await expect(filter.getByRole('button')).toHaveText(['All', ...categories])
    // Among all questions each stands under the name of its category.
    const shown = () =>
      page
        .locator('main summary > span:not([aria-hidden])')
        .evaluateAll((cards) => cards.map((card) => [...card.children].map(({ textContent }) => textContent)))
    const all = await shown()
    for (const name of categories) {
      await filter.getByRole('button', { name }).click()
      await expect(filter.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      const questions = all.filter(([category]) => category === name).map(([, question]) => [question])
      expect(questions).not.toEqual([])
      await expect.poll(shown).toEqual(questions)
    }
  })

  test('open and close on click, also after all were opened', async ({ page }) => {
    const card = page.locator('main details').nth(1)
    await card.locator('summary').click()
    await expect(card).toHaveAttribute('open', '')
    await card.locator('summary').click()
    await expect(card).not.toHaveAttribute('open')
    await page.getByRole('button', { name: 'Expand All' }).click()
    await expect(page.locator('main details:not([open])')).toHaveCount(0)
    await card.locator('summary').click()
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible()
    await page.getByRole('button', { name: 'Expand All' }).click()
    await page.getByRole('button', { name: 'Collapse All' }).click()
    await expect(page.locator('main details[open]')).toHaveCount(0)
  })

  test('keep the open places when the filter changes', async ({ page }) => {
    await page.locator('main details').nth(1).locator('summary').click()
    await page.getByRole('button', { name: 'Amenities', exact: true }).click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open', '')
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open', '')
  })

  test('open all at once only in the category that is shown', async ({ page }) => {
    const amenities = page.getByRole('button', { name: 'Amenities', exact: true })
    await amenities.click()
    await expect(amenities).toHaveAttribute('aria-pressed', 'true')
    const count = await page.locator('main details').count()
    await page.getByRole('button', { name: 'Expand All' }).click()
    await expect(page.getByRole('button', { name: 'Collapse All' })).toBeVisible()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page.locator('main details[open]')).toHaveCount(count)
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible()
  })
})

test.describe('an address of the FAQ', () => {
  test('that names an answer opens it, and is copied from it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto('/faq')
    await waitForHydration(page)
    await stopClock(page)
    const card = page.locator('main details').nth(5)
    await card.locator('summary').click()
    await card.getByRole('button', { name: /^Copy link/ }).click()
    await expectSoon(page, page.getByText('Link copied'))
    await page.clock.resume()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/\/faq#[\w-]+$/)
    await page.goto('about:blank')
    await page.goto(address)
    await waitForHydration(page)
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(card).toHaveAttribute('open', '')
    await expect(card).toBeInViewport()
  })

  test('remembers the category, and one that names nothing shows all', async ({ page }) => {
    await page.goto('/faq')
    await waitForHydration(page)
    const filter = page.getByRole('group', { name: 'Categories' })
    await filter.getByRole('button', { name: 'Amenities', exact: true }).click()
    await expect(page).toHaveURL(/\/faq#[\w-]+$/)
    await expect(filter.getByRole('button', { name: 'Amenities', exact: true })).toHaveAttribute('aria-pressed', 'true')
    const shown = await page.locator('main details').count()
    await page.reload()
    await waitForHydration(page)
    await expect(filter.getByRole('button', { name: 'Amenities', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('main details')).toHaveCount(shown)
    for (const fragment of ['no-such-thing', '100%']) {
      await page.goto('about:blank')
      await page.goto(`/faq#${fragment}`)
      await waitForHydration(page)
      await expect(filter.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
    }
  })
})

test('the FAQ is searched as one types', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  const all = await page.locator('main details').count()
  const search = page.getByRole('searchbox', { name: 'Search the questions' })
  await search.fill('AIRPORT')
  await expect.poll(() => page.locator('main details').count()).toBeLessThan(all)
  await expect(page.locator('main summary').first()).toContainText(/airport/i)
  await search.fill('no such words at all')
  await expect(page.locator('main [role=status]').first()).toHaveText(/No question matches/)
  await search.fill('')
  await expect(page.locator('main details')).toHaveCount(all)
})
