import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { waitingTransactions } from '#tests/support/waiting-transactions.ts'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql(server, 'delete from subscriber')
  await sql(server, 'delete from erased_address')
})

const upload = (file: string | Buffer, query = '') =>
  owner.rest('POST', `/api/admin/subscribers/import${query}`, file, { 'content-type': 'text/csv' })
const statusOf = async (email: string) =>
  (await sql<{ status: string }>(server, 'select status from subscriber where email = ?', [email]))[0]?.status
const nameOf = async (email: string) =>
  (await sql<{ name: string | null }>(server, 'select name from subscriber where email = ?', [email]))[0]?.name
const erase = async (email: string) => {
  const query = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }'
  expect((await owner.graphql(query, { input: { email } })).errors).toBeUndefined()
}

it('calls itself the source of people for whom the file names none', async () => {
  await upload('Email,Source\na@example.com,\nb@example.com,Contact Form')
  await upload('Email\nc@example.com')
  expect(await sql(server, 'select email, source from subscriber order by email')).toEqual([
    { email: 'a@example.com', source: 'import' },
    { email: 'b@example.com', source: 'contact_form' },
    { email: 'c@example.com', source: 'import' },
  ])
})

it('reads language and day of subscription, and names the columns that it leaves aside', async () => {
  const file =
    'Email;Name;Language;Subscribed;Favourite room\na@example.com;Aino;German;2026-05-01;Queen\nb@example.com;Bo;it;;'
  expect((await upload(file, '?dryRun=1')).json()).toMatchObject({ added: 2, refused: 0, unused: ['Favourite room'] })
  await upload(file)
  const stored = 'select email, language, subscribed_at::date::text as day from subscriber order by email'
  expect(await sql(server, stored)).toMatchObject([
    { email: 'a@example.com', language: 'de', day: '2026-05-01' },
    { email: 'b@example.com', language: 'en' },
  ])
})

it('never raises a status, fills gaps, and may end a subscription', async () => {
  await addSubscribers(server, 5)
  await sql(server, `update subscriber set status = 'unsubscribed' where email = 'guest-1@example.com'`)
  await sql(server, `update subscriber set name = null where email = 'guest-2@example.com'`)
  await sql(server, `update subscriber set status = 'bounced' where email = 'guest-4@example.com'`)
  await sql(server, `update subscriber set status = 'suppressed' where email = 'guest-5@example.com'`)
  const file =
    'email,name,status\nGUEST-1@example.com,Other,Active\nguest-2@example.com,Aino,Active\nguest-3@example.com,,Unsubscribed' +
    '\nguest-4@example.com,,Unsubscribed\nguest-5@example.com,,Unsubscribed'
  expect((await upload(file)).json()).toMatchObject({ added: 0, updated: 3, unchanged: 2, refused: 0 })
  expect(await statusOf('guest-1@example.com')).toBe('unsubscribed')
  expect(await statusOf('guest-3@example.com')).toBe('unsubscribed')
  // Its mailbox may work again one day; who has left has left.
  expect(await statusOf('guest-4@example.com')).toBe('unsubscribed')
  expect(await statusOf('guest-5@example.com')).toBe('suppressed')
  expect(await nameOf('guest-2@example.com')).toBe('Aino')
  expect(await nameOf('guest-1@example.com')).toBe('Guest 1')
})

it('knows whoever signs up while it runs, and stores the others', async () => {
  const form = server.deps.orm.em.fork()
  await form.begin()
  await form.execute(`
    insert into subscriber (id, created_at, updated_at, email, email_lower, status, source, language, subscribed_at)
    values (gen_random_uuid(), now(), now(), 'A@example.com', 'a@example.com', 'active', 'contact_form', 'fi', now())`)
  const importing = upload('Email,Name\na@example.com,Aino\nb@example.com,Bo')
  await waitingTransactions(server, 1)
  await form.commit()
  expect((await importing).json()).toMatchObject({ stored: true, added: 1, updated: 1, unchanged: 0 })
  expect(await sql(server, 'select email, name, source from subscriber order by email_lower')).toEqual([
    { email: 'A@example.com', name: 'Aino', source: 'contact_form' },
    { email: 'b@example.com', name: 'Bo', source: 'import' },
  ])
})

it('says in a dry run what would happen, and stores nothing', async () => {
  const file = 'Email\na@example.com\nnot an address'
  expect((await upload(file, '?dryRun=1')).json()).toEqual({
    dryRun: true,
    stored: false,
    added: 1,
    updated: 0,
    unchanged: 0,
    refused: 1,
    unused: [],
    bad: [{ line: 3, email: 'not an address', reason: 'Email must be an address like name@example.com' }],
    badFile: '\uFEFFEmail,Line,Problem\r\nnot an address,3,Email must be an address like name@example.com\r\n',
  })
  expect(await sql(server, 'select 1 from subscriber')).toEqual([])
})

