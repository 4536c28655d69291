import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { subMonths } from 'date-fns/subMonths'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { anonymiseOldInquiries } from '#api/modules/inquiries/retention.job.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { accept, addStayRequest, offer } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'

const whole = `fragment whole on Inquiry { id reference status version assignee { name } snoozedUntil awaitsFollowUp
  mergedInto { reference } mergedInquiries { reference phone notes mergedBy { name } }
  messages { id kind text authorName } replyDrafts { text author { name } }
  beside { stay { arrival source } otherInquiries { reference } } }`
const look = `query ($id: ID!) { inquiry(id: $id) { ...whole } } ${whole}`
const merge = `mutation ($input: MergeInquiryInput!) { mergeInquiry(input: $input) { ...whole } } ${whole}`
const separate = `mutation ($input: SeparateInquiryInput!) { separateInquiry(input: $input) { ...whole } } ${whole}`
const update = 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { version } }'
const answer = 'mutation ($input: SendReplyInput!) { sendReply(input: $input) { status } }'
const note = 'mutation ($input: AddInquiryNoteInput!) { addInquiryNote(input: $input) { id } }'
const draft = 'mutation ($input: SaveReplyDraftInput!) { saveReplyDraft(input: $input) { version } }'
const correct = 'mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { id } }'
const list = `query ($merged: Boolean, $search: String, $awaitsFollowUp: Boolean) {
  inquiries(merged: $merged, search: $search, awaitsFollowUp: $awaitsFollowUp) { nodes { reference } } }`

let server: TestServer
let owner: Caller
let desk: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  desk = (await addStaff(server, 'desk')).caller
})
beforeEach(() => sql(server, 'truncate inquiry cascade'))
afterEach(() => server.setNow(null))
afterAll(() => server.close())

let guests = 0
const newGuest = () => {
  guests += 1
  return `aino-${guests}@example.com`
}
let clock = Date.UTC(2027, 0, 14, 12)
/** What is said is said a minute after what was said before. */
const tick = () => {
  clock += 60_000
  server.setNow(new Date(clock))
}
let messages = 0
const inquire = async (email: string, fields: object = {}) => {
  messages += 1
  tick()
  const form = { name: 'Aino', email, message: `Is the pier open? ${messages}`, ...fields }
  const made = await server.caller().rest('POST', '/api/inquiries', form)
  return { ...form, ...(made.json() as { id: string; reference: string }) }
}
const two = async () => {
  const email = newGuest()
  return [await inquire(email), await inquire(email.toUpperCase())] as const
}
const inquiry = async (id: string) => (await owner.graphql(look, { id })).data.inquiry
const join = (id: string, intoId: string, fields: object = {}, caller = desk) =>
  caller.graphql(merge, { input: { id, intoId, ...fields } })
const refusal = ({ errors }: Awaited<ReturnType<typeof join>>) =>
  errors?.map(({ message, extensions }) => ({ message, code: extensions.code }))[0]
const reply = (inquiryId: string, fields: object = {}) => {
  tick()
  return owner.graphql(answer, { input: { inquiryId, key: randomUUID(), text: 'Yes, it is.', ...fields } })
}
const references = async (filter: Record<string, unknown>): Promise<string[]> =>
  (await owner.graphql(list, filter)).data.inquiries.nodes.map(({ reference }: { reference: string }) => reference)

const lastEntry = async (action: string) =>
  (await sql(server, 'select * from audit_entry where action = ? order by at desc limit 1', [action]))[0]

