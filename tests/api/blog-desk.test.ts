import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askAtLock } from '#tests/support/at-a-lock.ts'
import { blogDesk, create, update, find, list, complete, type BlogDesk } from '#tests/support/blog-desk.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { countStatements } from '#tests/support/statements.ts'
import { sql } from '#tests/support/subscribers.ts'

let server: TestServer
let editor: Caller
let desk: BlogDesk
beforeAll(async () => {
  server = await startServer()
  editor = (await addStaff(server, 'marketing')).caller
  desk = blogDesk(server, editor)
})
afterAll(() => server.close())
afterEach(() => server.setNow(null))

describe('a new post', () => {
  it('is a draft with an address made from its title, signed by the hotel', async () => {
    expect(await desk.done(create, { input: { title: '  Où dîner à Lantana ?  ', language: 'fr' } })).toMatchObject({
      status: 'DRAFT',
      slug: 'ou-diner-a-lantana',
      title: 'Où dîner à Lantana ?',
      author: '{hotel}',
      version: 1,
      publishedAt: null,
      updatedBy: { name: 'The marketing' },
    })
  })

  it('gets another address than posts with the same title, also when they are begun together', async () => {
    const entries = await Promise.all(
      [1, 2, 3].map(() => desk.done(create, { input: { title: 'Same title', language: 'en' } })),
    )
    expect(entries.map(({ slug }) => slug).toSorted()).toEqual(['same-title', 'same-title-2', 'same-title-3'])
  })

  it.each([
    [{ title: '', language: 'en' }, 'Title is required'],
    [{ title: 'x'.repeat(201), language: 'en' }, 'Title must have 1 to 200 characters'],
    [{ title: 'x', language: 'en', translationOf: 'y' }, 'The original must be the id of a blog post'],
  ])('is refused with %j', async (input, sentence) => {
    expect(await desk.refused(create, input)).toEqual(['BAD_USER_INPUT', sentence])
  })
})

describe('saving', () => {
  it('changes what is given, cleans the text, drops repeated tags, and leaves the rest', async () => {
    const post = await desk.draft({ metaTitle: 'Shells' })
    const content = '<h2 onclick="x()">Tide</h2><script>alert(1)</script><p>Low</p>'
    const saved = await desk.done(update, {
      input: { id: post.id, version: post.version, content, tags: ['Beach', 'beach', 'Tide'], metaTitle: '' },
    })
    expect(saved).toMatchObject({
      content: '<h2>Tide</h2><p>Low</p>',
      tags: ['beach', 'Tide'],
      metaTitle: null,
      excerpt: complete.excerpt,
      version: post.version + 1,
    })
  })

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ slug: 'Not an address' }, 'Address may contain a to z, 0 to 9 and single hyphens between them'],
    [{ slug: 'x'.repeat(81) }, 'Address must have 1 to 80 characters'],
    [{ excerpt: 'x'.repeat(301) }, 'Excerpt must have at most 300 characters'],
    [{ content: 'ä'.repeat(103_000) }, 'Text must have at most 200 KB'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }, 'A post can have at most 10 tags'],
    [{ tags: ['x'.repeat(41)] }, 'Tag must have 1 to 40 characters'],
    [{ category: 'Family Travel' }, 'Category may contain a to z, 0 to 9 and single hyphens, such as family-travel'],
    [{ metaTitle: 'x'.repeat(121) }, 'Search title must have at most 120 characters'],
    [{ metaDescription: 'x'.repeat(301) }, 'Search description must have at most 300 characters'],
    [{ featuredImage: '../../etc/passwd' }, 'Picture must be the id of a picture'],
    [{ featuredImage: 'no-such-picture' }, 'Picture must be the id of a picture'],
    [{ featuredImage: 'uploads/0123456789abcdef0123-100x100' }, 'Picture must be the id of a picture'],
  ])('refuses %j and names the field and the bound', async (fields, sentence) => {
    const { id, version } = await desk.draft()
    expect(await desk.refused(update, { id, version, ...fields })).toEqual(['BAD_USER_INPUT', sentence])
  })

  it('tells the second of two who save the same post who was first', async () => {
    const { id, version } = await desk.draft()
    const owner = await server.caller().signIn()
    await desk.done(update, { input: { id, version, title: 'By the owner' } }, owner)
    expect(await desk.refused(update, { id, version, title: 'By the editor' })).toEqual([
      'CONFLICT',
      'This post was changed by Owner meanwhile. Look at it again before you save',
    ])
  })

  it('by itself leaves no revision, and is for drafts only', async () => {
    const post = await desk.draft()
    const saved = await desk.done(update, {
      input: { id: post.id, version: post.version, autosave: true, title: 'Halfway' },
    })
    expect(saved.revisions).toHaveLength(post.revisions.length)
    const live = await desk.move(saved, 'PUBLISHED')
    expect(
      await desk.refused(update, { id: live.id, version: live.version, autosave: true, title: 'Halfway' }),
    ).toEqual(['BAD_USER_INPUT', 'Only drafts are saved by themselves'])
  })

  it('keeps a post that guests read complete', async () => {
    const { id, version } = await desk.published()
    expect(await desk.refused(update, { id, version, imageAlt: '' })).toEqual([
      'BAD_USER_INPUT',
      'Picture description is required',
    ])
    expect(await desk.refused(update, { id, version, content: '<p><strong> </strong></p>' })).toEqual([
      'BAD_USER_INPUT',
      'Text is required',
    ])
  })

  it('answers NOT_FOUND for an unknown post', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    expect(await desk.refused(update, { id, version: 1 })).toEqual(['NOT_FOUND', 'There is no such blog post'])
  })
})

