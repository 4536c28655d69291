import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  blogDesk,
  update,
  restore,
  find,
  list,
  preview,
  previewed,
  type BlogDesk,
  type Entry,
} from '#tests/support/blog-desk.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

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

describe('revisions', () => {
  it('keep each save, the original first, and can be brought back', async () => {
    const post = await desk.published({ title: 'First title' })
    const second = await desk.done(update, { input: { id: post.id, version: post.version, title: 'Second title' } })
    expect(second.revisions.map(({ title }) => title).slice(0, 2)).toEqual(['Second title', 'First title'])
    const first = second.revisions.find(({ title }) => title === 'First title')!
    const back = await desk.done(restore, { input: { revisionId: first.id, version: second.version } })
    expect(back).toMatchObject({ title: 'First title', status: 'PUBLISHED', slug: post.slug })
    expect(await desk.asGuest(post.slug)).toMatchObject({ title: 'First title' })
    const undone = back.revisions.find(({ title }) => title === 'Second title')!
    expect(await desk.done(restore, { input: { revisionId: undone.id, version: back.version } })).toMatchObject({
      title: 'Second title',
    })
  })

  it('keep what was there before the desk had revisions', async () => {
    const sample = (await desk.done(list, { search: 'why-coral-stone', language: 'en' }))['nodes'] as never as Entry[]
    const { id, version, title } = (await desk.done(find, { id: sample[0]!.id })) as never as Entry & { title: string }
    const saved = await desk.done(update, { input: { id, version, title: 'Why not' } })
    expect(saved.revisions.map((revision) => revision.title)).toEqual(['Why not', title])
  })

  it('keep what was saved by itself before one is brought back', async () => {
    const post = await desk.draft({ title: 'Kept' })
    const auto = await desk.done(update, {
      input: { id: post.id, version: post.version, autosave: true, title: 'Typed' },
    })
    const back = await desk.done(restore, { input: { revisionId: post.revisions[0]!.id, version: auto.version } })
    expect(back.revisions.map(({ title }) => title)).toContain('Typed')
  })

  it('are dated by the clock that the post is read by', async () => {
    const post = await desk.draft()
    const saved = new Date('2031-05-01T10:00:00Z')
    server.setNow(saved)
    await desk.done(update, { input: { id: post.id, version: post.version, title: 'Dated' } })
    const { data } = await editor.graphql('query ($id: ID!) { blogEntry(id: $id) { revisions { createdAt } } }', {
      id: post.id,
    })
    expect(data.blogEntry.revisions[0].createdAt).toBe(saved.toISOString())
  })

  it('are not made twice of the same words', async () => {
    const post = await desk.draft()
    const again = await desk.done(update, { input: { id: post.id, version: post.version, title: undefined } })
    expect(again.revisions).toHaveLength(post.revisions.length)
  })

  it('can be read one by one', async () => {
    const post = await desk.draft({ content: '<p>To be read</p>' })
    const query = 'query ($id: ID!) { blogRevision(id: $id) { title content savedBy { name } } }'
    expect(await desk.done(query, { id: post.revisions[0]!.id })).toMatchObject({
      content: '<p>To be read</p>',
      savedBy: { name: 'The marketing' },
    })
    expect((await editor.graphql(query, { id: post.id })).data.blogRevision).toBeNull()
  })

  it('are not brought back over a change that was not seen', async () => {
    const post = await desk.draft()
    await desk.done(update, { input: { id: post.id, version: post.version, title: 'Meanwhile' } })
    expect((await desk.refused(restore, { revisionId: post.revisions[0]!.id, version: post.version }))[0]).toBe(
      'CONFLICT',
    )
  })
})

describe('a preview link', () => {
  const tokenFor = async (id: string) => {
    const { url } = (await desk.done(preview, { id })) as never as { url: string }
    expect(url).toMatch(/^http:\/\/hotel\.example\/blog\/preview\/[\w.-]+$/)
    return url.split('/').at(-1)!
  }
  const see = async (token: string) => (await server.caller().graphql(previewed, { token })).data.blogPreview

  it('shows a draft as it is now to whoever holds it, and nothing else', async () => {
    const post = await desk.draft({ content: '<p>Secret</p>' })
    const token = await tokenFor(post.id)
    expect(await see(token)).toMatchObject({ content: '<p>Secret</p>', translations: [] })
    await desk.done(update, { input: { id: post.id, version: post.version, content: '<p>Later</p>' } })
    expect(await see(token)).toMatchObject({ content: '<p>Later</p>' })
    expect(await desk.asGuest(post.slug)).toBeNull()
  })

  it.each([
    ['one of another post', (token: string) => token.replace(/^.{8}/, 'AAAAAAAA')],
    ['a forged signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['nonsense', () => 'nonsense'],
    ['nothing', () => ''],
  ])('shows nothing for %s', async (_, forge) => {
    expect(await see(forge(await tokenFor((await desk.draft()).id)))).toBeNull()
  })

  it('ends after two weeks', async () => {
    const token = await tokenFor((await desk.draft()).id)
    server.setNow(new Date(Date.now() + 13.9 * 86_400_000))
    expect(await see(token)).not.toBeNull()
    server.setNow(new Date(Date.now() + 14.1 * 86_400_000))
    expect(await see(token)).toBeNull()
  })

  it('is not made for a post that is not there', async () => {
    const { errors } = await editor.graphql(preview, { id: '00000000-0000-4000-8000-000000000000' })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
