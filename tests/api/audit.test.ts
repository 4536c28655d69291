import { subDays } from 'date-fns/subDays'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { audit } from '#api/modules/audit/audit.service.ts'
import { forgetAudit } from '#api/modules/audit/forget-audit.job.ts'
import { resetStaff } from '#api/modules/staff/accounts.service.ts'
import { auditActions } from '#graphql/inputs/audit.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff, createApiKey, inviteStaff, staffPassword } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

const list = `query ($first: Int, $after: String, $action: AuditAction, $actorId: ID, $since: DateTimeISO, $until: DateTimeISO) {
  auditEntries(first: $first, after: $after, action: $action, actorId: $actorId, since: $since, until: $until) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id at action actorKind actorId actorName network subjectId details { name value } }
  } }`

let server: TestServer
let owner: Caller
let ownerId: string
beforeAll(async () => {
  server = await startServer()
  await addSubscribers(server, 3)
  owner = await server.caller().signIn()
  ownerId = (await owner.graphql('{ viewer { id } }')).data.viewer.id
})
afterEach(() => server.setNow(null))
afterAll(() => server.close())

const entries = async (variables: Record<string, unknown> = {}) =>
  (await owner.graphql(list, { first: 100, ...variables })).data.auditEntries
const newest = async (action: string) => (await entries({ action, first: 1 })).nodes[0]
const facts = (entry: { details: { name: string; value: string }[] }) =>
  Object.fromEntries(entry.details.map(({ name, value }) => [name, value]))

