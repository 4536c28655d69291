import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enumName } from '#graphql/enum-name.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff, createApiKey } from '#tests/support/staff.ts'

const inquiries = '{ inquiries { totalCount } }'
const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) { id revokedAt } }'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const codeOf = async (query: string, headers: Record<string, string>, variables = {}) =>
  (await server.caller().graphql(query, variables, headers)).errors?.[0]?.extensions.code

describe('making a key', () => {
  it('shows it once and keeps only its hash', async () => {
    const { id, secret } = await addKey(server, ['inquiries:read'])
    expect(secret).toMatch(/^csi_[\w-]{43}$/)
    const rows = await server.deps.orm.em.getConnection().execute('select * from api_key')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret)
    const owner = await server.caller().signIn()
    const { data } = await owner.graphql('{ apiKeys { id name start scopes lastUsedAt revokedAt } }')
    expect(data.apiKeys.find((key: { id: string }) => key.id === id)).toEqual({
      id,
      name: 'integrator',
      start: secret.slice(0, 10),
      scopes: ['INQUIRIES_READ'],
      lastUsedAt: null,
      revokedAt: null,
    })
  })

  it.each([
    ['owner', ['staff:manage'], 'BAD_USER_INPUT'],
    ['owner', ['staff:read'], 'BAD_USER_INPUT'],
    ['owner', ['keys:manage'], 'BAD_USER_INPUT'],
    ['owner', ['everything'], 'BAD_USER_INPUT'],
    ['owner', [], 'BAD_USER_INPUT'],
    ['manager', ['staff:manage'], 'BAD_USER_INPUT'],
    ['manager', ['inquiries:read', 'seo:write'], undefined],
    ['marketing', ['subscribers:read'], 'FORBIDDEN'],
    ['desk', ['inquiries:read'], 'FORBIDDEN'],
  ] as const)('as %s with the scopes %j answers %s', async (role, scopes, code) => {
    const { caller } = await addStaff(server, role)
    const { errors } = await caller.graphql(createApiKey, {
      input: { name: 'a key', scopes: scopes.map((scope) => enumName(scope)) },
    })
    expect(errors?.[0]?.extensions.code).toBe(code)
  })

  it('says which scopes are wrong in a sentence that ends no connection string', async () => {
    const owner = await server.caller().signIn()
    const { errors } = await owner.graphql(createApiKey, { input: { name: '', scopes: [] } })
    expect(errors?.[0]?.extensions.issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'Name is required'],
      ['scopes', 'Choose at least one scope'],
    ])
  })
})

describe('a key', () => {
  const carriers: [string, (secret: string) => Record<string, string>][] = [
    ['Authorization: Bearer', (secret) => ({ authorization: `Bearer ${secret}` })],
    ['authorization: bearer', (secret) => ({ authorization: `bearer ${secret}` })],
    ['X-Api-Key', (secret) => ({ 'x-api-key': secret })],
  ]

  it.each(carriers)('works in %s, in GraphQL and in REST', async (_, carry) => {
    const { id, secret } = await addKey(server, ['inquiries:read'])
    const headers = carry(secret)
    expect((await server.caller().graphql(inquiries, {}, headers)).data.inquiries.totalCount).toBe(0)
    expect((await server.caller().rest('GET', '/api/inquiries', undefined, headers)).statusCode).toBe(200)
    const { data } = await server.caller().graphql('{ viewer { id email role permissions } }', {}, headers)
    expect(data.viewer).toEqual({ id, email: null, role: null, permissions: ['INQUIRIES_READ'] })
  })

  it('remembers when it was last used', async () => {
    const { id, headers } = await addKey(server, ['inquiries:read'])
    await server.caller().graphql(inquiries, {}, headers)
    const { data } = await (await server.caller().signIn()).graphql('{ apiKeys { id lastUsedAt } }')
    const { lastUsedAt } = data.apiKeys.find((key: { id: string }) => key.id === id)
    expect(Math.abs(Date.now() - Date.parse(lastUsedAt))).toBeLessThan(60_000)
  })

  it('without the scope is refused', async () => {
    const { headers } = await addKey(server, ['seo:read'])
    expect(await codeOf(inquiries, headers)).toBe('FORBIDDEN')
    const answer = await server.caller().rest('GET', '/api/inquiries', undefined, headers)
    expect([answer.statusCode, answer.body]).toEqual([403, 'This needs the permission inquiries:read'])
  })

  it('that is revoked stops at once, also beside a session', async () => {
    const { id, headers } = await addKey(server, ['inquiries:read'])
    const owner = await server.caller().signIn()
    expect(await codeOf(inquiries, headers)).toBeUndefined()
    const { data } = await owner.graphql(revoke, { id })
    expect(data.revokeApiKey).toEqual({ id, revokedAt: expect.any(String) })
    expect(await codeOf(inquiries, headers)).toBe('UNAUTHENTICATED')
    expect((await owner.graphql(inquiries, {}, headers)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await server.caller().rest('GET', '/api/inquiries', undefined, headers)).statusCode).toBe(401)
  })

  it('stays revoked from the first time', async () => {
    const { id } = await addKey(server, ['inquiries:read'])
    const owner = await server.caller().signIn()
    const first = await owner.graphql(revoke, { id })
    expect(await owner.graphql(revoke, { id })).toEqual(first)
  })

  it.each([
    ['made up', { authorization: 'Bearer csi_made-up' }],
    ['made up', { 'x-api-key': 'csi_made-up' }],
    ['far too long', { authorization: `Bearer ${'x'.repeat(2_000)}` }],
  ])('that is %s is 401 with one plain sentence: %j', async (_, headers) => {
    const graphql = await server.caller().rest('POST', '/graphql', { query: inquiries }, headers)
    expect(graphql.statusCode).toBe(401)
    expect(graphql.json().errors[0]).toMatchObject({
      message: 'This API key is unknown or revoked',
      extensions: { code: 'UNAUTHENTICATED' },
    })
    const rest = await server.caller().rest('GET', '/api/viewer', undefined, headers)
    expect([rest.statusCode, rest.body]).toEqual([401, 'This API key is unknown or revoked'])
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'not an id'])('with the id %s cannot be revoked', async (id) => {
    const { errors } = await (await server.caller().signIn()).graphql(revoke, { id })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('with every scope there is manages neither people nor keys nor its own sign-in', async () => {
    const { scopes } = await import('#graphql/permissions.ts')
    const { headers, id } = await addKey(server, [...scopes])
    const operations: [string, object?][] = [
      ['{ staff { id } }'],
      ['{ apiKeys { id } }'],
      [revoke, { id }],
      [createApiKey, { input: { name: 'another', scopes: ['INQUIRIES_READ'] } }],
      ['mutation { changePassword(input: { currentPassword: "x", newPassword: "a-new-password" }) { success } }'],
      ['mutation { inviteStaff(input: { name: "a", email: "a@example.com", role: OWNER }) { link } }'],
    ]
    for (const [document, variables] of operations)
      expect([document, await codeOf(document, headers, variables)]).toEqual([document, 'FORBIDDEN'])
  })
})
