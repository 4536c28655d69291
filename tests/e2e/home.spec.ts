import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { outsideHosts } from '#graphql/outside-hosts.ts'
import { inDays } from '../support/hotel-dates.ts'
import { text } from '../support/texts.ts'
import { beEverPatient, expect, expectNoSidewaysScroll, stopClock, test, waitForHydration } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

const open = async (page: Page, path = '/') => {
  await page.goto(path)
  await waitForHydration(page)
}

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ })

const openMap = async (page: Page) => {
  await open(page)
  await map(page).scrollIntoViewIfNeeded()
  await expect(map(page).locator('.leaflet-popup')).toBeVisible()
}

/** Degrees on the colour circle, reds from 345 to 375. */
const hueOf = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ]
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  return degrees < 15 ? degrees + 360 : degrees
}

test('a room photo opens over the whole screen and its close button closes it', async ({ page }) => {
  await open(page)
  const photos = page.locator('#rooms').getByRole('button', { name: /^Enlarge picture/ })
  await expect(photos).toHaveCount(3)
  await photos.nth(1).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await dialog.getByRole('button', { name: text('en', 'gallery.lightbox.close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(photos.nth(1)).toBeFocused()
})

test.describe('the booking widget', () => {
  const button = (page: Page) => page.getByRole('button', { name: text('en', 'booking.widget.load') })

  test('comes on demand with region, channel and layout, after its host was named', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route(hotelFacts.booking.widgetScript!, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `for (const place of document.querySelectorAll('.ibe')) place.append('Widget: ' + JSON.stringify(place.dataset))`,
      }),
    )
    await page.clock.install()
    await open(page)
    expect(asked.filter((url) => !url.startsWith('http://localhost'))).toEqual([])
    await expect(page.getByText(/widget\.siteminder\.com \(SiteMinder\)/)).toBeVisible()
    await stopClock(page)
    await button(page).click()
    const widget = page.locator('.ibe')
    await expect(widget).toBeVisible()
    await expect(widget).toContainText(`"region":"${hotelFacts.booking.region}"`)
    await expect(widget).toContainText(`"channelcode":"${hotelFacts.booking.channelCode}"`)
    await expect(widget).toContainText('"widget":"property_grid"')
    await expect(page.locator(':focus').filter({ has: widget })).toBeVisible()
  })

  test('says so calmly when its script is blocked', async ({ page }) => {
    await open(page)
    await button(page).click()
    await expect(page.getByText(/The booking form from our partner is not loading right now/)).toContainText(
      hotelFacts.phone,
    )
    // It may be asked for once more.
    await expect(button(page)).toBeFocused()
  })

  test('is given up after five seconds', async ({ page }) => {
    await page.clock.install()
    await page.route(hotelFacts.booking.widgetScript!, () => undefined)
    await open(page)
    await stopClock(page)
    await button(page).click()
    await expect(page.getByText(text('en', 'booking.widget.loading'))).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(page.getByText(/The booking form from our partner is not loading right now/)).toBeVisible()
  })
})

test('the location map comes at a press, names its host before, and says so calmly when it is blocked', async ({
  page,
}) => {
  await beEverPatient(page)
  let isBlocked = true
  await page.route(`${outsideHosts.mapFrame}/**`, (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/html', body: 'a map' }),
  )
  await open(page, `/?arrival=${inDays(120)}&departure=${inDays(123)}&adults=2&room=king-room`)
  const location = page.locator('#location')
  await expect(location.locator('iframe')).toHaveCount(0)
  await expect(location.getByText(/comes from www\.openstreetmap\.org/)).toBeVisible()
  const button = location.getByRole('button', { name: 'Show the map' })
  await button.click()
  await expect(location.getByRole('status')).toHaveText(text('en', 'map.frame.failed'))
  await expect(location.locator('iframe')).toHaveCount(0)
  await expect(button).toBeFocused()

  isBlocked = false
  await button.click()
  await expect(location.locator('iframe')).toHaveAttribute('title', `Street map around ${hotelFacts.name}`)
  await expect(page.frameLocator('#location iframe').getByText('a map')).toBeVisible()
  await expect(location.locator('iframe')).toBeFocused()
  // It takes the focus when it appears, and leaves it alone when the page is shown anew.
  const pet = page.getByRole('checkbox', { name: 'Pet: $25 per night' })
  await pet.press('Space')
  await expect(page).toHaveURL(/&extras=pet$/)
  await expect(pet).toBeFocused()
  const directions = location.getByRole('link', { name: /Get Directions/ })
  await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1/)
  await expect(directions).toHaveAttribute('target', '_blank')
})