it.each([
  ['?dryRun=True', 'The parameter dryRun must be true or false'],
  ['?dryRun=yes', 'The parameter dryRun must be true or false'],
  ['?dryRun=', 'The parameter dryRun must be true or false'],
  ['?dryRun=1&strict=on', 'The parameter strict must be true or false'],
  ['?dryrun=true', 'There is no parameter dryrun, only dryRun, strict'],
  ['?dryRun=1&constructor=1', 'There is no parameter constructor, only dryRun, strict'],
])('stores nothing for %s, which is refused by name', async (query, sentence) => {
  const answer = await upload('Email\na@example.com', query)
  expect([answer.statusCode, answer.body]).toEqual([422, sentence])
  expect(await sql(server, 'select 1 from subscriber')).toEqual([])
})

it.each([
  [
    'without addresses',
    'Name,Phone\nAino,1',
    'The first line must name the columns, one of them Email, or be an address itself',
  ],
  ['without anything', ' \n', 'The file is empty'],
  ['of delimiters only', ';;\n', 'The first line must name the columns, one of them Email, or be an address itself'],
  ['that is a workbook', 'PK\u0003\u0004...', 'This is a workbook. Save it as a CSV file first'],
])('refuses a file %s', async (_, text, sentence) => {
  const answer = await upload(text)
  expect([answer.statusCode, answer.body]).toEqual([422, sentence])
})

const listed = () => sql(server, 'select email, name, phone, status, source from subscriber order by email')
const person = (email: string, name: string | null = null, fields: object = {}) => ({
  email,
  name,
  phone: null,
  status: 'active',
  source: 'import',
  ...fields,
})

it.each<[what: string, file: string | Buffer, people: object[]]>([
  [
    'semicolons, as Excel writes them in Europe',
    Buffer.from('E-Mail;Name;Telefon\r\na@example.com;Müller, Jürgen;0561 1\r\n', 'latin1'),
    [person('a@example.com', 'Müller, Jürgen', { phone: '0561 1' })],
  ],
  [
    'tabs, in the other Unicode',
    Buffer.from('\uFEFFEmail\tName\r\na@example.com\tÅsa\r\n', 'utf16le'),
    [person('a@example.com', 'Åsa')],
  ],
  [
    'Mailchimp’s export of subscribers',
    '"Email Address","First Name","Last Name",Address,"Phone Number",MEMBER_RATING,OPTIN_TIME,OPTIN_IP,TAGS\n' +
      'a@example.com,Anna,Smith,"1 Ocean Ave  Lantana, FL","561 555 0100",2,"2024-05-01 12:30:11",,"""vip"""\n',
    [person('a@example.com', 'Anna Smith', { phone: '561 555 0100' })],
  ],
  [
    'Mailchimp’s exports of those who left or bounced',
    'Email Address,First Name,OPTIN_TIME,UNSUB_TIME,CLEAN_TIME\na@example.com,Anna,,2024-05-02 10:00:00,\nb@example.com,Bo,,,2024-05-02 10:00:00',
    [
      person('a@example.com', 'Anna', { status: 'unsubscribed' }),
      person('b@example.com', 'Bo', { status: 'unsubscribed' }),
    ],
  ],
  [
    'a list of addresses',
    '\nAnna Smith <a@example.com>; b@example.com\n"Smith, Cy" <c@example.com>\n',
    [person('a@example.com', 'Anna Smith'), person('b@example.com'), person('c@example.com', 'Smith, Cy')],
  ],
])('takes %s', async (_, file, people) => {
  expect((await upload(file)).json()).toMatchObject({ stored: true, added: people.length, refused: 0 })
  expect(await listed()).toEqual(people)
})

it('loses nobody: a line that cannot be used costs no other, is told once, and comes back in a file', async () => {
  const lines = [
    'Email,Name,Phone',
    'a@example.com,"Anna',
    'b@example.com,"Bo" Smith',
    'c@example.com,Cy "the first"',
    ',,',
    'd@example.com,Smith, Di, 1',
    ',Nobody,call me',
    'e@example.com,=E,',
    'c@example.com,Cy,',
  ]
  const report = (await upload(lines.join('\r\n'))).json()
  expect(report).toMatchObject({ stored: true, added: 2, refused: 5 })
  expect(report.bad).toEqual([
    { line: 2, email: '', reason: 'The quotation marks do not match' },
    { line: 3, email: '', reason: 'The quotation marks do not match' },
    { line: 6, email: '', reason: 'The line has more cells than the first line names' },
    {
      line: 7,
      email: '',
      reason: 'Email is required. Phone may contain digits, + ( ) . - / x and spaces',
    },
    { line: 9, email: 'c@example.com', reason: 'The address stands in line 4 already' },
  ])
  expect(report.badFile.split('\r\n')).toEqual([
    '\uFEFFEmail,Name,Phone,Line,Problem',
    '"a@example.com,""Anna",,,2,The quotation marks do not match',
    '"b@example.com,""Bo"" Smith",,,3,The quotation marks do not match',
    'd@example.com,Smith,Di,6,The line has more cells than the first line names,1',
    ',Nobody,call me,7,"Email is required. Phone may contain digits, + ( ) . - / x and spaces"',
    'c@example.com,Cy,,9,The address stands in line 4 already',
    '',
  ])
  // Mended, the file is imported as it is.
  const mended = report.badFile.replace('"a@example.com,""Anna",', 'a@example.com,Anna')
  expect((await upload(mended)).json()).toMatchObject({ added: 1 })
  expect(await listed()).toEqual([
    person('a@example.com', 'Anna'),
    person('c@example.com', 'Cy "the first"'),
    person('e@example.com', '=E'),
  ])
})

