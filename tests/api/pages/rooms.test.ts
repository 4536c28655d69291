import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import { addDays } from '#graphql/stay-dates.ts'
import type { Caller } from '#tests/support/caller.ts'
import { attributeOf, fieldIn, one, readPage, sentBy, structuredData, textOf, texts } from '#tests/support/html.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { localePath, text } from '#tests/support/texts.ts'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(now)
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const open = (path: string) => readPage(server.caller(), path)
const update = `mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { slug } }`
const archive = `mutation ($id: ID!) { archiveRoomType(id: $id) { id } }`
/** The clock stands still: no midnight passes between two steps. */
const now = new Date()
const today = new Intl.DateTimeFormat('en-CA', { timeZone: hotelFacts.timeZone }).format(now)
const [arrival, departure] = [addDays(today, 40), addDays(today, 43)]
const hrefsOf = (within: ParentNode) => [...within.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const typed = (page: Document, type: string) =>
  structuredData(page).filter((data) => [data['@type']].flat().includes(type))

describe('the page of a room', () => {
  let page: Document
  beforeAll(async () => {
    page = (await open('/rooms/double-queen-room')).document
  })

  it('has one name in title, heading, breadcrumbs and structured data', () => {
    const name = textOf(one(page, 'h1'))
    expect(name).toBe('Double Queen Room')
    expect(page.title).toBe(`${name} | ${hotelFacts.name}`)
    expect(attributeOf(page, 'meta[property="og:title"]', 'content')).toBe(page.title)
    const [way] = typed(page, 'BreadcrumbList')
    expect(way.itemListElement.at(-1)).toMatchObject({
      name,
      item: expect.stringMatching(/\/rooms\/double-queen-room$/),
    })
    expect(typed(page, 'HotelRoom')).toMatchObject([{ name }])
  })

  it('tells search engines bed, guests and the price that it shows', () => {
    const [room] = typed(page, 'HotelRoom')
    expect(room).toMatchObject({
      bed: { '@type': 'BedDetails', typeOfBed: 'Queen', numberOfBeds: 2 },
      occupancy: { maxValue: 4 },
      offers: { priceCurrency: hotelFacts.currency, url: expect.stringMatching(/room=double-queen-room#stay$/) },
    })
    expect(room.amenityFeature.length).toBeGreaterThan(3)
    expect(room.image.length).toBeGreaterThan(0)
    const [price] = texts(page, 'main p').filter((paragraph) => paragraph.startsWith('From $'))
    expect(Number(room.offers.lowPrice)).toBe(Number(/\$([\d.]+)/.exec(price!)![1]))
  })

  it('says in one sentence what nobody has measured', () => {
    const section = one(page, 'section[aria-labelledby=measures-title]')
    expect(section.querySelector('dl')).toBeNull()
    expect(textOf(section)).toMatch(/Not measured yet: Step-free entrance · .+ · Visual fire alarm$/)
    expect(textOf(section).match(/not measured/gi)).toHaveLength(1)
    const [facts] = texts(page, 'main dl')
    expect(facts).toMatch(/Two queen beds.*up to 4 guests$/)
  })

  it('prices its own nights without a script and hands everything on to the booking page', async () => {
    const form = one(page, '#stay form')
    expect(attributeOf(page, '#stay form', 'action')).toBe('/rooms/double-queen-room#stay')
    expect(fieldIn(form, 'room').value).toBe('double-queen-room')
    expect([...fieldIn(form, 'room').querySelectorAll('option')].map(({ value }) => value)).not.toContain('')
    const asked = new URLSearchParams(sentBy(form))
    asked.set('arrival', arrival)
    asked.set('departure', departure)
    asked.set('code', 'SUN-7K4M')
    const { document } = await open(`/rooms/double-queen-room?${asked}`)
    const price = one(document, 'section[aria-labelledby=stay-price]')
    expect(textOf(price)).toContain('Double Queen Room: 3 nights, 2 guests')
    const link = new URL(one(price, 'a[target=_blank]').getAttribute('href')!)
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      checkInDate: arrival,
      checkOutDate: departure,
      room_type_id: 'double-queen-room',
      promocode: 'SUN-7K4M',
    })
    expect(price.querySelectorAll('a[href*="/rooms/"]')).toHaveLength(0)
  })

  it.each([
    ['en', '$1,164 + $145.50 tax = $1,309.50'],
    ['es', '$1,164 + $145.50 de impuestos = $1,309.50'],
    ['pt', '$ 1.164 + $ 145,50 de impostos = $ 1.309,50'],
    ['fr', '1 164 $ + 145,50 $ de taxes = 1 309,50 $'],
    ['de', '1.164 $ + 145,50 $ Steuern = 1.309,50 $'],
    ['fi', '1 164 $ + verot 145,50 $ = 1 309,50 $'],
    ['sv', '1 164 $ + 145,50 $ skatt = 1 309,50 $'],
  ] as const)('adds up nights and taxes in one line in %s', async (locale, sum) => {
    const { slug } = await addRoomType(owner, { basePrice: 19_400 })
    const nights = new URLSearchParams({ arrival, departure: addDays(arrival, 6), adults: '2' })
    const { document } = await open(localePath(locale, `/rooms/${slug}?${nights}`))
    expect(textOf(one(document, 'section[aria-labelledby=stay-price]'))).toContain(sum)
  })

  it('leads to the message form, which begins with the room and the nights', async () => {
    const { document } = await open(`/fi/rooms/king-room?arrival=${arrival}&departure=${departure}&adults=2`)
    const [ask] = [...document.querySelectorAll('a[href*="/contact?"][href*="room="]')]
    const contact = await open(ask!.getAttribute('href')!.split('#')[0]!)
    const message = fieldIn(one(contact.document, '#message-form'), 'message').value
    expect(message).toMatch(/^Kysymys huoneesta ”.+”, .+ – .+, 2 vierasta:\n$/)
    const unknown = await open('/contact?room=no-such-room')
    expect(fieldIn(one(unknown.document, '#message-form'), 'message').value).toBe('')
  })

  it('is reached from home, gallery and the price of a stay', async () => {
    const stay = `/?arrival=${arrival}&departure=${departure}&adults=2&room=king-room`
    for (const [from, to] of [
      ['/', '/rooms/garden-suite'],
      ['/fi/gallery', '/fi/rooms/king-suite'],
      [stay, `/rooms/king-room?arrival=${arrival}&departure=${departure}&adults=2&room=king-room`],
    ] as const)
      expect(hrefsOf((await open(from)).document)).toContain(to)
  })
})

describe('the plan of the house on it', () => {
  const planOf = async (path: string) => one((await open(path)).document, 'section#plan')
  const doors = (plan: Element) => [...plan.querySelectorAll('button[name=plan]')]
  const facts = (plan: Element) => texts(plan, 'dl > div')
  const pressed = (plan: Element) =>
    doors(plan)
      .filter((door) => door.getAttribute('aria-pressed') === 'true')
      .map(textOf)
  const measure = async (roomNumber: string, fields: object) => {
    const { data } = await owner.graphql('{ rooms { id roomNumber } }')
    const { id } = data.rooms.find((room: { roomNumber: string }) => room.roomNumber === roomNumber)
    const { errors } = await owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', {
      input: { id, ...fields },
    })
    expect(errors).toBeUndefined()
  }

  it('has a door for every room of the house, those of the type marked, and the first of them pressed', async () => {
    const plan = await planOf('/rooms/garden-suite')
    const elsewhere = one(plan, 'form section', 'Floor not measured')
    expect(doors(elsewhere)).toHaveLength(22)
    expect(doors(elsewhere).slice(0, 3).map(textOf)).toEqual(['1', '2', '3'])
    const own = doors(plan).filter((door) => door.hasAttribute('data-own'))
    expect(own.map((door) => door.getAttribute('aria-label'))).toEqual([
      'Room 21, Garden Suite',
      'Room 22, Garden Suite',
    ])
    expect(pressed(plan)).toEqual(['21'])
    expect(texts(plan, 'h3')).toContain('Room 21')
    expect(textOf(plan)).toContain('It is not to scale and does not show where a room lies.')
  })

  it('is pressed without a script, keeps the stay, and tells each thing that nobody has measured', async () => {
    const nights = `arrival=${arrival}&departure=${departure}&adults=2`
    const form = one(await planOf(`/fi/rooms/garden-suite?${nights}`), 'form')
    const [path, anchor] = form.getAttribute('action')!.split('#')
    expect(anchor).toBe('plan')
    const plan = await planOf(`${path}?${sentBy(form)}&plan=22`)
    expect(pressed(plan)).toEqual(['22'])
    expect(texts(plan, 'h3')).toContain('Huone 22')
    expect(facts(plan)).toEqual(
      ['Kerros', 'Portaita ovelle', 'Näkymä', 'Hiljaisuus', 'Aamuaurinko'].map((name) => `${name}ei mitattu`),
    )
    const ask = one(plan, 'a', 'Toivo huonetta 22')
    expect(ask.getAttribute('href')).toBe(`/fi/ask-for-stay?${nights}&room=garden-suite&number=22`)
    expect(textOf(plan)).toContain('Toive, ei lupaus')
  })

  it('stands rooms on the floors that somebody has looked at, the upper ones above, and the rest apart', async () => {
    const before = await planOf('/rooms/garden-suite')
    expect(texts(before, 'form h3')).toContain('Floor not measured')
    await measure('21', { floorMeasured: true, floor: 2, stepsToDoor: 14, morningSun: true })
    await measure('1', { floorMeasured: true, floor: 1 })
    const plan = await planOf('/rooms/garden-suite?plan=21')
    const floors = [...plan.querySelectorAll('form section')].map((floor) => [
      textOf(one(floor, 'h3')),
      doors(floor).map(textOf),
    ])
    expect(floors[0]).toEqual(['Floor 2', ['21']])
    expect(floors[1]![0]).toBe('Floor 1')
    expect(floors[1]![1]).toContain('1')
    expect(floors.at(-1)![0]).toBe('Floor not measured')
    expect(floors.at(-1)![1]).toContain('22')
    expect(facts(plan)).toEqual([
      'Floor2',
      'Steps to the door14',
      'Viewnot measured',
      'Quietnessnot measured',
      'Morning sunyes',
    ])
    expect(texts(plan, 'details li')).toContain(
      'Room 21, Garden SuiteFloor: 2 · Steps to the door: 14 · Morning sun: yesNot measured yet: View · Quietness',
    )
  })

  it('shows a room of another type with the way to it, and no wish', async () => {
    const plan = await planOf('/rooms/garden-suite?plan=16')
    expect(pressed(plan)).toEqual(['16'])
    expect(hrefsOf(plan)).toEqual(['/rooms/king-suite'])
  })

  it.each(['999', '', 'x'.repeat(40), '%00', '<b>'])('presses the first of the type for %j', async (number) => {
    expect(pressed(await planOf(`/rooms/garden-suite?plan=${number}`))).toEqual(['21'])
  })

  it('leads a wish without nights to the planner, which goes on with it to the request', async () => {
    const wish = one(await planOf('/rooms/garden-suite?plan=22'), 'a', 'Ask for room 22')
    expect(wish.getAttribute('href')).toBe('/rooms/garden-suite?room=garden-suite&number=22#stay')
    const { document } = await open('/rooms/garden-suite?room=garden-suite&number=22')
    const form = one(document, '#stay form')
    expect(textOf(form)).toContain('Your wish: room 22. It is a wish, not a promise')
    const asked = new URLSearchParams(sentBy(form))
    asked.set('arrival', arrival)
    asked.set('departure', departure)
    expect(asked.get('number')).toBe('22')
    const priced = (await open(`/rooms/garden-suite?${asked}`)).document
    const link = one(priced, 'a', 'Ask for this stay and keep the price').getAttribute('href')!
    expect(link).toContain('room=garden-suite&number=22')
    const request = (await open(link)).document
    expect(fieldIn(one(request, 'form:has([name=note])'), 'number').value).toBe('22')
  })

  it('forgets a wish with its type', async () => {
    for (const search of ['room=king-suite&number=22', 'room=garden-suite&number=999', 'number=22']) {
      const { document } = await open(`/?${search}`)
      expect(document.querySelector('#stay [name=number]')).toBeNull()
    }
  })
})

