import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BlogPost } from '#api/modules/blog/blog-post.entity.ts'
import { forgetViews } from '#api/modules/blog/blog-view.service.ts'
import { createContext } from '#api/platform/context.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { nextPage } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

const list = `query ($locale: Locale!, $first: Int, $after: String, $category: String, $tag: String) {
  blogPosts(locale: $locale, first: $first, after: $after, category: $category, tag: $tag) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes {
      id slug language title excerpt featuredImage picture { id alt } category author tags views
      readingMinutes publishedAt updatedAt metaTitle metaDescription
    }
  }
}`
const single = `query ($slug: String!, $locale: Locale!) {
  blogPost(slug: $slug, locale: $locale) { slug language title content readingMinutes translations { locale slug } }
}`
const view = 'mutation ($slug: String!) { recordBlogView(slug: $slug) { slug views counted } }'

const samples = 8

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(() => server.setNow(null))

const ask = async (query: string, variables: Record<string, unknown> = { locale: 'en' }) => {
  const { data, errors } = await server.caller().graphql(query, variables)
  expect(errors).toBeUndefined()
  return data
}

interface Written {
  slug: string
  language?: Locale
  group?: string
  status?: 'draft' | 'scheduled' | 'published' | 'archived'
  publishedAt?: Date | null
  tags?: string[]
}

const write = async ({ slug, language = 'en', group = randomUUID(), ...fields }: Written) => {
  const em = server.deps.orm.em.fork()
  em.create(BlogPost, {
    slug,
    language,
    translationGroup: group,
    title: `Title of ${slug} in ${language}`,
    excerpt: 'Excerpt',
    content: `<p>${'word '.repeat(450)}</p>`,
    featuredImage: 'inn-front',
    imageAlt: 'The inn',
    category: 'test-category',
    author: 'Tester',
    tags: fields.tags ?? [],
    status: fields.status ?? 'published',
    publishedAt: fields.publishedAt === undefined ? new Date('2020-01-01T00:00:00Z') : fields.publishedAt,
  })
  await em.flush()
  return group
}

type Node = { slug: string; language: string; publishedAt: string }
const slugs = (data: { blogPosts: { nodes: Node[] } }) => data.blogPosts.nodes.map(({ slug }) => slug)
const inCategory = { locale: 'en', category: 'test-category' }

