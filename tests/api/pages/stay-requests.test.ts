import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { RoomNight } from '#api/modules/availability/room-night.entity.ts'
import { RoomType } from '#api/modules/rooms/room.entity.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { fieldIn, one, parsePage, readPage, sentBy, textOf, texts } from '#tests/support/html.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { accept, addStayRequest, decline, offer } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'
import { localePath, text } from '#tests/support/texts.ts'

/** Asking for a stay and answering an offer as a browser does it that runs no script. */
let server: TestServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 3 }, hotelFacts, registerPages)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  type = await addRoomType(owner, { basePrice: 10_000 })
})
afterAll(() => server.close())

const stay = () => `arrival=2027-02-09&departure=2027-02-11&adults=2&room=${type.slug}`

const post = (path: string, body: string, caller: Caller = server.caller()) =>
  caller.rest('POST', path, body, {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'hotel.example',
    origin: 'http://hotel.example',
  })

/** Fills in the form of the page and sends it where it says. */
const fillIn = async (page: string, values: Record<string, string>, caller = server.caller()) => {
  const { document } = await readPage(caller, page)
  const form = one(document, 'form[method=post]:has([name=note])')
  for (const [name, value] of Object.entries(values)) fieldIn(form, name).setAttribute('value', value)
  return post(form.getAttribute('action')!, sentBy(form), caller)
}
const aino = { name: 'Aino Virtanen', email: 'aino@guests.example' }

const press = (path: string, act: string, more: object = {}) =>
  post(path, new URLSearchParams({ act, ...more }).toString())

/** A request with an open offer. */
const addOffer = async () => {
  const request = await addStayRequest(server, owner, type.slug)
  await owner.graphql(offer, { input: { id: request.id } })
  return { ...request, page: `/your-stay/${request.token}` }
}

it('leads from the price to the form, which says what is promised and what is not', async () => {
  const { document } = await readPage(server.caller(), `/?${stay()}`)
  const link = one(document, 'a', 'Ask for this stay and keep the price')
  expect(link.getAttribute('href')).toBe(`/ask-for-stay?${stay()}`)
  const page = await readPage(server.caller(), `/ask-for-stay?${stay()}`)
  expect(textOf(page.document.querySelector('h1')!)).toBe('Ask for this stay')
  const main = textOf(page.document.querySelector('main')!)
  expect(main).toContain('$225 in total')
  expect(main).toMatch(/kept for you until January 5, 2027 at 6:00\sPM, hotel time/)
  expect(main).toContain('The room is not held yet')
  expect(page.document.querySelector('meta[name=robots]')!.getAttribute('content')).toContain('noindex')
})

it.each(locales)('leads on in %s without a word of keeping a price that is not sure', async (locale) => {
  const em = server.deps.orm.em.fork()
  em.create(RoomNight, {
    roomType: em.getReference(RoomType, type.id),
    date: '2027-02-09',
    available: 1,
    rate: null,
    minStay: null,
    maxStay: null,
    stopSell: false,
    closedToArrival: false,
    closedToDeparture: false,
    source: 'pms',
    fetchedAt: new Date('2027-01-01T00:00:00Z'),
  })
  await em.flush()
  const { document } = await readPage(server.caller(), `${localePath(locale, '/')}?${stay()}`)
  expect(textOf(one(document, '[aria-labelledby=stay-price] a[href*="/ask-for-stay?"]'))).toBe(
    text(locale, 'stay.ask.unsure'),
  )
})

