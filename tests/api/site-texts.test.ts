import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { publicRoutes } from '#tests/support/public-routes.ts'
import { readPage, textOf, texts } from '#tests/support/html.ts'
import { hotelFacts, sampleContent } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { guestSide, sources } from '#tests/support/sources.ts'
import { sql } from '#tests/support/subscribers.ts'
import { localePath } from '#tests/support/texts.ts'

const places = sampleContent.list('text', 'en')
const paths = [...Object.keys(publicRoutes), '/nothing-here']

let server: TestServer
beforeAll(async () => {
  server = await startServer({ NEWSLETTER_OPT_IN: 'single' }, hotelFacts, registerPages)
})
afterAll(() => server.close())

/** As after a change at the desk. */
const change = async (statement: string) => {
  await sql(server, statement)
  await server.deps.published.refresh()
  server.deps.pages.clear()
}

const read = async (path: string) => (await readPage(server.caller(), path)).document

/** The mail that somebody gets who joins the mailing list. */
const welcome = async (email: string) => {
  await server
    .caller()
    .graphql('mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success } }', { input: { email } })
  const [mail] = await sql<{ html: string; text: string }>(server, 'select html, text from mail where to_address = ?', [
    email,
  ])
  return mail!
}

const firstOf = <Kind extends ContentKind>(kind: Kind) => sampleContent.list(kind, 'en')[0]!

/** All that a page says: to be read, to be heard, and in lists of search engines. */
const saidBy = (document: Document): string => {
  for (const silent of document.querySelectorAll('script, style')) silent.remove()
  const attributes = ['alt', 'aria-label', 'placeholder', 'content'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  )
  return [document.documentElement.textContent, ...attributes].join('\n').replaceAll(/\s+/g, ' ')
}

/** What stands between quotation marks and has four words: less than that can be a name in the code as well. */
const sentencesIn = (code: string): string[] =>
  [...code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .flatMap(([, line, template]) => (line ?? template!).split(/\$\{[^}]*\}/))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /(?:\S+ ){3}\S/.test(text))

