import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitInquirySchema } from '#graphql/inputs/inquiry.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const submit =
  'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { success id reference createdAt } }'
const list = `query ($status: InquiryStatus, $search: String, $after: String, $first: Int) {
  inquiries(status: $status, search: $search, after: $after, first: $first) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id reference name email message status language page subscribedToNewsletter version }
  }
}`
const form = (fields: object = {}) => ({
  name: 'Aino Virtanen',
  email: 'Aino@Example.com',
  message: 'Do you have a room?',
  ...fields,
})

let server: TestServer
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 5 })
})
afterAll(() => server.close())

describe('sending the form', () => {
  it('answers a receipt with a reference that can be read out on the phone', async () => {
    const { data } = await server.caller().graphql(submit, { input: form({ message: 'receipt' }) })
    expect(data.submitInquiry).toMatchObject({
      success: true,
      reference: expect.stringMatching(/^LB-[2-9A-HJ-NP-Z]{4}$/),
    })
  })

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must have 1 to 100 characters'],
    [{ name: 'a\u0000b' }, 'name', 'Name contains characters that cannot be used'],
    [{ name: 'a\nBcc: everybody' }, 'name', 'Name contains characters that cannot be used'],
    [{ email: 'not an address' }, 'email', 'Email must be an address like name@example.com'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Email must have at most 254 characters'],
    [{ phone: 'call me' }, 'phone', 'Phone may contain digits, + ( ) . - / x and spaces'],
    [{ phone: '1'.repeat(33) }, 'phone', 'Phone must have at most 32 characters'],
    [{ message: '   ' }, 'message', 'Message is required'],
    [{ message: 'x'.repeat(5_001) }, 'message', 'Message must have 1 to 5000 characters'],
    [{ guests: 13 }, 'guests', 'Guests must be at most 12'],
    [{ fillMilliseconds: -1 }, 'fillMilliseconds', 'Fill milliseconds must be at least 0'],
    [{ arrival: '2027-03-05', departure: '2027-03-05' }, 'departure', 'Departure must be after arrival'],
  ])('refuses %j and names the field and the bound', async (fields, field, sentence) => {
    const { errors } = await server.caller().graphql(submit, { input: form(fields) })
    expect(errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: [field], message: sentence }] },
    })
  })

  it('takes a phone number with a slash, as Germans write it', async () => {
    const input = form({ message: 'slash', phone: '+49 30 1234/56' })
    const { data } = await server.caller().graphql(submit, { input })
    expect(data.submitInquiry).toMatchObject({ success: true })
  })

  it('names every wrong field at once', async () => {
    const { errors } = await server.caller().graphql(submit, { input: form({ name: '', email: 'x', message: '' }) })
    expect(errors?.[0]?.extensions.issues?.map((issue) => issue.path[0])).toEqual(['name', 'email', 'message'])
  })

  it('refuses the sixth message of an hour from one address, and takes one from another', async () => {
    const caller = server.caller()
    const send = (message: string) => caller.graphql(submit, { input: form({ message }) })
    for (const message of ['1', '2', '3', '4', '5']) expect((await send(message)).errors).toBeUndefined()
    expect((await send('6')).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 720 })
    expect((await server.caller().graphql(submit, { input: form({ message: '6' }) })).errors).toBeUndefined()
  })

  it.each([
    ['a filled honeypot', { website: 'https://spam.example' }],
    ['a form filled in no time', { fillMilliseconds: 300 }],
  ])('keeps %s as spam instead of losing it', async (_, fields) => {
    const owner = await server.caller().signIn()
    const { data } = await server
      .caller()
      .graphql(submit, { input: form({ message: JSON.stringify(fields), ...fields }) })
    const { reference } = data.submitInquiry
    expect((await owner.graphql(list, { search: reference })).data.inquiries.totalCount).toBe(0)
    expect((await owner.graphql(list, { search: reference, status: 'SPAM' })).data.inquiries.totalCount).toBe(1)
  })
})

