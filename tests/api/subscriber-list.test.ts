import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextPage, type Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { ownerEmail } from '#tests/support/env.ts'
import { addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

const list = `query ($search: String, $status: SubscriberStatus, $first: Int, $after: String) {
  subscribers(search: $search, status: $status, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id email name status isActive } } }`
const change =
  'mutation ($input: UpdateSubscriberStatusInput!) { updateSubscriberStatus(input: $input) { status unsubscribedBy } }'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ SIGNUPS_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql(server, 'delete from subscriber')
  await sql(server, 'delete from erased_address')
})

const idOf = async (email: string) =>
  (await sql<{ id: string }>(server, 'select id from subscriber where email = ?', [email]))[0]!.id
const statusOf = async (email: string) =>
  (await sql<{ status: string }>(server, 'select status from subscriber where email = ?', [email]))[0]?.status
const found = async (variables: object) => (await owner.graphql(list, { ...variables })).data.subscribers
const upload = (text: string) =>
  owner.rest('POST', '/api/admin/subscribers/import', text, { 'content-type': 'text/csv' })

describe('the list', () => {
  it('pages newest first without gaps or repeats, with and without a search', async () => {
    await addSubscribers(server, 23)
    for (const search of ['', 'GUEST']) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const page: {
          totalCount: number
          nodes: { email: string }[]
          pageInfo: { hasNextPage: boolean; endCursor: string }
        } = await found({ search, first: 5, after })
        expect(page.totalCount).toBe(23)
        seen.push(...page.nodes.map(({ email }) => email))
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after)
      expect(seen).toEqual(Array.from({ length: 23 }, (_, at) => `guest-${at + 1}@example.com`))
    }
  })

  it.each([
    ['part of an address', 'EST-7@', ['guest-7@example.com']],
    ['part of a name in any case', 'guest 7', ['guest-7@example.com']],
    ['a sign and a letter', '-7', ['guest-7@example.com']],
    ['one letter that begins a word', '7', ['guest-7@example.com']],
    ['two letters only where they begin a word', 'es', []],
    ['nothing that spans address and name', 'comguest', []],
    ['signs literally', '%', []],
    ['an underscore literally', 'guest_7', []],
  ])('finds %s', async (_, search, emails) => {
    await addSubscribers(server, 9)
    const { nodes, totalCount } = await found({ search })
    expect(nodes.map(({ email }: { email: string }) => email)).toEqual(emails)
    expect(totalCount).toBe(emails.length)
  })

  it.each([
    ['a'.repeat(101), 'Search must have at most 100 characters'],
    ['gue\nst', 'Search contains characters that cannot be used'],
  ])('refuses to look for %j, by the field’s name', async (search, message) => {
    const answers = await Promise.all([
      owner.graphql(list, { search }),
      owner.graphql('query ($search: String) { activeEmails(search: $search) { more } }', { search }),
    ])
    for (const { errors } of answers)
      expect(errors?.[0]).toMatchObject({
        message,
        extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['search'], message }] },
      })
    const file = await owner.rest('GET', `/api/admin/subscribers.csv?q=${encodeURIComponent(search)}`)
    expect([file.statusCode, file.body]).toEqual([422, message])
  })

  it('looks for a hundred characters, and for a whole address', async () => {
    await addSubscribers(server, 11)
    expect((await found({ search: 'a'.repeat(100) })).totalCount).toBe(0)
    const whole = await found({ search: ' Guest-1@EXAMPLE.com ' })
    expect(whole.nodes.map(({ email }: { email: string }) => email)).toEqual(['guest-1@example.com'])
    expect((await found({ search: 'guest-1@example.org' })).totalCount).toBe(0)
  })

  it('counts in four figures, and 0 percent of nobody', async () => {
    const stats = async () =>
      (await owner.graphql('{ subscriberStats { total active inactive rate } }')).data.subscriberStats
    expect(await stats()).toEqual({ total: 0, active: 0, inactive: 0, rate: 0 })
    await addSubscribers(server, 6)
    await sql(server, `update subscriber set status = 'bounced' where email = 'guest-1@example.com'`)
    await sql(server, `update subscriber set status = 'unsubscribed' where email = 'guest-2@example.com'`)
    await sql(server, `delete from subscriber where email = 'guest-3@example.com'`)
    expect(await stats()).toEqual({ total: 5, active: 3, inactive: 2, rate: 60 })
    expect(await found({ status: 'BOUNCED' })).toMatchObject({
      totalCount: 1,
      nodes: [{ email: 'guest-1@example.com', isActive: false }],
    })
    expect((await found({ status: 'ACTIVE' })).nodes.map(({ isActive }: { isActive: boolean }) => isActive)).toEqual([
      true,
      true,
      true,
    ])
  })

  it.each([
    [1, 67],
    [2, 33],
  ])('rounds the rate: of three people %i gone leave %i percent', async (gone, rate) => {
    await addSubscribers(server, 3)
    await sql(server, `update subscriber set status = 'unsubscribed' where email <= ?`, [`guest-${gone}@example.com`])
    expect((await owner.graphql('{ subscriberStats { rate } }')).data.subscriberStats).toEqual({ rate })
  })

  it.each([
    ['', 2],
    ['?q=Guest+1&status=active&limit=9', 5],
  ])('is read to its end over REST%s by the addresses of the next pages', async (query, pages) => {
    await addSubscribers(server, 130)
    await sql(server, `update subscriber set status = 'bounced' where email = 'guest-13@example.com'`)
    const seen: string[] = []
    const asked: string[] = []
    let next: string | undefined = `/api/admin/subscribers${query}`
    while (next) {
      asked.push(next)
      const answer = await owner.rest('GET', next)
      seen.push(...answer.json().map(({ email }: { email: string }) => email))
      next = nextPage(answer)
    }
    const numbers = Array.from({ length: 130 }, (_, at) => at + 1)
    const wanted = query ? numbers.filter((n) => String(n).startsWith('1') && n !== 13) : numbers
    expect(seen).toEqual(wanted.map((n) => `guest-${n}@example.com`))
    expect(asked).toHaveLength(pages)
  })

  it('tells in the description of the REST layer where the address of the next page is', async () => {
    const { paths } = (await owner.rest('GET', '/api/openapi.json')).json()
    expect(paths['/api/admin/subscribers'].get.responses[200].headers).toHaveProperty('Link')
    expect(paths['/api/rooms/{id}'].get.responses[200].headers).not.toHaveProperty('Link')
  })

  it('copies active addresses of a filtered list', async () => {
    await addSubscribers(server, 11)
    await sql(server, `update subscriber set status = 'unsubscribed' where email = 'guest-10@example.com'`)
    const { data } = await owner.graphql('{ activeEmails(search: "guest-1") { emails more } }')
    expect(data.activeEmails).toEqual({ emails: ['guest-1@example.com', 'guest-11@example.com'], more: false })
  })
})

