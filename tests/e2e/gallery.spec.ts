import type { Page } from '@playwright/test'
import { sampleContent } from '../support/sample-content.ts'
import { localePath, text } from '../support/texts.ts'
import { expect, expectAccessible, test, waitForHydration } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

test('a photo of a room opens among the photos of that room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/gallery')
  await waitForHydration(page)
  await page.getByRole('article', { name: 'Suite 16' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('Illustration 1 of 4')).toBeVisible()
})

const altOf = (id: string) => sampleContent.find('picture', id, 'en')!.alt

test.describe('the lightbox', () => {
  const opener = (page: Page) =>
    page
      .getByRole('region', { name: 'Property & Gardens' })
      .getByRole('button', { name: `${photo(1)} Illustration`, exact: true })
  const photo = (index: number) => altOf(sampleContent.find('section', 'property', 'en')!.pictures[index]!)

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/gallery')
    await waitForHydration(page)
    await opener(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('fills the screen with photo, caption and counter, and keeps the page still', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Photo viewer' })
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 })
    await expect(dialog.getByText('Illustration 2 of 8')).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveAccessibleName(photo(1))
    await expect(dialog.locator('figcaption')).toContainText(photo(1))
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close photo viewer' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('turns pages by buttons and arrow keys, round in a circle', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Next photo' }).click()
    await expect(dialog.getByText('Illustration 3 of 8')).toBeVisible()
    await dialog.getByRole('button', { name: 'Previous photo' }).click()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('Illustration 1 of 8')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('Illustration 8 of 8')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('Illustration 1 of 8')).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveAccessibleName(photo(0))
  })

  test('keeps the focus inside and gives it back', async ({ page }) => {
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await isInside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('closes at a press on the backdrop, not on the photo', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img').click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(200, 60)
    await expect(dialog).toHaveCount(0)
  })

  test('follows a swipe', async ({ page }) => {
    const swipe = (from: number, to: number) =>
      page
        .getByRole('dialog')
        .getByRole('img')
        .evaluate(
          (image, [start, end]) => {
            const at = (type: string, clientX: number) =>
              image.dispatchEvent(
                new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX, clientY: 300 }),
              )
            at('pointerdown', start!)
            at('pointerup', end!)
          },
          [from, to],
        )
    await swipe(400, 200)
    await expect(page.getByText('Illustration 3 of 8')).toBeVisible()
    await swipe(200, 400)
    await expect(page.getByText('Illustration 2 of 8')).toBeVisible()
    await swipe(200, 220)
    await expect(page.getByText('Illustration 2 of 8')).toBeVisible()
  })
})

test('the gallery starts at its top when it is reached from further down another page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/contact')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
  await page.getByRole('navigation').first().getByRole('link', { name: 'Gallery' }).click()
  await expect(page.locator('h1')).toHaveText('Room & Property Gallery')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const locale of ['en', 'fi'] as const) {
  const address = localePath(locale, '/gallery')

  test(`${address} and its lightbox speak the language and are accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await waitForHydration(page)
    await page
      .getByRole('region', { name: text(locale, 'gallery-property-title') })
      .getByRole('button')
      .nth(1)
      .click()
    await expect(
      page.getByText(text(locale, 'gallery.lightbox.illustration', { number: '2', total: '8' }), { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
