import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { readPage } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe('a hotel that offers English and Finnish', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({}, { ...hotelFacts, languages: ['en', 'fi'] }, registerPages)
  })
  afterAll(() => server.close())

  const get = (path: string, headers = {}) => server.caller().rest('GET', path, undefined, headers)

  it.each([
    ['/de', '/'],
    ['/de/faq', '/faq'],
    ['/sv/contact?sent=1', '/contact?sent=1'],
    ['/es/blog/rss.xml', '/blog/rss.xml'],
  ])('leads %s to %s', async (from, to) => {
    const answer = await get(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
  })

  it.each(['/', '/fi', '/fi/faq', '/en/faq'])('shows %s, with these two in its menu and its head', async (path) => {
    const { status, document } = await readPage(server.caller(), path)
    expect(status).toBe(200)
    const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'fi', 'x-default'])
    const offered = new Set([...document.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('hreflang')))
    expect([...offered]).toEqual(['en', 'fi'])
  })

  it('has no other in its sitemap', async () => {
    const languages = [...(await get('/sitemap.xml')).body.matchAll(/hreflang="([\w-]+)"/g)].map(
      ([, language]) => language,
    )
    expect(new Set(languages)).toEqual(new Set(['en', 'fi', 'x-default']))
  })

  it('leads nobody to a language that was chosen while it was offered', async () => {
    expect((await get('/faq', { cookie: 'language=de' })).statusCode).toBe(200)
    expect((await get('/faq', { cookie: 'language=fi' })).headers.location).toBe('/fi/faq')
  })

  it('says so to integrators', async () => {
    const { data } = await server.caller().graphql('{ hotel(locale: en) { languages } }')
    expect(data.hotel.languages).toEqual(['en', 'fi'])
  })
})

it('one language needs no menu', async () => {
  const server = await startServer({}, { ...hotelFacts, languages: ['en'] }, registerPages)
  const { document } = await readPage(server.caller(), '/')
  expect(document.querySelectorAll('a[hreflang]')).toHaveLength(0)
  await server.close()
})

it('a hotel without a second website or profiles shows none', async () => {
  const profiles = { facebook: null, instagram: null, x: null, youtube: null, pinterest: null, tripadvisor: null }
  const server = await startServer({}, { ...hotelFacts, secondWebsite: null, profiles }, registerPages)
  for (const path of ['/', '/contact', '/deals']) {
    const { status, document } = await readPage(server.caller(), path)
    expect(status).toBe(200)
    const whole = document.documentElement.outerHTML
    expect(whole).not.toContain('lantanabeachinn')
    expect(whole).not.toContain('tripadvisor.com')
    expect(whole).not.toContain('facebook.com')
  }
  await server.close()
})
