import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let plain: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: 'https://hotel.example' }, hotelFacts, registerPages)
  plain = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => Promise.all([server.close(), plain.close()]))

const paths = [
  '/',
  '/fi/faq',
  '/nothing/here',
  '/admin',
  '/api/room-types',
  '/api/inquiries',
  '/api/nothing',
  '/graphql',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/pictures/none.webp',
]

it.each(paths)('%s says on https that the site stays there, and that its type is what it is', async (path) => {
  const { headers } = await server.caller().rest('GET', path)
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  })
})

it('every answer has the name of its request in the log, and no two have the same', async () => {
  const caller = server.caller()
  const answers = await Promise.all([...paths, ...paths, '/api/%zz'].map((path) => caller.rest('GET', path)))
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f-]{36}$/)))
  expect(new Set(ids).size).toBe(ids.length)
})

it.each([
  ['POST', '/graphql', { query: '{ nothing }' }, 400],
  ['POST', '/api/inquiries', {}, 422],
  ['POST', '/api/inquiries', 'a=b', 415],
  ['POST', '/api/inquiries', { message: 'x'.repeat(2_000_000) }, 413],
  ['PATCH', '/api/rooms/none', { floor: 1 }, 401],
  ['DELETE', '/api/chat', undefined, 405],
  ['OPTIONS', '/api/rooms', undefined, 204],
] as const)('so has a refusal: %s %s', async (method, path, body, status) => {
  const { statusCode, headers } = await server.caller().rest(method, path, body, {
    ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(method === 'OPTIONS' && { origin: 'https://partner.example', 'access-control-request-method': 'GET' }),
  })
  expect([statusCode, headers['x-request-id']]).toEqual([status, expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

it('the caller does not choose that name', async () => {
  const { headers } = await server.caller().rest('GET', '/api/room-types', undefined, { 'x-request-id': 'mine' })
  expect(headers['x-request-id']).not.toBe('mine')
})

it('says nothing of https where the site has none', async () => {
  expect((await plain.caller().rest('GET', '/api/room-types')).headers).not.toHaveProperty('strict-transport-security')
})

describe('nobody keeps', () => {
  it.each([
    '/api/inquiries',
    '/api/admin/subscribers',
    '/api/admin/subscribers/export',
    '/api/viewer',
    '/api/campaigns',
    '/api/room-types',
    '/api/nothing',
  ])('%s', async (path) => {
    for (const caller of [owner, server.caller()])
      expect((await caller.rest('GET', path)).headers['cache-control']).toBe('no-store')
  })
})

it('tells who finds a hole whom to write to', async () => {
  server.setNow(new Date('2027-03-20T12:00:00Z'))
  const { statusCode, headers, body } = await server.caller().rest('GET', '/.well-known/security.txt')
  server.setNow(null)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:stay@coralstoneinn.example',
    'Expires: 2027-09-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://hotel.example/.well-known/security.txt',
    '',
  ])
})