describe('the language of a message that names none', () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await server.caller().signIn()
  })

  it.each([
    ['the message tells', 'Guten Tag, haben Sie im Februar ein Zimmer frei?', {}, 'de'],
    ['the message tells, whatever the browser says', 'Is parking free of charge?', { 'accept-language': 'de' }, 'en'],
    ['nothing tells but the browser', '12.3. - 15.3.?', { 'accept-language': 'fi' }, 'fi'],
    ['nothing tells', '12.3. - 15.3.!', {}, 'en'],
  ])('where %s', async (_, message, headers, language) => {
    const email = `${language}-${message.length}@example.com`
    const answer = await server.caller().rest('POST', '/api/inquiries', form({ message, email }), headers)
    const { reference } = answer.json()
    expect((await owner.graphql(list, { search: reference })).data.inquiries.nodes[0].language).toBe(language)
    const mails = await owner.graphql(
      'query ($q: String) { outboxMails(search: $q, kind: INQUIRY_RECEIPT) { nodes { language } } }',
      { q: reference },
    )
    expect(mails.data.outboxMails.nodes).toEqual([{ language }])
  })

  it('is the one that the form names, whatever is written', async () => {
    const message = 'Guten Tag, haben Sie im März ein Zimmer frei?'
    const { data } = await server.caller().graphql(submit, { input: form({ message, language: 'sv' }) })
    const { reference } = data.submitInquiry
    expect((await owner.graphql(list, { search: reference })).data.inquiries.nodes[0].language).toBe('sv')
  })
})

describe('a search for a phone number', () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await server.caller().signIn()
    const input = form({ message: 'Call me', phone: '+1 (561) 555-0199', email: 'phone@example.com' })
    await server.caller().graphql(submit, { input })
  })

  it.each([
    ['555-0199', true],
    ['(561) 555', true],
    ['5615550199', true],
    ['+1 561 555 0199', true],
    ['0199', true],
    ['0561 555', true],
    ['561/555', true],
    ['555 0198', false],
  ])('%s finds +1 (561) 555-0199: %j', async (search, finds) => {
    const { nodes } = (await owner.graphql(list, { search })).data.inquiries
    expect(nodes.some(({ email }: { email: string }) => email === 'phone@example.com')).toBe(finds)
  })
})