describe('two inquiries of one guest', () => {
  it('become one thread with the messages, notes, drafts, stay and colleague of both, by whom is said', async () => {
    const email = newGuest()
    const phone = '+1 561 555 0101'
    const first = await inquire(email, { arrival: '2027-03-01', departure: '2027-03-04', phone })
    await reply(first.id)
    const assigneeId = (await desk.graphql('{ viewer { id } }')).data.viewer.id
    await owner.graphql(update, { input: { id: first.id, notes: 'Likes the sea', assigneeId } })
    tick()
    await owner.graphql(note, { input: { inquiryId: first.id, key: randomUUID(), text: 'Called back' } })
    await desk.graphql(draft, { input: { inquiryId: first.id, text: 'Begun on the first' } })
    const second = await inquire(email)
    await desk.graphql(draft, { input: { inquiryId: second.id, text: 'Begun on the second' } })

    const { data, errors } = await join(first.id, second.id)
    expect(errors).toBeUndefined()
    expect(data.mergeInquiry).toMatchObject({
      reference: second.reference,
      status: 'NEW',
      assignee: { name: 'The desk' },
      mergedInquiries: [{ reference: first.reference, phone, notes: 'Likes the sea', mergedBy: { name: 'The desk' } }],
      messages: [
        { id: first.id, kind: 'GUEST', text: first.message, authorName: 'Aino' },
        { kind: 'REPLY', text: 'Yes, it is.' },
        { kind: 'NOTE', text: 'Called back' },
      ],
      replyDrafts: [{ text: 'Begun on the second\n\nBegun on the first' }],
      beside: { stay: { arrival: '2027-03-01', source: 'FORM' }, otherInquiries: [] },
    })
    expect((await inquiry(first.id)).mergedInto).toEqual({ reference: second.reference })
    expect(await lastEntry('inquiry-merged')).toMatchObject({
      actor_name: 'The desk',
      subject: second.id,
      details: { merged: first.id },
    })
  })

  it('are one row of the inbox, and both references and words find the thread', async () => {
    const [first, second] = await two()
    await join(first.id, second.id)
    expect(await references({ merged: false })).toContain(second.reference)
    expect(await references({ merged: false })).not.toContain(first.reference)
    expect(await references({ merged: true, search: first.reference })).toEqual([first.reference])
    expect(await references({ search: first.message })).toEqual([first.reference])
  })

  it('have the stay that the newest speaks of, unless staff say otherwise of the whole', async () => {
    const email = newGuest()
    const first = await inquire(email, { arrival: '2027-03-01', departure: '2027-03-04' })
    const second = await inquire(email, { arrival: '2027-04-01', departure: '2027-04-04' })
    const third = await inquire(email)
    for (const { id } of [first, third]) await join(id, second.id)
    expect((await inquiry(second.id)).beside.stay.arrival).toBe('2027-04-01')
    const stay = { arrival: '2027-05-01', departure: '2027-05-03' }
    const say = 'mutation ($input: CorrectInquiryStayInput!) { correctInquiryStay(input: $input) { id } }'
    await owner.graphql(say, { input: { inquiryId: second.id, stay } })
    expect((await inquiry(second.id)).beside.stay).toEqual({ arrival: '2027-05-01', source: 'STAFF' })
  })

  it('are answered once: the answer quotes both and stands below both receipts', async () => {
    const [first, second] = await two()
    await join(first.id, second.id)
    expect(refusal(await reply(second.id))?.message).toContain('Aino has written meanwhile')
    expect((await reply(second.id, { lastSeenId: first.id })).data.sendReply.status).toBe('ANSWERED')
    const [mail] = await sql<{ text: string; headers: Record<string, string>; subject: string }>(
      server,
      `select * from mail where inquiry_id = ? and kind = 'inquiry-reply'`,
      [second.id],
    )
    expect(mail!.subject).toContain(second.reference)
    expect(mail!.text.indexOf(second.message)).toBeLessThan(mail!.text.indexOf(first.message))
    expect(mail!.headers['References']!.split(' ')).toHaveLength(2)
    const waiting = await owner.graphql('{ today { waiting { longest { reference } } } }')
    expect(JSON.stringify(waiting.data)).not.toMatch(new RegExp(`${first.reference}|${second.reference}`))
  })

  it('wait for an answer while one of them does, and are silent when both are', async () => {
    const first = await inquire(newGuest())
    await reply(first.id)
    const second = await inquire(first.email)
    await join(second.id, first.id)
    const longest = async () =>
      (await owner.graphql('{ today { waiting { longest { reference excerpt } } } }')).data.today.waiting.longest
    expect(await longest()).toContainEqual({ reference: first.reference, excerpt: second.message })
    const { messages: said } = await inquiry(first.id)
    expect(said.map(({ text }: { text: string }) => text)).toEqual(['Yes, it is.', second.message])
    await reply(first.id, { lastSeenId: second.id })
    expect(await longest()).not.toContainEqual(expect.objectContaining({ reference: first.reference }))
    server.setNow(new Date('2027-01-20T12:00:00Z'))
    expect((await inquiry(first.id)).awaitsFollowUp).toBe(true)
    expect(await references({ awaitsFollowUp: true, merged: false })).toContain(first.reference)
    const third = await inquire(first.email)
    await join(third.id, first.id)
    await owner.graphql(update, { input: { id: first.id, status: 'ANSWERED' } })
    server.setNow(new Date('2027-01-20T12:00:00Z'))
    expect((await inquiry(first.id)).awaitsFollowUp).toBe(false)
  })

  it('wait on where the answer to the one was written before they were merged', async () => {
    const [first, second] = await two()
    await reply(first.id)
    tick()
    await join(second.id, first.id)
    const { data } = await owner.graphql('{ today { waiting { longest { reference excerpt } } } }')
    expect(data.today.waiting.longest).toEqual([{ reference: first.reference, excerpt: second.message }])
  })

  it('wake when they sleep, and bring along what was merged into either before', async () => {
    const [first, second] = await two()
    await join(first.id, second.id)
    const third = await inquire(first.email)
    await owner.graphql(update, { input: { id: third.id, snoozedUntil: '2027-02-01' } })
    const { data } = await join(second.id, third.id)
    expect(data.mergeInquiry).toMatchObject({
      snoozedUntil: null,
      mergedInquiries: [{ reference: first.reference }, { reference: second.reference }],
      messages: [{ id: first.id }, { id: second.id }],
    })
  })

  it('are taken apart again, each with what was said in it; what was said in both stays', async () => {
    const [first, second] = await two()
    await reply(first.id)
    await join(first.id, second.id)
    await reply(second.id, { lastSeenId: (await inquiry(second.id)).messages.at(-1).id, text: 'To both' })
    const { data } = await desk.graphql(separate, { input: { id: first.id } })
    expect(data.separateInquiry).toMatchObject({
      mergedInto: null,
      status: 'ANSWERED',
      messages: [{ text: 'Yes, it is.' }],
      beside: { otherInquiries: [{ reference: second.reference }] },
    })
    expect(await inquiry(second.id)).toMatchObject({ mergedInquiries: [], messages: [{ text: 'To both' }] })
    expect(await lastEntry('inquiry-separated')).toMatchObject({
      actor_name: 'The desk',
      subject: second.id,
      details: { separated: first.id },
    })
    expect(refusal(await desk.graphql(separate, { input: { id: first.id } }))).toEqual({
      code: 'CONFLICT',
      message: `${first.reference} is not merged into another inquiry`,
    })
  })

  it('are told to integrators by their ids, and merged and separated by them', async () => {
    await sql(
      server,
      `insert into webhook (id, created_at, updated_at, url, events, secret, secret_start) values
       (gen_random_uuid(), now(), now(), 'https://pms.example/hook', '["inquiry.updated"]', '', '')`,
    )
    const [first, second] = await two()
    const merged = await owner.rest('POST', `/api/inquiries/${first.id}/merge`, { intoId: second.id })
    expect(merged.json()).toMatchObject({ id: second.id, mergedInto: null })
    const found = await owner.rest('GET', `/api/inquiries/${first.id}`)
    expect(found.json().mergedInto).toEqual({ id: second.id, reference: second.reference })
    const listed = await owner.rest('GET', `/api/inquiries?merged=false&q=${first.reference}`)
    expect(listed.json().nodes).toEqual([])
    const apart = await owner.rest('POST', `/api/inquiries/${first.id}/separate`, {})
    expect(apart.json()).toMatchObject({ id: first.id, mergedInto: null })
    const told = await sql<{ body: string }>(server, `select body from webhook_delivery order by created_at, id`)
    const bodies = told.map(({ body }) => JSON.parse(body).data)
    expect(bodies.filter(({ id }) => id === first.id).map(({ fields }) => fields)).toEqual([
      ['mergedInto'],
      ['mergedInto'],
    ])
    expect(bodies.filter(({ id }) => id === second.id).map(({ fields }) => fields)).toEqual([
      ['mergedInquiries'],
      ['mergedInquiries'],
    ])
    await sql(server, 'delete from webhook')
  })
})