it('carries children and extras from the planner’s form to the page of the request, without a script', async () => {
  await owner.graphql('mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }', {
    input: { id: type.id, maxOccupancy: 4 },
  })
  const planner = await readPage(server.caller(), `/?${stay()}`)
  const form = one(planner.document, 'form[method=get]:has([name=adults])')
  const pet = one(form, 'input[type=checkbox][value=pet]')
  expect(textOf(pet.closest('label')!)).toBe('Pet: $25 per night')
  pet.setAttribute('checked', '')
  fieldIn(form, 'children').setAttribute('value', '1')
  one(form, 'option[value=late-check-out_2]').setAttribute('selected', '')
  const { document } = await readPage(server.caller(), `/?${sentBy(form)}`)
  const answer = textOf(one(document, 'section:has(> #stay-price)'))
  expect(answer).toContain('2 nights, 3 guests (1 child)')
  for (const line of ['Pet ($25 per night × 2)$50', 'Late check-out ($10 per hour × 2)$20'])
    expect(answer).toContain(line)
  expect(one(document, 'input[type=checkbox][value=pet]').hasAttribute('checked')).toBe(true)
  const asked = one(document, 'a', 'Ask for this stay and keep the price').getAttribute('href')!
  expect(asked).toBe(
    `/ask-for-stay?arrival=2027-02-09&departure=2027-02-11&adults=2&children=1&room=${type.slug}&extras=late-check-out_2&extras=pet`,
  )
  const sent = await fillIn(`${asked}&extras=horse`, { ...aino, email: 'pet@guests.example' })
  expect(sent.statusCode).toBe(303)
  const page = textOf((await readPage(server.caller(), String(sent.headers.location))).document.querySelector('main')!)
  expect(page).toContain('3 guests (1 child)')
  expect(page).toMatch(/Late check-out \(\$10 per hour × 2\)\$20.*Total\$303\.75/s)
})

it('takes a room that is wished for, says in clear words that one is not of the type, and repeats the wish', async () => {
  const { data } = await owner.graphql('query ($id: ID!) { room(id: $id) { roomNumber } }', { id: type.rooms[0] })
  const { roomNumber } = data.room
  const ask = `/ask-for-stay?${stay()}`
  const formOf = (document: Document) => one(document, 'form[method=post]:has([name=note])')
  const { document } = await readPage(server.caller(), `${ask}&number=16`)
  const field = fieldIn(formOf(document), 'number')
  expect(field.value).toBe('')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(textOf(field.closest('div')!)).toMatch(/a wish, not a promise.*Room 16 is not a room of this type/)

  const body = (number: string) => new URLSearchParams({ ...aino, email: 'wish@guests.example', number }).toString()
  const refused = await post(ask, `${stay()}&${body('16')}`)
  expect(refused.statusCode).toBe(422)
  const again = formOf(parsePage(refused.body))
  expect(textOf(again)).toContain('Room 16 is not a room of this type. Please choose one from the list, or none.')
  expect(fieldIn(again, 'name').value).toBe(aino.name)
  expect(again.querySelector('[role=alert]')).toBeNull()

  const sent = await post(ask, `${stay()}&${body(roomNumber)}`)
  const page = (await readPage(server.caller(), String(sent.headers.location))).document
  expect(textOf(page.querySelector('main')!)).toContain(`Your wish: room ${roomNumber}. It is a wish, not a promise.`)
})

