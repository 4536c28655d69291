import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'

/** What stands in the own network and must never be asked. */
const visits: string[] = []
const inside = createServer((request, response) => {
  visits.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
  response.end('{}')
})
/** An outside service that has fallen into wrong hands: it sends everybody there. */
const asked = new Set<string>()
const astray = createServer((request, response) => {
  asked.add(request.url!.split('?')[0]!)
  response.writeHead(307, { location: `http://127.0.0.1:${portOf(inside)}/secret` }).end()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

let server: SandboxServer
let owner: Caller
beforeAll(async () => {
  await Promise.all([listen(inside), listen(astray)])
  const url = `http://127.0.0.1:${portOf(astray)}`
  server = await startWithSandbox({
    LITTLE_HOTELIER_BASE_URL: url,
    GOOGLE_API_BASE_URL: `${url}/google`,
    GOOGLE_OAUTH_TOKEN_URL: `${url}/google-token`,
    BING_BASE_URL: url,
    INDEXNOW_ENDPOINT: `${url}/indexnow`,
    SEMRUSH_BASE_URL: url,
    SEMRUSH_UNITS_URL: `${url}/semrush-units`,
    ECB_BASE_URL: url,
    OPENAI_BASE_URL: `${url}/model`,
  })
  owner = await server.caller().signIn()
})
afterAll(async () => {
  await server.close()
  for (const one of [inside, astray]) await new Promise((resolve) => one.close(resolve))
})

it('no outside service leads the server into its own network by a redirect', async () => {
  const calls: [string, string, object?][] = [
    ['POST', '/api/admin/sync/manual'],
    ['GET', '/api/seo/overview'],
    ['GET', '/api/seo/api-units'],
    ['GET', '/api/bing/quota'],
    ['POST', '/api/bing/submit-urls', { urls: ['http://hotel.example/'] }],
    ['GET', '/api/google/sites'],
    ['POST', '/api/chat', { message: 'How far is the beach?' }],
    ['POST', '/api/chat/stream', { message: 'Is breakfast included in the price?' }],
  ]
  for (const [method, path, body] of calls)
    expect((await owner.rest(method as 'GET', path, body)).statusCode).toBeLessThan(500)
  await owner.graphql('mutation { submitUrlsByIndexNow { success } }')
  await owner.graphql('mutation { fetchExchangeRates { success } }')
  const { data } = await owner.graphql('mutation { connectGoogle { authorizationUrl } }')
  const state = new URL(data.connectGoogle.authorizationUrl).searchParams.get('state')
  await owner.rest('GET', `/api/google/callback?state=${state}&code=x`)
  const places = new Set([...asked].map((path) => path.split('/')[1]))
  // Semrush is asked at the root, Little Hotelier below /api, Bing below /webmaster.
  const all = ['', 'api', 'google-token', 'indexnow', 'model', 'semrush-units', 'stats', 'webmaster']
  expect([...places].sort()).toEqual(all)
  expect(visits).toEqual([])
})
