import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { blogDesk } from '#tests/support/blog-desk.ts'
import { attributeOf, one, readPage, structuredData, textOf, texts } from '#tests/support/html.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { localePath, text } from '#tests/support/texts.ts'

const post = '/blog/turtle-season'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
})
afterAll(() => server.close())

it('the blog is a grid of cards that lead to their posts', async () => {
  const { document } = await readPage(server.caller(), '/blog')
  expect(texts(document, 'h1')).toEqual(['News & Blog'])
  expect(textOf(one(document, 'main'))).toContain(text('en', 'blog-intro'))
  const card = one(document, `article a[href="${post}"]`).closest('article')!
  expect(texts(card, 'span')).toContain('Nature')
  expect(textOf(one(card, 'h2'))).toBe('Turtle Season: How to Be a Good Neighbor at Night')
  expect(textOf(card)).toContain('which is mostly darkness')
  expect(textOf(one(card, 'time'))).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  expect(texts(one(card, 'ul'), 'li')).toEqual(['sea turtles', 'beach manners', 'wildlife'])
  expect(attributeOf(card, 'img', 'alt')).toMatch(/.{10,}/)
  expect(texts(document, 'article span')).toContain('Family Travel')
})

it.each([
  ['en', '0 views', '1 view'],
  ['es', '0 visitas', '1 visita'],
  ['pt', '0 visualizações', '1 visualização'],
  ['fr', '0 vue', '1 vue'],
  ['de', '0 Aufrufe', '1 Aufruf'],
  ['fi', '0 lukukertaa', '1 lukukerta'],
  ['sv', '0 visningar', '1 visning'],
] as const)(
  'each card bears the count of its readers in %s, and who reads a post is its first',
  async (locale, none, first) => {
    const { document } = await readPage(server.caller(), localePath(locale, '/blog'))
    const cards = [...document.querySelectorAll('article')]
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(texts(card, 'p > span')).toContain(none)
    const read = await readPage(server.caller(), localePath(locale, post))
    expect(texts(read.document, 'article header li')).toContain(first)
  },
)

it('a post has all that the specification names', async () => {
  const { document } = await readPage(server.caller(), post)
  const article = one(document, 'article')
  expect(document.title).toBe('Sea Turtle Season in Lantana: Beach Manners at Night | Coral Stone Inn Blog')
  expect(attributeOf(document, 'meta[name=description]', 'content')).toMatch(
    /^Nesting season runs March through October/,
  )
  expect(texts(article, 'header span')).toContain('Nature')
  expect(textOf(one(article, 'header'))).toContain('What sea turtles need from you, which is mostly darkness')
  expect(texts(one(article, 'ul', text('en', 'blog.tags')), 'li')).toEqual([
    'sea turtles',
    'beach manners',
    'wildlife',
    'spring',
  ])
  expect(textOf(one(article, 'header time'))).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  one(article, 'li', /^\d+ min read$/)
  one(article, 'header li', /^By /)
  const main = one(document, 'main')
  expect(one(main, 'a', 'Back to Blog').getAttribute('href')).toBe('/blog')
  expect(one(main, 'a', 'Book Your Stay').getAttribute('href')).toBe('/')
  expect(one(main, 'a', 'Read More Articles').getAttribute('href')).toBe('/blog')

  expect(attributeOf(document, 'meta[property="og:type"]', 'content')).toBe('article')
  for (const property of ['article:published_time', 'article:modified_time', 'article:author'])
    expect(attributeOf(document, `meta[property="${property}"]`, 'content')).toMatch(/.+/)
  expect(attributeOf(document, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  const [data] = structuredData(document)
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: textOf(one(document, 'h1')),
    author: { '@type': 'Organization' },
    publisher: { '@type': 'Organization', logo: { '@type': 'ImageObject' } },
    mainEntityOfPage: { '@type': 'WebPage', '@id': expect.stringMatching(/\/blog\/turtle-season$/) },
  })
  for (const key of ['description', 'image', 'datePublished', 'dateModified']) expect(data[key]).toMatch(/.+/)
  const logo = new URL(data.publisher.logo.url).pathname
  expect((await server.caller().rest('GET', logo)).statusCode).toBe(200)
})

