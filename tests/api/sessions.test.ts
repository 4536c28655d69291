import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff, staffPassword } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const mine = '{ sessions { id device network startedAt lastActiveAt isCurrent } }'
const end = 'mutation ($id: ID!) { endSession(id: $id) { endedSessionId } }'
const endOthers = 'mutation { endOtherSessions { endedSessions } }'
const endOf = 'mutation ($id: ID!) { endStaffSessions(id: $id) { endedSessions } }'
const viewer = '{ viewer { email } }'
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Signs in from somewhere with some browser. */
const from = async (email: string, userAgent: string, ip: string) => {
  const caller = server.caller()
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip }
  await caller.graphql(signIn, { input: { email, password: staffPassword } }, headers)
  return caller
}

describe('the list of one’s sessions', () => {
  it('says in words what each is, from which network, since when, and which one is this', async () => {
    const { email, caller } = await addStaff(server, 'desk')
    await from(email, firefox, '203.0.113.77')
    const phone = await from(email, iphone, '2001:db8:85a3:12:34:56:78:9a')
    const sessions = (await phone.graphql(mine)).data.sessions
    expect(sessions).toMatchObject([
      { device: 'Safari on iPhone', network: '2001:db8:85a3::/48', isCurrent: true },
      { device: 'Firefox on Windows', network: '203.0.113.0/24', isCurrent: false },
      { device: 'An unknown program', isCurrent: false },
    ])
    for (const { startedAt, lastActiveAt } of sessions)
      expect(Date.parse(lastActiveAt)).toBeGreaterThanOrEqual(Date.parse(startedAt))
    expect((await caller.graphql(mine)).data.sessions).toHaveLength(3)
  })

  it('keeps the network only, also in the database, and believes no header about it', async () => {
    const { id, email } = await addStaff(server, 'desk')
    const caller = server.caller()
    await caller.graphql(
      signIn,
      { input: { email, password: staffPassword } },
      { 'x-forwarded-for': '192.0.2.1, 203.0.113.77', 'x-visitor-network': '198.51.100.5' },
    )
    const rows = await sql(server, 'select ip_address from staff_session where user_id = ? order by created_at desc', [
      id,
    ])
    expect(rows[0]).toEqual({ ip_address: '203.0.113.0' })
  })

  it('holds no session that is over, and nobody else’s', async () => {
    const { id, email, caller } = await addStaff(server, 'desk')
    await from(email, firefox, '203.0.113.77')
    await sql(server, "update staff_session set expires_at = now() - interval '1 second' where user_agent = ?", [
      firefox,
    ])
    expect((await caller.graphql(mine)).data.sessions).toHaveLength(1)
    const kept = await sql(server, 'select id from staff_session where user_id = ?', [id])
    expect(kept).toHaveLength(2)
  })

  it('notes when a session was last used, to a few minutes', async () => {
    const { id, caller } = await addStaff(server, 'desk')
    const anHourAgo = new Date(Date.now() - 3_600_000)
    await sql(server, 'update staff_session set updated_at = ?, created_at = ? where user_id = ?', [
      anHourAgo,
      anHourAgo,
      id,
    ])
    await caller.graphql(viewer)
    const [session] = (await caller.graphql(mine)).data.sessions
    expect(Date.parse(session.startedAt)).toBe(anHourAgo.getTime())
    expect(Date.parse(session.lastActiveAt)).toBeGreaterThan(anHourAgo.getTime() + 3_000_000)
  })
})

it('a session ends seven days after it was opened, however busy it was', async () => {
  const { id, caller } = await addStaff(server, 'desk')
  const shift = (days: number) =>
    sql(
      server,
      `update staff_session set expires_at = expires_at - interval '1 day' * ?, updated_at = updated_at - interval '1 day' * ?,
       created_at = created_at - interval '1 day' * ? where user_id = ?`,
      [days, days, days, id],
    )
  for (let day = 1; day < 7; day++) {
    await shift(1)
    expect((await caller.graphql(viewer)).data.viewer).not.toBeNull()
  }
  await shift(1)
  expect((await caller.graphql(viewer)).data.viewer).toBeNull()
})

describe('ending sessions', () => {
  it('ends one of one’s own, at once', async () => {
    const { email, caller } = await addStaff(server, 'desk')
    const lost = await from(email, firefox, '203.0.113.77')
    const { id } = (await caller.graphql(mine)).data.sessions.find((one: { isCurrent: boolean }) => !one.isCurrent)
    expect((await caller.graphql(end, { id })).data.endSession.endedSessionId).toBe(id)
    expect((await lost.graphql(viewer)).data.viewer).toBeNull()
    expect((await caller.graphql(viewer)).data.viewer.email).toBe(email)
    expect((await caller.graphql(end, { id })).errors?.[0]).toMatchObject({
      message: 'There is no such session',
      extensions: { code: 'NOT_FOUND' },
    })
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'not an id', ''])('%j is none', async (id) => {
    const { caller } = await addStaff(server, 'desk')
    expect((await caller.graphql(end, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('never ends a colleague’s', async () => {
    const owner = await server.caller().signIn()
    const { id: theirs } = (await owner.graphql(mine)).data.sessions.find(
      (one: { isCurrent: boolean }) => one.isCurrent,
    )
    const { caller } = await addStaff(server, 'desk')
    expect((await caller.graphql(end, { id: theirs })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await owner.graphql(viewer)).data.viewer).not.toBeNull()
  })

  it('ends all others and says how many', async () => {
    const { email, caller } = await addStaff(server, 'desk')
    const others = [await from(email, firefox, '203.0.113.77'), await from(email, iphone, '203.0.113.78')]
    expect((await caller.graphql(endOthers)).data.endOtherSessions.endedSessions).toBe(2)
    for (const other of others) expect((await other.graphql(viewer)).data.viewer).toBeNull()
    expect((await caller.graphql(mine)).data.sessions).toMatchObject([{ isCurrent: true }])
    expect((await caller.graphql(endOthers)).data.endOtherSessions.endedSessions).toBe(0)
  })

  it('of a colleague is for owners', async () => {
    const { id, email, caller } = await addStaff(server, 'desk')
    const manager = await addStaff(server, 'manager')
    await from(email, firefox, '203.0.113.77')
    expect((await manager.caller.graphql(endOf, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const owner = await server.caller().signIn()
    expect((await owner.graphql(endOf, { id })).data.endStaffSessions.endedSessions).toBe(2)
    expect((await caller.graphql(viewer)).data.viewer).toBeNull()
    expect((await manager.caller.graphql(viewer)).data.viewer).not.toBeNull()
    expect((await owner.graphql(endOf, { id: 'nobody' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('needs a person: a key has no sessions', async () => {
    const { headers } = await addKey(server, ['seo:read'])
    expect((await server.caller().graphql(mine, {}, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await createContext(server.deps, nobody)).viewer).toBeNull()
  })
})
