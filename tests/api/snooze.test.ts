import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'

const update = 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { snoozedUntil status version } }'
const list = `query ($snoozed: Boolean, $awaitsFollowUp: Boolean, $search: String) {
  inquiries(snoozed: $snoozed, awaitsFollowUp: $awaitsFollowUp, search: $search) { nodes { id awaitsFollowUp } } }`
const look = 'query ($id: ID!) { inquiry(id: $id) { snoozedUntil version awaitsFollowUp } }'
const answer = 'mutation ($input: SendReplyInput!) { sendReply(input: $input) { snoozedUntil } }'
const note = 'mutation ($input: AddInquiryNoteInput!) { addInquiryNote(input: $input) { id } }'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
})
afterEach(() => server.setNow(null))
afterAll(() => server.close())

/** Noon in Lantana. */
const noon = (day: string) => server.setNow(new Date(`${day}T17:00:00Z`))

let made = 0
const inquire = async (fields: object = {}): Promise<string> => {
  made += 1
  const form = { name: 'Aino', email: `aino-${made}@example.com`, message: `Is the pier open? ${made}`, ...fields }
  return ((await server.caller().rest('POST', '/api/inquiries', form)).json() as { id: string }).id
}
const snooze = (id: string, snoozedUntil: string | null, fields: object = {}) =>
  owner.graphql(update, { input: { id, snoozedUntil, ...fields } })
const found = async (filter: Record<string, unknown>): Promise<string[]> =>
  (await owner.graphql(list, filter)).data.inquiries.nodes.map(({ id }: { id: string }) => id)
const inquiry = async (id: string) => (await owner.graphql(look, { id })).data.inquiry
const reply = async (inquiryId: string) =>
  (await owner.graphql(answer, { input: { inquiryId, key: randomUUID(), text: 'Yes, it is.' } })).data.sendReply

describe('a snoozed inquiry', () => {
  it('leaves the list until its day begins at the hotel, and comes back by itself', async () => {
    noon('2027-01-14')
    const id = await inquire()
    expect((await snooze(id, '2027-01-16')).data.updateInquiry).toMatchObject({ snoozedUntil: '2027-01-16' })
    expect(await found({ snoozed: false })).not.toContain(id)
    expect(await found({ snoozed: true })).toEqual([id])
    expect(await found({})).toContain(id)
    // 11:59 PM of the 15th in Lantana is the 16th in London.
    server.setNow(new Date('2027-01-16T04:59:00Z'))
    expect(await found({ snoozed: true })).toEqual([id])
    server.setNow(new Date('2027-01-16T05:00:00Z'))
    expect(await found({ snoozed: false })).toContain(id)
    expect(await found({ snoozed: true })).toEqual([])
    expect((await inquiry(id)).snoozedUntil).toBe('2027-01-16')
  })

  it('is found by an integrator, who may ask for those that sleep or for the others', async () => {
    noon('2027-01-14')
    const [asleep, awake] = [await inquire({ name: 'Sylvi' }), await inquire({ name: 'Sylvi' })]
    await snooze(asleep, '2027-01-16')
    const listed = async (query: string) => {
      const answer = await owner.rest('GET', `/api/inquiries?q=Sylvi${query}`)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().nodes.map(({ id }: { id: string }) => id)
    }
    expect(await listed('&snoozed=true')).toEqual([asleep])
    expect(await listed('&snoozed=false')).toEqual([awake])
    // They came at one instant.
    expect((await listed('')).toSorted()).toEqual([awake, asleep].toSorted())
    await snooze(asleep, null)
  })

  it('is woken by hand, by a status and by an answer, but not by a note', async () => {
    noon('2027-01-14')
    const id = await inquire()
    await snooze(id, '2027-01-20')
    await owner.graphql(note, { input: { inquiryId: id, key: randomUUID(), text: 'Asked the plumber' } })
    await owner.graphql(update, { input: { id, notes: 'Pipes' } })
    expect((await inquiry(id)).snoozedUntil).toBe('2027-01-20')
    expect((await snooze(id, null)).data.updateInquiry.snoozedUntil).toBeNull()
    await snooze(id, '2027-01-20')
    expect((await owner.graphql(update, { input: { id, status: 'OPEN' } })).data.updateInquiry.snoozedUntil).toBeNull()
    await snooze(id, '2027-01-20', { status: 'OPEN' })
    expect((await inquiry(id)).snoozedUntil).toBe('2027-01-20')
    expect(await reply(id)).toEqual({ snoozedUntil: null })
  })

  it('is woken when its guest writes again, and the desk that read it before is told', async () => {
    noon('2027-01-14')
    const email = 'veikko@example.com'
    const [mine, other] = [await inquire({ email }), await inquire()]
    for (const id of [mine, other]) await snooze(id, '2027-01-20')
    const { version } = await inquiry(mine)
    await inquire({ email: email.toUpperCase() })
    expect(await inquiry(mine)).toMatchObject({ snoozedUntil: null, version: version + 1 })
    expect((await inquiry(other)).snoozedUntil).toBe('2027-01-20')
    expect((await snooze(mine, '2027-01-21', { version })).errors![0]!.extensions.code).toBe('CONFLICT')
  })

  it('sleeps on when a program writes in the name of its guest', async () => {
    noon('2027-01-14')
    const email = 'sleeper@example.com'
    const id = await inquire({ email })
    await snooze(id, '2027-01-20')
    await inquire({ email, website: 'https://spam.example' })
    expect((await inquiry(id)).snoozedUntil).toBe('2027-01-20')
  })

  it.each(['2027-01-14', '2027-01-13', '2028-01-15'])('is refused a day like %s', async (day) => {
    noon('2027-01-14')
    const { errors } = await snooze(await inquire(), day)
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: ['snoozedUntil'] }] })
    expect(errors![0]!.message).toContain('Snooze must be from tomorrow to 365 days ahead')
  })

  it('is nobody’s to put off who may only read', async () => {
    const { headers } = await addKey(server, ['inquiries:read'])
    const input = { id: await inquire(), snoozedUntil: '2027-01-20' }
    expect((await server.caller().graphql(update, { input }, headers)).errors![0]!.extensions.code).toBe('FORBIDDEN')
  })
})