it.each([
  ['en', 'By The Coral Stone Inn family'],
  ['es', 'Por la familia de Coral Stone Inn'],
  ['pt', 'Texto: família de Coral Stone Inn'],
  ['fr', 'Par la famille de Coral Stone Inn'],
  ['de', 'Text: die Familie von Coral Stone Inn'],
  ['fi', 'Kirjoittanut Coral Stone Inn -perhe'],
  ['sv', 'Av familjen på Coral Stone Inn'],
] as const)('a post of the house says in %s who wrote it: %s', async (locale, byline) => {
  const { document } = await readPage(server.caller(), localePath(locale, post))
  expect(texts(document, 'article header li')).toContain(byline)
})

it('a post has its tags in the language of its page, for readers and for search engines', async () => {
  const tagsIn = async (locale: Locale) => {
    const { document } = await readPage(server.caller(), localePath(locale, post))
    const tags = texts(one(document, 'article ul', text(locale, 'blog.tags')), 'li')
    expect(structuredData(document)[0].keywords).toBe(tags.join(', '))
    return tags
  }
  const [english, ...others] = await Promise.all(locales.map(tagsIn))
  for (const tags of others) {
    expect(tags).toHaveLength(english!.length)
    expect(tags.filter((tag) => english!.includes(tag))).toEqual([])
  }
})

it.each([
  ['en', 'Blog post not found'],
  ['fi', text('fi', 'blog.post.missing')],
] as const)('a missing post answers 404 in %s', async (locale, heading) => {
  const { status, document } = await readPage(server.caller(), localePath(locale, '/blog/no-such-post'))
  expect(status).toBe(404)
  expect(texts(document, 'h1')).toEqual([heading])
  expect(one(document, 'a', text(locale, 'blog.post.back')).getAttribute('href')).toBe(localePath(locale, '/blog'))
  expect(attributeOf(document, 'meta[name=robots]', 'content')).toBe('noindex')
})

it('a reader that has the feed is not sent it again', async () => {
  const first = await server.caller().rest('GET', '/blog/rss.xml')
  const known = { 'if-none-match': String(first.headers['etag']) }
  const again = await server.caller().rest('GET', '/blog/rss.xml', undefined, known)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await server.caller().rest('GET', '/fi/blog/rss.xml', undefined, known)).statusCode).toBe(200)
})

it('feed and sitemap list the posts', async () => {
  const read = async (path: string) => (await server.caller().rest('GET', path)).body
  const feed = await read('/blog/rss.xml')
  expect(feed).toContain('<rss version="2.0"')
  expect(feed).toMatch(new RegExp(`<link>[^<]+${post}</link>`))
  expect(await read('/fi/blog/rss.xml')).toContain('<language>fi</language>')
  const sitemap = await read('/sitemap.xml')
  expect(sitemap).toContain(`/fi${post}</loc><lastmod>`)
  expect(sitemap).not.toContain('/newsletter/')
})

it('more articles have an address, so that they come without a script too', async () => {
  const desk = blogDesk(server, (await addStaff(server, 'marketing')).caller)
  const shownAt = async (address: string) => {
    const { document } = await readPage(server.caller(), address)
    return { document, count: document.querySelectorAll('main article').length }
  }
  const { count: before } = await shownAt('/blog')
  for (let added = 0; added < 12; added += 1) await desk.published()
  const { document, count } = await shownAt('/blog')
  expect(count).toBe(12)
  const more = one(document, 'a', text('en', 'blog.more')).getAttribute('href')!
  expect(more).toBe('/blog?first=24')
  expect((await shownAt(more)).count).toBe(before + 12)
  for (const first of ['0', '13', '1200', 'many']) expect((await shownAt(`/blog?first=${first}`)).count).toBe(12)
})
