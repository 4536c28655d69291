import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { indexNowKey } from '#api/platform/app-keys.ts'
import { openServices } from '#api/integrations/services.ts'
import { announcePosts } from '#api/modules/blog/announce.job.ts'
import { blogDesk, update, change, find, type BlogDesk } from '#tests/support/blog-desk.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

let server: TestServer
let desk: BlogDesk
beforeAll(async () => {
  server = await startServer()
  desk = blogDesk(server, (await addStaff(server, 'marketing')).caller)
})
afterAll(() => server.close())
afterEach(() => server.setNow(null))

describe('the ways of a post', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
  const states = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const
  const ways: Record<(typeof states)[number], readonly string[]> = {
    DRAFT: ['SCHEDULED', 'PUBLISHED', 'ARCHIVED'],
    SCHEDULED: ['DRAFT', 'SCHEDULED', 'PUBLISHED'],
    PUBLISHED: ['ARCHIVED'],
    ARCHIVED: ['DRAFT', 'PUBLISHED'],
  }
  const at = async (status: (typeof states)[number]) =>
    status === 'DRAFT'
      ? desk.draft()
      : desk.move(await desk.draft(), status, status === 'SCHEDULED' ? tomorrow() : undefined)

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))('from %s to %s', async (from, to) => {
    const post = await at(from)
    const input = { id: post.id, version: post.version, status: to, publishAt: tomorrow() }
    if (!ways[from].includes(to))
      return expect(await desk.refused(change, input)).toEqual([
        'CONFLICT',
        `A post that is ${from.toLowerCase()} cannot become ${to.toLowerCase()}`,
      ])
    expect((await desk.done(change, { input })).status).toBe(to)
    expect((await desk.asGuest(post.slug)) !== null).toBe(to === 'PUBLISHED')
  })

  it.each([
    [{ excerpt: '' }, 'Excerpt is required'],
    [{ content: '' }, 'Text is required'],
    [{ featuredImage: '' }, 'Picture is required'],
    [{ imageAlt: '' }, 'Picture description is required'],
    [{ category: '' }, 'Category is required'],
    [{ author: '' }, 'Author is required'],
    [
      { content: '<p>x</p><img src="/pictures/uploads/0123456789abcdef0123-1600x900-800.webp" alt="">' },
      'Every picture in the text needs a description',
    ],
  ])('do not lead to readers with %j', async (fields, sentence) => {
    const { id, version } = await desk.draft(fields)
    for (const status of ['PUBLISHED', 'SCHEDULED'])
      expect(await desk.refused(change, { id, version, status, publishAt: tomorrow() })).toEqual([
        'BAD_USER_INPUT',
        sentence,
      ])
  })

  it.each([
    [undefined, 'Time of publication is required'],
    ['2020-01-01T00:00:00Z', 'Time of publication must be in the future'],
    ['2099-01-01T00:00:00Z', 'Time of publication must be within 2 years'],
  ])('do not lead to the time %s', async (publishAt, sentence) => {
    const { id, version } = await desk.draft()
    expect(await desk.refused(change, { id, version, status: 'SCHEDULED', publishAt })).toEqual([
      'BAD_USER_INPUT',
      sentence,
    ])
  })

  it('lead by the clock alone from scheduled to published', async () => {
    const post = await desk.move(await desk.draft(), 'SCHEDULED', '2027-06-01T12:00:00Z')
    server.setNow(new Date('2027-06-01T11:59:59Z'))
    expect(await desk.asGuest(post.slug)).toBeNull()
    expect((await desk.done(find, { id: post.id })).status).toBe('SCHEDULED')
    server.setNow(new Date('2027-06-01T12:00:00Z'))
    expect(await desk.asGuest(post.slug)).toMatchObject({ slug: post.slug })
    expect((await desk.done(find, { id: post.id })).status).toBe('PUBLISHED')
    // Nobody has touched it, so that it can be archived as it was read.
    expect((await desk.move(post, 'ARCHIVED')).status).toBe('ARCHIVED')
    expect(await desk.asGuest(post.slug)).toBeNull()
  })

  it('keep the day on which guests first read it', async () => {
    const first = await desk.published()
    const again = await desk.move(await desk.move(first, 'ARCHIVED'), 'PUBLISHED')
    expect(again['publishedAt']).toBe(first['publishedAt'])
  })

  it('are closed to who does not know the present version', async () => {
    const { id, version } = await desk.draft()
    expect((await desk.refused(change, { id, version: version - 1, status: 'PUBLISHED' }))[0]).toBe('CONFLICT')
  })

  it('empty the cache of rendered pages', async () => {
    const render = async () => ({ status: 200, policy: null, etag: '', body: async () => Buffer.from('') })
    const cached = await server.deps.pages.get('/blog', render)
    expect(await server.deps.pages.get('/blog', render)).toBe(cached)
    await desk.published()
    expect(await server.deps.pages.get('/blog', render)).not.toBe(cached)
  })
})