describe('the same form within a minute', () => {
  const whole = {
    name: 'Aino Virtanen',
    email: 'aino@example.com',
    phone: '+358 40 1234567',
    message: 'Is it free?',
    subscribedToNewsletter: false,
    language: 'en',
    page: 'CONTACT',
    arrival: '2027-03-12',
    departure: '2027-03-15',
    guests: 2,
  }
  /** What the guest corrects; null leaves out what was given. */
  const corrections: [field: keyof typeof whole, value: string | number | boolean | null][] = [
    ['name', 'Aino Korhonen'],
    ['email', 'aino.virtanen@example.com'],
    ['phone', '+358 40 7654321'],
    ['phone', null],
    ['message', 'Is it free? We have a dog'],
    ['subscribedToNewsletter', true],
    ['language', 'fi'],
    ['page', 'HOME'],
    ['arrival', '2027-03-11'],
    ['arrival', null],
    ['departure', '2027-03-16'],
    ['departure', null],
    ['guests', 3],
    ['guests', null],
  ]
  const shown = `{ nodes { reference ${Object.keys(whole).join(' ')} } }`
  const send = async (input: object, caller = server.caller()): Promise<string> =>
    (await caller.graphql(submit, { input })).data.submitInquiry.reference
  let owner: Caller
  beforeAll(async () => {
    owner = await server.caller().signIn()
  })
  const stored = async (reference: string) => {
    const { data } = await owner.graphql(`query ($q: String) { inquiries(search: $q) ${shown} }`, { q: reference })
    return data.inquiries.nodes[0]
  }

  it('is tried with every field that a guest fills', () => {
    const measured = ['website', 'fillMilliseconds']
    const fields = Object.keys(submitInquirySchema.shape).filter((field) => !measured.includes(field))
    expect(new Set(corrections.map(([field]) => field))).toEqual(new Set(fields))
  })

  it.each(corrections)('is another inquiry once %s is %j', async (field, value) => {
    const first = await send(whole)
    const second = await send({ ...whole, [field]: value })
    expect(second).not.toBe(first)
    expect(await stored(second)).toMatchObject({ ...whole, [field]: value })
  })

  it('is one inquiry when it is sent again, by whoever', async () => {
    expect(await send(whole)).toBe(await send(whole))
  })

  it('is one inquiry when the clicks arrive together', async () => {
    const message = 'together'
    const [tick, dates] = [{ subscribedToNewsletter: true }, { arrival: '2027-03-10' }]
    const sent = [{}, tick, dates].flatMap((change) => [1, 2, 3].map(() => send({ ...whole, message, ...change })))
    const references = await Promise.all(sent)
    expect(references.map((reference) => references.indexOf(reference))).toEqual([0, 0, 0, 3, 3, 3, 6, 6, 6])
  })

  it('is one inquiry however it is written down', async () => {
    const { phone: _phone, arrival: _arrival, departure: _departure, guests: _guests, ...rest } = whole
    const empty = { phone: '', arrival: null, departure: null, guests: null }
    const turned = Object.fromEntries(Object.entries(rest).toReversed())
    const first = await send({ ...rest, message: 'written' })
    expect(await send({ ...empty, ...turned, message: ' written ' })).toBe(first)
    const { language: _language, page: _page, ...usual } = turned
    expect(await send({ ...usual, message: 'written' })).toBe(first)
  })

  it('is one inquiry however long a click took, but another once it no longer looks like a program’s', async () => {
    const input = { ...whole, message: 'quick' }
    const quick = await send({ ...input, fillMilliseconds: 300 })
    const slow = await send({ ...input, fillMilliseconds: 5_000 })
    expect(slow).not.toBe(quick)
    expect(await send({ ...input, fillMilliseconds: 5_400 })).toBe(slow)
    expect(await stored(slow)).toMatchObject({ message: 'quick' })
  })

  it('is one inquiry when the later click overtakes the earlier', async () => {
    const caller = server.caller()
    const at = Date.now()
    const references: string[] = []
    for (const moment of [at + 5, at]) {
      server.setNow(new Date(moment))
      const { data } = await caller.graphql(submit, { input: form({ message: 'overtaken' }) })
      references.push(data.submitInquiry.reference)
    }
    server.setNow(null)
    expect(references[1]).toBe(references[0])
  })

  it('is taken again after a minute', async () => {
    const caller = server.caller()
    const first = await caller.graphql(submit, { input: form({ message: 'again' }) })
    server.setNow(new Date(Date.now() + 61_000))
    const second = await caller.graphql(submit, { input: form({ message: 'again' }) })
    server.setNow(null)
    expect(second.data.submitInquiry.reference).not.toBe(first.data.submitInquiry.reference)
  })
})

describe('the newsletter box', () => {
  const subscribers =
    'query ($search: String) { subscribers(search: $search) { nodes { email name isActive source } } }'

  it('puts the sender on the mailing list', async () => {
    const owner = await server.caller().signIn()
    await server
      .caller()
      .graphql(submit, { input: form({ email: 'Ticked@Example.com', subscribedToNewsletter: true }) })
    expect((await owner.graphql(subscribers, { search: 'ticked@' })).data.subscribers.nodes).toEqual([
      { email: 'Ticked@Example.com', name: 'Aino Virtanen', isActive: true, source: 'contact_form' },
    ])
  })

  it('does not subscribe anybody when it is not ticked', async () => {
    const owner = await server.caller().signIn()
    await server.caller().graphql(submit, { input: form({ email: 'unticked@example.com' }) })
    expect((await owner.graphql(subscribers, { search: 'unticked@' })).data.subscribers.nodes).toEqual([])
  })

  it('never lifts an opt-out', async () => {
    const owner = await server.caller().signIn()
    const again = { email: 'gone@example.com', subscribedToNewsletter: true }
    await server.caller().graphql(submit, { input: form(again) })
    await server.deps.orm.em
      .getConnection()
      .execute("update subscriber set status = 'unsubscribed' where email_lower = 'gone@example.com'")
    await server.caller().graphql(submit, { input: form({ ...again, message: 'once more' }) })
    expect((await owner.graphql(subscribers, { search: 'gone@' })).data.subscribers.nodes[0].isActive).toBe(false)
  })
})

