import { locales } from '#graphql/locales.ts'
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

/** Every public route with the message that is its title; the post's title is the post's own. */
const routes: Record<string, string | null> = {
  '/': 'hero.title',
  '/gallery': 'gallery.title',
  '/things-to-do': 'thingsToDo.title',
  '/deals': 'deals.title',
  '/faq': 'faq.title',
  '/blog': 'blog.title',
  '/blog/turtle-season': null,
  '/contact': 'contact.page.title',
  '/privacy': 'privacy.title',
  '/accessibility': 'accessibility.title',
}

for (const [path, title] of Object.entries(routes))
  for (const locale of locales) {
    const address = localePath(locale, path)

    test(`${address} is whole without JavaScript`, { tag: '@rendering' }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      expect((await page.goto(address))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(new RegExp(`.{3,} \\| .*${hotelFacts.name}|^${hotelFacts.name}, .{10}`))
      await expect(page.locator('h1')).toHaveText(title ? text(locale, title) : /.{10,}/)
      await expect(page.getByRole('main')).toContainText(/.{20,}/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.{3,}/)
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical!).pathname).toBe(address)
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
        )
      expect(Object.fromEntries(alternates)).toEqual({
        ...Object.fromEntries(locales.map((other) => [other, localePath(other, path)])),
        'x-default': path,
      })
      await context.close()
    })

    test(
      `${address} hydrates quietly, is accessible on phone and desk, and fits 320 px`,
      { tag: '@rendering' },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(address)
        await waitForHydration(page)
        await expectAccessible(page)
        await page.setViewportSize({ width: 1280, height: 900 })
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.setViewportSize({ width: 320, height: 700 })
        await expectNoSidewaysScroll(page)
      },
    )
  }