describe('the log tells', () => {
  it('who signed in and from which network, and who failed at whose account', async () => {
    const { id, email } = await addStaff(server, 'desk')
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }'
    await server.caller().graphql(signIn, { input: { email, password: staffPassword } }, from)
    expect(await newest('SIGNED_IN')).toMatchObject({
      actorKind: 'STAFF',
      actorId: id,
      actorName: 'The desk',
      network: '203.0.113.0/24',
      subjectId: null,
    })
    const ip6 = { 'x-forwarded-for': '2001:db8:85a3:1::7' }
    const fail = (typed: string) =>
      server.caller().graphql(signIn, { input: { email: typed, password: 'pelican-secret-1' } }, ip6)
    await fail(email.toUpperCase())
    expect(facts(await newest('SIGN_IN_FAILED'))['address']?.toLowerCase()).toBe(email)
    // Whoever it is has no account: a guest's address is none of the log's.
    await fail('guest-7@example.com')
    const failed = await newest('SIGN_IN_FAILED')
    expect(failed).toMatchObject({ actorKind: 'STRANGER', actorName: null, network: '2001:db8:85a3::/48' })
    expect(facts(failed)).toEqual({})
  })

  it('a wrong second step, and turning it off', async () => {
    await server.caller().graphql('mutation { verifySecondStep(input: { code: "000000" }) { secondStepRequired } }')
    expect(facts(await newest('SIGN_IN_FAILED'))).toEqual({ step: 'second' })
    const { id, caller } = await addStaff(server, 'desk')
    await caller.graphql('mutation ($input: PasswordInput!) { stopTwoFactor(input: $input) { success } }', {
      input: { password: staffPassword },
    })
    expect(await newest('SECOND_STEP_OFF')).toMatchObject({ actorId: id })
  })

  it('what became of accounts, by name, also when the account is gone', async () => {
    const input = { name: 'Rosa Fleeting', email: 'rosa@example.com', role: 'DESK' }
    const { id } = (await owner.graphql(inviteStaff, { input })).data.inviteStaff.staff
    expect(await newest('STAFF_INVITED')).toMatchObject({ actorId: ownerId, actorName: 'Owner', subjectId: id })
    await owner.graphql('mutation ($input: UpdateStaffInput!) { updateStaff(input: $input) { id } }', {
      input: { id, role: 'MARKETING' },
    })
    expect(facts(await newest('ROLE_CHANGED'))).toEqual({ name: 'Rosa Fleeting', from: 'desk', to: 'marketing' })
    await owner.graphql('mutation ($id: ID!) { createPasswordResetLink(id: $id) { link } }', { id })
    expect(await newest('PASSWORD_LINK_MADE')).toMatchObject({ subjectId: id })
    await owner.graphql('mutation ($id: ID!) { removeStaff(id: $id) { removedStaffId } }', { id })
    expect(facts(await newest('STAFF_REMOVED'))).toEqual({ name: 'Rosa Fleeting', role: 'marketing' })
    await server.caller().graphql('{ viewer { id } }')
    const leaver = await addStaff(server, 'desk')
    await leaver.caller.graphql('mutation { signOut { success } }')
    await owner.graphql('mutation ($id: ID!) { removeStaff(id: $id) { removedStaffId } }', { id: leaver.id })
    expect(await newest('SIGNED_OUT')).toMatchObject({ actorId: leaver.id, actorName: 'The desk' })
    expect(await newest('INVITATION_ACCEPTED')).toMatchObject({ actorId: leaver.id, subjectId: leaver.id })
  })

  it('passwords that were changed, by hand and on the command line, and never the password', async () => {
    const { id, email, caller } = await addStaff(server, 'desk')
    await caller.graphql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }', {
      input: { currentPassword: staffPassword, newPassword: 'a-longer-walk-to-the-sea' },
    })
    expect(await newest('PASSWORD_CHANGED')).toMatchObject({ actorId: id })
    await resetStaff(server.deps, email)
    expect(await newest('PASSWORD_RESET')).toMatchObject({
      actorKind: 'SERVER',
      actorName: 'Command line',
      network: null,
      subjectId: id,
    })
  })

  it('keys, and what they did', async () => {
    const { data } = await owner.graphql(createApiKey, { input: { name: 'Calendar', scopes: ['SUBSCRIBERS_READ'] } })
    const { apiKey, secret } = data.createApiKey
    expect(await newest('KEY_CREATED')).toMatchObject({ subjectId: apiKey.id })
    expect(facts(await newest('KEY_CREATED'))).toEqual({ name: 'Calendar', scopes: 'subscribers:read' })
    const headers = { authorization: `Bearer ${secret}` }
    await server.caller().rest('GET', '/api/admin/subscribers.csv?q=guest-1', undefined, headers)
    const taken = await newest('SUBSCRIBERS_EXPORTED')
    expect(taken).toMatchObject({ actorKind: 'KEY', actorId: apiKey.id, actorName: 'Calendar' })
    expect(facts(taken)).toEqual({ way: 'file', filtered: 'true' })
    const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) { id } }'
    await owner.graphql(revoke, { id: apiKey.id })
    await owner.graphql(revoke, { id: apiKey.id })
    expect((await entries({ action: 'KEY_REVOKED' })).totalCount).toBe(1)
  })

  it('what was done with the mailing list, by the id of the person', async () => {
    const [guest] = await sql<{ id: string }>(server, "select id from subscriber where email = 'guest-2@example.com'")
    await owner.graphql('query ($id: ID!) { subscriberFile(id: $id) { subscriber { id } } }', { id: guest!.id })
    expect(await newest('PERSON_EXPORTED')).toMatchObject({ subjectId: guest!.id })
    const guestData = { input: { email: 'guest-2@example.com' } }
    await owner.graphql('query ($email: String!) { guestFile(email: $email) { name } }', {
      email: guestData.input.email,
    })
    const { subjectId } = await newest('PERSON_EXPORTED')
    expect(subjectId).toMatch(/^[\da-f]{64}$/)
    const newName = { input: { ...guestData.input, name: 'Kaisa' } }
    await owner.graphql('mutation ($input: CorrectGuestInput!) { correctGuest(input: $input) { __typename } }', newName)
    const corrected = await newest('PERSON_CORRECTED')
    expect([corrected.subjectId, facts(corrected)]).toEqual([subjectId, { fields: 'name' }])
    await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', guestData)
    expect(await newest('PERSON_ERASED')).toMatchObject({ subjectId, actorId: ownerId })
    await owner.graphql('{ activeEmails { more } }')
    expect(facts(await newest('SUBSCRIBERS_EXPORTED'))).toMatchObject({ way: 'clipboard' })
    const csv = { 'content-type': 'text/csv' }
    const before = (await entries({ action: 'SUBSCRIBERS_IMPORTED' })).totalCount
    await owner.rest('POST', '/api/admin/subscribers/import?dryRun=1', 'Email\nkai@example.com\n', csv)
    expect((await entries({ action: 'SUBSCRIBERS_IMPORTED' })).totalCount).toBe(before)
    await owner.rest('POST', '/api/admin/subscribers/import', 'Email\nkai@example.com\n', csv)
    expect(facts(await newest('SUBSCRIBERS_IMPORTED'))).toEqual({ added: '1', updated: '0' })
  })

  it('campaigns and settings', async () => {
    const input = { subject: 'Sun', discountPercent: 10, validUntil: '2027-06-01', specialMessage: 'Secret words' }
    const create = 'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }'
    const made = (await owner.graphql(create, { input })).data.createCampaign.id
    const schedule = 'mutation ($input: ScheduleCampaignInput!) { scheduleCampaign(input: $input) { id } }'
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString()
    await owner.graphql(schedule, { input: { id: made, scheduledAt } })
    expect(await newest('CAMPAIGN_SCHEDULED')).toMatchObject({ subjectId: made })
    await owner.graphql('mutation ($id: ID!) { cancelCampaign(id: $id) { id } }', { id: made })
    expect(await newest('CAMPAIGN_CANCELLED')).toMatchObject({ subjectId: made })
    const other = (await owner.graphql(create, { input })).data.createCampaign.id
    await owner.graphql('mutation ($id: ID!) { startCampaign(id: $id) { id } }', { id: other })
    expect(await newest('CAMPAIGN_STARTED')).toMatchObject({ subjectId: other })
    await owner.graphql('mutation { updatePostalAddress(input: { postalAddress: "1 Ocean Avenue" }) { mode } }')
    await owner.graphql('mutation { updateBlackoutDates(input: { periods: [] }) { blackoutDates { firstDate } } }')
    await owner.graphql('mutation ($input: SetStayChargeInput!) { setStayCharge(input: $input) { id } }', {
      input: { kind: 'SALES_TAX', validFrom: '2027-01-01', amount: 650 },
    })
    for (const action of ['POSTAL_ADDRESS_CHANGED', 'BLACKOUT_DATES_CHANGED', 'STAY_CHARGE_CHANGED'])
      expect(await newest(action)).toMatchObject({ actorId: ownerId })
  })
})

