import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let guest: Caller
let owner: Caller
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  guest = server.caller()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const query = '{ rateCalendar(month: "2027-01", months: 3) { roomTypeId days { date total open minStay } } }'
const calendar = (encoding?: string) =>
  guest.rest('POST', '/graphql', { query }, encoding === undefined ? {} : { 'accept-encoding': encoding })

it('a quarter of prices is a tenth of its length on the way, and the same when it is there', async () => {
  const plain = await calendar()
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await calendar(encoding)
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body)
  }
})

it.each(['/sitemap.xml', '/api/openapi.json', '/api/room-types', '/blog/rss.xml'])('%s is packed', async (path) => {
  const answer = await guest.rest('GET', path, undefined, { 'accept-encoding': 'gzip, deflate, br' })
  expect(answer.headers['content-encoding']).toBe('br')
})

it.each(['', 'identity', 'deflate', 'compress, nothing', 'br;q=0, gzip;q=0'])(
  'a client that takes %j gets the answer as it is',
  async (encoding) => {
    const answer = await calendar(encoding)
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
    expect(answer.json().data.rateCalendar.length).toBeGreaterThan(0)
  },
)

it('what is said in events is not held back to be packed', async () => {
  const body = { message: 'Is there parking?', language: 'en' }
  const answer = await guest.rest('POST', '/api/chat/stream', body, { 'accept-encoding': 'br, gzip' })
  expect(answer.headers['content-type']).toContain('text/event-stream')
  expect(answer.headers['content-encoding']).toBeUndefined()
})

it('a table that is saved comes whole', async () => {
  const plain = await owner.rest('GET', '/api/admin/subscribers.csv')
  const answer = await owner.rest('GET', '/api/admin/subscribers.csv', undefined, { 'accept-encoding': 'gzip' })
  const body = answer.headers['content-encoding'] ? gunzipSync(answer.rawPayload).toString() : answer.body
  expect(body).toBe(plain.body)
})

it('a body that comes packed is not unpacked', async () => {
  const answer = await guest.rest('POST', '/graphql', { query }, { 'content-encoding': 'gzip' })
  expect(answer.statusCode).toBeLessThan(500)
})
