import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff, staffPassword } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'
import type { Caller } from '#tests/support/caller.ts'

const open = 'mutation ($id: ID!) { openContent(id: $id) { others { name isYou } } }'
const openAt = 'mutation ($id: ID!, $saidAt: DateTimeISO) { openContent(id: $id, saidAt: $saidAt) { others { name } } }'
const closeAt = 'mutation ($id: ID!, $saidAt: DateTimeISO) { closeContent(id: $id, saidAt: $saidAt) { closedId } }'
const close = 'mutation ($id: ID!) { closeContent(id: $id) { closedId } }'

let server: TestServer
/** Records that no other test opens. */
const ids: string[] = []
let owner: Caller
let marketing: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
  marketing = await addStaff(server, 'marketing')
  const { data } = await owner.graphql('{ contentEntries(kind: FAQ) { id } }')
  ids.push(...data.contentEntries.map(({ id }: { id: string }) => id))
})
afterAll(() => server.close())

const othersAt = async (caller: Caller, id: string) => {
  const { data, errors } = await caller.graphql(open, { id })
  expect(errors).toBeUndefined()
  return data.openContent.others
}
const colleague = { name: 'The marketing', isYou: false }

describe('a record that is open in a browser', () => {
  it('is said to whoever else has it open, and to nobody who has another', async () => {
    const [id, other] = [ids.pop()!, ids.pop()!]
    expect(await othersAt(marketing.caller, id)).toEqual([])
    expect(await othersAt(owner, other)).toEqual([])
    expect(await othersAt(owner, id)).toEqual([colleague])
    expect(await othersAt(marketing.caller, id)).toEqual([{ name: 'Owner', isYou: false }])
  })

  it('is said of a person once, and of oneself where it is another browser', async () => {
    const id = ids.pop()!
    const again = () => server.caller().signIn(marketing.email, staffPassword)
    await othersAt(marketing.caller, id)
    await othersAt(await again(), id)
    expect(await othersAt(owner, id)).toEqual([colleague])
    expect(await othersAt(await again(), id)).toEqual([
      { name: 'Owner', isYou: false },
      { ...colleague, isYou: true },
    ])
  })

  it('may be opened and closed twice, and is open to nobody then', async () => {
    const id = ids.pop()!
    await othersAt(marketing.caller, id)
    await othersAt(marketing.caller, id)
    for (let time = 0; time < 2; time += 1)
      expect((await marketing.caller.graphql(close, { id })).data.closeContent.closedId).toBe(id)
    expect(await othersAt(owner, id)).toEqual([])
  })

  it('stays closed when what was said before arrives late, and opens when it is said again', async () => {
    const id = ids.pop()!
    const said = (query: string, saidAt: string | null) => marketing.caller.graphql(query, { id, saidAt })
    await said(openAt, '2026-11-27T12:00:00.000Z')
    await said(closeAt, '2026-11-27T12:00:01.000Z')
    await said(openAt, '2026-11-27T12:00:00.500Z')
    expect(await othersAt(owner, id)).toEqual([])
    // In the same instant somebody has left.
    await said(openAt, '2026-11-27T12:00:01.000Z')
    expect(await othersAt(owner, id)).toEqual([])
    await said(openAt, '2026-11-27T12:00:02.000Z')
    expect(await othersAt(owner, id)).toEqual([colleague])
    await said(closeAt, '2026-11-27T12:00:01.500Z')
    expect(await othersAt(owner, id)).toEqual([colleague])
    await said(closeAt, '2026-11-27T12:00:03.000Z')
    expect(await othersAt(owner, id)).toEqual([])
  })

  it('is closed before it was opened where the last word overtook the first', async () => {
    const id = ids.pop()!
    await marketing.caller.graphql(closeAt, { id, saidAt: '2026-11-27T12:00:01.000Z' })
    await marketing.caller.graphql(openAt, { id, saidAt: '2026-11-27T12:00:00.000Z' })
    expect(await othersAt(owner, id)).toEqual([])
    await othersAt(marketing.caller, id)
    expect(await othersAt(owner, id)).toEqual([colleague])
  })

  it('can be opened again whatever the clock of the browser said', async () => {
    const id = ids.pop()!
    await marketing.caller.graphql(closeAt, { id, saidAt: '9999-12-31T23:59:59.000Z' })
    expect((await marketing.caller.graphql(openAt, { id, saidAt: 'yesterday' })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    )
    await sql(server, "update content_opening set seen_at = now() - interval '61 seconds' where entry_id = ?", [id])
    await othersAt(marketing.caller, id)
    expect(await othersAt(owner, id)).toEqual([colleague])
  })

  it('is closed by nobody else', async () => {
    const id = ids.pop()!
    await othersAt(marketing.caller, id)
    await owner.graphql(close, { id })
    expect(await othersAt(owner, id)).toEqual([colleague])
  })

  it('is no longer open in a browser that was silent for three heartbeats', async () => {
    const id = ids.pop()!
    await othersAt(marketing.caller, id)
    await sql(server, "update content_opening set seen_at = now() - interval '50 seconds' where entry_id = ?", [id])
    expect(await othersAt(owner, id)).toEqual([colleague])
    await sql(server, "update content_opening set seen_at = now() - interval '61 seconds' where entry_id = ?", [id])
    expect(await othersAt(owner, id)).toEqual([])
  })

  it('is no longer open to a session that has ended', async () => {
    const id = ids.pop()!
    const person = await addStaff(server, 'marketing')
    await othersAt(person.caller, id)
    await owner.graphql('mutation ($id: ID!) { endStaffSessions(id: $id) { endedSessions } }', { id: person.id })
    expect(await othersAt(owner, id)).toEqual([])
  })

  it('must be one, is opened by people alone, and by those who may change it', async () => {
    const id = ids.pop()!
    const codeOf = async (caller: Caller, query: string, variables: Record<string, unknown>, headers = {}) =>
      (await caller.graphql(query, variables, headers)).errors?.[0]?.extensions.code
    const absent = crypto.randomUUID()
    const { headers } = await addKey(server, ['content:read', 'content:write'])
    const desk = await addStaff(server, 'desk')
    for (const query of [open, close]) {
      for (const none of ['', 'x', null, undefined])
        expect(await codeOf(owner, query, { id: none })).toBe('BAD_USER_INPUT')
      expect(await codeOf(server.caller(), query, { id })).toBe('UNAUTHENTICATED')
      expect(await codeOf(server.caller(), query, { id }, headers)).toBe('FORBIDDEN')
      expect(await codeOf(desk.caller, query, { id })).toBe('FORBIDDEN')
    }
    expect(await codeOf(owner, open, { id: absent })).toBe('NOT_FOUND')
    expect(await codeOf(owner, close, { id: absent })).toBeUndefined()
  })
})
