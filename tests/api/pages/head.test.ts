import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { attributeOf, one, readPage, structuredData, textOf, texts } from '#tests/support/html.ts'
import { publicRoutes } from '#tests/support/public-routes.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { localePath, text } from '#tests/support/texts.ts'

/** The clock stands still: no month ends between two steps. */
const now = new Date()
let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(now)
})
afterAll(() => server.close())

const open = async (path: string) => (await readPage(server.caller(), path)).document
const get = (path: string) => server.caller().rest('GET', path)
const meta = (page: Document, property: string) => attributeOf(page, `meta[property="${property}"]`, 'content')!
const pathOf = (address: string) => new URL(address).pathname

const post = '/blog/turtle-season'
const cents = (price: string) => Math.round(Number(price.replaceAll(/[^\d.]/g, '')) * 100)

const expectJpeg = async (address: string) => {
  const { statusCode, headers, rawPayload } = await get(pathOf(address))
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/jpeg' })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
}

describe('link previews', () => {
  it.each(Object.keys(publicRoutes))('%s has a JPEG of 1200 × 630 that says what it shows', async (path) => {
    const page = await open(path)
    await expectJpeg(meta(page, 'og:image'))
    expect(meta(page, 'og:image:width')).toBe('1200')
    expect(meta(page, 'og:image:height')).toBe('630')
    expect(meta(page, 'og:image:alt')).toMatch(/.{15,}/)
    expect(attributeOf(page, 'meta[name="twitter:image"]', 'content')).toBe(meta(page, 'og:image'))
    expect(page.querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(locales.length - 1)
  })

  it('say it in the language of the page', async () => {
    for (const path of ['/deals', post])
      expect(meta(await open(localePath('fi', path)), 'og:image:alt')).not.toBe(meta(await open(path), 'og:image:alt'))
  })
})

describe('structured data', () => {
  const typed = (page: Document, type: string) =>
    structuredData(page)
      .flatMap((data) => data['@graph'] ?? [data.mainEntity ?? data])
      .filter((data) => [data['@type']].flat().includes(type))

  it.each(['/', '/contact'])('%s shows the hotel, describes it and tells what its nights cost', async (path) => {
    const [hotel] = typed(await open(path), 'Hotel')
    expect(hotel.description).toMatch(/1952/)
    expect(hotel.image.length).toBeGreaterThan(1)
    for (const image of hotel.image) await expectJpeg(image)
    const [lowest, highest] = hotel.priceRange.split('–').map(cents)
    const { data } = await server
      .caller()
      .graphql('query ($month: String!) { rateCalendar(month: $month, months: 3) { days { open total } } }', {
        month: new Intl.DateTimeFormat('en-CA', { timeZone: hotelFacts.timeZone }).format(now).slice(0, 7),
      })
    const totals = data.rateCalendar
      .flatMap(({ days }: { days: { open: boolean; total: number }[] }) => days)
      .filter(({ open: isOpen }: { open: boolean }) => isOpen)
      .map(({ total }: { total: number }) => total)
    expect([lowest, highest]).toEqual([Math.min(...totals), Math.max(...totals)])
  })

  it('tells check-in and check-out as hours of the day wherever it tells them', async () => {
    const told = []
    for (const path of Object.keys(publicRoutes))
      for (const locale of ['en', 'fi'] as const) {
        const written = JSON.stringify(structuredData(await open(localePath(locale, path))))
        const times = [...written.matchAll(/"check(?:in|out)Time":"([^"]*)"/gi)].map(([, time]) => time)
        if (times.length > 0) told.push([localePath(locale, path), ...times])
      }
    expect(told).toEqual(['/', '/fi', '/contact', '/fi/contact'].map((path) => [path, '15:00', '11:00']))
  })

  it('names bed, occupancy and the price of each room that the page itself shows', async () => {
    const page = await open('/gallery')
    const rooms = typed(page, 'HotelRoom')
    const shown = [...page.querySelectorAll('article[id^="room-"]')]
    expect(rooms).toHaveLength(shown.length)
    for (const [index, room] of rooms.entries()) {
      expect(room.bed).toMatchObject({ '@type': 'BedDetails', typeOfBed: expect.stringMatching(/King|Queen/) })
      expect(room.bed.numberOfBeds).toBe(room.url.includes('room-14') ? 2 : 1)
      expect(room.occupancy).toMatchObject({ '@type': 'QuantitativeValue', maxValue: expect.any(Number) })
      const price = textOf(one(shown[index]!, 'p', /^From /))
      expect(room.offers).toMatchObject({
        '@type': 'AggregateOffer',
        priceCurrency: hotelFacts.currency,
        url: expect.stringMatching(/\/gallery\?.*room=[a-z-]+.*#stay$/),
      })
      expect(cents(room.offers.lowPrice)).toBe(cents(price))
    }
  })

  it.each(['en', 'fi'] as Locale[])('leads from the home page to an article in %s', async (locale) => {
    const page = await open(localePath(locale, post))
    const [way] = typed(page, 'BreadcrumbList')
    const steps = way.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, pathOf(item)])
    expect(steps).toEqual([
      [hotelFacts.name, localePath(locale, '/')],
      [text(locale, 'nav.blog'), localePath(locale, '/blog')],
      [texts(page, 'h1')[0], localePath(locale, post)],
    ])
  })
})

describe('icons', () => {
  it('stand where browsers and phones look for them', async () => {
    const page = await open('/')
    const icon = await get('/favicon.ico')
    expect(icon.headers['content-type']).toBe('image/x-icon')
    // An ICO of one picture: https://en.wikipedia.org/wiki/ICO_(file_format)
    expect([...icon.rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect(await sharp(icon.rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })

    const touch = await get(attributeOf(page, 'link[rel="apple-touch-icon"]', 'href')!)
    expect(await sharp(touch.rawPayload).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  })

  it('stand in the manifest, with the name of the hotel', async () => {
    const answer = await get(attributeOf(await open('/'), 'link[rel="manifest"]', 'href')!)
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = answer.json()
    expect(manifest).toMatchObject({ name: hotelFacts.name, start_url: '/', theme_color: '#0e4656' })
    for (const { src, sizes, type } of manifest.icons) {
      const { rawPayload, headers } = await get(src)
      const { width, height } = await sharp(rawPayload).metadata()
      expect({ type, sizes }).toEqual({ type: headers['content-type'], sizes: `${width}x${height}` })
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  })
})
