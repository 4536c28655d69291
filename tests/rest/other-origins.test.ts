import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'

const foreign = { host: 'hotel.example', origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }
const track = 'mutation ($input: TrackKeywordInput!) { trackKeyword(input: $input) { id } }'
const tracking = { query: track, variables: { input: { keyword: 'lantana pier' } } }

let server: TestServer
let key: Record<string, string>
beforeAll(async () => {
  server = await startServer()
  key = (await addKey(server, ['seo:write', 'rooms:read'])).headers
})
afterAll(() => server.close())

describe('a page of another site', () => {
  it.each(['/graphql', '/api/rooms'])('may send a key to %s, and never cookies', async (url) => {
    const { statusCode, headers } = await server.caller().rest('OPTIONS', url, undefined, {
      ...foreign,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-headers']).toBe('authorization,content-type')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('is told what is possible, as whoever asks without being one', async () => {
    for (const headers of [{}, foreign]) {
      const answer = await server.caller().rest('OPTIONS', '/api/rooms', undefined, headers)
      expect([answer.statusCode, answer.headers['access-control-allow-methods']]).toEqual([
        204,
        'GET, POST, PUT, PATCH, DELETE',
      ])
    }
  })

  it('reads and writes with a key', async () => {
    const written = await server.caller().rest('POST', '/graphql', tracking, { ...foreign, ...key })
    expect(written.json().data.trackKeyword.id).toBeTruthy()
    expect(written.headers['access-control-allow-origin']).toBe('*')
    const read = await server.caller().rest('GET', '/api/rooms', undefined, { ...foreign, ...key })
    expect([read.statusCode, read.headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(read.headers['access-control-expose-headers']).toContain('link')
  })

  it('asks what everybody may ask, by GET', async () => {
    const query = encodeURIComponent('{ hotel(locale: en) { name } }')
    const answer = await server.caller().rest('GET', `/graphql?query=${query}`, undefined, foreign)
    expect(answer.json().data.hotel.name).toBeTruthy()
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('changes nothing with the cookies of its visitor, beside a key neither', async () => {
    const signedIn = await server.caller().signIn()
    for (const headers of [foreign, { ...foreign, ...key }])
      expect((await signedIn.rest('POST', '/graphql', tracking, headers)).statusCode).toBe(403)
  })

  it('signs nobody in', async () => {
    const body = { email: 'nobody@example.com', password: 'wrong' }
    expect((await server.caller().rest('POST', '/api/session', body, foreign)).statusCode).toBe(403)
  })
})

it('what is no API says nothing of other sites', async () => {
  const { headers } = await server.caller().rest('GET', '/healthz', undefined, foreign)
  expect(headers['access-control-allow-origin']).toBeUndefined()
})
