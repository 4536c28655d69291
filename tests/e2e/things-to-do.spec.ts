import type { Locator } from '@playwright/test'
import { dayTrips } from '#api/modules/guide/day-trips.ts'
import { driveAttractions } from '#api/modules/guide/drives.ts'
import { restaurants } from '#api/modules/guide/restaurants.ts'
import { walkingAttractions } from '#api/modules/guide/walking.ts'
import { fill } from '#api/modules/hotel/fill.ts'
import { hotelFacts } from '#api/modules/hotel/hotel.facts.ts'
import { expect, test, waitForHydration } from './browser.ts'

const cardCount = walkingAttractions.length + restaurants.length + driveAttractions.length + dayTrips.length

const written = (sentence: string) => fill(sentence, hotelFacts, 'en')
const englishName = ({ name }: { name: string | { en: string } }) => (typeof name === 'string' ? name : name.en)

const expectPhone = async (card: Locator, phone: string | null) => {
  await expect(card.locator('a[href^="tel:"]')).toHaveCount(phone ? 1 : 0)
  if (!phone) return
  const href = `tel:+1${phone.replaceAll(/\D/g, '')}`
  await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', href)
}

const expectWebsite = async (card: Locator, address: string | null) => {
  const website = card.getByRole('link', { name: /^Visit Website/ })
  await expect(website).toHaveCount(address ? 1 : 0)
  if (!address) return
  await expect(website).toHaveAttribute('href', address)
  await expect(website).toHaveAttribute('target', '_blank')
}

test.describe('things to do', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/things-to-do')
    await waitForHydration(page)
  })

  test('has its title, the way back and five sections before the contact block', async ({ page }) => {
    await expect(page.locator('h1')).toHaveText('Discover Lantana Beach')
    await expect(page.getByRole('link', { name: 'Back to Hotel' })).toHaveAttribute('href', '/')
    await expect(page.locator('main h2')).toHaveText([
      'Top Attractions Within Walking Distance',
      'Award-Winning Local Restaurants',
      'Major Attractions Worth the Drive',
      'Perfect Day Trip Destinations',
      'Getting Around',
      'Ready to Book Your Stay?',
    ])
    await expect(page.locator('main form textarea')).toHaveAttribute('rows', '4')
    await expect(page.getByRole('link', { name: 'Book Online Now' })).toBeVisible()
  })

  for (const [name, count] of [
    ['Top Attractions Within Walking Distance', 3],
    ['Award-Winning Local Restaurants', 5],
    ['Major Attractions Worth the Drive', 4],
    ['Perfect Day Trip Destinations', 3],
  ] as const)
    test(`has ${count} cards under ${name}, each with one to four photos`, async ({ page }) => {
      const cards = page.getByRole('region', { name }).getByRole('article')
      await expect(cards).toHaveCount(count)
      for (const card of await cards.all()) {
        const photos = await card.getByRole('button').count()
        expect(photos).toBeGreaterThanOrEqual(1)
        expect(photos).toBeLessThanOrEqual(4)
      }
    })

  test('names the day trips and four ways to get around', async ({ page }) => {
    const trips = page.getByRole('region', { name: 'Perfect Day Trip Destinations' })
    await expect(trips.locator('h3')).toHaveText(['Delray Beach', 'West Palm Beach', 'Boca Raton'])
    const around = page.getByRole('region', { name: 'Getting Around' })
    await expect(around.locator('h3')).toHaveText(['Walking', 'Free Parking', 'Public Transit', 'Ride Share'])
  })

  test('tells features, way and website of every place within walking distance', async ({ page }) => {
    for (const place of walkingAttractions) {
      const card = page.getByRole('article', { name: englishName(place) })
      await expect(card).toContainText(written(place.directions.en))
      for (const feature of place.features.en) await expect(card).toContainText(written(feature))
      await expectWebsite(card, place.website)
    }
  })

  test('tells address, phone, hours, features and the way of every restaurant, as far as known', async ({ page }) => {
    for (const place of restaurants) {
      const card = page.getByRole('article', { name: place.name })
      await expect(card).toContainText(place.address)
      await expect(card).toContainText(place.directions.en)
      for (const feature of place.features.en) await expect(card).toContainText(feature)
      await expectPhone(card, place.phone)
      if (place.hours) await expect(card).toContainText(place.hours.en)
      await expectWebsite(card, place.website)
    }
  })

  test('leads to every place on a map, on foot or by car, in a new tab', async ({ page }) => {
    const link = (name: string) => page.getByRole('link', { name: `Get Directions ${name}` })
    await expect(page.getByRole('link', { name: /^Get Directions / })).toHaveCount(cardCount)
    await expect(link('Old Key Lime House')).toHaveAttribute('href', /google\.com\/maps\/dir\/.*travelmode=walking/)
    await expect(link('Lion Country Safari')).toHaveAttribute('href', /google\.com\/maps\/dir\/.*travelmode=driving/)
    await expect(link('Lion Country Safari')).toHaveAttribute('target', '_blank')
    await expect(link('Lion Country Safari')).toHaveAttribute('rel', /noopener/)
  })

  test('marks what the drive attractions cost, and tells how to reach them', async ({ page }) => {
    const badge = (name: string) => page.getByRole('article', { name }).getByText(/^From \$/)
    await expect(badge('Lion Country Safari')).toHaveText('From $54.99')
    await expect(badge('Flagler Museum')).toHaveText('From $26')
    await expect(badge('Palm Beach Zoo')).toHaveText('From $30')
    for (const [name, admission] of [
      ['Lion Country Safari', '$54.99 (ages 10+), $44.99 (ages 3-9), under 3 free'],
      ['Flagler Museum', '$26 adults, $13 youth 6-12, under 6 free'],
      ['Palm Beach Zoo', 'About $30-35 adults'],
    ] as const)
      await expect(page.getByRole('article', { name })).toContainText(admission)
    for (const place of driveAttractions) {
      const card = page.getByRole('article', { name: place.name })
      await expect(card).toContainText(place.admission.en)
      await expect(card).toContainText(place.address)
      await expectPhone(card, place.phone)
      await expectWebsite(card, place.website)
      await expect(card).toContainText(place.hours.en)
      for (const highlight of place.highlights.en) await expect(card).toContainText(highlight)
    }
  })

  test('says calmly which facts nobody has checked', async ({ page }) => {
    const unverified = [...walkingAttractions, ...restaurants, ...driveAttractions, ...dayTrips].filter(
      ({ provenance }) => provenance.status === 'unverified',
    )
    await expect(page.getByText('Details can change; please check before you go.')).toHaveCount(unverified.length)
  })

  test('opens its photos over the whole screen', async ({ page }) => {
    await page.getByRole('article', { name: 'Lantana Municipal Beach' }).getByRole('button').nth(1).click()
    await expect(page.getByRole('dialog').getByText('Photo 2 of 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('things to do starts at its top when it is reached from further down another page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/gallery')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Things to do nearby' }).click()
  await expect(page.locator('h1')).toHaveText('Discover Lantana Beach')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