it('no sentence of a page stands in code, but for the title of pages that the desk has not', async () => {
  const said: string[] = []
  for (const path of paths)
    for (const locale of ['en', 'fi'] as const) said.push(saidBy(await read(localePath(locale, path))))
  const all = said.join('\n')
  const code = sources.filter((one) => guestSide(one) && /\.tsx?$/.test(one.file))
  const found = code.flatMap(({ file, text }) =>
    sentencesIn(text)
      .filter((sentence) => all.includes(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  )
  expect(found).toEqual(['api/http/pages/page-maker.ts: 404 Page Not Found'])
})

describe('what nobody has written in the language of the page', () => {
  const kinds = ['walk', 'restaurant', 'drive', 'day-trip', 'getting-around', 'faq', 'review', 'notice', 'room-block']
  beforeAll(() =>
    change(
      `update content_entry entry set published = published #- '{texts,fi}'
       where kind in (${kinds.map((kind) => `'${kind}'`).join()})
         and not exists (select from content_entry other where other.kind = entry.kind and other.position < entry.position)`,
    ),
  )

  it.each([
    ['/fi/things-to-do', firstOf('walk').description],
    ['/fi/things-to-do', firstOf('restaurant').directions],
    ['/fi/things-to-do', firstOf('drive').hours],
    ['/fi/things-to-do', firstOf('day-trip').description],
    ['/fi/things-to-do', firstOf('getting-around').description],
    ['/fi/faq', firstOf('faq').question],
    ['/fi/faq', firstOf('faq').answer],
    ['/fi', firstOf('review').text],
    ['/fi/privacy', firstOf('notice').paragraphs[0]!],
    ['/fi/gallery', firstOf('room-block').description],
  ])('is marked as English on %s: %s', async (path, words) => {
    const document = await read(path)
    const told = [...document.querySelectorAll('main *')].filter((element) => textOf(element) === words)
    expect(told.length).toBeGreaterThan(0)
    expect(told.at(-1)!.closest('[lang]')!.getAttribute('lang')).toBe('en')
  })

  it('and nothing else is', async () => {
    const document = await read('/fi/faq')
    expect(texts(document, 'main [lang]')).toEqual([firstOf('faq').question, firstOf('faq').answer])
    expect((await read('/en/faq')).querySelectorAll('main [lang]')).toHaveLength(0)
  })
})

describe('another hotel', () => {
  beforeAll(() =>
    change(
      `update content_entry set published = jsonb_set(published, '{texts}',
         jsonb_build_object('en', jsonb_build_object('text', '⟦' || key || '⟧'))) where kind = 'text'`,
    ),
  )

  /** What a guest's own steps bring: the assistant, a sent message, a left list, a mail, an article that is not there. */
  const later = /^(chat-|mail-|contact-sent$|newsletter-home$|blog-missing-text$)/

  it('says every word of a page its own way', async () => {
    const pages = await Promise.all(
      paths.map(async (path) => (await server.caller().rest('GET', path, undefined, { accept: 'text/html' })).body),
    )
    const shown = pages.join('').replaceAll(/<script id="page-state".*?<\/script>/gs, '')
    const unsaid = places.map(({ id }) => id).filter((id) => !shown.includes(`⟦${id}⟧`))
    // The form for the mailing list comes to the home page with its code; on the page of offers it stands at once.
    expect(unsaid.filter((id) => !later.test(id))).toEqual([])
    expect(unsaid.filter((id) => later.test(id)).length).toBeGreaterThan(0)
  })

  it('and of its mails', async () => {
    const { html, text } = await welcome('kai@example.com')
    expect(html).toContain('⟦mail-band⟧')
    expect(html).toContain('⟦mail-welcome⟧')
    expect(text).toContain('⟦mail-welcome⟧')
  })

  it.each(paths)('marks them as English on the Finnish page %s', async (path) => {
    const document = await read(path === '/' ? '/fi' : `/fi${path}`)
    const told = [...document.querySelectorAll('body *')].filter(
      (element) => element.localName !== 'script' && element.children.length === 0 && element.textContent.includes('⟦'),
    )
    expect(told.length).toBeGreaterThan(1)
    const unmarked = told.filter((element) => element.closest('[lang]')!.getAttribute('lang') !== 'en')
    expect(unmarked.map(textOf)).toEqual([])
  })
})

describe('a hotel without beach and restaurants', () => {
  beforeAll(() =>
    change(
      `delete from content_entry where kind = 'place' and published->'data'->>'category' in ('beach', 'restaurant', 'cafe')`,
    ),
  )

  it('has no cards for them beneath its map', async () => {
    const document = await read('/')
    expect(texts(document, '[aria-labelledby=map-title] article h3')).toEqual(['⟦home-map-shopping-title⟧'])
    expect(document.querySelector('#restaurants')).toBeNull()
  })
})

describe('a hotel that says nothing', () => {
  beforeAll(() => change(`delete from content_entry where kind = 'text'`))

  it('writes mails without empty paragraphs', async () => {
    const { html, text } = await welcome('aino@example.com')
    expect(html).toContain('SUN-')
    expect(html).not.toMatch(/<p[^>]*><\/p>|undefined/)
    expect(text).not.toContain('undefined')
  })

  it.each(paths)('has %s without empty words', async (path) => {
    const { status, document } = await readPage(server.caller(), path)
    expect(status).toBe(path === '/nothing-here' ? 404 : 200)
    const empty = [
      ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, figcaption), footer li'),
    ].filter(
      (element) =>
        textOf(element) === '' &&
        !element.querySelector('img, svg, input') &&
        !element.matches('[aria-hidden], [role=status]'),
    )
    expect(empty.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
    expect(document.title).not.toMatch(/^\s*\||undefined/)
    expect(document.querySelectorAll('meta[content=""]')).toHaveLength(0)
  })
})
