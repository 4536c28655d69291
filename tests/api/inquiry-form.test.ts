import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelFacts } from '#api/modules/hotel/hotel.facts.ts'
import { Inquiry } from '#api/modules/inquiries/inquiry.entity.ts'
import { registerPages } from '#api/pages/pages.ts'
import type { Caller } from '../support/caller.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** The message form as a browser without JavaScript sends it; what a guest sees of it is in e2e/inquiry.spec.ts. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 2 }, hotelFacts, registerPages)
})
afterAll(() => server.close())

const valid = { name: 'Aino', email: 'aino@example.com', phone: '', message: 'Onko tilaa?\nToukokuussa', website: '' }

const send = (fields: Record<string, string>, headers: Record<string, string> = {}, caller: Caller = server.caller()) =>
  caller.rest('POST', '/fi/contact', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'hotel.example',
    ...headers,
  })

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