describe('the list', () => {
  it.each(locales)('has every sample post in %s, newest first, with nothing empty', async (locale) => {
    const { blogPosts } = await ask(list, { locale, first: samples })
    expect(blogPosts.totalCount).toBeGreaterThanOrEqual(samples)
    const dates = blogPosts.nodes.map(({ publishedAt }: Node) => publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const node of blogPosts.nodes) {
      expect(node.language).toBe(locale)
      expect(JSON.stringify(node)).not.toMatch(/""|\{\w+\}|undefined/)
      expect(node.readingMinutes).toBeGreaterThan(1)
      expect(node.picture).toEqual({ id: node.featuredImage, alt: expect.stringMatching(/\S/) })
    }
  })

  it('takes one statement, and one more when it asks for texts', async () => {
    expect(await countStatements(() => ask(list, { locale: 'fi' }))).toHaveLength(1)
    const withTexts = '{ blogPosts(locale: fi) { nodes { title content translations { locale slug } } } }'
    expect(await countStatements(() => ask(withTexts))).toHaveLength(2)
  })

  it('pages without gaps or repeats, also over posts of the same instant', async () => {
    for (const letter of ['a', 'b', 'c', 'd', 'e']) await write({ slug: `paged-${letter}`, tags: ['paged'] })
    const seen: string[] = []
    let after: string | null = null
    do {
      const data = await ask(list, { locale: 'en', tag: 'paged', first: 2, after })
      expect(data.blogPosts.totalCount).toBe(5)
      seen.push(...slugs(data))
      after = data.blogPosts.pageInfo.hasNextPage ? data.blogPosts.pageInfo.endCursor : null
    } while (after)
    expect(seen.toSorted()).toEqual(['paged-a', 'paged-b', 'paged-c', 'paged-d', 'paged-e'])
  })

  it('counts all also when a fragment asks for it', async () => {
    const count = async (selection: string, fragments = '') =>
      (await ask(`query { blogPosts(locale: fi, first: 1) { ${selection} } } ${fragments}`)).blogPosts.totalCount
    const direct = await count('totalCount')
    expect(direct).toBeGreaterThanOrEqual(samples)
    expect(await count('... { ... on BlogPostConnection { totalCount } }')).toBe(direct)
    expect(
      await count(
        '...Outer',
        'fragment Outer on BlogPostConnection { ...Inner } fragment Inner on BlogPostConnection { totalCount }',
      ),
    ).toBe(direct)
  })

  it('counts all also on a page that is empty', async () => {
    const { blogPosts } = await ask(list, { locale: 'en', first: 100 })
    const { endCursor } = blogPosts.pageInfo
    const beyond = await ask(list, { locale: 'en', after: endCursor })
    expect(beyond.blogPosts).toMatchObject({ nodes: [], totalCount: blogPosts.totalCount })
  })

  it('filters by category and tag, taking both literally', async () => {
    await write({ slug: 'tagged', tags: ["rock'n'roll", 'a "quoted" tag'] })
    for (const tag of ["rock'n'roll", 'a "quoted" tag'])
      expect(slugs(await ask(list, { locale: 'en', tag }))).toEqual(['tagged'])
    expect(slugs(await ask(list, { locale: 'en', tag: 'rock' }))).toEqual([])
    expect(slugs(await ask(list, { locale: 'en', category: "x' or 1=1 --" }))).toEqual([])
    const { blogPosts } = await ask(list, { locale: 'de', category: 'local-life' })
    expect(new Set(blogPosts.nodes.map(({ category }: { category: string }) => category))).toEqual(
      new Set(['local-life']),
    )
  })

  it.each([
    [{ first: 0 }, 'First must be from 1 to 100'],
    [{ first: 101 }, 'First must be from 1 to 100'],
    [{ after: 'nonsense' }, 'After must be the endCursor of a page of this list'],
  ])('refuses %j', async (variables, sentence) => {
    const { errors } = await server.caller().graphql(list, { locale: 'en', ...variables })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
  })
})

describe('what can be read', () => {
  it.each(['draft', 'archived'] as const)('has no %s', async (status) => {
    await write({ slug: `hidden-${status}`, status })
    expect(slugs(await ask(list, inCategory))).not.toContain(`hidden-${status}`)
    expect((await ask(single, { slug: `hidden-${status}`, locale: 'en' })).blogPost).toBeNull()
  })

  it('has a scheduled post from its time on, by itself', async () => {
    await write({ slug: 'scheduled', status: 'scheduled', publishedAt: new Date('2027-06-01T12:00:00Z') })
    const at = async (now: string) => {
      server.setNow(new Date(now))
      return [
        slugs(await ask(list, inCategory)).includes('scheduled'),
        (await ask(single, { slug: 'scheduled', locale: 'fi' })).blogPost !== null,
      ]
    }
    expect(await at('2027-06-01T11:59:59.999Z')).toEqual([false, false])
    expect(await at('2027-06-01T12:00:00Z')).toEqual([true, true])
  })

  it('has no published post whose date lies ahead', async () => {
    await write({ slug: 'ahead', publishedAt: new Date('2030-01-01T00:00:00Z') })
    expect(slugs(await ask(list, inCategory))).not.toContain('ahead')
  })
})

