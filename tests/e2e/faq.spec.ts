import { hotelFacts } from '#api/modules/hotel/hotel.facts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  localePath,
  test,
  text,
  waitForHydration,
} from './browser.ts'

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
      await expect(page.locator('h1')).toHaveText(text(locale, 'faq.title'))
      await expect(page.getByText(text(locale, 'faq.intro'))).toBeVisible()
      await page.getByRole('button', { name: text(locale, 'faq.expandAll') }).click()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

test.describe('the questions', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/faq')
    await waitForHydration(page)
  })

  test('tell the facts of the house', async ({ page }) => {
    const main = page.getByRole('main')
    for (const fact of [
      'Check-in starts at 3:00 PM',
      'Yes, if the room is ready',
      'Check-out is at 11:00 AM. Late check-out is $10 per hour until 1:00 PM, with 24 hours',
      'a security deposit of $100 at check-in, and it is fully refunded at check-out',
      'A one-night deposit is taken at booking',
      'up to 48 hours before 3:00 PM arrival; otherwise one night is charged',
      'major cards, cash, and several mobile payment and transfer apps',
      'Parking on the property is free',
      'is about 15 minutes away, 8 miles by road',
      'is about 45 minutes by car',
      'about 10 minutes to downtown Lake Worth Beach and about 12 minutes to West Palm Beach',
      '$0.25 per 10 minutes',
      '0.7 miles',
      'Coffee waits by the patio 24/7',
      'emergency support is available 24/7',
      'Pets are welcome for $25 per night, maximum 1',
      '$250',
      'January to April',
    ])
      await expect(main).toContainText(fact)
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
      expect(await shown()).toEqual(questions)
    }
  })

  test('open and close on click, also after all were opened', async ({ page }) => {
    const card = page.locator('main details').nth(1)
    await card.locator('summary').click()
    await expect(card).toHaveAttribute('open', '')
    await card.locator('summary').click()
    await expect(card).not.toHaveAttribute('open')
    await page.getByRole('button', { name: 'Expand All' }).click()
    expect(await page.locator('main details:not([open])').count()).toBe(0)
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
    await page.getByRole('button', { name: 'Amenities', exact: true }).click()
    const count = await page.locator('main details').count()
    await page.getByRole('button', { name: 'Expand All' }).click()
    await expect(page.getByRole('button', { name: 'Collapse All' })).toBeVisible()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page.locator('main details[open]')).toHaveCount(count)
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible()
  })

  test('end with a way to ask', async ({ page }) => {
    const still = page.getByRole('region', { name: /Still Have Questions/ })
    await expect(still.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${hotelFacts.phoneLink}`)
    await expect(still.getByRole('link', { name: 'Email Us' })).toHaveAttribute('href', `mailto:${hotelFacts.email}`)
  })

  test('are embedded for search engines', async ({ page }) => {
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as {
      '@type': string
      mainEntity: { acceptedAnswer: { text: string } }[]
    }
    expect(data['@type']).toBe('FAQPage')
    expect(data.mainEntity).toHaveLength(await page.locator('main details').count())
    expect(data.mainEntity.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 20)).toBe(true)
  })
})
