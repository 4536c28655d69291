import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

const own = 'https://hotel.example'
let named: TestServer
let nameless: TestServer
beforeAll(async () => {
  named = await startServer({ PUBLIC_URL: own })
  nameless = await startServer()
})
afterAll(() => Promise.all([named.close(), nameless.close()]))

const signIn = async (server: TestServer, headers: Record<string, string>) => {
  const body = { email: 'nobody@example.com', password: 'wrong' }
  const { statusCode } = await server.caller().rest('POST', '/api/session', body, headers)
  return { 401: 'read', 403: 'refused' }[statusCode as 401 | 403]
}

describe('a change sent by a page of the site at PUBLIC_URL', () => {
  it.each([
    ['behind a proxy that keeps the host', { host: 'hotel.example', origin: own }, 'read'],
    ['behind a proxy that writes its own host', { host: '127.0.0.1:4000', origin: own }, 'read'],
    ['of an older browser, which names its page only', { host: 'backend', origin: own }, 'read'],
    ['of a program', { host: 'backend' }, 'read'],
    [
      'by another name, as the browser knows',
      { host: 'www.hotel.example', origin: 'https://www.hotel.example', 'sec-fetch-site': 'same-origin' },
      'read',
    ],
    ['typed in', { host: 'hotel.example', 'sec-fetch-site': 'none' }, 'read'],
    ['of another site', { host: 'hotel.example', origin: 'https://evil.example' }, 'refused'],
    [
      'of another site that is the host of the proxy',
      { host: 'evil.example', origin: 'https://evil.example' },
      'refused',
    ],
    ['of the same site without its lock', { host: 'hotel.example', origin: 'http://hotel.example' }, 'refused'],
    ['of another port', { host: 'hotel.example', origin: `${own}:8443` }, 'refused'],
    [
      'of a sister site',
      { host: 'hotel.example', origin: 'https://blog.hotel.example', 'sec-fetch-site': 'same-site' },
      'refused',
    ],
    ['of a sister site that names no page', { host: 'hotel.example', 'sec-fetch-site': 'same-site' }, 'refused'],
    ['of another site that names no page', { host: 'hotel.example', 'sec-fetch-site': 'cross-site' }, 'refused'],
    ['of a page that hides', { host: 'hotel.example', origin: 'null' }, 'refused'],
    ['of no address at all', { host: 'hotel.example', origin: 'nonsense' }, 'refused'],
  ])('%s', async (_name, headers: Record<string, string>, outcome) => {
    expect(await signIn(named, headers)).toBe(outcome)
  })
})

describe('a change sent where no PUBLIC_URL is set', () => {
  it.each([
    ['by a page of the host that was asked', { host: '192.168.1.5:4000', origin: 'http://192.168.1.5:4000' }, 'read'],
    ['by a page of another', { host: '192.168.1.5:4000', origin: 'http://192.168.1.6:4000' }, 'refused'],
    ['by a page that hides', { host: 'localhost:4000', origin: 'null' }, 'refused'],
  ])('%s', async (_name, headers: Record<string, string>, outcome) => {
    expect(await signIn(nameless, headers)).toBe(outcome)
  })
})
