import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { complete } from '#tests/support/blog-desk.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'

let server: SandboxServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startWithSandbox()
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  type = await addRoomType(owner)
})
afterAll(() => server.close())

const page = async () => ({ status: 200, policy: null, etag: '', body: async () => Buffer.from('') })

/** Whether a page that was rendered before some work is still served after it. */
const survives = async (work: () => Promise<unknown>) => {
  const rendered = await server.deps.pages.get('/rooms', page)
  await work()
  return (await server.deps.pages.get('/rooms', page)) === rendered
}

const change = async (name: string, input: object, fields = '__typename') => {
  const kind = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await owner.graphql(`mutation ($input: ${kind}!) { ${name}(input: $input) { ${fields} } }`, {
    input,
  })
  if (errors) throw new Error(errors[0]!.message)
  return data[name]
}
const act = async (name: string, id: string) => {
  const { errors } = await owner.graphql(`mutation ($id: ID!) { ${name}(id: $id) { __typename } }`, { id })
  if (errors) throw new Error(errors[0]!.message)
}
const nights = () => ({ roomTypeId: type.id, firstNight: '2027-02-01', lastNight: '2027-02-03' })

describe('pages that were rendered before', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a room type is made', () => addRoomType(owner, {}, 0)],
    ['a room type changes', () => change('updateRoomType', { id: type.id, name: 'Renamed' })],
    ['a room type is archived', () => act('archiveRoomType', type.id)],
    ['a room is made', () => change('createRoom', { roomTypeId: type.id, roomNumber: 'S901', floor: 1 })],
    ['a room goes out of use', () => change('updateRoom', { id: type.rooms[0], active: false })],
    ['a room is archived', () => act('archiveRoom', type.rooms[0]!)],
    ['a price rule is made', () => addRule(owner, type.id)],
    ['a night is set by hand', () => change('setRoomNights', { ...nights(), rate: 19_900 })],
    ['a night is given back to the rules', () => change('clearRoomNights', nights())],
    ['a tax changes', () => change('setStayCharge', { kind: 'BED_TAX', amount: 700, validFrom: '2027-06-01' })],
    ['the nights are synced', () => owner.graphql('mutation { runSync { success } }')],
  ])('are not served once %s', async (_, work) => {
    expect(await survives(work)).toBe(false)
  })

  it('are not served once a rule changes, is deleted and comes back', async () => {
    const { id } = await addRule(owner, type.id)
    expect(await survives(() => change('updatePricingRule', { id, price: 17_000 }))).toBe(false)
    expect(await survives(() => act('deletePricingRule', id))).toBe(false)
    expect(await survives(() => act('restorePricingRule', id))).toBe(false)
  })

  it('are not served once a room or its type comes back', async () => {
    for (const [noun, id] of [
      ['Room', type.rooms[0]!],
      ['RoomType', type.id],
    ] as const) {
      await act(`archive${noun}`, id)
      expect(await survives(() => act(`restore${noun}`, id))).toBe(false)
    }
  })

  it('are not served once a tax is taken away', async () => {
    const { id } = await change('setStayCharge', { kind: 'BED_TAX', amount: 800, validFrom: '2027-09-01' }, 'id')
    expect(await survives(() => act('deleteStayCharge', id))).toBe(false)
  })

  it('are not served once a published post changes, goes, or gets an old text back', async () => {
    const post = await change('createBlogEntry', { title: 'Stale', language: 'en' }, 'id version')
    const written = await change('updateBlogEntry', { ...post, ...complete }, 'id version')
    const shown = await change('changeBlogStatus', { ...written, status: 'PUBLISHED' }, 'id version')
    let now = shown
    expect(
      await survives(async () => (now = await change('updateBlogEntry', { ...shown, excerpt: 'y' }, 'id version'))),
    ).toBe(false)
    const { blogEntry } = (
      await owner.graphql('query ($id: ID!) { blogEntry(id: $id) { revisions { id } } }', { id: now.id })
    ).data
    const revision = blogEntry.revisions.at(-2).id
    expect(
      await survives(
        async () =>
          (now = await change('restoreBlogRevision', { version: now.version, revisionId: revision }, 'id version')),
      ),
    ).toBe(false)
    expect(await survives(() => change('changeBlogStatus', { ...now, status: 'ARCHIVED' }))).toBe(false)
  })

  it('are not served once a block is made and taken away', async () => {
    const make = 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }'
    let id = ''
    const block = async () => {
      const input = { ...nights(), rooms: 1, reason: 'OUT_OF_ORDER' }
      id = (await owner.graphql(make, { input })).data.createBlock.id
    }
    expect(await survives(block)).toBe(false)
    expect(await survives(() => act('deleteBlock', id))).toBe(false)
  })

  it('are served on when a change is refused, or somebody only looks', async () => {
    expect(await survives(() => change('updateRoomType', { id: type.id, basePrice: -1 }).catch(() => null))).toBe(true)
    expect(await survives(() => owner.graphql('{ roomTypes { id } }'))).toBe(true)
  })
})