it('tells which nights were forgotten that staff had set, and nothing where none was set', async () => {
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  const type = await addRoomType(owner)
  const nights = { roomTypeId: type.id, firstNight: '2027-02-10', lastNight: '2027-02-12' }
  const forget = (input: object) =>
    owner.graphql('mutation ($input: ClearRoomNightsInput!) { clearRoomNights(input: $input) { roomTypeId } }', {
      input,
    })
  await forget(nights)
  expect(await newest('NIGHTS_FORGOTTEN')).toBeUndefined()
  await owner.graphql('mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
    input: { ...nights, stopSell: true },
  })
  await forget({ ...nights, lastNight: '2027-02-11' })
  const entry = await newest('NIGHTS_FORGOTTEN')
  expect(entry).toMatchObject({ actorId: ownerId, subjectId: type.id })
  expect(facts(entry)).toEqual({ roomType: type.name, firstNight: '2027-02-10', lastNight: '2027-02-11', nights: '2' })
})

it('says nothing of what did not happen', async () => {
  const { totalCount } = await entries({ action: 'STAFF_REMOVED' })
  await owner.graphql('mutation ($id: ID!) { removeStaff(id: $id) { removedStaffId } }', { id: ownerId })
  expect((await entries({ action: 'STAFF_REMOVED' })).totalCount).toBe(totalCount)
})

it('holds no secret, no message, and no guest’s address', async () => {
  await addKey(server, ['seo:read'])
  const rows = JSON.stringify(await sql(server, 'select * from audit_entry'))
  expect(rows).not.toMatch(/guest-\d|kai@example\.com|Secret words|pelican-|a-longer-walk|csi_|\?reset=|\?invitation=/)
  expect(rows).not.toMatch(/\b10\.\d+\.\d+\.[1-9]\d*\b|203\.0\.113\.77/)
})

describe('append-only', () => {
  const refused = /append-only/
  it.each([
    "update audit_entry set action = 'signed-out'",
    'update audit_entry set details = details where false or true',
    'delete from audit_entry',
    'truncate audit_entry',
    "insert into audit_entry select * from audit_entry limit 1 on conflict (id) do update set action = 'x'",
  ])('the database refuses: %s', async (statement) => {
    const count = () => sql(server, "select count(*), count(*) filter (where action = 'x') as x from audit_entry")
    const before = await count()
    await expect(sql(server, statement)).rejects.toThrow(refused)
    expect(await count()).toEqual(before)
  })

  it('what is older than 400 days goes in the night, and nothing younger', async () => {
    const ctx = await createContext(server.deps, nobody)
    for (const days of [390, 399, 402, 500])
      await audit({ ...ctx, now: () => subDays(new Date(), days) }, 'backup-downloaded', { details: { days } })
    await forgetAudit(ctx)
    const left = (await entries({ action: 'BACKUP_DOWNLOADED' })).nodes
    expect(left.map((entry: never) => facts(entry)['days'])).toEqual(['390', '399'])
    expect(left[0].actorKind).toBe('SERVER')
  })
})

