import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import type { Caller } from '#tests/support/caller.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { ownScript, standingScripts } from '#tests/support/html.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

/** Short enough for every field, and a program wherever it is put: in a tag, an attribute, a script, or a title. */
const hostile = `"'></script></title><img src=x onerror=boom()>`
const line = `Sea ${hostile}`

let server: TestServer
let owner: Caller
let own: string
beforeAll(async () => {
  own = await ownScript()
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 }, hotelFacts, registerPages)
  owner = await server.caller().signIn()
  await fillEveryField()
})
afterAll(() => server.close())

const change = async (operation: string, type: string, input: object, fields = 'id') => {
  const query = `mutation ($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`
  const { data, errors } = await owner.graphql(query, { input })
  if (errors) throw new Error(`${operation}: ${errors[0]!.message}`)
  return data[operation]
}

/** What staff and guests can write, each text of it hostile. */
const fillEveryField = async () => {
  const [type] = (await owner.graphql('{ roomTypes { id version } }')).data.roomTypes
  await change('updateRoomType', 'UpdateRoomTypeInput', {
    ...type,
    name: line,
    description: `${line}\n${line}`,
    size: hostile.slice(0, 40),
    amenities: [line],
    images: [{ url: '/pictures/x-480.webp', alt: line, translations: [{ locale: 'fi', alt: line }] }],
    translations: [{ locale: 'fi', name: line, description: line }],
    accessibility: { notes: line },
  })
  for (const language of ['en', 'fi']) {
    const post = await change('createBlogEntry', 'CreateBlogEntryInput', { title: line, language }, 'id version')
    const written = await change(
      'updateBlogEntry',
      'UpdateBlogEntryInput',
      {
        ...post,
        slug: `hostile-${language}`,
        excerpt: line,
        content: `<p>${line}</p><p onclick=boom()><a href="javascript:boom()">x</a></p><script>boom()</script>`,
        featuredImage: 'lantana-beach',
        imageAlt: line,
        category: 'beaches',
        author: line,
        tags: [hostile.slice(0, 40)],
        metaTitle: line,
        metaDescription: line,
      },
      'id version',
    )
    await change('changeBlogStatus', 'ChangeBlogStatusInput', { ...written, status: 'PUBLISHED' })
  }
  const inquiry = { name: line, email: 'eve@example.com', message: `${line}\n${line}`, subscribedToNewsletter: true }
  const sent = await server.caller().rest('POST', '/api/inquiries', inquiry)
  if (sent.statusCode !== 201) throw new Error(sent.body)
}

/** What of a document would run, load or lead elsewhere by itself. */
const dangers = (html: string): string[] => {
  const { document } = new JSDOM(html).window
  const scripts = standingScripts(html).filter((text) => text !== own)
  const elements = [...document.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase()
    const names = element.getAttributeNames()
    const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href'].map(
      (name) => element.getAttribute(name) ?? '',
    )
    return [
      ...names.filter((name) => name.startsWith('on')).map((name) => `<${tag} ${name}>`),
      ...addresses.filter((url) => /^\s*(javascript|vbscript|data:text)/i.test(url)).map((url) => `<${tag}> to ${url}`),
      ...(element.getAttribute('src') === 'x' ? [`<${tag} src=x>`] : []),
    ]
  })
  return [...elements, ...scripts.map((text) => `a script with the text ${text}`)]
}

const pages = ['/', '/fi', '/blog', '/fi/blog', '/blog/hostile-en', '/fi/blog/hostile-fi', '/deals', '/faq', '/gallery']

describe('what people write is shown as text', () => {
  it.each(pages)('on the page %s', async (path) => {
    const { body, statusCode } = await server.caller().rest('GET', path)
    expect(statusCode).toBe(200)
    expect(dangers(body)).toEqual([])
    const { document } = new JSDOM(body).window
    for (const script of document.querySelectorAll('script[type$=json]'))
      expect(() => JSON.parse(script.textContent!)).not.toThrow()
  })

  it.each([
    ['/', 'the name of a room'],
    ['/blog', 'the title of a post'],
    ['/blog/hostile-en', 'a post'],
  ])('and really stands on %s: %s', async (path) => {
    const { body } = await server.caller().rest('GET', path)
    expect(new JSDOM(body).window.document.body.textContent).toContain(line)
  })

  it('in the preview of a post', async () => {
    const [post] = await sql<{ id: string }>(server, `select id from blog_post where slug = 'hostile-en'`)
    const made = await owner.graphql('mutation ($id: ID!) { createBlogPreview(id: $id) { url } }', post)
    expect(made.errors).toBeUndefined()
    const { body } = await server.caller().rest('GET', new URL(made.data.createBlogPreview.url).pathname)
    expect(dangers(body)).toEqual([])
    expect(body).toContain('boom()')
  })

  it('in the text of a post as it is kept, and as it is shown if something else was kept', async () => {
    const [kept] = await sql<{ id: string; content: string }>(
      server,
      `select id, content from blog_post where slug = 'hostile-fi'`,
    )
    expect(dangers(kept!.content)).toEqual([])
    await sql(
      server,
      `update blog_post set content = '<p>Meri <img src=x onerror=boom()></p>' where id = '${kept!.id}'`,
    )
    server.deps.pages.clear()
    const { body } = await server.caller().rest('GET', '/fi/blog/hostile-fi')
    await sql(server, 'update blog_post set content = ? where id = ?', [kept!.content, kept!.id])
    server.deps.pages.clear()
    expect(body).toContain('Meri')
    expect(dangers(body)).toEqual([])
  })

  it.each(['/blog/rss.xml', '/fi/blog/rss.xml', '/sitemap.xml'])('in %s, which stays well-formed', async (path) => {
    const { body, statusCode } = await server.caller().rest('GET', path)
    expect(statusCode).toBe(200)
    const { document } = new JSDOM(body, { contentType: 'text/xml' }).window
    expect(document.querySelectorAll('img, script').length).toBe(0)
    if (path.includes('rss')) expect(document.querySelector('item title')?.textContent).toBe(line)
  })

  it('in every mail', async () => {
    const rows = await sql<{ kind: string; html: string; text: string }>(server, 'select kind, html, text from mail')
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['inquiry-receipt', 'inquiry-notice']))
    for (const { html } of rows) expect(dangers(html)).toEqual([])
    const notice = rows.find(({ kind }) => kind === 'inquiry-notice')!
    expect(new JSDOM(notice.html).window.document.body.textContent).toContain(line)
    const input = { subject: line, discountPercent: 5, validUntil: inDays(30), specialMessage: line }
    const preview = await owner.graphql(
      'query ($input: CampaignInput!) { campaignPreview(input: $input, locale: en) { html } }',
      { input },
    )
    expect(preview.errors).toBeUndefined()
    expect(dangers(preview.data.campaignPreview.html)).toEqual([])
    expect(new JSDOM(preview.data.campaignPreview.html).window.document.body.textContent).toContain(line)
    const translations = [{ locale: 'fi', subject: line, specialMessage: line }]
    const own = await owner.graphql(
      'query ($input: CampaignInput!) { campaignPreview(input: $input, locale: fi) { html } }',
      { input: { ...input, subject: 'English', specialMessage: '', translations } },
    )
    expect(own.errors).toBeUndefined()
    expect(dangers(own.data.campaignPreview.html)).toEqual([])
    expect(new JSDOM(own.data.campaignPreview.html).window.document.body.textContent).toContain(line)
  })
})