describe('more people than are counted one by one', () => {
  const many = 10_050
  beforeEach(() => addSubscribers(server, many))

  it('are walked in both directions, and estimated when they are looked for', async () => {
    await sql(server, 'analyze subscriber')
    const search = 'guest-'
    const page = await found({ search, first: 2 })
    expect(page.nodes.map(({ email }: { email: string }) => email)).toEqual([
      'guest-1@example.com',
      'guest-2@example.com',
    ])
    // The planner's guess; never less than what was counted.
    expect(page.totalCount).toBeGreaterThan(10_000)
    expect(page.totalCount).toBeLessThan(2 * many)
    const oldest = await owner.graphql(
      'query ($search: String) { subscribers(search: $search, order: OLDEST, first: 2) { nodes { email } } }',
      { search },
    )
    expect(oldest.data.subscribers.nodes).toEqual([
      { email: `guest-${many}@example.com` },
      { email: `guest-${many - 1}@example.com` },
    ])
  })

  it('are copied up to 10,000, which is said', async () => {
    const { emails, more } = (await owner.graphql('{ activeEmails { emails more } }')).data.activeEmails
    expect([emails.length, emails[0], emails.at(-1), more]).toEqual([
      10_000,
      'guest-1@example.com',
      'guest-10000@example.com',
      true,
    ])
    await sql(server, String.raw`delete from subscriber where email ~ '^guest-100(0[1-9]|[1-5]\d)@'`)
    const exactly = (await owner.graphql('{ activeEmails { emails more } }')).data.activeEmails
    expect([exactly.emails.length, exactly.more]).toEqual([10_000, false])
  })

  it('are all in the file, once each, newest first', async () => {
    const { body } = await owner.rest('GET', '/api/admin/subscribers.csv')
    const lines = body.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',')[0])).toEqual(
      Array.from({ length: many }, (_, at) => `guest-${at + 1}@example.com`),
    )
  })
})

