import type { Page } from '@playwright/test'
import { hotelFacts } from '#api/modules/hotel/hotel.facts.ts'
import { pictureAlts } from '#api/modules/guide/picture-alts.ts'
import { propertyPictures } from '#api/modules/guide/property.ts'
import { roomBlocks } from '#api/modules/guide/room-blocks.ts'
import { expect, expectAccessible, localePath, test, text, waitForHydration } from './browser.ts'

const beachDistance = `${hotelFacts.travel.beachMiles}\u00a0miles`

test.describe('the gallery', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/gallery')
    await waitForHydration(page)
  })

  test('has its sections in order, and the planner of stays after the rooms', async ({ page }) => {
    await expect(page.getByText(text('en', 'gallery.intro'))).toBeVisible()
    await expect(page.locator('main h2')).toHaveText([
      'Property & Gardens',
      'Historic Beach Hotel',
      'Our Rooms & Suites',
      'Check your dates',
      'Prime Location',
      'All Rooms Include',
      'Ready to book your perfect room?',
    ])
  })

  test('shows eight property photos and the property features', async ({ page }) => {
    const property = page.getByRole('region', { name: 'Property & Gardens' })
    await expect(property.getByRole('button')).toHaveCount(8)
    for (const id of propertyPictures)
      await expect(property.getByRole('button', { name: pictureAlts[id].en, exact: true })).toBeVisible()
    await expect(property.getByRole('heading', { name: 'Property Features' })).toBeVisible()
    await expect(property.getByRole('listitem')).toHaveText([
      'Lush tropical gardens',
      'Covered patio & BBQ area',
      'Evening lighting',
      'Garden walkways',
      'Water features & fountains',
      'Historic coral stone architecture',
      'Free on-site parking',
      'Quiet residential location',
    ])
  })

  test('says where the sea is whenever it is named', async ({ page }) => {
    const history = page.getByRole('region', { name: 'Historic Beach Hotel' })
    await expect(history).toContainText(`Established ${hotelFacts.establishedYear}`)
    await expect(history).toContainText('Family-owned')
    await expect(history.getByRole('listitem').filter({ hasText: 'Steps from the ocean' })).toContainText(beachDistance)
    const place = page.getByRole('region', { name: 'Prime Location' })
    await expect(place).toContainText('On Ocean Avenue, within walking distance of the public beach')
    await expect(place).toContainText(beachDistance)
  })

  test('has a block for each of the eleven rooms with photos, captions and features', async ({ page }) => {
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
      'Suite 16',
      'Studio 17',
      /^Suite 21.*Garden View/,
      /^Suite 18.*One-Bedroom Queen/,
      /^Suite 23.*Queen/,
      /^Suite 19.*Executive King/,
      /^Suite 22.*Garden View King/,
      /^Room 15.*King/,
      'Double Queen Room 14',
      'Compact Queen Room',
      'Courtyard King Room',
    ])
    expect(roomBlocks).toHaveLength(11)
    for (const room of roomBlocks) {
      const block = page.getByRole('article', { name: room.name.en })
      for (const id of room.pictures) await expect(block.getByRole('img', { name: pictureAlts[id].en })).toHaveCount(1)
      await expect(block.getByRole('listitem')).toHaveText(room.features.en)
    }
    await page.getByRole('article', { name: 'Suite 16' }).getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByText('Photo 1 of 4')).toBeVisible()
  })

  test('ends with what all rooms include and the ways to book', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'All Rooms Include' }).getByRole('listitem')).toHaveText([
      'Free WiFi',
      'Free Parking',
      'Mini Fridge',
      'Daily Housekeeping',
    ])
    const book = page.getByRole('region', { name: 'Ready to book your perfect room?' })
    const link = book.getByRole('link', { name: 'Check Availability & Book Now' })
    await expect(link).toHaveAttribute('href', hotelFacts.booking.page)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(book).toContainText('Or call us directly')
    await expect(book.getByRole('link', { name: hotelFacts.phone })).toHaveAttribute(
      'href',
      `tel:${hotelFacts.phoneLink}`,
    )
  })

  test('tells search engines of its rooms and its place', async ({ page }) => {
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) =>
      JSON.parse(json),
    )
    expect(data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(2)
    const rooms = data.find((one) => one['@graph'])['@graph']
    expect(rooms.map((room: { '@type': string }) => room['@type'])).toEqual(roomBlocks.map(() => 'HotelRoom'))
  })
})

test.describe('the lightbox', () => {
  const opener = (page: Page) =>
    page.getByRole('region', { name: 'Property & Gardens' }).getByRole('button', { name: photo(1), exact: true })
  const photo = (index: number) => pictureAlts[propertyPictures[index]!].en

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
    await expect(dialog.getByText('Photo 2 of 8')).toBeVisible()
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
    await expect(dialog.getByText('Photo 3 of 8')).toBeVisible()
    await dialog.getByRole('button', { name: 'Previous photo' }).click()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('Photo 1 of 8')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('Photo 8 of 8')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('Photo 1 of 8')).toBeVisible()
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
    await expect(page.getByText('Photo 3 of 8')).toBeVisible()
    await swipe(200, 400)
    await expect(page.getByText('Photo 2 of 8')).toBeVisible()
    await swipe(200, 220)
    await expect(page.getByText('Photo 2 of 8')).toBeVisible()
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
      .getByRole('region', { name: text(locale, 'gallery.property.title') })
      .getByRole('button')
      .nth(1)
      .click()
    await expect(
      page.getByText(text(locale, 'gallery.lightbox.counter', { number: '2', total: '8' }), { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
