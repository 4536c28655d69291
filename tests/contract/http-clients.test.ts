import { Client, fetchExchange, gql } from '@urql/core'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'

let server: TestServer
let url: string
beforeAll(async () => {
  server = await startServer()
  url = `${await server.listen()}/graphql`
})
afterAll(() => server.close())

/**
 * What it would have otherwise: 200 for a question that nothing could run, where a caller accepts `application/json`
 * alone. Here such an answer says 4xx, as to everybody else, so that a log and a proxy see it.
 */
const otherwise = Object.fromEntries(
  [
    'SHOULD use 200 status code on document parsing failure when accepting application/json',
    'SHOULD use 200 status code on document validation failure when accepting application/json',
    'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
  ].map((name) => [name, 'Response status code is not 200']),
)

it('GraphQL over HTTP is what the audit of graphql-http asks for', async () => {
  const results = await auditServer({ url })
  expect(results.length).toBeGreaterThan(60)
  const failed = results.filter(({ status }) => status !== 'ok')
  expect(Object.fromEntries(failed.map((result) => [result.name, 'reason' in result ? result.reason : '']))).toEqual(
    otherwise,
  )
})

it('a persisted query that is not known is told by the code that clients look for', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } }
  const asked = { extensions: JSON.stringify(extensions) }
  const answers = [
    await server.caller().rest('POST', '/graphql', { extensions }),
    await server.caller().rest('GET', `/graphql?${new URLSearchParams(asked)}`),
  ]
  for (const answer of answers)
    expect(answer.json().errors).toEqual([
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ])
})

it.each([
  ['another document’s hash', { version: 1, sha256Hash: '0'.repeat(64) }, 'provided sha does not match query'],
  ['a version that nobody knows', { version: 2, sha256Hash: '0'.repeat(64) }, 'Unsupported persisted query version'],
])('a persisted query with %s is the mistake of who sends it', async (_, persistedQuery, message) => {
  const asked = { query: '{ viewer { id } }', extensions: { persistedQuery } }
  const answer = await server.caller().rest('POST', '/graphql', asked)
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
  ])
})

describe('a client with the settings that urql has', () => {
  const hotel = gql`
    {
      hotel(locale: en) {
        name
      }
    }
  `
  const track = gql`
    mutation ($input: TrackKeywordInput!) {
      trackKeyword(input: $input) {
        keyword
      }
    }
  `
  const input = { keyword: 'lantana beach hotel' }
  const client = (options = {}) => new Client({ url, exchanges: [fetchExchange], ...options })

  it('asks, and asks by GET', async () => {
    for (const options of [{}, { preferGetMethod: true }, { preferGetMethod: 'force' }]) {
      const methods: unknown[] = []
      const asking = client({
        ...options,
        fetch: (address: string, init: RequestInit) => {
          methods.push(init.method)
          return fetch(address, init)
        },
      })
      const { data, error } = await asking.query(hotel, {})
      expect([error, data.hotel.name]).toEqual([undefined, expect.any(String)])
      expect(methods).toEqual([options.preferGetMethod ? 'GET' : expect.any(String)])
    }
  })

  it('changes with a key, and is refused without', async () => {
    const { headers } = await addKey(server, ['seo:write'])
    const { data } = await client({ fetchOptions: { headers } }).mutation(track, { input })
    expect(data.trackKeyword).toEqual(input)
    const { error } = await client().mutation(track, { input })
    expect(error?.graphQLErrors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED'])
  })
})