describe('a status set by staff', () => {
  beforeEach(() => addSubscribers(server, 1))
  const set = async (input: object) =>
    owner.graphql(change, { input: { id: await idOf('guest-1@example.com'), ...input } })

  it('takes somebody off, and back only because the guest asked, with the reason', async () => {
    expect((await set({ status: 'UNSUBSCRIBED' })).data.updateSubscriberStatus).toEqual({
      status: 'UNSUBSCRIBED',
      unsubscribedBy: 'staff',
    })
    expect((await set({ status: 'ACTIVE' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect((await set({ status: 'ACTIVE', guestAsked: true })).errors?.[0]?.message).toBe(
      'Reason is required: write when and how the guest asked',
    )
    expect((await set({ status: 'ACTIVE', guestAsked: true, reason: 'Called today' })).data).toBeTruthy()
    const { data } = await owner.graphql(
      'query ($id: ID!) { subscriberFile(id: $id) { events { status way reason } } }',
      {
        id: await idOf('guest-1@example.com'),
      },
    )
    expect(data.subscriberFile.events).toEqual([
      { status: 'ACTIVE', way: 'staff', reason: 'Called today' },
      { status: 'UNSUBSCRIBED', way: 'staff', reason: null },
    ])
  })

  it('that is the status already changes nothing, and says whom there is not', async () => {
    expect((await set({ status: 'UNSUBSCRIBED', reason: 'Called' })).errors).toBeUndefined()
    expect((await set({ status: 'UNSUBSCRIBED', reason: 'Called again' })).errors).toBeUndefined()
    const owners =
      'select s.email as staff, e.reason from subscriber_event e left join staff_user s on s.id = e.staff_id'
    expect(await sql(server, owners)).toEqual([{ staff: ownerEmail, reason: 'Called' }])
    const nobody = await set({ id: '018f2f6e-0000-7000-8000-000000000000', status: 'UNSUBSCRIBED' })
    expect(nobody.errors?.[0]).toMatchObject({
      message: 'There is no such subscriber',
      extensions: { code: 'NOT_FOUND' },
    })
  })

  it('is final for who asked never to be written to again', async () => {
    await set({ status: 'SUPPRESSED' })
    const { errors } = await set({ status: 'ACTIVE', guestAsked: true, reason: 'Asked' })
    expect(errors?.[0]).toMatchObject({
      message: 'This person asked never to be written to again; that cannot be taken back',
      extensions: { code: 'CONFLICT' },
    })
  })
})

const erase = async (email: string) => {
  const query = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }'
  expect((await owner.graphql(query, { input: { email } })).errors).toBeUndefined()
}

describe('one person added by staff', () => {
  const add = async (input: object, caller = owner) =>
    caller.graphql('mutation ($input: AddSubscriberInput!) { addSubscriber(input: $input) { id status } }', {
      input: { email: 'Anna@Example.com', reason: 'Asked at the desk', ...input },
    })
  const stored = () =>
    sql(server, 'select email, name, phone, status, source, language, consent_text_id from subscriber')

  it('is on the list, with who wrote down what the person agreed to', async () => {
    const { data } = await add({ name: ' Anna Smith ', phone: '561 555 0100', language: 'de' })
    expect(data.addSubscriber.status).toBe('ACTIVE')
    expect(await stored()).toEqual([
      {
        email: 'Anna@Example.com',
        name: 'Anna Smith',
        phone: '561 555 0100',
        status: 'active',
        source: 'staff',
        language: 'de',
        consent_text_id: 'staff',
      },
    ])
    expect(await sql(server, 'select way, reason from subscriber_event')).toEqual([
      { way: 'staff', reason: 'Asked at the desk' },
    ])
    expect((await owner.graphql('{ subscriberStats { active } }')).data.subscriberStats.active).toBe(1)
  })

  it.each([
    [{ email: 'anna' }, 'Email must be an address like name@example.com'],
    [{ email: '' }, 'Email is required'],
    [{ reason: ' ' }, 'When and how the guest agreed is required'],
    [{ phone: 'call me' }, 'Phone may contain digits, + ( ) . - / x and spaces'],
  ])('is refused with %j', async (fields, sentence) => {
    expect((await add(fields)).errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: [Object.keys(fields)[0]] }] },
    })
    expect(await stored()).toEqual([])
  })

  it('is refused when the address is known, has left or was erased, also when two add it together', async () => {
    const answers = await Promise.all([add({}), add({ email: 'anna@example.com' })])
    const refusals = answers.flatMap(({ errors }) => errors ?? [])
    expect(refusals).toMatchObject([
      {
        message: expect.stringMatching(/^anna@example\.com is on the list already$/i),
        extensions: { code: 'CONFLICT' },
      },
    ])
    await sql(server, `update subscriber set status = 'unsubscribed'`)
    expect((await add({})).errors?.[0]?.message).toMatch(/is known and gets no mail/)
    await erase('anna@example.com')
    expect((await add({})).errors?.[0]?.message).toBe(
      'This person was erased and can come back only by signing up on the website',
    )
    expect(await stored()).toEqual([])
  })
})

