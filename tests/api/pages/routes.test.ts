import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import { markupFaults } from '#tests/support/markup-faults.ts'
import { publicRoutes } from '#tests/support/public-routes.ts'
import { attributeOf, one, readPage, structuredData, textOf, texts } from '#tests/support/html.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { localePath, text } from '#tests/support/texts.ts'
import { wrongWords } from '#tests/support/wrong-words.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
})
afterAll(() => server.close())

describe('whole without JavaScript', () => {
  const addresses = Object.entries(publicRoutes).flatMap(([path, title]) =>
    locales.map((locale) => ({ address: localePath(locale, path), path, title, locale })),
  )

  it.each(addresses)('$address', async ({ address, path, title, locale }) => {
    const { status, document } = await readPage(server.caller(), address)
    expect(status).toBe(200)
    expect(document.documentElement.lang).toBe(locale)
    expect(document.title).toMatch(new RegExp(`.{3,} \\| .*${hotelFacts.name}|^${hotelFacts.name}, .{10}`))
    expect(texts(document, 'h1')).toEqual([title ? text(locale, title) : expect.stringMatching(/.{10,}/)])
    expect(textOf(one(document, 'main'))).toMatch(/.{20,}/)
    expect(markupFaults(document)).toEqual([])
    expect(textOf(document.body)).not.toMatch(wrongWords[locale])
    expect(attributeOf(document, 'meta[name=description]', 'content')).toMatch(/.{50,}/)
    expect(attributeOf(document, 'meta[property="og:title"]', 'content')).toMatch(/.{3,}/)
    expect(attributeOf(document, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
    expect(new URL(attributeOf(document, 'link[rel=canonical]', 'href')!).pathname).toBe(address)
    const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href')!).pathname,
    ])
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(locales.map((other) => [other, localePath(other, path)])),
      'x-default': path,
    })
  })
})

it.each([
  ['/no-such-page', '404 Page Not Found'],
  ['/xx/contact', '404 Page Not Found'],
  ['/fi/no-such-page', text('fi', 'missing.title')],
  ['/foo%0a', '404 Page Not Found'],
  ['/blog%0a', '404 Page Not Found'],
  ['/fi/x%0d', text('fi', 'missing.title')],
  ['/x%e2%80%a8y', '404 Page Not Found'],
])('%s is the 404 page with status 404', async (address, title) => {
  const { status, document } = await readPage(server.caller(), address)
  expect(status).toBe(404)
  expect(textOf(one(document, 'h1'))).toContain(title)
  expect(attributeOf(document, 'meta[name=robots]', 'content')).toMatch(/noindex/)
})

it.each(['/admin', '/email-manager', '/email-admin', '/email-campaigns'])(
  '%s is not for search engines',
  async (path) => {
    const { body } = await server.caller().rest('GET', path, undefined, { accept: 'text/html' })
    expect(body).toMatch(/<meta name="robots" content="noindex, ?nofollow"/)
  },
)

describe('an address in capital letters', () => {
  it.each([
    ['/BLOG', '/blog'],
    ['/ROOMS/king-suite', '/rooms/king-suite'],
    ['/FI/Rooms/king-suite?guests=2', '/fi/rooms/king-suite?guests=2'],
    ['/Ask-For-Stay', '/ask-for-stay'],
    ['/Stay-Sheet?room=king-suite', '/stay-sheet?room=king-suite'],
    ['/Gallery?from=mail', '/gallery?from=mail'],
    ['/FI/Contact', '/fi/contact'],
    ['/Admin', '/admin'],
  ])('%s leads to %s', async (from, to) => {
    const { statusCode, headers } = await server.caller().rest('GET', from)
    expect([statusCode, headers.location]).toEqual([301, to])
  })

  it('that is no page stays what it is', async () => {
    expect((await server.caller().rest('GET', '/Nothing/Here')).statusCode).toBe(404)
  })
})

it.each([
  ['/', 'en_US'],
  ['/fi', 'fi_FI'],
  ['/pt/contact', 'pt_BR'],
])('%s tells programs its language and times as they read them', async (path, locale) => {
  const { document } = await readPage(server.caller(), path)
  expect(attributeOf(document, 'meta[property="og:locale"]', 'content')).toBe(locale)
  const others = document.querySelectorAll('meta[property="og:locale:alternate"]')
  expect(new Set([...others].map((one) => one.getAttribute('content'))).size).toBe(locales.length - 1)
  const data = JSON.stringify(structuredData(document))
  expect(data).toContain('"checkinTime":"15:00","checkoutTime":"11:00"')
  expect(data).toContain(`"sameAs":${JSON.stringify(Object.values(hotelFacts.profiles))}`)
})
