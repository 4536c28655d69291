import { locales, type Locale } from '#graphql/locales.ts'
import { publicRoutes } from '../support/public-routes.ts'
import { localePath } from '../support/texts.ts'
import { expectAccessible, expectNoSidewaysScroll, expectNoUnseenText, test, waitForHydration } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

/** Markup and colours are those of every language; German has the longest words. `npm run test:languages` has the others. */
const audited: Locale[] = ['en', 'de']
const others = locales.filter((locale) => !audited.includes(locale))

for (const path of Object.keys(publicRoutes))
  for (const locale of locales) {
    const address = localePath(locale, path)
    const tag = audited.includes(locale) ? [] : ['@languages']

    test(
      `${address} hydrates quietly, is seen whole and accessible on phone and desk, and fits 320 px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(address)
        await waitForHydration(page)
        await expectAccessible(page)
        await expectNoUnseenText(page)
        await page.setViewportSize({ width: 1280, height: 900 })
        await expectAccessible(page)
        await expectNoUnseenText(page)
        await expectNoSidewaysScroll(page)
        await page.setViewportSize({ width: 320, height: 700 })
        await expectNoSidewaysScroll(page)
      },
    )
  }

for (const locale of others)
  test(`every page in ${locale} hydrates quietly and fits desk and 320 px`, async ({ page }) => {
    for (const path of Object.keys(publicRoutes))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(localePath(locale, path))
        await waitForHydration(page)
        await expectNoSidewaysScroll(page)
        await page.setViewportSize({ width: 1280, height: 900 })
        await expectNoSidewaysScroll(page)
      })
  })
