import type { Page } from '@playwright/test'
import { locales } from '#graphql/locales.ts'
import { localePath, text } from '../support/texts.ts'
import { expect, expectNoSidewaysScroll, test, waitForHydration } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

const mostPixels = { '/': 11_000, '/things-to-do': 10_000, '/gallery': 10_000 }

/** Brings every part to life that sleeps until a guest is near. */
const scrollThrough = async (page: Page) => {
  for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded()
}

for (const [path, most] of Object.entries(mostPixels))
  for (const locale of ['en', 'de', 'fi'] as const)
    test(`${path} in ${locale} is at most ${most} px high on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(localePath(locale, path))
      await waitForHydration(page)
      await scrollThrough(page)
      await expectNoSidewaysScroll(page)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
    })

test('what a phone folds stands open without a script, and opens at a press with one', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 390, height: 844 } })
  const plain = await context.newPage()
  await plain.goto('/')
  await expect(plain.locator('#restaurants ol > li')).toHaveCount(10)
  for (const item of await plain.locator('#restaurants ol > li').all()) await expect(item).toBeVisible()
  await expect(plain.locator('#contact form')).toBeVisible()
  await context.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForHydration(page)
  const restaurants = page.locator('#restaurants')
  await expect(restaurants.locator('ol > li:visible')).toHaveCount(4)
  const all = restaurants.getByRole('button', { name: 'Show all 10' })
  await expect(all).toHaveAttribute('aria-expanded', 'false')
  await all.press('Enter')
  await expect(all).toHaveAttribute('aria-expanded', 'true')
  await expect(restaurants.locator('ol > li:visible')).toHaveCount(10)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(all).toHaveCount(0)
  await expect(page.locator('#contact form')).toBeVisible()
})

test('reviews are moved with the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForHydration(page)
  const row = page.getByRole('list', { name: text('en', 'home-reviews-title') })
  await row.focus()
  await expect(row).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
})

test('rooms come right after the planner', async ({ page }) => {
  await page.goto('/')
  const places = await page
    .locator('#stay, #rooms, section[aria-labelledby=why-title]')
    .evaluateAll((all) => all.map(({ id }) => id))
  expect(places).toEqual(['stay', 'rooms', ''])
})

/** Words of headings that stand on two lines without a hyphen. */
const brokenWords = (page: Page) =>
  page.locator('main :is(h1, h2, h3), caption').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          })
          .map(([word]) => word),
      )
    }),
  )

test('on the narrowest phone no word of a heading is broken, and months keep off their arrows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const locale of locales)
    for (const path of ['/', '/deals', '/contact', '/gallery', '/things-to-do', '/faq']) {
      await page.goto(localePath(locale, path))
      await page.evaluate(() => document.fonts.ready)
      expect(await brokenWords(page), `${path} in ${locale}`).toEqual([])
    }
  for (const locale of ['fi', 'es'] as const) {
    await page.goto(localePath(locale, '/'))
    await waitForHydration(page)
    const arrow = page.getByRole('button', { name: text(locale, 'stay.calendar.previous') })
    await page.locator('#stay form').evaluate((form) => form.scrollIntoView({ block: 'end' }))
    await expect(arrow).toBeVisible()
    const inner = await page
      .locator('#stay caption')
      .first()
      .evaluate((caption) => {
        const range = document.createRange()
        range.selectNodeContents(caption)
        return range.getBoundingClientRect().left
      })
    const { x, width } = (await arrow.boundingBox())!
    expect(inner - x - width, locale).toBeGreaterThanOrEqual(4)
  }
})

/** Nothing of the header lies beyond the edges of the window. */
const expectWholeHeader = async (page: Page) => {
  await expectNoSidewaysScroll(page)
  const cut = await page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, summary, span')]
      .filter((part) => part.checkVisibility() && !part.closest('details > :not(summary)'))
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 0 || right > document.documentElement.clientWidth
      })
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
}

for (const locale of ['en', 'de'] as const)
  test(`a phone holds enlarged text and a page that is zoomed in (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(localePath(locale, '/'))
    await waitForHydration(page)
    await page.locator('#stay form').evaluate((form) => form.scrollIntoView({ block: 'end' }))
    await expect(page.locator('#stay caption').first()).toBeVisible()
    for (const percent of [130, 150, 200]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`)
      await expectWholeHeader(page)
    }
    // The menus open where they can be seen.
    for (const summary of await page.getByRole('banner').locator('summary').filter({ visible: true }).all()) {
      await summary.click()
      const menu = summary.locator('xpath=following-sibling::*')
      const { x, width } = (await menu.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
      await page.keyboard.press('Escape')
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    for (const width of [260, 195]) {
      await page.setViewportSize({ width, height: 500 })
      await expectWholeHeader(page)
    }
  })