describe('the inbox', () => {
  it('pages newest first without gaps or repeats, and counts all', async () => {
    const owner = await server.caller().signIn()
    for (const letter of ['a', 'b', 'c', 'd', 'e'])
      await server.caller().graphql(submit, { input: form({ message: `paging ${letter}` }) })
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data } = await owner.graphql(list, { search: 'paging', first: 2, after })
      expect(data.inquiries.totalCount).toBe(5)
      seen.push(...data.inquiries.nodes.map((node: { message: string }) => node.message))
      after = data.inquiries.pageInfo.hasNextPage ? data.inquiries.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(['paging e', 'paging d', 'paging c', 'paging b', 'paging a'])
  })

  it.each(['%', '_', String.raw`\ `, "' or 1=1 --"])('searches for %j literally', async (search) => {
    const owner = await server.caller().signIn()
    expect((await owner.graphql(list, { search })).data.inquiries.totalCount).toBe(0)
  })

  it.each([
    [{ first: 0 }, 'First must be from 1 to 100'],
    [{ first: 101 }, 'First must be from 1 to 100'],
    [{ after: 'nonsense' }, 'After must be the endCursor of a page of this list'],
    [{ search: 'x'.repeat(101) }, 'Search must have at most 100 characters'],
  ])('refuses %j', async (variables, sentence) => {
    const owner = await server.caller().signIn()
    expect((await owner.graphql(list, variables)).errors?.[0]?.message).toBe(sentence)
  })

  it('lists a page in a fixed number of statements, however many assignees it has', async () => {
    const owner = await server.caller().signIn()
    const statements: string[] = []
    const logger = server.deps.orm.config.getLogger()
    logger.setDebugMode(['query'])
    const original = logger.logQuery.bind(logger)
    logger.logQuery = ({ query }) => void statements.push(query ?? '')
    await owner.graphql('{ inquiries(first: 50) { totalCount nodes { id assignee { name } updatedBy { name } } } }')
    logger.setDebugMode(false)
    logger.logQuery = original
    expect(statements.filter((statement) => /inquiry|"staff_user" as/.test(statement)).length).toBeLessThanOrEqual(3)
  })
})

describe('working on an inquiry', () => {
  const update = `mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) {
    id status notes version firstReplyAt assignee { name } updatedBy { name }
  } }`
  const fresh = async (message: string) =>
    (await server.caller().graphql(submit, { input: form({ message }) })).data.submitInquiry.id as string

  it('changes only what is given, and says who did it', async () => {
    const owner = await server.caller().signIn()
    const me = (await owner.graphql('{ viewer { id } }')).data.viewer.id
    const id = await fresh('work')
    await owner.graphql(update, { input: { id, notes: 'Called back' } })
    const { data } = await owner.graphql(update, { input: { id, status: 'ANSWERED', assigneeId: me } })
    expect(data.updateInquiry).toMatchObject({
      status: 'ANSWERED',
      notes: 'Called back',
      firstReplyAt: expect.any(String),
      assignee: { name: 'Owner' },
      updatedBy: { name: 'Owner' },
    })
    const after = await owner.graphql(update, { input: { id, assigneeId: null } })
    expect(after.data.updateInquiry.assignee).toBeNull()
  })

  it('tells the second of two people who save the same record', async () => {
    const owner = await server.caller().signIn()
    const id = await fresh('conflict')
    const { data } = await owner.graphql(update, { input: { id, version: 1, notes: 'first' } })
    expect(data.updateInquiry.version).toBe(2)
    const second = await owner.graphql(update, { input: { id, version: 1, notes: 'second' } })
    expect(second.errors?.[0]).toMatchObject({
      message: 'This inquiry was changed by Owner meanwhile. Look at it again before you save',
      extensions: { code: 'CONFLICT' },
    })
  })

  it('answers NOT_FOUND for an unknown id', async () => {
    const owner = await server.caller().signIn()
    const { errors } = await owner.graphql(update, {
      input: { id: '00000000-0000-4000-8000-000000000000', status: 'OPEN' },
    })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