it.each(locales)('asks in %s, and leads to a page of the guest’s own that nobody lists or keeps', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`
  const sent = await fillIn(`${prefix}/ask-for-stay?${stay()}`, { ...aino, email: `${locale}@guests.example` })
  expect(sent.statusCode).toBe(303)
  const page = String(sent.headers.location)
  expect(page).toMatch(new RegExp(`^${prefix}/your-stay/[\\w-]{43}$`))
  const shown = await server.caller().rest('GET', page)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(shown.headers['cache-control']).toBe('no-store')
  const document = parsePage(shown.body)
  expect(textOf(document.querySelector('main')!)).toMatch(/LB-[2-9A-Z]{4}.*225/s)
  expect(document.documentElement.lang).toBe(locale)
  // Neither the header nor its menu leads to booking the same stay once more; both lead to who knows of it.
  const toPlanner = (page: Document) => page.querySelectorAll('header a[href$="#stay"]')
  expect(toPlanner(document)).toHaveLength(0)
  expect(document.querySelectorAll(`header a[href="tel:${hotelFacts.phoneLink}"]`)).toHaveLength(3)
  expect(toPlanner((await readPage(server.caller(), `${prefix}/faq`)).document)).toHaveLength(2)
})

it.each([
  ['/your-stay/TOKEN/', 200],
  ['/fi/your-stay/TOKEN//', 200],
  ['//your-stay/TOKEN/', 404],
  ['/your-stay//TOKEN/', 404],
])('is led to no other address from %s, which a cache would keep', async (way, status) => {
  const { token } = await addOffer()
  const shown = await server.caller().rest('GET', way.replace('TOKEN', token))
  expect(shown.statusCode).toBe(status)
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

it.each(['/%79our-stay/', '/YOUR-STAY/', '/Your-%73tay/', '/fi/your-STAY/'])(
  'is as secret, and as gone with its guest, at %s',
  async (way) => {
    const email = `${way.replaceAll(/\W/g, '')}@guests.example`
    const sent = await fillIn(`/ask-for-stay?${stay()}`, { ...aino, email })
    const token = String(sent.headers.location).split('/').at(-1)!
    const look = () => server.caller().rest('GET', way + token)
    const shown = await look()
    expect(shown.body).toMatch(/LB-[2-9A-Z]{4}/)
    expect(shown.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
      input: { email },
    })
    const gone = await look()
    expect(gone.statusCode).toBe(404)
    expect(gone.body).not.toMatch(/LB-[2-9A-Z]{4}/)
  },
)

it.each([
  ['without a name', { name: ' ' }, 'Please tell us your name.'],
  ['with what is no address', { email: 'aino@' }, 'Please check the address.'],
])('comes again %s, with what was typed', async (_, wrong, complaint) => {
  const answer = await fillIn(`/ask-for-stay?${stay()}`, { ...aino, ...wrong })
  expect(answer.statusCode).toBe(422)
  const document = parsePage(answer.body)
  expect(textOf(document.querySelector('main')!)).toContain(complaint)
  const form = one(document, 'form[method=post]:has([name=note])')
  expect(fieldIn(form, 'arrival').value).toBe('2027-02-09')
  expect([fieldIn(form, 'name').value, fieldIn(form, 'email').value]).toContain(
    'name' in wrong ? aino.email : aino.name,
  )
  // It is the page of the stay still: the other languages ask for it too, and scripts find what the address says.
  expect(document.querySelector('header a[hreflang=de]')!.getAttribute('href')).toBe(`/de/ask-for-stay?${stay()}`)
})

it('says that the nights went meanwhile, and that somebody sends too much', async () => {
  const page = `/ask-for-stay?${stay()}`
  const guest = server.caller()
  const { document } = await readPage(guest, page)
  const form = one(document, 'form[method=post]:has([name=note])')
  for (const [name, value] of Object.entries(aino)) fieldIn(form, name).setAttribute('value', value)
  const body = sentBy(form)
  for (const email of ['one', 'two', 'three'])
    await post('/ask-for-stay', body.replace('aino%40', `${email}%40`), guest)
  const limited = await post('/ask-for-stay', body, guest)
  expect(limited.statusCode).toBe(429)
  expect(limited.body).toContain('You have sent us several messages')
  await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
    input: { roomTypeId: type.id, firstNight: '2027-02-09', lastNight: '2027-02-09', reason: 'MANUAL_BOOKING' },
  })
  const gone = await post('/ask-for-stay', body)
  expect(gone.statusCode).toBe(409)
  expect(gone.body).toContain('can no longer be booked')
})

it('asks for nights first where the address has none', async () => {
  const { status, document } = await readPage(server.caller(), '/ask-for-stay')
  expect(status).toBe(200)
  one(document, 'main a', 'Choose your nights')
})

it.each([
  ['too many for the room', () => stay().replace('adults=2', 'adults=9'), 'sleeps up to 2 guests'],
  ['in the past', () => stay().replace('arrival=2027-02-09', 'arrival=2027-01-02'), 'The arrival date has passed.'],
  ['in no room of ours', () => `${stay()}-gone`, 'We have no such room any more.'],
])('says why, where a stay is asked for that is %s', async (_, asked, reason) => {
  const { document } = await readPage(server.caller(), `/ask-for-stay?${asked()}`)
  const main = textOf(document.querySelector('main')!)
  expect(main).toContain(reason)
  expect(main).not.toContain('no longer')
  one(document, 'main a', 'Choose your nights')
})

it('is not found under any other token', async () => {
  const { status, document } = await readPage(server.caller(), `/fi/your-stay/${'x'.repeat(43)}`)
  expect(status).toBe(404)
  expect(textOf(document.querySelector('h1')!)).toBe('Tällaista pyyntöä ei ole')
})

it('an offer is accepted by a press, once, and becomes a page of the stay', async () => {
  const { page, token, reference, ofGuest } = await addOffer()
  const { document } = await readPage(server.caller(), page)
  expect(textOf(document.querySelector('h1')!)).toBe('We hold a room for you')
  one(document, 'button', 'Accept the offer')
  one(document, 'button', 'No, thank you')
  for (const _ of ['once', 'twice']) {
    const pressed = await press(page, 'accept')
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, page])
  }
  expect((await ofGuest()).state).toBe('ACCEPTED')
  const after = (await readPage(server.caller(), page)).document
  expect(textOf(after.querySelector('h1')!)).toBe('Your stay is reserved')
  expect(texts(after, 'h2')).toEqual(expect.arrayContaining(['Getting here', 'Special requests', 'A question for us']))
  expect([...after.querySelectorAll('button')].map(textOf)).not.toContain('Accept the offer')
  const wishes = one(after, 'form:has([name=PET])')
  expect(textOf(wishes)).toMatch(/Bringing a pet: \$25 per night/)
  const wished = await press(page, 'wish', { PET: 'on' })
  expect(wished.headers.location).toBe(`${page}?sent=wishes`)
  const told = (await readPage(server.caller(), `${page}?sent=wishes`)).document
  expect(textOf(one(told, 'main [role=status]'))).toBe('Your requests are with our front desk.')
  expect(told.querySelector('[name=PET]')!.hasAttribute('checked')).toBe(true)
  const asked = await press(page, 'ask', { message: 'Is there a crib?' })
  expect(asked.headers.location).toBe(`${page}?sent=question`)
  expect(await sql(server, `select 1 from inquiry where message = '${reference}: Is there a crib?'`)).toHaveLength(1)
  expect((await press(page, 'ask', { message: ' ' })).headers.location).toBe(`${page}?sent=empty`)
  const file = await server.caller().rest('GET', `/your-stay/${token}/stay.ics`)
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.body).toMatch(/DTSTART;VALUE=DATE:20270209[\s\S]*DTEND;VALUE=DATE:20270211[\s\S]*STATUS:CONFIRMED/)
})

it('what came too late says so, and presses nothing', async () => {
  const { page, token, ofGuest } = await addOffer()
  server.setNow(new Date('2027-01-05T23:00:01Z'))
  const pressed = await press(page, 'accept')
  expect(pressed.headers.location).toBe(`${page}?sent=conflict`)
  const { document } = await readPage(server.caller(), `${page}?sent=conflict`)
  expect(textOf(document.querySelector('h1')!)).toBe('This offer has ended')
  one(document, 'main [role=alert]', /Something has changed/)
  expect((await ofGuest()).state).toBe('EXPIRED')
  expect((await server.caller().rest('GET', `/your-stay/${token}/stay.ics`)).statusCode).toBe(404)
})

it('is answered by its own page only', async () => {
  const { page, ofGuest } = await addOffer()
  const forged = await server.caller().rest('POST', page, 'act=accept', {
    'content-type': 'application/x-www-form-urlencoded',
    host: 'hotel.example',
    origin: 'https://evil.example',
  })
  expect(forged.statusCode).toBe(403)
  expect((await server.caller().rest('GET', `${page}?act=accept`)).statusCode).toBe(200)
  expect((await press(page, 'constructor')).statusCode).toBe(303)
  expect((await ofGuest()).state).toBe('OFFERED')
})

it('shows other nights where the desk has none to offer', async () => {
  const request = await addStayRequest(server, owner, type.slug)
  await owner.graphql(decline, { id: request.id })
  const { document } = await readPage(server.caller(), `/your-stay/${request.token}`)
  expect(textOf(document.querySelector('h1')!)).toBe('We cannot offer this stay')
  one(document, 'main a', 'Choose your nights')
})

it('stands in no sitemap and in no log', async () => {
  const { token } = await addOffer()
  await server.caller().graphql(accept, { token })
  expect((await server.caller().rest('GET', '/sitemap.xml')).body).not.toMatch(/your-stay|ask-for-stay/)
})