describe('an address', () => {
  it('that guests knew leads to the post under its new one', async () => {
    const post = await desk.published()
    const moved = await desk.done(update, { input: { id: post.id, version: post.version, slug: `${post.slug}-moved` } })
    expect(moved).toMatchObject({ slug: `${post.slug}-moved`, formerSlugs: [post.slug] })
    expect(await desk.asGuest(post.slug)).toMatchObject({ slug: moved.slug })
    expect(await desk.asGuest(post.slug, 'fi')).toMatchObject({ slug: moved.slug })
    const back = await desk.done(update, { input: { id: post.id, version: moved.version, slug: post.slug } })
    expect(back).toMatchObject({ slug: post.slug, formerSlugs: [moved.slug] })
    expect(await desk.asGuest(moved.slug)).toMatchObject({ slug: post.slug })
  })

  it('that nobody has read leaves nothing behind', async () => {
    const { id, version, slug } = await desk.draft()
    expect(await desk.done(update, { input: { id, version, slug: `unread-${slug}` } })).toMatchObject({
      formerSlugs: [],
    })
  })

  it('belongs to one article, also after that has moved on', async () => {
    const post = await desk.published({ slug: 'taken-address' })
    const other = await desk.draft()
    const taken = ['BAD_USER_INPUT', `Address is taken by the post “${String(post['title'])}”`]
    const ask = { id: other.id, version: other.version, slug: 'taken-address' }
    expect(await desk.refused(update, ask)).toEqual(taken)
    await desk.done(update, { input: { id: post.id, version: post.version, slug: 'moved-on' } })
    expect(await desk.refused(update, ask)).toEqual(taken)
  })
})

describe('search engines', () => {
  const calls: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
  let status = 200
  const engine = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      if (status === 200) calls.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  beforeAll(() => new Promise<void>((resolve) => void engine.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void engine.close())

  const announce = async (switchedOn = true) => {
    const { port } = engine.address() as AddressInfo
    const env = { ...server.deps.env, INDEXNOW: switchedOn, INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow` }
    const publicUrl = 'https://inn.example'
    const surroundings = { bookingRegion: () => 'apac', publicUrl, indexNowKey: 'a1b2c3d4', record: async () => {} }
    const services = openServices(env, surroundings)
    const { outside } = server.deps
    const current = () => ({ ...outside.current(), env, services })
    await announcePosts(await createContext({ ...server.deps, publicUrl, outside: { ...outside, current } }, nobody))
    return calls.splice(0)
  }

  it('are told once of what guests can read, of each change of it, and of scheduled posts in their time', async () => {
    const [first] = await announce()
    expect(first).toMatchObject({
      host: 'inn.example',
      key: 'a1b2c3d4',
      keyLocation: 'https://inn.example/a1b2c3d4.txt',
    })
    expect(first!.urlList).toContain('https://inn.example/fi/blog/walk-to-the-sea')
    expect(await announce()).toEqual([])

    await desk.draft()
    const scheduled = await desk.move(await desk.draft(), 'SCHEDULED', '2027-06-01T12:00:00Z')
    const live = await desk.published()
    expect((await announce())[0]!.urlList).toEqual([`https://inn.example/blog/${live.slug}`])
    await desk.done(update, { input: { id: live.id, version: live.version, title: 'Changed' } })
    expect((await announce())[0]!.urlList).toEqual([`https://inn.example/blog/${live.slug}`])
    server.setNow(new Date('2027-06-01T12:00:00Z'))
    expect((await announce())[0]!.urlList).toContain(`https://inn.example/blog/${scheduled.slug}`)
  })

  it('are told again when they could not take it', async () => {
    const live = await desk.published()
    status = 503
    await expect(announce()).rejects.toThrow(/IndexNow/)
    status = 200
    expect((await announce())[0]!.urlList).toContain(`https://inn.example/blog/${live.slug}`)
  })

  it('hear nothing unless it is switched on, and find the key', async () => {
    await desk.published()
    expect(await announce(false)).toEqual([])
    const key = indexNowKey(server.deps.secret)
    const file = await server.caller().rest('GET', `/${key}.txt`)
    expect([file.statusCode, file.body]).toEqual([200, key])
  })
})