describe('a merge is refused', () => {
  it.each(['id', 'intoId'])('without %s, or with what is no id', async (field) => {
    const [first, second] = await two()
    for (const value of [undefined, null, '', 'LB-1234']) {
      const { errors } = await owner.graphql(merge, { input: { id: first.id, intoId: second.id, [field]: value } })
      expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT')
    }
    const nowhere = await owner.graphql(merge, { input: { id: first.id, intoId: second.id, [field]: randomUUID() } })
    expect(refusal(nowhere)).toEqual({ code: 'NOT_FOUND', message: 'There is no such inquiry' })
    expect((await inquiry(first.id)).mergedInto).toBeNull()
  })

  it('into itself, from another address, and of a guest who was removed', async () => {
    const [first, second] = await two()
    const stranger = await inquire(newGuest())
    expect(refusal(await join(first.id, first.id))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('none can be merged into itself'),
    })
    expect(refusal(await join(stranger.id, first.id))).toEqual({
      code: 'CONFLICT',
      message: `${stranger.reference} and ${first.reference} have different addresses. If it is the same guest, correct one of them first`,
    })
    await sql(server, 'update inquiry set anonymised_at = now() where id = ?', [second.id])
    for (const [one, other] of [
      [first.id, second.id],
      [second.id, first.id],
    ] as const)
      expect(refusal(await join(one, other))?.message).toBe(
        `The guest was removed from ${second.reference} after 24 months`,
      )
  })

  it('of what is merged elsewhere; the same once more changes nothing', async () => {
    const [first, second] = await two()
    const third = await inquire(first.email)
    const { version } = (await join(first.id, second.id)).data.mergeInquiry
    expect((await join(first.id, second.id)).data.mergeInquiry.version).toBe(version)
    const message = `${first.reference} was merged into ${second.reference}. Go on there`
    for (const [one, other] of [
      [first.id, third.id],
      [third.id, first.id],
      [second.id, first.id],
    ] as const)
      expect(refusal(await join(one, other))).toEqual({ code: 'CONFLICT', message })
  })

  it('of what somebody has changed since it was read, on either side', async () => {
    const [first, second] = await two()
    await owner.graphql(update, { input: { id: first.id, notes: 'Mine' } })
    await owner.graphql(update, { input: { id: second.id, notes: 'Mine too' } })
    for (const stale of [{ version: 1 }, { intoVersion: 1 }])
      expect(refusal(await join(first.id, second.id, stale))?.code).toBe('CONFLICT')
    expect((await join(first.id, second.id, { version: 2, intoVersion: 2 })).errors).toBeUndefined()
    const late = { input: { id: second.id, version: 2, notes: 'Too late' } }
    expect(refusal(await owner.graphql(update, late))?.message).toContain('changed by The desk meanwhile')
    expect(refusal(await owner.graphql(separate, { input: { id: first.id, version: 2 } }))?.code).toBe('CONFLICT')
  })

  it('of the second of two colleagues who merge each into the other', async () => {
    const [first, second] = await two()
    const answers = await Promise.all([join(first.id, second.id), join(second.id, first.id, {}, owner)])
    expect(
      answers
        .map(refusal)
        .map((refused) => refused?.code)
        .toSorted(),
    ).toEqual(['CONFLICT', undefined])
  })

  it('beyond twenty', async () => {
    const [first, second] = await two()
    await sql(
      server,
      `insert into inquiry (id, created_at, updated_at, version, reference, name, email, email_lower, message,
        subscribed_to_newsletter, language, page, status, notes, content_hash, merged_into_id)
       select gen_random_uuid(), now(), now(), 1, 'M-' || n, 'Aino', '', email_lower, '', false, 'en', 'contact', 'new', '', '', id
       from inquiry, generate_series(1, 20) n where id = ?`,
      [second.id],
    )
    expect(refusal(await join(first.id, second.id))?.message).toBe('At most 20 inquiries can be merged into one')
  })

  it('to who may only read, and to strangers', async () => {
    const [first, second] = await two()
    const { headers } = await addKey(server, ['inquiries:read'])
    const input = { id: first.id, intoId: second.id }
    expect(refusal(await server.caller().graphql(merge, { input }, headers))?.code).toBe('FORBIDDEN')
    expect(refusal(await server.caller().graphql(merge, { input }))?.code).toBe('UNAUTHENTICATED')
    const marketing = (await addStaff(server, 'marketing')).caller
    expect(refusal(await join(first.id, second.id, {}, marketing))?.code).toBe('FORBIDDEN')
  })
})