const sitemap = async () => (await server.caller().rest('GET', '/sitemap.xml')).body

it('stands in the sitemap in every language', async () => {
  const written = await sitemap()
  for (const locale of locales) {
    const address = localePath(locale, '/rooms/king-room')
    expect(written).toMatch(new RegExp(`<loc>[^<]*//[^/<]+${address}</loc>`))
    expect(written).toMatch(new RegExp(`hreflang="${locale}" href="[^"]*//[^/"]+${address}"`))
  }
})

describe('an address that is no room’s', () => {
  const expectMissing = async (path: string, locale: 'en' | 'fi' = 'en') => {
    const { status, document } = await open(path)
    expect(status).toBe(404)
    expect(texts(document, 'h1')).toEqual([text(locale, 'room.missing.title')])
    expect(attributeOf(document, 'meta[name=robots]', 'content')).toMatch(/noindex/)
    one(document, '#stay form')
    expect(document.querySelectorAll(`a[href="${localePath(locale, '/rooms/king-room')}"]`)).toHaveLength(1)
  }

  it.each(['/rooms/no-such-room', '/rooms/%00', '/rooms/king%20room', `/rooms/${'x'.repeat(300)}`, '/rooms/%2e%2e%2f'])(
    '%s shows what can be booked instead',
    (path) => expectMissing(path),
  )

  it('says so in the language of the address', () => expectMissing('/fi/rooms/no-such-room', 'fi'))

  it('is also that of a room taken off sale or archived, at once, until it is back', async () => {
    const { id } = await addRoomType(owner, { name: 'Boathouse', slug: 'boathouse' })
    expect((await open('/rooms/boathouse')).status).toBe(200)
    expect(await sitemap()).toContain('/rooms/boathouse<')
    await owner.graphql(update, { input: { id, active: false } })
    await expectMissing('/rooms/boathouse')
    expect(await sitemap()).not.toContain('boathouse')
    expect((await open('/rooms/king-room')).document.body.textContent).not.toContain('Boathouse')
    await owner.graphql(update, { input: { id, active: true } })
    expect((await open('/rooms/boathouse')).status).toBe(200)
    await owner.graphql(archive, { id })
    await expectMissing('/rooms/boathouse')
  })
})