describe('a missing translation', () => {
  it('is answered in English, and says so, in list and post', async () => {
    const group = await write({ slug: 'half', tags: ['half'] })
    await write({ slug: 'half', language: 'de', group, tags: ['half'] })
    const languages = async (locale: Locale) =>
      (await ask(list, { locale, tag: 'half' })).blogPosts.nodes.map(({ language }: Node) => language)
    expect(await languages('de')).toEqual(['de'])
    expect(await languages('fi')).toEqual(['en'])
    expect((await ask(single, { slug: 'half', locale: 'fi' })).blogPost).toMatchObject({
      language: 'en',
      translations: [
        { locale: 'de', slug: 'half' },
        { locale: 'en', slug: 'half' },
      ],
    })
  })

  it('stays English until the translation appears', async () => {
    const group = await write({ slug: 'soon', tags: ['soon'] })
    await write({ slug: 'soon', language: 'sv', group, tags: ['soon'], publishedAt: new Date('2027-06-01T12:00:00Z') })
    const language = async () => (await ask(list, { locale: 'sv', tag: 'soon' })).blogPosts.nodes[0].language
    expect(await language()).toBe('en')
    server.setNow(new Date('2027-06-02T12:00:00Z'))
    expect(await language()).toBe('sv')
  })

  it('leads from the English slug to a translation with a slug of its own', async () => {
    const group = await write({ slug: 'the-sea' })
    await write({ slug: 'meri', language: 'fi', group })
    expect((await ask(single, { slug: 'the-sea', locale: 'fi' })).blogPost).toMatchObject({
      slug: 'meri',
      language: 'fi',
    })
  })

  it('shows no post that has neither the language nor English', async () => {
    await write({ slug: 'nur-deutsch', language: 'de' })
    expect((await ask(single, { slug: 'nur-deutsch', locale: 'fi' })).blogPost).toBeNull()
  })
})

describe('one post', () => {
  it.each(locales)('has its text in %s, and every translation, in one statement', async (locale) => {
    const statements = await countStatements(async () => {
      const { blogPost } = await ask(single, { slug: 'walk-to-the-sea', locale })
      expect(blogPost).toMatchObject({ slug: 'walk-to-the-sea', language: locale })
      expect(blogPost.content).toMatch(/^<p>.*<\/p>$/s)
      expect(blogPost.translations.map((translation: { locale: string }) => translation.locale).toSorted()).toEqual(
        [...locales].toSorted(),
      )
    })
    expect(statements).toHaveLength(1)
  })

  it('takes 450 words three minutes to read', async () => {
    await write({ slug: 'counted' })
    expect((await ask(single, { slug: 'counted', locale: 'en' })).blogPost.readingMinutes).toBe(3)
  })

  it('is null when there is none', async () => {
    expect((await ask(single, { slug: 'no-such-post', locale: 'en' })).blogPost).toBeNull()
  })
})

describe('readers', () => {
  beforeEach(() => server.setNow(new Date('2026-12-01T20:00:00Z')))
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  const read = async (caller = server.caller(), headers: Record<string, string> = browser, slug = 'turtle-season') =>
    (await caller.graphql(view, { slug }, headers)).data?.recordBlogView
  const shown = async (locale: Locale) =>
    (await ask(list, { locale })).blogPosts.nodes.find(({ slug }: Node) => slug === 'turtle-season')

  it('count once a visitor and day of the hotel, in all languages together', async () => {
    const caller = server.caller()
    expect(await read(caller)).toEqual({ slug: 'turtle-season', views: 1, counted: true })
    expect(await read(caller)).toEqual({ slug: 'turtle-season', views: 1, counted: false })
    expect(await read()).toEqual({ slug: 'turtle-season', views: 2, counted: true })
    // Midnight in Greenwich is still the same day in Florida.
    server.setNow(new Date('2026-12-02T04:59:00Z'))
    expect(await read(caller)).toMatchObject({ counted: false })
    server.setNow(new Date('2026-12-02T05:01:00Z'))
    expect(await read(caller)).toEqual({ slug: 'turtle-season', views: 3, counted: true })
    expect([(await shown('en')).views, (await shown('fi')).views]).toEqual([3, 3])
  })

  it('count once also when two clicks arrive together', async () => {
    const caller = server.caller()
    const answers = await Promise.all([1, 2, 3, 4].map(() => read(caller, browser, 'why-coral-stone')))
    expect(answers.filter(({ counted }) => counted)).toHaveLength(1)
    expect((await read(caller, browser, 'why-coral-stone')).views).toBe(1)
  })

  it('are no programs', async () => {
    const before = (await shown('en')).views
    for (const agent of ['', 'curl/8.16.0', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])
      expect(await read(server.caller(), { 'user-agent': agent })).toMatchObject({ views: before, counted: false })
  })

  it('do not change when the text was changed last', async () => {
    const before = (await shown('en')).updatedAt
    await read()
    expect((await shown('en')).updatedAt).toBe(before)
  })

  it('read a post that is there', async () => {
    const { errors } = await server.caller().graphql(view, { slug: 'no-such-post' }, browser)
    expect(errors?.[0]).toMatchObject({ message: 'Blog post not found', extensions: { code: 'NOT_FOUND' } })
  })

  it('leave no trace of who they were, and the trace is forgotten when the day is over', async () => {
    const rows = () => server.deps.orm.em.fork().execute<{ visitor: string }[]>('select visitor, day from blog_view')
    server.setNow(new Date('2026-12-10T20:00:00Z'))
    await read()
    const kept = await rows()
    expect(kept.length).toBeGreaterThan(0)
    for (const { visitor } of kept) expect(visitor).toMatch(/^[0-9a-f]{64}$/)
    const nobody = { headers: {}, ip: '', setCookie: () => {}, noteAllowance: () => {} }
    await forgetViews(await createContext(server.deps, nobody))
    const today = await server.deps.orm.em.fork().execute("select 1 from blog_view where day = '2026-12-10'")
    expect(await rows()).toHaveLength(today.length)
    server.setNow(new Date('2026-12-11T20:00:00Z'))
    await forgetViews(await createContext(server.deps, nobody))
    expect(await rows()).toEqual([])
  })
})

