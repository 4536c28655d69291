import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ SIGNUPS_PER_HOUR: 2, CHAT_PER_10_MIN: 3, CHAT_PER_DAY: 2, SIGN_INS_PER_HOUR: 60 })
  server.setNow(new Date('2026-11-20T12:00:00Z'))
})
afterAll(() => server.close())

const leftOf = ({ headers }: { headers: Record<string, unknown> }) =>
  ['limit', 'remaining', 'reset'].map((name) => headers[`ratelimit-${name}`])

const ask = (message: string, caller: Caller, path = '/api/chat') =>
  caller.rest('POST', path, { message, language: 'en' })

it.each(['/api/chat', '/api/chat/stream'])('%s tells of the tighter of two limits', async (path) => {
  const caller = server.caller()
  // Two a day are tighter than three in ten minutes.
  expect(leftOf(await ask('When is breakfast?', caller, path))).toEqual(['2', '1', '43200'])
  expect(leftOf(await ask('Is there a pool?', caller, path))).toEqual(['2', '0', '43200'])
  const refused = await ask('Is there parking?', caller, path)
  expect([refused.statusCode, ...leftOf(refused), refused.headers['retry-after']]).toEqual([
    429,
    '2',
    '0',
    '43200',
    '43200',
  ])
})

it('tells it through GraphQL too', async () => {
  const query = 'mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success } }'
  const variables = { input: { email: 'aino@example.com' } }
  const answer = await server.caller().rest('POST', '/graphql', { query, variables })
  expect(leftOf(answer)).toEqual(['2', '1', '1800'])
})

it('tells how long one account waits after wrong guesses', async () => {
  const caller = server.caller()
  const guess = (password: string) => caller.rest('POST', '/api/session', { email: ownerEmail, password })
  for (let n = 1; n <= 5; n += 1) expect(leftOf(await guess(`wrong ${n}`))).toEqual(['60', String(60 - n), '60'])
  const waits = await guess(ownerPassword)
  expect([waits.statusCode, ...leftOf(waits), waits.headers['retry-after']]).toEqual([429, '5', '0', '30', '30'])
})

it('says nothing where nothing is counted', async () => {
  expect(leftOf(await server.caller().rest('GET', '/api/room-types'))).toEqual([undefined, undefined, undefined])
})

it('lets pages of other sites read it', async () => {
  const answer = await server.caller().rest('GET', '/api/room-types', undefined, { origin: 'https://partner.example' })
  const exposed = String(answer.headers['access-control-expose-headers']).split(', ')
  expect(exposed).toEqual(expect.arrayContaining(['ratelimit-remaining', 'x-request-id']))
})
