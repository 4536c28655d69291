import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { one, readPage, textOf } from '#tests/support/html.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { localePath, text } from '#tests/support/texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
})
afterAll(() => server.close())

const ask = (path: string, cookie?: string) =>
  server.caller().rest('GET', path, undefined, { accept: 'text/html', ...(cookie && { cookie }) })

describe('a guest who chose a language before', () => {
  it.each([
    ['/', '/fi'],
    ['/contact', '/fi/contact'],
    ['/?arrival=2027-03-01&departure=2027-03-04&utm_source=mail', '/fi/?arrival=2027-03-01'],
    ['/blog/no-such-post', '/fi/blog/no-such-post'],
    ['/newsletter/confirm?token=a.b', '/fi/newsletter/confirm?token=a.b'],
    ['//evil.example', '/fi//evil.example'],
  ])('is led from %s to an address that carries it', async (from, to) => {
    const { statusCode, headers } = await ask(from, 'desk.session=a; language=fi')
    expect(statusCode).toBe(302)
    expect(String(headers.location).replace('/fi?', '/fi/?')).toMatch(to)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie' })
    expect(headers['set-cookie']).toMatch(/^language=fi; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  })

  it('reads the page in it from the first byte, and others still read theirs', async () => {
    const caller = server.caller()
    for (const [cookie, locale] of [
      ['language=fi', 'fi'],
      ['language=en', 'en'],
      ['language=xx', 'en'],
      ['', 'en'],
    ] as const) {
      const first = await ask('/contact', cookie)
      const { document } = await readPage(caller, String(first.headers.location ?? '/contact'))
      expect(document.documentElement.lang).toBe(locale)
      expect(textOf(one(document, 'h1'))).toBe(text(locale, 'contact-title'))
    }
  })

  it.each(['/sv/contact', '/en/contact', '/admin', '/robots.txt', '/sitemap.xml', '/blog/rss.xml'])(
    'is shown %s as it is',
    async (path) => {
      const { statusCode, headers } = await ask(path, 'language=fi')
      expect(statusCode).toBe(200)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers.vary ?? '').not.toContain('cookie')
    },
  )

  it('can choose English without a script: its link names it', async () => {
    const { document } = await readPage(server.caller(), '/fi/faq')
    expect(document.querySelector('a[hreflang=en]')?.getAttribute('href')).toBe('/en/faq')
  })
})

it('an address without a language tells caches that it depends on the cookie', async () => {
  const { statusCode, headers } = await ask('/contact')
  expect(statusCode).toBe(200)
  expect(headers.vary).toBe('accept-encoding, cookie')
})

it.each([
  ['en', '/', 'Available nights and prices'],
  ['de', '/', 'Verfügbarkeit prüfen'],
  ['de', '/', 'Übernachten Sie bei uns'],
  ['de', '/', /Ab \d+ \$ pro Nacht, zzgl\. Steuern/],
  ['fi', '/', /Alkaen \d+ \$\/yö/],
  ['es', '/', /Desde \$\d+ por noche/],
  ['es', '/contact', /\$100/],
  ['sv', '/gallery', /\d km/],
  ['fr', '/gallery', /\d km/],
] as const)('%s %s has its own words', async (locale, path, words) => {
  const { document } = await readPage(server.caller(), localePath(locale, path))
  const said = textOf(document.body)
  if (typeof words === 'string') expect(said).toContain(words)
  else expect(said).toMatch(words)
})
