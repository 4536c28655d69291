import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts, sampleContent } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { attributeOf, one, readPage, textOf, texts } from '#tests/support/html.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { localePath, text } from '#tests/support/texts.ts'

const [walks, restaurants, drives, dayTrips] = [
  sampleContent.list('walk', 'en'),
  sampleContent.list('restaurant', 'en'),
  sampleContent.list('drive', 'en'),
  sampleContent.list('day-trip', 'en'),
]

const written = (sentence: string) => sentence.replaceAll(/\s+/g, ' ')

const expectPhone = (card: Element, phone: string | null) => {
  const calls = [...card.querySelectorAll('a[href^="tel:"]')].map((link) => [textOf(link), link.getAttribute('href')])
  expect(calls).toEqual(phone ? [[phone, `tel:+1${phone.replaceAll(/\D/g, '')}`]] : [])
}

const expectWebsite = (card: Element, address: string | null) => {
  const websites = [...card.querySelectorAll('a')]
    .filter((link) => textOf(link).startsWith('Visit Website'))
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')])
  expect(websites).toEqual(address ? [[address, '_blank']] : [])
}

/** As the sample said of one place after the other that its facts may have changed. */
const toCheck: Record<Locale, RegExp> = {
  en: /please check/gi,
  es: /confirme/gi,
  pt: /confirme/gi,
  fr: /vérifi(ez|er)/gi,
  de: /bitte [^.]*prüfen/gi,
  fi: /tarkistaa/gi,
  sv: /kontrollera gärna/gi,
}

describe('things to do', () => {
  let server: TestServer
  let page: Document
  beforeAll(async () => {
    server = await startServer({}, hotelFacts, registerPages)
    page = (await readPage(server.caller(), '/things-to-do')).document
  })
  afterAll(() => server.close())

  it('has its title, the way back and five sections before the contact block', () => {
    expect(texts(page, 'h1')).toEqual(['Discover Lantana Beach'])
    expect(one(page, 'a', 'Back to Hotel').getAttribute('href')).toBe('/')
    expect(texts(page, 'main h2')).toEqual([
      'Top Attractions Within Walking Distance',
      'Award-Winning Local Restaurants',
      'Major Attractions Worth the Drive',
      'Perfect Day Trip Destinations',
      'Getting Around',
      'Ready to Book Your Stay?',
    ])
    expect(attributeOf(page, 'main form textarea', 'rows')).toBe('4')
    one(page, 'a', 'Book Online Now')
  })

  it.each([
    [3, 'Top Attractions Within Walking Distance'],
    [5, 'Award-Winning Local Restaurants'],
    [4, 'Major Attractions Worth the Drive'],
    [3, 'Perfect Day Trip Destinations'],
  ])('has %i cards under %s, each with one to four photos', (count, name) => {
    const cards = [...one(page, 'section', name).querySelectorAll('article')]
    expect(cards).toHaveLength(count)
    for (const card of cards) {
      const photos = card.querySelectorAll('button:has(img)').length
      expect(photos).toBeGreaterThanOrEqual(1)
      expect(photos).toBeLessThanOrEqual(4)
    }
  })

  it('names the day trips and four ways to get around', () => {
    expect(texts(one(page, 'section', 'Perfect Day Trip Destinations'), 'h3')).toEqual([
      'Delray Beach',
      'West Palm Beach',
      'Boca Raton',
    ])
    expect(texts(one(page, 'section', 'Getting Around'), 'h3')).toEqual([
      'Walking',
      'Free Parking',
      'Public Transit',
      'Ride Share',
    ])
  })

  it('tells features, way and website of every place within walking distance', () => {
    for (const place of walks) {
      const card = one(page, 'article', place.name)
      expect(textOf(card)).toContain(written(place.directions))
      for (const feature of place.features) expect(textOf(card)).toContain(written(feature))
      expectWebsite(card, place.website)
    }
  })

  it('tells address, phone, hours, features and the way of every restaurant, as far as known', () => {
    for (const place of restaurants) {
      const card = one(page, 'article', place.name)
      for (const part of [place.address, written(place.directions), ...place.features])
        expect(textOf(card)).toContain(part)
      expectPhone(card, place.phone)
      if (place.hours) expect(textOf(card)).toContain(place.hours)
      expectWebsite(card, place.website)
    }
  })

  it('leads to every place on a map, on foot or by car, in a new tab', () => {
    const ways = [...page.querySelectorAll('a')].filter((link) => textOf(link).startsWith('Get Directions '))
    expect(ways).toHaveLength(walks.length + restaurants.length + drives.length + dayTrips.length)
    const way = (name: string) => one(page, 'a', new RegExp(`^Get Directions ${name}`))
    expect(way('Old Key Lime House').getAttribute('href')).toMatch(/google\.com\/maps\/dir\/.*travelmode=walking/)
    expect(way('Lion Country Safari').getAttribute('href')).toMatch(/google\.com\/maps\/dir\/.*travelmode=driving/)
    expect(way('Lion Country Safari').getAttribute('target')).toBe('_blank')
    expect(way('Lion Country Safari').getAttribute('rel')).toMatch(/noopener/)
  })

  it('marks what the drive attractions cost, and tells how to reach them', () => {
    for (const [name, badge, admission] of [
      ['Lion Country Safari', 'From $54.99', '$54.99 (ages 10+), $44.99 (ages 3-9), under 3 free'],
      ['Flagler Museum', 'From $26', '$26 adults, $13 youth 6-12, under 6 free'],
      ['Palm Beach Zoo', 'From $30', 'About $30-35 adults'],
    ] as const) {
      const card = one(page, 'article', new RegExp(name))
      expect(texts(card, '*').filter((text) => text.startsWith('From $'))).toContain(badge)
      expect(textOf(card)).toContain(admission)
    }
    for (const place of drives) {
      const card = one(page, 'article', place.name)
      for (const part of [place.admission, place.address, place.hours, ...place.highlights])
        expect(textOf(card)).toContain(part)
      expectPhone(card, place.phone)
      expectWebsite(card, place.website)
    }
  })

  it.each(
    locales.flatMap(
      (locale) =>
        [
          [locale, '/things-to-do', 'thingsToDo.unverified'],
          [locale, '/', 'map.unverified'],
        ] as const,
    ),
  )('in %s %s says calmly, and once, that facts can change', async (locale, path, caveat) => {
    const { document } = await readPage(server.caller(), localePath(locale, path))
    expect(texts(document, 'p').filter((said) => said === written(text(locale, caveat)))).toHaveLength(1)
    const said = texts(document, 'main :is(article, details, li)').join(' ')
    expect(said.match(toCheck[locale]) ?? []).toEqual([])
  })
})