describe('another slug', () => {
  const follow = async (path: string) => {
    const { statusCode, headers } = await server.caller().rest('GET', path)
    return [statusCode, headers.location]
  }

  it('keeps the old address alive with what was asked, through several changes and back', async () => {
    const { id } = await addRoomType(owner, { name: 'Lookout', slug: 'lookout' })
    for (const slug of ['crows-nest', 'tower']) await owner.graphql(update, { input: { id, slug } })
    expect(await follow('/rooms/lookout')).toEqual([301, '/rooms/tower'])
    expect(await follow(`/de/rooms/crows-nest?arrival=${arrival}&departure=${departure}&utm=x`)).toEqual([
      301,
      `/de/rooms/tower?arrival=${arrival}&departure=${departure}`,
    ])
    expect(await follow('/rooms/Tower')).toEqual([301, '/rooms/tower'])
    await owner.graphql(update, { input: { id, slug: 'lookout' } })
    expect(await follow('/rooms/tower')).toEqual([301, '/rooms/lookout'])
    expect((await open('/rooms/lookout')).status).toBe(200)
  })

  it('stays when the name changes, and the page has the new name at once', async () => {
    const { id } = await addRoomType(owner, { name: 'Loft', slug: 'loft' })
    await open('/rooms/loft')
    await owner.graphql(update, {
      input: { id, name: 'Sail Loft', accessibility: { bedWidthInches: 60, bedLengthInches: 80 } },
    })
    const { document } = await open('/rooms/loft')
    expect(texts(document, 'h1')).toEqual(['Sail Loft'])
    expect(texts(document, 'section[aria-labelledby=measures-title] dl > div').join()).toMatch(
      /Width of the bed60 in \(152 cm\).*Length of the bed80 in \(203 cm\)/,
    )
  })

  it('leaves the room its name and its price in the gallery', async () => {
    const { data } = await server.caller().graphql('{ roomTypeBySlug(slug: "king-suite") { id } }')
    const input = { id: data.roomTypeBySlug.id, slug: 'royal-suite', name: 'Royal Suite' }
    await owner.graphql(update, { input })
    const block = one((await open('/gallery')).document, '#room-suite-16')
    expect(textOf(one(block, 'h3'))).toBe('Royal Suite 16')
    expect(hrefsOf(block)).toContain('/rooms/royal-suite')
    await owner.graphql(update, { input: { ...input, slug: 'king-suite', name: 'King Suite' } })
  })

  it('cannot be one that leads to another room', async () => {
    const { id } = await addRoomType(owner, { name: 'Cabin', slug: 'cabin' })
    await owner.graphql(update, { input: { id, slug: 'beach-cabin' } })
    const sentence = 'Links with the slug cabin lead to Cabin, which had it before'
    const other = await addRoomType(owner, { name: 'Hut', slug: 'hut' })
    const changed = await owner.graphql(update, { input: { id: other.id, slug: 'cabin' } })
    expect(changed.errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['slug'] }] },
    })
    const made = await owner.graphql(
      `mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }`,
      {
        input: { name: 'Cabin', slug: 'cabin', basePrice: 10_000, maxOccupancy: 2 },
      },
    )
    expect(made.errors?.[0]?.message).toBe(sentence)
  })
})
