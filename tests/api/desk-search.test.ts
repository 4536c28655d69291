import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { countStatements } from '#tests/support/statements.ts'
import { sql } from '#tests/support/subscribers.ts'

const question = 'query ($text: String!) { deskSearch(text: $text) { kind id title detail } }'

interface Hit {
  kind: string
  id: string
  title: string
  detail: string
}

let server: TestServer
let owner: Caller
let inquiry: { id: string; reference: string }
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
  const written = await server.caller().rest('POST', '/api/inquiries', {
    name: 'Aino Lindqvist',
    email: 'Aino.L@example.com',
    phone: '+358 40 123 4567',
    message: 'Is there a room?',
  })
  inquiry = written.json()
  await owner.rest(
    'POST',
    '/api/admin/subscribers/import',
    'Email,Name,Phone,Status,Subscribed Date,Source\r\nlindqvist@example.com,Bo Lindqvist,,Active,2026-10-10,contact_form',
    { 'content-type': 'text/csv' },
  )
})
afterAll(() => server.close())

const find = async (text: string, caller = owner): Promise<Hit[]> => {
  const { data, errors } = await caller.graphql(question, { text })
  expect(errors).toBeUndefined()
  return data.deskSearch
}
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ title }) => title)

it('finds a guest by name, address, reference and a piece of the phone number', async () => {
  for (const text of ['lindqv', 'AINO.l@', inquiry.reference.toLowerCase(), '040-123', '1234567'])
    expect(await find(text)).toContainEqual(
      expect.objectContaining({ kind: 'INQUIRY', id: inquiry.id, title: 'Aino Lindqvist' }),
    )
})

it('finds each kind of record by what it is called', async () => {
  expect(await find('lindqvist@')).toContainEqual(
    expect.objectContaining({ kind: 'SUBSCRIBER', title: 'Bo Lindqvist', detail: 'lindqvist@example.com' }),
  )
  const { roomTypes, rooms, blogEntries, contentEntries } = (
    await owner.graphql(`{ roomTypes { name } rooms { roomNumber } blogEntries(first: 1) { nodes { id title } }
      contentEntries(kind: RESTAURANT) { id title } }`)
  ).data
  expect(await find(roomTypes[0].name)).toContainEqual(
    expect.objectContaining({ kind: 'ROOM_TYPE', title: roomTypes[0].name }),
  )
  expect(await titles(`room ${rooms[0].roomNumber}`)).toContain(`Room ${rooms[0].roomNumber}`)
  const [post] = blogEntries.nodes
  expect(await find(post.title)).toContainEqual(expect.objectContaining({ kind: 'POST', id: post.id }))
  const [restaurant] = contentEntries
  expect(await find(restaurant.title)).toContainEqual(
    expect.objectContaining({ kind: 'CONTENT', id: restaurant.id, detail: 'restaurant' }),
  )
})

it('says of a post what guests see: it is published once its time has come', async () => {
  const [post] = await sql<{ id: string; title: string }>(server, `select id, title from blog_post limit 1`)
  const detailAfter = async (wait: string) => {
    await sql(server, `update blog_post set status = 'scheduled', published_at = now() + ?::interval where id = ?`, [
      wait,
      post!.id,
    ])
    return (await find(post!.title)).find(({ id }) => id === post!.id)!.detail
  }
  expect(await detailAfter('1 hour')).toMatch(/ · scheduled$/)
  expect(await detailAfter('-1 hour')).toMatch(/ · published$/)
})

it('takes no sign of a text for a pattern', async () => {
  expect(await titles('%%')).toEqual([])
  expect(await titles('__')).toEqual([])
  expect(await titles(`'; drop table inquiry; --`)).toEqual([])
})

it('looks only at what the caller may read', async () => {
  const marketing = (await addStaff(server, 'marketing')).caller
  expect(await titles('lindqvist', marketing)).toEqual(['Bo Lindqvist'])
  const desk = (await addStaff(server, 'desk')).caller
  expect(await titles('lindqvist', desk)).toEqual(['Aino Lindqvist'])
  const stranger = await server.caller().graphql(question, { text: 'lindqvist' })
  expect(stranger.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const key = await addKey(server, ['inquiries:read'])
  const asked = await server.caller().graphql(question, { text: 'lindqvist' }, key.headers)
  expect(asked.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

it('refuses what is too short, too long or no text', async () => {
  for (const text of ['', ' a ', 'x'.repeat(101), 'a\u0000b']) {
    const { errors } = await owner.graphql(question, { text })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  }
})

it('answers at most five of a kind, and asks the database once for all', async () => {
  const found = await find('the')
  for (const [, hits] of Map.groupBy(found, ({ kind }) => kind)) expect(hits.length).toBeLessThanOrEqual(5)
  const statements = await countStatements(() => find('the'))
  expect(statements.filter((statement) => statement.includes('union all'))).toHaveLength(1)
})