test.describe('the map', () => {
  test('has 25 markers of 32 px, the hotel open, a legend of six, and stays calm without tiles', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openMap(page)
    await expect(map(page).locator('.leaflet-popup')).toContainText(hotelFacts.name)
    const markers = map(page).locator('.place-marker')
    await expect(markers).toHaveCount(25)
    const sizes = await markers.evaluateAll((all) =>
      all.map((marker) => marker.getBoundingClientRect()).map(({ width, height }) => `${width} x ${height}`),
    )
    expect([...new Set(sizes)]).toEqual(['32 x 32'])
    const frame = (await map(page).boundingBox())!
    expect(frame.height).toBe(600)
    const hotel = (await map(page).getByRole('button', { name: hotelFacts.name, exact: true }).boundingBox())!
    expect(Math.abs(hotel.x + hotel.width / 2 - (frame.x + frame.width / 2))).toBeLessThanOrEqual(3)
    const legend = page.getByRole('list', { name: 'Legend' }).getByRole('listitem')
    await expect(legend).toHaveCount(6)
    const colours: [kind: string, hues: [from: number, to: number]][] = [
      ['Hotel', [90, 160]],
      ['Restaurants', [345, 375]],
      ['Beach', [190, 230]],
      ['Shopping', [280, 310]],
      ['Attractions', [20, 45]],
      ['Cafes', [240, 275]],
    ]
    for (const [kind, [from, to]] of colours) {
      const colour = (await legend.filter({ hasText: kind }).locator('circle').getAttribute('fill'))!
      const hue = hueOf(colour)
      expect(hue, kind).toBeGreaterThanOrEqual(from)
      expect(hue, kind).toBeLessThanOrEqual(to)
      await expect(markers.locator(`circle[fill="${colour}"]`)).not.toHaveCount(0)
    }
    await expect(map(page).getByText(/The map picture is not available right now/)).toBeVisible()
    await expect(map(page).getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).disableRules(['target-size']).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  })

  test('is 500 px high on a phone and the page does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openMap(page)
    expect((await map(page).boundingBox())?.height).toBe(500)
    await expectNoSidewaysScroll(page)
  })

  test('asks the public tile server for zoom 15 around the hotel', async ({ page }) => {
    const tiles: string[] = []
    page.on('request', (request) => request.url().startsWith(outsideHosts.tiles) && tiles.push(request.url()))
    await openMap(page)
    await expect.poll(() => tiles.length).toBeGreaterThan(0)
    for (const tile of tiles) expect(tile).toMatch(/\/15\/\d+\/\d+\.png$/)
  })

  test('opens a popup at a press and with the keyboard', async ({ page }) => {
    await openMap(page)
    await map(page).getByRole('button', { name: 'Lantana Nature Preserve, Attractions' }).click()
    await expect(map(page).locator('.leaflet-popup')).toHaveText([/Lantana Nature Preserve/])
    await map(page).getByRole('button', { name: 'Old Key Lime House, Restaurants' }).press('Enter')
    await expect(map(page).locator('.leaflet-popup')).toHaveText([/Old Key Lime House/])
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(map(page).locator('.leaflet-popup-content-wrapper')).toHaveCSS('border-top-width', '2px')
  })

  test('does what the list beside it says, and the list says what it shows', async ({ page }) => {
    await openMap(page)
    const list = page.getByRole('region', { name: 'All places on the map' })
    await expect(list.locator('details')).toHaveCount(25)
    await list.locator('summary', { hasText: 'Lantana Nature Preserve' }).click()
    await expect(map(page).locator('.leaflet-popup')).toHaveText([/Lantana Nature Preserve/])
    await expect(list.locator('details[open]')).toHaveCount(1)

    await list.getByRole('button', { name: /^Show on map\W+Lantana Nature Preserve$/ }).click()
    await expect(map(page).getByRole('button', { name: /^Lantana Nature Preserve/ })).toBeFocused()
    await expect(map(page)).toBeInViewport()
  })

  test('shows all places at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openMap(page)
    await page.getByRole('button', { name: 'Show all places' }).click()
    const inside = async () => {
      const frame = (await map(page).boundingBox())!
      const boxes = await map(page)
        .locator('.place-marker')
        .evaluateAll((markers) => markers.map((marker) => marker.getBoundingClientRect().toJSON() as DOMRect))
      return boxes.filter(
        (box) =>
          box.x >= frame.x &&
          box.right <= frame.x + frame.width &&
          box.y >= frame.y &&
          box.bottom <= frame.y + frame.height,
      ).length
    }
    await expect.poll(inside).toBe(25)
  })

  test('has three cards: beach, dining, shopping', async ({ page }) => {
    await open(page)
    const card = (title: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card('Beach Access').getByRole('link')).toHaveAttribute('href', /google\.com\/maps\/dir/)
    await card('Dining Options').getByRole('button').click()
    await expect(page.getByRole('heading', { name: 'Nearby Restaurants & Cafes' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Nearby Restaurants & Cafes' })).toBeFocused()
    await card('Shopping & Entertainment').getByRole('link').click()
    await expect(page).toHaveURL('/things-to-do')
  })

  test('lists restaurants and cafés nearest first in two columns', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page)
    const items = page.locator('#restaurants ol > li')
    const miles = await items.evaluateAll((all) =>
      all.map((item) => Number.parseFloat(item.querySelector('p')!.textContent!)),
    )
    expect(miles.length).toBe(10)
    expect(miles).toEqual(miles.toSorted((a, b) => a - b))
    // Looked at together: what arrives further up moves them all.
    const [first, second] = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()))
    expect(first.y).toBe(second.y)
    expect(second.x).toBeGreaterThan(first.right)
  })
})

test('the deals strip brings the signup form when it is near', async ({ page }) => {
  await open(page)
  const strip = page.locator('section[aria-labelledby=deals-title]')
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.locator('input[type=email]')).toBeVisible()
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/deals')
})
