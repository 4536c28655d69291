import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { fieldIn, one, parsePage, readPage, sentBy, textOf } from '#tests/support/html.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { offer } from '#tests/support/stay-requests.ts'

/** Asking for several rooms at once as a browser does it that runs no script. */
let server: TestServer
let owner: Caller
let king: Awaited<ReturnType<typeof addRoomType>>
let queen: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 100 }, hotelFacts, registerPages)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  king = await addRoomType(owner, { basePrice: 10_000 })
  queen = await addRoomType(owner, { basePrice: 15_000 })
})
afterAll(() => server.close())

const askLink = 'Ask for all rooms at once and keep the price'
const nights = 'arrival=2027-02-09&departure=2027-02-11&adults=2'
const askFor = () =>
  `/ask-for-stay?${nights}&room=${king.slug}&${new URLSearchParams({ more: `${nights}&room=${queen.slug}` })}`
const formIn = (document: Document) => one(document, 'form[method=post]:has([name=note])')

const post = (path: string, body: string) =>
  server.caller().rest('POST', path, body, {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'hotel.example',
    origin: 'http://hotel.example',
  })

const send = async (page: string, email: string, change = (body: string) => body) => {
  const form = formIn((await readPage(server.caller(), page)).document)
  for (const [name, value] of Object.entries({ name: 'Aino Virtanen', email }))
    fieldIn(form, name).setAttribute('value', value)
  return post(form.getAttribute('action')!, change(sentBy(form)))
}

it('leads from a party that is too large for one room to one form for all its rooms, with their total', async () => {
  const { document } = await readPage(server.caller(), '/?arrival=2027-02-09&departure=2027-02-11&adults=6#stay')
  const ask = one(document, 'a', askLink).getAttribute('href')!
  expect(ask).toMatch(/^\/ask-for-stay\?arrival=2027-02-09&departure=2027-02-11&adults=\d&room=[\w-]+&more=arrival%3D/)
  const page = await readPage(server.caller(), ask)
  const main = textOf(page.document.querySelector('main')!)
  expect(main).toMatch(/\d rooms: \$[\d,.]+ in total, mandatory fees and taxes included/)
  expect(main).toContain('The rooms are not held yet')
  expect(formIn(page.document).querySelector('[name=number]')).toBeNull()
})

it.each(locales)('asks for both in %s, and leads to a page that names both and what they cost', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`
  const sent = await send(`${prefix}${askFor()}`, `both-${locale}@guests.example`)
  expect(sent.statusCode).toBe(303)
  const page = String(sent.headers.location)
  expect(page).toMatch(new RegExp(`^${prefix}/your-stay/[\\w-]{43}$`))
  const { document } = await readPage(server.caller(), page)
  expect(textOf(document.querySelector('main')!)).toMatch(/562[.,]50.*225.*337[.,]50/s)
  expect(document.querySelectorAll('main section h2').length).toBeGreaterThanOrEqual(2)
})

it('accepts the offer of both by one press, and has both in the calendar file', async () => {
  const sent = await send(askFor(), 'press@guests.example')
  const page = String(sent.headers.location)
  const { data } = await owner.graphql('query ($q: String) { inquiries(search: $q) { nodes { id } } }', {
    q: 'press@guests.example',
  })
  const found = await owner.graphql('query ($id: ID!) { stayRequest(inquiryId: $id) { id } }', {
    id: data.inquiries.nodes[0].id,
  })
  await owner.graphql(offer, { input: { id: found.data.stayRequest.id } })
  const offered = (await readPage(server.caller(), page)).document
  expect(textOf(offered.querySelector('h1')!)).toBe('We hold your rooms for you')
  expect(textOf(offered.querySelector('main')!)).toContain('2 rooms: $562.50 in total')
  expect((await post(page, 'act=accept')).headers.location).toBe(page)
  const accepted = (await readPage(server.caller(), page)).document
  expect(textOf(accepted.querySelector('h1')!)).toBe('Your stay is reserved')
  const file = await server.caller().rest('GET', `${page}/stay.ics`)
  expect(file.body).toMatch(/STATUS:CONFIRMED/)
})

it('comes again with all rooms when something is wrong, and says when one of them went meanwhile', async () => {
  const wrong = await send(askFor(), 'aino@')
  expect(wrong.statusCode).toBe(422)
  const again = formIn(parsePage(wrong.body))
  expect(fieldIn(again, 'more').value).toBe(`${nights}&room=${queen.slug}`)
  await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
    input: { roomTypeId: queen.id, firstNight: '2027-02-09', lastNight: '2027-02-09', reason: 'MANUAL_BOOKING' },
  })
  const gone = await post(askFor(), `${sentBy(again).replace('aino%40', 'gone%40guests.example')}`)
  expect(gone.statusCode).toBe(409)
  expect(gone.body).toContain('can no longer be booked')
  const { document } = await readPage(server.caller(), askFor())
  expect(textOf(document.querySelector('main')!)).toContain('can no longer be booked')
})

it.each([
  ['nonsense', 'more=nonsense'],
  ['nothing', 'more='],
  ['a room without nights', 'more=room%3Dking-room'],
])('asks for nights first where a further room is %s', async (_, more) => {
  const { status, document } = await readPage(server.caller(), `/ask-for-stay?${nights}&room=${king.slug}&${more}`)
  expect(status).toBe(200)
  one(document, 'main a', 'Choose your nights')
})