describe('REST', () => {
  const get = (url: string, headers?: Record<string, string>) => server.caller().rest('GET', url, undefined, headers)
  const languagesOf = async (url: string, headers?: Record<string, string>) => {
    const response = await get(url, headers)
    expect(response.statusCode).toBe(200)
    return [...new Set(response.json().map(({ language }: Node) => language))]
  }

  it('leads from page to page by the header Link', async () => {
    const all = (await get('/api/blog/posts')).json()
    const seen: unknown[] = []
    let next: string | undefined = '/api/blog/posts?limit=3&language=en'
    while (next) {
      const answer = await get(next)
      seen.push(...answer.json())
      next = nextPage(answer)
    }
    expect(seen).toEqual(all)
  })

  it('lists posts as the specification names their fields, in the language asked for, else the browser’s', async () => {
    const [post] = (await get('/api/blog/posts')).json()
    for (const field of ['id', 'slug', 'title', 'excerpt', 'featuredImage', 'category', 'author', 'tags', 'views'])
      expect(post).toHaveProperty(field)
    for (const field of ['publishedAt', 'updatedAt', 'metaTitle', 'metaDescription']) expect(post).toHaveProperty(field)
    expect(post).not.toHaveProperty('content')
    const samplesOnly = '/api/blog/posts?category=local-life'
    expect(await languagesOf(samplesOnly)).toEqual(['en'])
    expect(await languagesOf(samplesOnly, { 'accept-language': 'fi-FI,fi;q=0.9,en;q=0.8' })).toEqual(['fi'])
    expect(await languagesOf(`${samplesOnly}&language=sv`, { 'accept-language': 'fi' })).toEqual(['sv'])
    expect((await get('/api/blog/posts')).headers['vary']).toContain('accept-language')
  })

  it('refuses a language that the site does not have', async () => {
    const response = await get('/api/blog/posts?language=xx')
    expect(response.statusCode).toBe(422)
    expect(response.body).toBe('The parameter language must be one of en, es, pt, fr, de, fi, sv')
  })

  it('answers one post with its text, and 404 for one that is missing', async () => {
    const response = await get('/api/blog/posts/walk-to-the-sea?language=pt')
    expect(response.json()).toMatchObject({ language: 'pt', content: expect.stringMatching(/^<p>/) })
    const missing = await get('/api/blog/posts/no-such-post')
    expect([missing.statusCode, missing.body]).toEqual([404, 'Blog post not found'])
  })

  it('is described', async () => {
    const { paths } = (await get('/api/openapi.json')).json()
    const names = paths['/api/blog/posts'].get.parameters.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['category', 'tag', 'cursor', 'limit', 'language'])
    expect(paths).toHaveProperty(['/api/blog/posts/{slug}', 'get'])
    expect(paths).toHaveProperty(['/api/newsletter/signup', 'post'])
  })
})