describe('an inquiry that was merged', () => {
  it('keeps its offer, which the guest takes by the link in the mail: the thread asks for the desk', async () => {
    tick()
    const { slug } = await addRoomType(owner, { basePrice: 10_000 })
    const request = await addStayRequest(server, owner, slug, { email: newGuest() })
    const other = await inquire(request.email)
    await join(request.inquiryId, other.id)
    expect((await inquiry(other.id)).beside.stay).toEqual({ arrival: '2027-02-09', source: 'REQUEST' })
    expect((await owner.graphql(offer, { input: { id: request.id } })).errors).toBeUndefined()
    expect((await inquiry(other.id)).status).toBe('ANSWERED')
    expect((await request.guest.graphql(accept, { token: request.token })).data.acceptStayOffer.state).toBe('ACCEPTED')
    expect((await inquiry(other.id)).status).toBe('OPEN')
    expect((await inquiry(request.inquiryId)).status).toBe('NEW')
  })

  it('is changed where it is read', async () => {
    const [first, second] = await two()
    await join(first.id, second.id)
    const message = `${first.reference} was merged into ${second.reference}. Go on there`
    const key = randomUUID()
    for (const refused of [
      await owner.graphql(update, { input: { id: first.id, status: 'CLOSED' } }),
      await reply(first.id, { lastSeenId: null }),
      await owner.graphql(note, { input: { inquiryId: first.id, key, text: 'Here?' } }),
      await owner.graphql(draft, { input: { inquiryId: first.id, text: 'Here?' } }),
      await owner.graphql(correct, { input: { id: first.id, email: newGuest() } }),
    ])
      expect(refusal(refused)).toEqual({ code: 'CONFLICT', message })
    const addresses = await sql(server, 'select distinct email_lower from inquiry')
    expect(addresses).toEqual([{ email_lower: first.email }])
  })

  it('is corrected with the whole, so that the thread stays one guest’s', async () => {
    const [first, second] = await two()
    await join(first.id, second.id)
    const email = newGuest()
    await owner.graphql(correct, { input: { id: second.id, email, message: 'Without a card number' } })
    const rows = await sql<{ email: string; message: string }>(
      server,
      'select email, message from inquiry where id in (?, ?) order by created_at',
      [first.id, second.id],
    )
    expect(rows).toEqual([
      { email, message: first.message },
      { email, message: 'Without a card number' },
    ])
  })

  it.each([0, 1])('is erased with the whole, whose answers quote it (%i)', async (which) => {
    const pair = await two()
    await join(pair[0].id, pair[1].id)
    await reply(pair[1].id, { lastSeenId: pair[0].id })
    const erase = 'mutation ($id: ID!) { eraseInquiry(id: $id) { removed { kind count } } }'
    const { data } = await owner.graphql(erase, { id: pair[which]!.id })
    expect(data.eraseInquiry.removed).toContainEqual({ kind: 'INQUIRIES', count: 2 })
    const [left] = await sql(server, 'select count(*)::int as count from mail where text like ?', [
      `%${pair[0].message}%`,
    ])
    expect(left).toEqual({ count: 0 })
  })

  it('stands for itself once the guest was removed from the other after 24 months', async () => {
    const [first, second] = await two()
    await join(first.id, second.id)
    const now = new Date('2027-01-20T12:00:00Z')
    server.setNow(now)
    await sql(server, 'update inquiry set created_at = ? where id = ?', [subMonths(now, 25), first.id])
    await anonymiseOldInquiries(await createContext(server.deps, nobody))
    expect(await inquiry(second.id)).toMatchObject({ mergedInquiries: [], messages: [] })
    expect((await inquiry(first.id)).mergedInto).toBeNull()
  })
})