describe('erasing', () => {
  it('leaves nothing of the person, and an import does not bring them back', async () => {
    await server.caller().rest('POST', '/api/newsletter/signup', { email: 'erase@example.com' })
    expect(await sql(server, 'select 1 from mail where to_address = ?', ['erase@example.com'])).toHaveLength(1)
    await erase('ERASE@example.com')
    expect(await sql(server, 'select 1 from mail where to_address = ?', ['erase@example.com'])).toEqual([])
    const report = (await upload('Email\nErase@Example.com\nother@example.com')).json()
    expect(report).toMatchObject({
      added: 1,
      bad: [{ line: 2, email: 'Erase@Example.com', reason: 'This person was erased and cannot be imported' }],
    })
    expect(await statusOf('erase@example.com')).toBeUndefined()
  })

  it('asks the mailbox before a form brings an erased person back', async () => {
    await server.caller().rest('POST', '/api/newsletter/signup', { email: 'back@example.com' })
    await erase('back@example.com')
    const answer = await server.caller().rest('POST', '/api/newsletter/signup', { email: 'back@example.com' })
    expect(answer.json()).toEqual({ success: true, couponCode: null })
    expect(await statusOf('back@example.com')).toBe('pending')
  })
})

describe('the file', () => {
  const wild = [
    ['+plus@example.com', '=HYPERLINK("http://evil")', '+1 (561) 555-0100'],
    ['quote@example.com', 'Anna "Ann" O’Neil, Jr.', ''],
    ['lines@example.com', '@Line\nbreak', ''],
    ['emoji@example.com', 'Sunny 🌞 Åsa', ''],
    ['pipe@example.com', '|calc', '+44-20-7946-0958'],
  ]
  const insertWild = async () => {
    for (const [email, name, phone] of wild)
      await sql(
        server,
        `insert into subscriber (id, created_at, updated_at, email, email_lower, name, phone, status, source, language, subscribed_at)
         values (gen_random_uuid(), now(), now(), ?, lower(?), ?, ?, 'active', 'contact_form', 'en', '2027-01-31T12:00:00Z')`,
        [email, email, name, phone || null],
      )
  }

  it('goes through a spreadsheet and comes back the same, with no formula in it', async () => {
    await insertWild()
    const answer = await owner.rest('GET', '/api/admin/subscribers.csv')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="coral-stone-inn-email-list-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const rows = parse(answer.rawPayload, { bom: true }) as string[][]
    expect(rows[0]).toEqual(['Email', 'Name', 'Phone', 'Status', 'Subscribed Date', 'Source'])
    const phone = ({ [2]: cell = '' }: string[]) => cell
    for (const row of rows.slice(1)) for (const cell of row.toSpliced(2, 1)) expect(cell).not.toMatch(/^[=+\-@|\t\r]/)
    expect(rows.map(phone).filter(Boolean).sort()).toEqual(["'+44-20-7946-0958", '+1 (561) 555-0100', 'Phone'])
    expect(rows.find(([email]) => email === 'lines@example.com')?.[1]).toBe("'@Line\nbreak")
    expect(rows.find(([email]) => email === 'emoji@example.com')).toEqual([
      'emoji@example.com',
      'Sunny 🌞 Åsa',
      '',
      'Active',
      '2027-01-31',
      'Contact Form',
    ])
    await sql(server, 'delete from subscriber')
    expect((await upload(stringify(rows))).json()).toMatchObject({
      stored: true,
      added: 4,
      // A name is one line.
      bad: [{ email: 'lines@example.com', reason: 'Name contains characters that cannot be used' }],
    })
    const back = await sql<{ email: string; name: string; phone: string | null; source: string }>(
      server,
      'select email, name, phone, source from subscriber',
    )
    const kept = wild.filter(([email]) => email !== 'lines@example.com')
    expect(
      new Set(back.map(({ email, name, phone, source }) => [email, name, phone ?? '', source].join(' | '))),
    ).toEqual(new Set(kept.map((row) => [...row, 'contact_form'].join(' | '))))
  })

  it('is named after the hotel, the list and today’s date at the hotel', async () => {
    server.setNow(new Date('2027-02-01T03:00:00Z'))
    const answer = await owner.rest('GET', '/api/admin/subscribers.csv')
    server.setNow(null)
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="coral-stone-inn-email-list-2027-01-31.csv"',
    )
  })

  it('holds what the filter holds, and calls everybody unsubscribed who gets no mail', async () => {
    await addSubscribers(server, 12)
    await sql(server, `update subscriber set status = 'bounced' where email = 'guest-12@example.com'`)
    const bounced = await owner.rest('GET', '/api/admin/subscribers.csv?q=guest-12')
    expect(bounced.body.split('\r\n')[1]).toMatch(/^guest-12@example\.com,Guest 12,,Unsubscribed,/)
    const { body } = await owner.rest('GET', '/api/admin/subscribers.csv?q=guest-1&status=active')
    expect(
      body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['guest-1@example.com', 'guest-10@example.com', 'guest-11@example.com'])
    expect((await owner.rest('GET', '/api/admin/subscribers.csv?status=happy')).statusCode).toBe(422)
  })

  it('is for those who may see the list', async () => {
    const desk = (await addStaff(server, 'desk')).caller
    const url = '/api/admin/subscribers.csv'
    expect((await server.caller().rest('GET', url)).statusCode).toBe(401)
    expect((await desk.rest('GET', url)).statusCode).toBe(403)
    const send = (caller: Caller) =>
      caller.rest('POST', '/api/admin/subscribers/import', 'Email', { 'content-type': 'text/csv' })
    expect((await send(server.caller())).statusCode).toBe(401)
    expect((await send(desk)).statusCode).toBe(403)
  })
})