describe('a translation', () => {
  it('begins with the text of its original and is listed with it', async () => {
    const original = await desk.published({ tags: ['tide'] })
    const input = { title: 'Mitä vuorovesi jättää', language: 'fi', translationOf: original.id }
    const translation = await desk.done(create, { input })
    expect(translation).toMatchObject({
      ...complete,
      status: 'DRAFT',
      slug: 'mita-vuorovesi-jattaa',
      tags: ['tide'],
      translations: [{ id: original.id, language: 'en', status: 'PUBLISHED' }],
    })
    expect((await desk.done(find, { id: original.id }))['translations']).toEqual([
      { id: translation.id, language: 'fi', title: input.title, status: 'DRAFT' },
    ])
    expect(await desk.refused(create, input)).toEqual(['CONFLICT', 'This article is there in that language already'])
  })

  it('is made once, also where two begin it at the same moment', async () => {
    const original = await desk.published()
    const answers = await askAtLock(
      server,
      'lock table blog_post in share row exclusive mode',
      ['Yksi', 'Kaksi'].map((title) => {
        const input = { title, language: 'fi', translationOf: original.id }
        return () => editor.graphql(create, { input })
      }),
    )
    expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([
      { message: 'This article is there in that language already', extensions: { code: 'CONFLICT' } },
    ])
  })

  it('is what guests of its language read once it is published', async () => {
    const original = await desk.published()
    const translation = await desk.done(create, {
      input: { title: `Käännös ${original.slug}`, language: 'fi', translationOf: original.id },
    })
    expect(await desk.asGuest(original.slug, 'fi')).toMatchObject({ slug: original.slug })
    await desk.move(translation, 'PUBLISHED')
    expect(await desk.asGuest(original.slug, 'fi')).toMatchObject({ slug: translation.slug })
  })
})

describe('the list', () => {
  it('filters by state, language and words, and pages without gaps or repeats', async () => {
    const posts = []
    for (const word of ['one', 'two', 'three']) posts.push(await desk.draft({ title: `Listed ${word}` }))
    await desk.move(posts[1]!, 'PUBLISHED')
    await desk.move(posts[2]!, 'SCHEDULED', new Date(Date.now() + 86_400_000).toISOString())
    const titles = async (variables: object) =>
      ((await desk.done(list, { search: 'listed', ...variables }))['nodes'] as never as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles({})).toEqual(['Listed three', 'Listed two', 'Listed one'])
    expect(await titles({ status: 'DRAFT' })).toEqual(['Listed one'])
    expect(await titles({ status: 'PUBLISHED' })).toEqual(['Listed two'])
    expect(await titles({ status: 'SCHEDULED' })).toEqual(['Listed three'])
    expect(await titles({ language: 'fi' })).toEqual([])
    server.setNow(new Date(Date.now() + 2 * 86_400_000))
    expect(await titles({ status: 'PUBLISHED' })).toEqual(['Listed three', 'Listed two'])
    server.setNow(null)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = (await desk.done(list, { search: 'listed', first: 2, after })) as never as {
        totalCount: number
        nodes: { title: string }[]
        pageInfo: { hasNextPage: boolean; endCursor: string }
      }
      expect(page.totalCount).toBe(3)
      seen.push(...page.nodes.map(({ title }) => title))
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(['Listed three', 'Listed two', 'Listed one'])
    await desk.done(update, { input: { id: posts[0]!.id, version: posts[0]!.version, excerpt: 'Changed' } })
    expect(await titles({})).toEqual(['Listed one', 'Listed three', 'Listed two'])
    expect(await titles({ order: 'OLDEST' })).toEqual(['Listed one', 'Listed two', 'Listed three'])
    expect(await titles({ order: 'FIRST_CHANGED' })).toEqual(['Listed two', 'Listed three', 'Listed one'])
    const [changed] = await sql<{ at: string }>(server, 'select updated_at as at from blog_post where id = ?', [
      posts[0]!.id,
    ])
    const at = new Date(changed!.at).toISOString()
    expect(await titles({ changedSince: at })).toEqual(['Listed one'])
    expect(await titles({ createdSince: at })).toEqual([])
    expect(await titles({ createdBefore: at, order: null })).toHaveLength(3)
  })

  it('takes a fixed number of statements, however much is asked about each post', async () => {
    const all = `{ blogEntries(first: 50) { totalCount nodes {
      title updatedBy { name } translations { title } revisions { title } formerSlugs } } }`
    const statements = await countStatements(() => desk.done(all, {}))
    const own = statements.filter((statement) => /blog_|"staff_user" as/.test(statement))
    expect(own.length).toBeLessThanOrEqual(4)
  })
})
