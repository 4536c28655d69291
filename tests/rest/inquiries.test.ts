import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 2 })
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const form = (fields: object = {}) => ({ name: 'Aino', email: 'aino@example.com', message: 'A room?', ...fields })
const send = (fields: object = {}) => server.caller().rest('POST', '/api/inquiries', form(fields))

describe('POST /api/inquiries', () => {
  it('answers 201 with the receipt and nothing else', async () => {
    const answer = await send()
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({
      success: true,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: expect.stringMatching(/^LB-/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  it('keeps a form that comes again with other dates, and its repetition once', async () => {
    const stay = { arrival: '2027-02-01', departure: '2027-02-08', message: 'corrected' }
    const corrected = { ...stay, departure: '2027-02-09' }
    const references = await Promise.all(
      [stay, stay, corrected, corrected].map(async (fields) => (await send(fields)).json().reference),
    )
    expect(references.map((reference) => references.indexOf(reference))).toEqual([0, 0, 2, 2])
    const { nodes } = (await owner.rest('GET', '/api/inquiries?q=corrected')).json()
    expect(nodes.map(({ departure }: { departure: string }) => departure).toSorted()).toEqual([
      '2027-02-08',
      '2027-02-09',
    ])
  })

  it.each([
    // Midnight in Florida, as a browser there has it.
    ['2026-12-20T05:00:00.000Z', '2026-12-20'],
    ['2026-12-20T04:59:59.999Z', '2026-12-19'],
    ['2026-07-20T04:00:00Z', '2026-07-20'],
    ['2026-12-20T00:00:00-05:00', '2026-12-20'],
    ['2026-12-20', '2026-12-20'],
  ])('understands the arrival %s as the hotel’s day at that moment', async (arrival, day) => {
    const message = `arrives ${arrival}`
    expect((await send({ message, arrival })).statusCode).toBe(201)
    const { nodes } = (await owner.rest('GET', `/api/inquiries?q=${encodeURIComponent(message)}`)).json()
    expect(nodes[0].arrival).toBe(day)
  })

  it('says what is left of the visitor’s allowance, and that of a repetition nothing is counted', async () => {
    const caller = server.caller()
    const left = async (message: string) => {
      const { headers } = await caller.rest('POST', '/api/inquiries', form({ message }))
      return ['limit', 'remaining', 'reset'].map((name) => headers[`ratelimit-${name}`])
    }
    server.setNow(new Date('2026-11-20T12:00:00Z'))
    expect(await left('first of two')).toEqual(['2', '1', '1800'])
    expect(await left('first of two')).toEqual([undefined, undefined, undefined])
    server.setNow(new Date('2026-11-20T12:10:00Z'))
    expect(await left('second of two')).toEqual(['2', '0', '1200'])
    expect(await left('one too many')).toEqual(['2', '0', '1800'])
    server.setNow(new Date('2026-11-20T12:30:00Z'))
    expect(await left('again')).toEqual(['2', '0', '1800'])
    server.setNow(null)
  })

  it('refuses the one too many with 429 and says when to come back', async () => {
    const caller = server.caller()
    for (const message of ['1', '2']) await caller.rest('POST', '/api/inquiries', form({ message }))
    const answer = await caller.rest('POST', '/api/inquiries', form({ message: '3' }))
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('1800')
    expect(answer.body).toBe('You have sent several messages. Please call us at (561) 555-0152')
  })
})

describe('GET /api/inquiries', () => {
  const get = async (query: string) => (await owner.rest('GET', `/api/inquiries?${query}`)).json()

  it('pages with cursor and limit', async () => {
    for (const letter of ['a', 'b', 'c']) await send({ message: `page ${letter}` })
    const first = await get('q=page&limit=2')
    expect(first.totalCount).toBe(3)
    const second = await get(`q=page&limit=2&cursor=${encodeURIComponent(first.pageInfo.endCursor)}`)
    const messages = [...first.nodes, ...second.nodes].map(({ message }: { message: string }) => message)
    expect(messages).toEqual(['page c', 'page b', 'page a'])
    expect(second.pageInfo.hasNextPage).toBe(false)
  })

  it('narrows by dates and language, and follows changes in their order', async () => {
    server.setNow(new Date('2026-11-21T12:00:00Z'))
    await send({ message: 'dated one', language: 'fi' })
    server.setNow(new Date('2026-11-21T13:00:00Z'))
    await send({ message: 'dated two' })
    server.setNow(null)
    const found = async (query: string) =>
      (await get(`q=dated&${query}`)).nodes.map(({ message }: { message: string }) => message.split(' ')[1])
    expect(await found('order=oldest')).toEqual(['one', 'two'])
    expect(await found('createdSince=2026-11-21T13:00:00Z')).toEqual(['two'])
    expect(await found('createdBefore=2026-11-21T13:00:00Z')).toEqual(['one'])
    expect(await found('language=fi')).toEqual(['one'])
    const [one] = (await get('q=dated&order=oldest&limit=1')).nodes
    const read = new Date().toISOString()
    expect((await owner.rest('PATCH', `/api/inquiries/${one.id}`, { status: 'open' })).statusCode).toBe(200)
    expect(await found('order=first-changed')).toEqual(['two', 'one'])
    expect(await found(`changedSince=${read}&order=last-changed`)).toEqual(['one'])
  })

  it('answers each record whole', async () => {
    await send({ message: 'whole', phone: '555 0100', arrival: '2027-02-01', departure: '2027-02-08', guests: 2 })
    expect((await get('q=whole')).nodes[0]).toEqual({
      id: expect.any(String),
      reference: expect.any(String),
      name: 'Aino',
      email: 'aino@example.com',
      phone: '555 0100',
      message: 'whole',
      subscribedToNewsletter: false,
      language: 'en',
      page: 'contact',
      arrival: '2027-02-01',
      departure: '2027-02-08',
      guests: 2,
      status: 'new',
      snoozedUntil: null,
      notes: '',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      firstReplyAt: null,
      assignee: null,
      mergedInto: null,
    })
  })

  it.each(['status=spam', 'status=SPAM'])('filters by %s in either spelling', async (query) => {
    await send({ message: `caught ${query}`, website: 'https://spam.example' })
    expect((await get(`q=caught&${query}`)).totalCount).toBeGreaterThan(0)
    expect((await get('q=caught')).totalCount).toBe(0)
  })

  it.each([
    ['limit=0', 'Limit must be from 1 to 100'],
    ['limit=101', 'Limit must be from 1 to 100'],
    ['limit=many', 'The parameter limit must be a whole number'],
    ['cursor=nonsense', 'Cursor must be the endCursor of a page of this list'],
    [`q=${'x'.repeat(101)}`, 'Q must have at most 100 characters'],
    ['status=lost', 'The parameter status must be one of new, open, answered, closed, spam'],
    ['order=sideways', 'The parameter order must be one of newest, oldest, last-changed, first-changed'],
    ['snoozed=perhaps', 'The parameter snoozed must be true or false'],
    ['language=xx', 'The parameter language must be one of en, es, pt, fr, de, fi, sv'],
    ['createdSince=yesterday', 'The parameter createdSince must be an instant like 2027-01-31T12:00:00Z'],
  ])('refuses %s in the words of the address', async (query, sentence) => {
    const answer = await owner.rest('GET', `/api/inquiries?${query}`)
    expect([answer.statusCode, answer.body]).toEqual([422, sentence])
  })
})

describe('PATCH /api/inquiries/{id}', () => {
  const change = (id: string, body: object) => owner.rest('PATCH', `/api/inquiries/${id}`, body)

  it.each([
    ['open', 'open'],
    ['ANSWERED', 'answered'],
  ])('changes what is given and answers the record: %s is %s', async (given, status) => {
    const { id } = (await send({ message: `patch ${given}`, page: 'things-to-do' })).json()
    await change(id, { notes: 'Called back' })
    const answer = await change(id, { status: given })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id, status, page: 'things-to-do', notes: 'Called back', version: 3 })
  })

  it('goes by the id of the address, whatever the body says', async () => {
    const { id } = (await send({ message: 'mine' })).json()
    const other = (await send({ message: 'other' })).json().id
    expect((await change(id, { id: other, notes: 'x' })).json().id).toBe(id)
  })

  it.each([
    ['00000000-0000-4000-8000-000000000000', { notes: 'x' }, 404, 'There is no such inquiry'],
    ['not-an-id', { notes: 'x' }, 404, 'There is no such inquiry'],
    ['00000000-0000-4000-8000-000000000000', { colour: 'x' }, 422, 'There is no field colour'],
  ])('of %s with %j answers %i', async (id, body, status, sentence) => {
    const answer = await change(id, body)
    expect([answer.statusCode, answer.body]).toEqual([status, sentence])
  })

  it('answers 409 when somebody was faster', async () => {
    const { id } = (await send({ message: 'race' })).json()
    await change(id, { version: 1, notes: 'first' })
    const answer = await change(id, { version: 1, notes: 'second' })
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toMatch(/^This inquiry was changed by Owner meanwhile/)
  })
})

it('lists the mailing list as an array at GET /api/admin/subscribers', async () => {
  await send({ message: 'list', email: 'list@example.com', subscribedToNewsletter: true })
  const answer = await owner.rest('GET', '/api/admin/subscribers?q=list@')
  expect(answer.json()).toEqual([
    {
      id: expect.any(String),
      email: 'list@example.com',
      name: 'Aino',
      phone: null,
      isActive: true,
      status: 'active',
      language: 'en',
      subscribedAt: expect.any(String),
      updatedAt: expect.any(String),
      source: 'contact_form',
    },
  ])
})