it('tells a source that no database takes, and stores the others', async () => {
  const report = (await upload('Email,Source\na@example.com,fair\u0000\nb@example.com,Fair')).json()
  expect(report).toMatchObject({ stored: true, added: 1, refused: 1 })
  expect(report.bad).toEqual([
    { line: 2, email: 'a@example.com', reason: 'Source contains characters that cannot be used' },
  ])
})

it('of 50,000 lines names each of 500 bad ones and stores the rest, or nothing when told so', async () => {
  const lines = ['Email,Name,Phone,Status,Subscribed Date,Source']
  const bad: number[] = []
  for (let line = 2; line <= 50_001; line += 1) {
    if (line % 100 !== 50) lines.push(`person-${line}@example.com,Person ${line},,Active,2026-05-01,Contact Form`)
    else {
      bad.push(line)
      const wrong = [
        `person-${line}.example.com,,,,,`,
        `person-${line}@example.com,,,Maybe,,`,
        `person-2@example.com,,,,,`,
        `,Nobody,,,,`,
      ]
      lines.push(wrong[bad.length % 4]!)
    }
  }
  const file = lines.join('\r\n')
  const strict = (await upload(file, '?strict=1')).json()
  expect([strict.stored, strict.refused]).toEqual([false, 500])
  expect(await sql(server, 'select 1 from subscriber limit 1')).toEqual([])
  const report = (await upload(file)).json()
  expect([report.stored, report.added, report.refused]).toEqual([true, 49_500, 500])
  expect(report.bad.map(({ line }: { line: number }) => line)).toEqual(bad)
  expect(await sql(server, 'select count(*)::int from subscriber')).toEqual([{ count: 49_500 }])
})

it('tells bad lines in the order of the file, also those of people who were erased', async () => {
  await addSubscribers(server, 1)
  await erase('guest-1@example.com')
  const report = (await upload('Email\nguest-1@example.com\nnobody\na@example.com', '?strict=1')).json()
  expect(report.bad.map(({ line }: { line: number }) => line)).toEqual([2, 3])
  expect(report).toMatchObject({ stored: false, added: 1, refused: 2 })
})

it('strictly stores a file without a bad line, and has none to give back', async () => {
  expect((await upload('Email\na@example.com', '?strict=1')).json()).toEqual({
    dryRun: false,
    stored: true,
    added: 1,
    updated: 0,
    unchanged: 0,
    refused: 0,
    unused: [],
    bad: [],
    badFile: null,
  })
})

it('of a list of addresses gives the bad lines back by their number, with a heading and no formula', async () => {
  const report = (await upload('a@example.com\r\n  \r\r=Anna\nb@example', '?dryRun=1')).json()
  expect(report.bad).toEqual([
    { line: 4, email: '', reason: 'Email is required' },
    { line: 5, email: 'b@example', reason: 'Email must be an address like name@example.com' },
  ])
  expect(report.badFile.split('\r\n').slice(0, 2)).toEqual(['\uFEFFEmail,Line,Problem', "'=Anna,4,Email is required"])
})

it.each([
  ['the other Unicode, its bytes the other way round', Buffer.from('\uFEFFEmail\na@example.com', 'utf16le').swap16()],
  ['a heading below empty lines', '\n \nEmail\na@example.com'],
  ['columns that mean nothing to us', 'Room,Email,Since\n7,a@example.com,May'],
])('reads %s', async (_, file) => {
  expect((await upload(file)).json()).toMatchObject({ added: 1, refused: 0 })
  expect(await statusOf('a@example.com')).toBe('active')
})

it('reads days with a time behind them and sources in words of their own', async () => {
  const lines = ['Email,Subscribed Date,Source', 'a@example.com,2024-05-01T10:30:00Z,  Summer   Fair ']
  expect((await upload(lines.join('\n'))).json()).toMatchObject({ added: 1, refused: 0 })
  expect(await sql(server, 'select subscribed_at::text, source from subscriber')).toEqual([
    { subscribed_at: '2024-05-01 12:00:00+00', source: 'summer_fair' },
  ])
})

it.each([
  ['about 2024-05-01 or so', 'Subscribed Date must be a date like 2027-01-31'],
  ['2024-05-01\n10:00', 'Subscribed Date must be a date like 2027-01-31'],
])('refuses the day %j and says one thing about it', async (day, reason) => {
  const { bad } = (await upload(`Email,Subscribed Date\na@example.com,"${day}"`, '?dryRun=1')).json()
  expect(bad).toEqual([{ line: 2, email: 'a@example.com', reason }])
})
