import { enumName } from '#graphql/enum-name.ts'
import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Permission, Role } from '#graphql/permissions.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff, createApiKey } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const inquiries = '{ inquiries { totalCount } }'
const list =
  '{ apiKeys { id name start scopes scopesInForce expiresAt revokedAt revokedReason previousUntil owner { id } } }'
const rotate =
  'mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { secret apiKey { id start expiresAt previousUntil } } }'
const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) { revokedReason } }'
const takeOver = 'mutation ($id: ID!) { takeOverApiKey(id: $id) { id owner { id } } }'
const remove = 'mutation ($id: ID!) { removeStaff(id: $id) { removedStaffId } }'
const demote = 'mutation ($input: UpdateStaffInput!) { updateStaff(input: $input) { role } }'

let server: TestServer
let owner: Caller
let ownerId: string
beforeAll(async () => {
  server = await startServer({ SIGN_INS_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  ownerId = (await owner.graphql('{ viewer { id } }')).data.viewer.id
})
afterAll(() => server.close())
afterEach(() => server.setNow(null))

const make = async (caller: Caller, scopes: Permission[] = ['inquiries:read'], expiresAt?: Date) => {
  const { data, errors } = await caller.graphql(createApiKey, {
    input: { name: 'booking', scopes: scopes.map(enumName), expiresAt },
  })
  if (errors) throw new Error(errors[0]!.message)
  return { id: data.createApiKey.apiKey.id as string, secret: data.createApiKey.secret as string }
}

/** What a key is told: "works", or the sentence of its refusal. */
const asked = async (secret: string, query = inquiries) =>
  (await server.caller().graphql(query, {}, { authorization: `Bearer ${secret}` })).errors?.[0]?.message ?? 'works'

const recordOf = async (id: string) =>
  (await owner.graphql(list)).data.apiKeys.find((key: { id: string }) => key.id === id)

const codeOf = async (caller: Caller, query: string, variables: Record<string, unknown>) =>
  (await caller.graphql(query, variables)).errors?.[0]?.extensions.code

const unknown = 'This API key is unknown or revoked'

describe('a key with an expiry', () => {
  it('works until that moment and not in it', async () => {
    const expiresAt = addDays(new Date(), 30)
    const { id, secret } = await make(owner, ['inquiries:read'], expiresAt)
    expect((await recordOf(id)).expiresAt).toBe(expiresAt.toISOString())
    server.setNow(new Date(expiresAt.getTime() - 1))
    expect(await asked(secret)).toBe('works')
    server.setNow(expiresAt)
    expect(await asked(secret)).toBe('This API key has expired')
    const rest = await server.caller().rest('GET', '/api/inquiries', undefined, { 'x-api-key': secret })
    expect([rest.statusCode, rest.body]).toEqual([401, 'This API key has expired'])
  })

  it.each([
    ['an hour ago', () => addHours(new Date(), -1)],
    ['now', () => new Date()],
    ['in eleven years', () => addDays(new Date(), 4_020)],
  ])('is not made for %s', async (_, when) => {
    const { errors } = await owner.graphql(createApiKey, {
      input: { name: 'late', scopes: ['SEO_READ'], expiresAt: when() },
    })
    expect(errors?.[0]?.extensions.issues).toEqual([
      { path: ['expiresAt'], message: 'Expiry must lie ahead, by at most 10 years' },
    ])
  })

  it('never expires when none is given', async () => {
    const { id, secret } = await make(owner)
    expect((await recordOf(id)).expiresAt).toBeNull()
    server.setNow(addDays(new Date(), 3_650))
    expect(await asked(secret)).toBe('works')
  })
})

describe('a key follows its owner', () => {
  it('to a role that may less, and back', async () => {
    const { id, caller } = await addStaff(server, 'manager')
    const key = await make(caller, ['inquiries:read', 'seo:read'])
    const give = (role: Role) => owner.graphql(demote, { input: { id, role: role.toUpperCase() } })
    const forces = async () => (await recordOf(key.id)).scopesInForce
    expect(await forces()).toEqual(['INQUIRIES_READ', 'SEO_READ'])
    await give('marketing')
    expect(await asked(key.secret)).toBe('This needs the permission inquiries:read')
    expect(await asked(key.secret, '{ seoApiUnits { units } }')).toBe('works')
    expect(await forces()).toEqual(['SEO_READ'])
    const { data } = await server
      .caller()
      .graphql('{ viewer { permissions } }', {}, { authorization: `Bearer ${key.secret}` })
    expect(data.viewer.permissions).toEqual(['SEO_READ'])
    await give('desk')
    expect(await asked(key.secret)).toBe('works')
    expect(await asked(key.secret, '{ seoApiUnits { units } }')).toBe('This needs the permission seo:read')
    await give('manager')
    expect((await recordOf(key.id)).scopes).toEqual(await forces())
  })

  it('out of the house: it ends with the account, and says why', async () => {
    const { id, caller } = await addStaff(server, 'manager')
    const [key, revoked] = [await make(caller), await make(caller)]
    await owner.graphql(revoke, { id: revoked.id })
    expect(await asked(key.secret)).toBe('works')
    await owner.graphql(remove, { id })
    expect(await asked(key.secret)).toBe(unknown)
    expect(await recordOf(key.id)).toMatchObject({
      revokedAt: expect.any(String),
      revokedReason: 'OWNER_REMOVED',
      owner: null,
    })
    expect(await recordOf(revoked.id)).toMatchObject({ revokedReason: 'REVOKED' })
  })

  it('not out of the house while the account cannot be removed', async () => {
    const { secret } = await make(owner)
    expect(await codeOf(owner, remove, { id: ownerId })).toBe('CONFLICT')
    expect(await asked(secret)).toBe('works')
  })

  it('never outlives an account that is removed while the key is being made', async () => {
    const { id, caller } = await addStaff(server, 'manager')
    const input = { name: 'in a hurry', scopes: ['INQUIRIES_READ'] }
    const made = await Promise.all([
      ...Array.from({ length: 6 }, () => caller.graphql(createApiKey, { input })),
      owner.graphql(remove, { id }),
      ...Array.from({ length: 6 }, () => caller.graphql(createApiKey, { input })),
    ])
    for (const { data, errors } of made) {
      expect([undefined, 'UNAUTHENTICATED']).toContain(errors?.[0]?.extensions.code)
      if (data?.createApiKey) expect(await asked(data.createApiKey.secret)).toBe(unknown)
    }
  })
})

describe('a key without an owner, of an account removed long ago', () => {
  const orphan = async (scopes: Permission[] = ['inquiries:read']) => {
    const key = await make(owner, scopes)
    await sql(server, 'update api_key set created_by_id = null where id = ?', [key.id])
    return key
  }

  it('goes on working, and is listed so', async () => {
    const { id, secret } = await orphan()
    expect(await asked(secret)).toBe('works')
    expect(await recordOf(id)).toMatchObject({ owner: null, revokedAt: null, scopesInForce: ['INQUIRIES_READ'] })
  })

  it('is taken over, and then follows its new owner', async () => {
    const { id, secret } = await orphan()
    const manager = await addStaff(server, 'manager')
    const { data } = await manager.caller.graphql(takeOver, { id })
    expect(data.takeOverApiKey.owner.id).toBe(manager.id)
    expect(await asked(secret)).toBe('works')
    await owner.graphql(remove, { id: manager.id })
    expect(await asked(secret)).toBe(unknown)
  })

  it('can be revoked', async () => {
    const { id, secret } = await orphan()
    expect((await owner.graphql(revoke, { id })).data.revokeApiKey.revokedReason).toBe('REVOKED')
    expect(await asked(secret)).toBe(unknown)
  })
})

it('a key is taken over before its owner leaves, and goes on working', async () => {
  const { id, caller } = await addStaff(server, 'manager')
  const key = await make(caller)
  await owner.graphql(takeOver, { id: key.id })
  await owner.graphql(remove, { id })
  expect(await asked(key.secret)).toBe('works')
  expect(await recordOf(key.id)).toMatchObject({ revokedAt: null, owner: { id: ownerId } })
})

describe('a rotated key', () => {
  const turn = async (id: string, input: object = {}) =>
    (await owner.graphql(rotate, { input: { id, ...input } })).data.rotateApiKey as {
      secret: string
      apiKey: { start: string; expiresAt: string | null; previousUntil: string }
    }

  it('works by both secrets until the overlap ends, then by the new one', async () => {
    const now = new Date()
    server.setNow(now)
    const { id, secret } = await make(owner)
    const { secret: next, apiKey } = await turn(id, { overlapHours: 48 })
    const ends = addHours(now, 48)
    expect(apiKey).toMatchObject({ start: next.slice(0, 10), previousUntil: ends.toISOString() })
    server.setNow(new Date(ends.getTime() - 1))
    expect([await asked(secret), await asked(next)]).toEqual(['works', 'works'])
    server.setNow(ends)
    expect([await asked(secret), await asked(next)]).toEqual(['This API key was replaced by a new one', 'works'])
  })

  it('keeps its id, name, scopes, owner and expiry', async () => {
    const { id } = await make(owner, ['seo:read'], addDays(new Date(), 9))
    const before = await recordOf(id)
    await turn(id)
    expect(await recordOf(id)).toEqual({
      ...before,
      start: expect.any(String),
      previousUntil: expect.any(String),
    })
  })

  it('takes another expiry, or none, when told so', async () => {
    const { id, secret } = await make(owner, ['inquiries:read'], addDays(new Date(), 1))
    const later = addDays(new Date(), 90)
    const { secret: next, apiKey } = await turn(id, { overlapHours: 168, expiresAt: later })
    expect(apiKey.expiresAt).toBe(later.toISOString())
    server.setNow(addDays(new Date(), 2))
    // A secret is not made to last by being replaced.
    expect([await asked(secret), await asked(next)]).toEqual(['This API key was replaced by a new one', 'works'])
    server.setNow(null)
    expect((await turn(id, { expiresAt: null })).apiKey.expiresAt).toBeNull()
    const { errors } = await owner.graphql(rotate, { input: { id, expiresAt: addDays(new Date(), -1) } })
    expect(errors?.[0]?.extensions.issues?.[0]?.path).toEqual(['expiresAt'])
  })

  it('without an overlap refuses the old secret at once', async () => {
    const { id, secret } = await make(owner)
    const { secret: next } = await turn(id, { overlapHours: 0 })
    expect([await asked(secret), await asked(next)]).toEqual(['This API key was replaced by a new one', 'works'])
  })

  it('twice works by the last two secrets; the first ends at once', async () => {
    const { id, secret: first } = await make(owner)
    const { secret: second } = await turn(id)
    const { secret: third } = await turn(id)
    expect(await asked(first)).toBe(unknown)
    expect([await asked(second), await asked(third)]).toEqual(['works', 'works'])
  })

  it('by two people at once has one secret of each, and no more than two that work', async () => {
    const { id, secret } = await make(owner)
    const [one, two] = await Promise.all([turn(id), turn(id)])
    const answers = [await asked(secret), await asked(one.secret), await asked(two.secret)]
    expect(answers.toSorted()).toEqual([unknown, 'works', 'works'].toSorted())
    expect(answers[0]).toBe(unknown)
  })

  it('is refused whole when it is revoked, and its secrets are in no answer and no row', async () => {
    const { id, secret } = await make(owner)
    const { secret: next } = await turn(id)
    await owner.graphql(revoke, { id })
    expect([await asked(secret), await asked(next)]).toEqual([unknown, unknown])
    const kept = JSON.stringify([await sql(server, 'select * from api_key'), (await owner.graphql(list)).data])
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(next)
  })

  it('cannot be one that is revoked, has expired, or is not there', async () => {
    const { id } = await make(owner)
    await owner.graphql(revoke, { id })
    expect(await codeOf(owner, rotate, { input: { id } })).toBe('CONFLICT')
    expect(await codeOf(owner, takeOver, { id })).toBe('CONFLICT')
    const expiresAt = addDays(new Date(), 1)
    const late = await make(owner, ['seo:read'], expiresAt)
    server.setNow(expiresAt)
    expect(await codeOf(owner, rotate, { input: { id: late.id } })).toBe('CONFLICT')
    server.setNow(null)
    for (const missing of ['00000000-0000-4000-8000-000000000000', 'x']) {
      expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(await codeOf(owner, rotate, { input: { id: missing } }))
      expect(await codeOf(owner, takeOver, { id: missing })).toBe('NOT_FOUND')
    }
  })

  it.each([-1, 169, 1.5, null])('has no overlap of %s hours', async (overlapHours) => {
    const { id } = await make(owner)
    expect(await codeOf(owner, rotate, { input: { id, overlapHours } })).toBe('BAD_USER_INPUT')
  })

  it.each(['marketing', 'desk'] as const)('is not rotated or taken over by %s', async (role) => {
    const { id } = await make(owner)
    const { caller } = await addStaff(server, role)
    expect(await codeOf(caller, rotate, { input: { id } })).toBe('FORBIDDEN')
    expect(await codeOf(caller, takeOver, { id })).toBe('FORBIDDEN')
  })
})
