import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { openDesk, watchOperations } from './desk.ts'
import { sandboxUrl } from './sandbox.ts'

test.use({ baseURL: sandboxUrl })

const run = Date.now().toString(36)

for (const width of [390, 1280])
  test(`SEO analytics at ${width} px: figures first, each report when it is opened`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const asked = watchOperations(page)
    // On a phone the cells of a row stand below each other, in other elements.
    const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
    await openDesk(page, '/admin?tab=seo-analytics')
    await expect(page.getByRole('heading', { name: 'SEO Analytics' })).toBeVisible()
    await expect(page.getByText('Powered by Semrush')).toBeVisible()
    await expect(page.getByText(/API units remaining: \d{2},\d{3}/)).toBeVisible()
    for (const [name, value] of [
      ['Organic Traffic', '1.4K'],
      ['Organic Keywords', '152'],
      ['Traffic Value', '$2.1K'],
    ] as const)
      await expect(page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')).toHaveText(value)
    await expect(page.getByRole('tablist', { name: 'SEO reports' }).getByRole('tab')).toHaveText([
      'Overview',
      'Keywords',
      'Keyword Tracking',
      'Backlinks',
      'Competitors',
    ])
    const part = (name: string) => page.getByRole('region', { name })
    await expect(part('Organic Search').locator('dd')).toHaveText(['152', '1.4K', '$2.1K'])
    await expect(part('Paid Search').locator('dd')).toHaveText(['3', '40', '$75'])
    expect(asked).not.toContain('KeywordsPart')

    await page.getByRole('tab', { name: 'Keywords', exact: true }).click()
    await expect(seen('Top 3')).toBeVisible()
    await expect(seen('Page 1')).toBeVisible()
    await expect(seen('Page 2')).toBeVisible()
    await expect(seen(/Position 2[1-9]/)).toBeVisible()
    expect(asked).toContain('KeywordsPart')
    expect(asked).not.toContain('TrackingPart')
    await page.getByRole('tab', { name: 'Keyword Tracking' }).click()
    await expect.poll(() => asked).toContain('TrackingPart')
    expect(asked).not.toContain('BacklinksPart')

    await page.getByRole('tab', { name: 'Backlinks' }).click()
    await expect(page.getByText('Referring domains')).toBeVisible()
    expect(asked).not.toContain('CompetitorsPart')
    await page.getByRole('tab', { name: 'Competitors' }).click()
    await expect(page.getByRole('table', { name: /same searches/ })).toBeVisible()
    await expect(page).toHaveURL(/tab=seo-analytics&sub=competitors/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('the overview is asked for every five minutes and the units every minute', async ({ page }) => {
  await page.clock.install()
  const asked = watchOperations(page)
  const times = (name: string) => asked.filter((operation) => operation === name).length
  await openDesk(page, '/admin?tab=seo-analytics')
  await expect(page.getByText(/API units remaining: \d/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Organic Search' })).toBeVisible()
  const [overviews, units] = [times('SeoTab'), times('ApiUnits')]
  await page.clock.fastForward(61_000)
  await expect.poll(() => times('ApiUnits')).toBe(units + 1)
  expect(times('SeoTab')).toBe(overviews)
  await page.clock.fastForward(241_000)
  await expect.poll(() => times('SeoTab')).toBe(overviews + 1)
})

test('keywords are tracked, drawn, read as a table and forgotten', async ({ page }) => {
  const keyword = `lantana hotel ${run}`
  await openDesk(page, '/admin?tab=seo-analytics&sub=tracking')
  await page.getByLabel('Track another keyword').fill('x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Keyword must have 2 to 80 characters')).toBeVisible()
  await page.getByLabel('Track another keyword').fill(keyword.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Keyword tracked')).toBeVisible()
  const row = page.getByRole('table', { name: 'Tracked keywords' }).getByRole('row', { name: keyword })
  await expect(row).toContainText('Not ranking')
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Refreshed', { exact: true })).toBeVisible()
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('table', { name: 'Position on each day' })).toBeVisible()

  await page.getByRole('button', { name: `Stop tracking ${keyword}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop tracking' }).click()
  await expect(row).toHaveCount(0)
})