describe('a guest who is silent', () => {
  it('is to be followed up two days after the last answer, whatever was noted since', async () => {
    noon('2027-02-01')
    const [answered, waiting] = [await inquire(), await inquire()]
    await reply(answered)
    await owner.graphql(update, { input: { id: waiting, status: 'ANSWERED' } })
    server.setNow(new Date('2027-02-03T16:59:59Z'))
    expect(await found({ awaitsFollowUp: true })).not.toContain(answered)
    await owner.graphql(note, { input: { inquiryId: answered, key: randomUUID(), text: 'Nothing yet' } })
    noon('2027-02-03')
    const silent = await found({ awaitsFollowUp: true })
    expect(silent).toContain(answered)
    expect(silent).not.toContain(waiting)
    const others = await found({ awaitsFollowUp: false })
    expect(others).toContain(waiting)
    expect(others).not.toContain(answered)
    expect(await inquiry(answered)).toMatchObject({ awaitsFollowUp: true })
    expect(await inquiry(waiting)).toMatchObject({ awaitsFollowUp: false })
  })

  it('is left alone once that is answered again, or closed', async () => {
    noon('2027-03-01')
    const [again, closed] = [await inquire(), await inquire()]
    for (const id of [again, closed]) await reply(id)
    noon('2027-03-04')
    expect(await inquiry(again)).toMatchObject({ awaitsFollowUp: true })
    const { data } = await owner.graphql('query ($id: ID!) { inquiry(id: $id) { messages { id } } }', { id: again })
    const lastSeenId = data.inquiry.messages[0].id
    await owner.graphql(answer, { input: { inquiryId: again, key: randomUUID(), text: 'Still there?', lastSeenId } })
    await owner.graphql(update, { input: { id: closed, status: 'CLOSED' } })
    for (const id of [again, closed]) expect(await inquiry(id)).toMatchObject({ awaitsFollowUp: false })
  })
})
