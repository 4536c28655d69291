import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { Inquiry } from '#api/modules/inquiries/inquiry.entity.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '../support/caller.ts'
import { freezeDatabase } from '../support/freeze-database.ts'
import { fieldIn, one, parsePage, readPage, sentBy, textOf } from '../support/html.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { localePath, text } from '../support/texts.ts'

/** The message form as a browser without JavaScript sends it; with it, it is in e2e/inquiry.spec.ts. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 2 }, hotelFacts, registerPages)
})
afterAll(() => server.close())

const valid = { name: 'Aino', email: 'aino@example.com', phone: '', message: 'Onko tilaa?\nToukokuussa', website: '' }

const post = (path: string, body: string, headers: Record<string, string> = {}, caller: Caller = server.caller()) =>
  caller.rest('POST', path, body, {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'hotel.example',
    ...headers,
  })
const send = (fields: Record<string, string>, headers?: Record<string, string>, caller?: Caller) =>
  post('/fi/contact', new URLSearchParams(fields).toString(), headers, caller)

const stored = (email: string) => server.deps.orm.em.fork().find(Inquiry, { emailLower: email })

it('keeps what was sent like any inquiry and leads to a page that thanks', async () => {
  const answer = await send({ ...valid, subscribedToNewsletter: 'on' }, { origin: 'http://hotel.example' })
  const [inquiry] = await stored(valid.email)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/fi/contact?sent=${inquiry!.reference}#message-form`)
  expect(inquiry).toMatchObject({
    name: 'Aino',
    message: 'Onko tilaa?\nToukokuussa',
    language: 'fi',
    page: 'contact',
    status: 'new',
    subscribedToNewsletter: true,
  })
})

it.each([
  ['name', 'Aino Korhonen'],
  ['email', 'aino.korhonen@example.com'],
  ['phone', '040 1234567'],
  ['message', 'Onko tilaa kesäkuussa?'],
  ['subscribedToNewsletter', 'on'],
])('keeps a form that is sent again with another %s, and what is sent twice once', async (field, value) => {
  const first = { ...valid, message: `Onko tilaa, ${field}?` }
  const second = { ...first, [field]: value }
  const answers: unknown[] = []
  for (const fields of [first, first, second, second]) answers.push((await send(fields)).headers.location)
  expect(answers.map((address) => answers.indexOf(address))).toEqual([0, 0, 2, 2])
})

it('stores as spam what filled the field that nobody sees', async () => {
  await send({ ...valid, email: 'bot@example.com', website: 'https://spam.example' })
  expect((await stored('bot@example.com')).map(({ status }) => status)).toEqual(['spam'])
})

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that hides', { origin: 'null' }],
  ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
])('refuses a form from %s', async (_name, headers: Record<string, string>) => {
  expect((await send({ ...valid, email: 'forged@example.com' }, headers)).statusCode).toBe(403)
  expect(await stored('forged@example.com')).toEqual([])
})

it('gives the page back, for this guest only, with what is wrong and what was typed but no markup of it', async () => {
  const answer = await send({ ...valid, name: ' ', message: '</script><b>x' })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('Kerro meille nimesi')
  expect(answer.body).not.toContain('</script><b>')
  expect((await server.caller().rest('GET', '/fi/contact')).body).not.toContain('aino@example.com')
})

it('lets nobody send more than the mutation does', async () => {
  const visitor = server.caller()
  const statuses = []
  for (const message of ['one', 'two', 'three'])
    statuses.push((await send({ ...valid, message }, {}, visitor)).statusCode)
  expect(statuses).toEqual([303, 303, 429])
})

it('is answered by its page, with each complaint at its field and nothing lost, until it can be sent', async () => {
  const press = (form: Element) => {
    expect(form.getAttribute('method')).toBe('post')
    return post(form.getAttribute('action')!.split('#')[0]!, sentBy(form))
  }
  const complaintAt = (form: Element, name: string) => {
    const ids = fieldIn(form, name).getAttribute('aria-describedby')!.split(' ')
    return ids.map((id) => textOf(form.ownerDocument.getElementById(id)!)).join(' ')
  }
  const { document } = await readPage(server.caller(), '/fi/things-to-do')
  const empty = one(document, '#message-form')
  fieldIn(empty, 'message').value = 'Mahtuuko pyörä mukaan?'
  fieldIn(empty, 'email').value = 'not an address'
  const form = one(parsePage((await press(empty)).body), '#message-form')
  expect(complaintAt(form, 'name')).toBe(text('fi', 'contact.form.error.nameRequired'))
  expect(complaintAt(form, 'email')).toBe(text('fi', 'contact.form.error.emailInvalid'))
  expect(fieldIn(form, 'email').value).toBe('not an address')
  expect(fieldIn(form, 'message').value).toBe('Mahtuuko pyörä mukaan?')

  fieldIn(form, 'name').value = 'Aino'
  fieldIn(form, 'email').value = 'plain@example.com'
  const { location } = (await press(form)).headers
  const [, reference] = /^\/fi\/things-to-do\?sent=(LB-\w+)#message-form$/.exec(location!)!
  const thanks = one((await readPage(server.caller(), location!.split('#')[0]!)).document, '#message-form')
  expect(textOf(thanks)).toContain(text('fi', 'contact.form.sentAs', { reference: reference! }))
  expect(fieldIn(thanks, 'message').value).toBe('')
})

it.each(locales)('is refused and thanked for in %s', async (locale) => {
  const path = localePath(locale, '/contact')
  const fields = { name: 'Kim', email: `posted-${locale}@example.com`, message: `Posted ${locale}` }
  const refused = await post(path, new URLSearchParams({ ...fields, name: '' }).toString())
  expect(refused.statusCode).toBe(422)
  for (const part of [text(locale, 'contact.form.error.nameRequired'), fields.email, fields.message])
    expect(refused.body).toContain(part)
  const { location } = (await post(path, new URLSearchParams(fields).toString())).headers
  const { pathname, searchParams } = new URL(location!, 'http://hotel.example')
  expect(pathname).toBe(path)
  const thanks = await server.caller().rest('GET', location!.split('#')[0]!)
  expect(thanks.body).toContain(text(locale, 'contact.form.sentAs', { reference: searchParams.get('sent')! }))
})

it('says in the page’s language that it cannot be shown while the database is away, and is not kept', async () => {
  const lost = await startServer({}, hotelFacts, registerPages)
  await lost.stopDatabase()
  const body = new URLSearchParams({ ...valid, email: '' }).toString()
  const answer = await post('/fi/contact?sent=x', body, {}, lost.caller())
  await lost.close()
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(answer.body).toContain('noindex')
  expect(answer.body).toContain('lang="fi"')
})

it('gives the page back with what was typed, to be sent again, while the database may only be read', async () => {
  const frozen = await startServer({}, hotelFacts, registerPages)
  await freezeDatabase(frozen.databaseUrl)
  const answer = await post('/fi/contact', new URLSearchParams(valid).toString(), {}, frozen.caller())
  await frozen.close()
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  const form = one(parsePage(answer.body), '#message-form')
  expect(fieldIn(form, 'email').value).toBe(valid.email)
  expect(textOf(form)).toContain(text('fi', 'contact.toast.error'))
})