describe('reading it', () => {
  it('is for owners, and no scope of a key', async () => {
    for (const role of ['manager', 'marketing', 'desk'] as const) {
      const { caller } = await addStaff(server, role)
      expect((await caller.graphql(list)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
      expect((await caller.rest('GET', '/api/admin/audit.csv')).statusCode).toBe(403)
    }
    const { errors } = await owner.graphql(createApiKey, { input: { name: 'x', scopes: ['AUDIT_READ'] } })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  it('goes page by page, newest first, each entry once', async () => {
    const all = await entries()
    const ids = all.nodes.map(({ id }: { id: string }) => id)
    const seen: string[] = []
    for (let after: string | null = null; seen.length < 40;) {
      const page: typeof all = await entries({ first: 7, after })
      seen.push(...page.nodes.map(({ id }: { id: string }) => id))
      if (!page.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor
    }
    expect(seen).toEqual(ids.slice(0, seen.length))
    const instants = all.nodes.map(({ at }: { at: string }) => at)
    expect(instants).toEqual(instants.toSorted().toReversed())
  })

  it('by person and by time', async () => {
    const { id } = await addStaff(server, 'desk')
    const theirs = await entries({ actorId: id })
    expect(new Set(theirs.nodes.map(({ action }: { action: string }) => action))).toEqual(
      new Set(['SIGNED_IN', 'INVITATION_ACCEPTED']),
    )
    const at = theirs.nodes[0].at as string
    expect((await entries({ actorId: id, until: at })).nodes).toHaveLength(theirs.totalCount - 1)
    expect((await entries({ actorId: id, since: at })).nodes).toHaveLength(1)
    expect((await entries({ actorId: 'nobody' })).totalCount).toBe(0)
    const { errors } = await owner.graphql(list, { since: at, until: at })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['until'] }] })
    const { errors: old } = await owner.graphql(list, { until: '0000-01-01T00:00:00.000Z' })
    expect(old?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [{ path: ['until'], message: 'Until must be in the years 1900 to 2199' }],
    })
  })

  it('knows who may be asked for', async () => {
    const { id } = await addStaff(server, 'desk')
    const actors = (await owner.graphql('{ auditActors { id name } }')).data.auditActors
    expect(actors).toContainEqual({ id, name: 'The desk' })
    expect(actors).toContainEqual({ id: ownerId, name: 'Owner' })
  })

  it('as a table without formulas, which is noted too', async () => {
    const email = '=1+1@example.com'
    await server.caller().graphql('mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
      input: { email, password: 'x' },
    })
    await owner.graphql(inviteStaff, { input: { name: '=cmd|1', email: 'formula@example.com', role: 'DESK' } })
    const response = await owner.rest('GET', '/api/admin/audit.csv?action=staff-invited')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toMatch(/filename="coral-stone-inn-audit-\d{4}-\d\d-\d\d\.csv"/)
    const lines = response.body.split('\r\n')
    expect(lines[0]).toBe('\uFEFFTime (UTC),Action,Kind,Name,Id,Network,Subject,Details')
    expect(lines[1]).toMatch(/^\d{4}-.*Z,staff-invited,staff,Owner,/)
    expect(lines[1]).toContain('name: =cmd|1')
    expect(response.body).not.toMatch(/(^|,)[=+@]/m)
    expect(await newest('AUDIT_EXPORTED')).toMatchObject({ actorId: ownerId })
    for (const since of ['yesterday', '0000-01-01T00:00:00.000Z', '%2B100000-01-01T00:00:00.000Z'])
      expect((await owner.rest('GET', `/api/admin/audit.csv?since=${since}`)).statusCode).toBe(422)
    expect((await owner.rest('GET', '/api/admin/audit.csv?action=nonsense')).statusCode).toBe(422)
  })

  it('as a table of one person alone', async () => {
    const { id, caller } = await addStaff(server, 'desk')
    await caller.rest('DELETE', '/api/session')
    const rowsOf = async (actor: string) =>
      (await owner.rest('GET', `/api/admin/audit.csv?actor=${actor}`)).body.trim().split('\r\n').slice(1)
    const own = await rowsOf(id)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((row) => !row.includes(id))).toEqual([])
    expect(await rowsOf('00000000-0000-4000-8000-000000000000')).toEqual([])
  })

  it.each([
    ['actor=zzz', 'Actor must be the id of a staff member or key'],
    ['since=2027-02-30T00:00:00Z', 'Since must be an instant like 2027-01-31T12:00:00Z'],
    ['since=2027-02-30', 'Since must be an instant like 2027-01-31T12:00:00Z'],
    ['since=1', 'Since must be an instant like 2027-01-31T12:00:00Z'],
    ['until=Nov+28+2026', 'Until must be an instant like 2027-01-31T12:00:00Z'],
    ['until=2026-11-28T10:00', 'Until must be an instant like 2027-01-31T12:00:00Z'],
    ['action=nonsense', `Action must be one of ${auditActions.join(', ')}`],
  ])('as no table for %s, which is refused in words', async (query, sentence) => {
    const answer = await owner.rest('GET', `/api/admin/audit.csv?${query}`)
    expect([answer.statusCode, answer.body]).toEqual([422, sentence])
  })
})

it('names every action in the contract', async () => {
  const { data } = await owner.graphql('{ actions: __type(name: "AuditAction") { enumValues { name } } }')
  expect(data.actions.enumValues).toHaveLength(auditActions.length)
})
