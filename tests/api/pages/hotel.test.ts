import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts, sampleContent } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { splitLocale } from '#client/paths.ts'
import { locales } from '#graphql/locales.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { mostGuests } from '#graphql/stay-limits.ts'
import { attributeOf, fieldIn, one, readPage, sentBy, structuredData, textOf, texts } from '#tests/support/html.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { publicRoutes } from '#tests/support/public-routes.ts'
import { localePath, text } from '#tests/support/texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(now)
})
afterAll(() => server.close())

const open = async (path: string) => (await readPage(server.caller(), path)).document
/** The clock stands still: no midnight passes between two steps. */
const now = new Date()
const today = new Intl.DateTimeFormat('en-CA', { timeZone: hotelFacts.timeZone }).format(now)
const call = `tel:${hotelFacts.phoneLink}`

const expectFields = (form: Element) => {
  for (const [name, type] of Object.entries({ name: null, email: 'email', phone: 'tel' }))
    expect(attributeOf(form, `[name=${name}]`, 'type')).toBe(type)
  for (const [name, required] of Object.entries({ name: true, email: true, phone: false, message: true }))
    expect(one(form, `[name=${name}]`).hasAttribute('required')).toBe(required)
}

describe('the home page', () => {
  let page: Document
  beforeAll(async () => {
    page = await open('/')
  })

  it('has its sections in their order', () => {
    const titles = [
      'booking.title',
      'home-rooms-title',
      'home-why-title',
      'home-recognition-title',
      'home-amenities-title',
      'home-location-title',
      'home-reviews-title',
      'home-deals-title',
      'contact-section-title',
      'home-map-title',
    ]
    expect(texts(page, 'main h2')).toEqual(titles.map((key) => text('en', key, { percent: '10%' })))
    for (const anchor of ['hero', 'rooms', 'amenities', 'location', 'contact'])
      expect(page.querySelectorAll(`#${anchor}`)).toHaveLength(1)
    expect(texts(page, '#location dl > div')).toEqual([
      expect.stringMatching(/^.*Airport.*10 min/),
      expect.stringMatching(/^.*Downtown.*10 min/),
      expect.stringMatching(/^West Palm Beach.*12 min/),
    ])
    expect(textOf(one(page, '#location'))).toContain('0.7 miles to the beach, about 15 minutes on foot')
    expect(texts(page, '#rooms article')).toEqual([
      expect.stringMatching(/^Illustration\s*Suites\s*Garden Suite 22/),
      expect.stringMatching(/^Illustration\s*King rooms\s*King Room 15/),
    ])
  })

  it('has the planner in its hero, with the booking widget beneath', () => {
    const hero = one(page, '#hero')
    expect(texts(hero, 'h1, h2')).toEqual([text('en', 'home-hero-title'), text('en', 'booking.title')])
    one(hero, '#stay form')
    one(hero, '#stay button', text('en', 'booking.widget.load'))
  })

  it.each([
    ['en', /not been recorded|these are sample/i],
    ['es', /aún no consta|estas son opiniones de muestra/i],
    ['pt', /ainda não foi registrada|estas são avaliações de exemplo/i],
    ['fr', /pas encore consignée|ce sont des avis fictifs/i],
    ['de', /noch nicht vermerkt|dies sind beispielbewertungen/i],
    ['fi', /ei ole vielä merkitty|nämä ovat esimerkkiarvosteluja/i],
    ['sv', /ännu inte noterat|det här är exempelomdömen/i],
  ] as const)('says nothing in %s that only the hotel needs to know', async (locale, notes) => {
    expect(textOf(one(await open(localePath(locale, '/')), 'main'))).not.toMatch(notes)
  })

  it('gives three reasons, recognition with its source, and three reviews marked as samples', () => {
    const why = one(page, 'section', 'Why Choose Us')
    expect(why.querySelectorAll('li')).toHaveLength(3)
    expect(textOf(why)).toContain('since 1952')

    const recognition = one(page, 'section[aria-labelledby=recognition-title]')
    for (const part of ['4.3', 'from 222 reviews', '#1 of 3', 'motels in Lantana', "Travelers' Choice"])
      expect(textOf(recognition)).toContain(part)
    expect(texts(recognition, 'dl > div')).toEqual(['Value4.7', 'Cleanliness4.6', 'Location4.4', 'Service4.3'])
    expect(attributeOf(recognition, 'a', 'href')).toBe(hotelFacts.profiles.tripadvisor)

    const reviews = texts(page, 'section[aria-labelledby=reviews-title] li')
    expect(reviews).toHaveLength(3)
    for (const review of reviews) expect(review).toContain('(sample review)')
  })

  it('names six amenities and every policy, and has two captions', () => {
    const amenities = one(page, '#amenities')
    expect(amenities.querySelector('ul')!.querySelectorAll('li')).toHaveLength(6)
    expect(amenities.querySelectorAll('figcaption')).toHaveLength(2)
    const policies = textOf(one(page, 'section', 'Good to know'))
    for (const fact of [
      '3:00 PM',
      '11:00 AM',
      '$10 per hour until 1:00 PM',
      '24 hours',
      '$100',
      'one night',
      '48 hours',
      '$25',
      '$250',
      'Parking is free',
      'major cards, cash',
    ])
      expect(policies).toContain(fact)
  })

  it('has a form with four fields, one of them optional', () => {
    const form = one(page, '#contact form')
    expectFields(form)
    expect(attributeOf(form, '[name=message]', 'rows')).toBe('4')
  })

  it('answers the form for a stay by itself, in the language of the address', async () => {
    const [arrival, departure] = [addDays(today, 120), addDays(today, 123)]
    const { data } = await server
      .caller()
      .graphql('query ($input: StayQuoteInput!) { stayQuote(input: $input) { subtotal } }', {
        input: { roomTypeSlug: 'king-room', arrival, departure, guests: 2 },
      })
    const { subtotal } = data.stayQuote
    const form = one(await open('/fi'), '#stay form')
    expect(form.getAttribute('method')).toBe('get')
    fieldIn(form, 'arrival').value = arrival
    fieldIn(form, 'departure').value = departure
    fieldIn(form, 'room').value = 'king-room'
    const answered = await open(`${form.getAttribute('action')!.split('#')[0]}?${sentBy(form)}`)
    const stay = textOf(one(answered, '#stay'))
    expect(stay).toMatch(/King-huone: 3 yötä, 2 vierasta/)
    const money = new Intl.NumberFormat('fi', {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: subtotal % 100 === 0 ? 0 : 2,
    })
    expect(stay).toContain(money.format(subtotal / 100).replaceAll(/\s+/g, ' '))
    expect(one(answered, 'a', new RegExp(text('fi', 'stay.book'))).getAttribute('href')).toMatch(
      new RegExp(`locale=fi&checkInDate=${arrival}&checkOutDate=${departure}.*&room_type_id=king-room$`),
    )
    // A room further down the page is asked for with the same dates.
    const rooms = one(answered, '#rooms')
    for (const link of rooms.querySelectorAll('article a[href$="#stay"]'))
      expect(link.getAttribute('href')).toMatch(
        new RegExp(`^/fi\\?arrival=${arrival}&departure=${departure}&adults=2&room=[a-z-]+#stay$`),
      )
  })

  it('tells search engines of the hotel and what it offers', () => {
    const [hotel] = structuredData(page)
    expect(hotel).toMatchObject({
      '@type': 'Hotel',
      name: hotelFacts.name,
      telephone: hotelFacts.phoneLink,
      numberOfRooms: 22,
      address: { addressLocality: 'Lantana', addressRegion: 'FL' },
    })
    expect(hotel.amenityFeature).toHaveLength(6)
  })
})

const roomBlocks = sampleContent.list('room-block', 'en')
const altOf = (id: string) => sampleContent.find('picture', id, 'en')!.alt

describe('the gallery', () => {
  const beachDistance = `${hotelFacts.travel.beachMiles} miles`
  let page: Document
  beforeAll(async () => {
    page = await open('/gallery')
  })

  it('has its sections in order, and the planner of stays after the rooms', () => {
    expect(textOf(one(page, 'main'))).toContain(text('en', 'gallery-intro'))
    expect(texts(page, 'main h2')).toEqual([
      'Property & Gardens',
      'Historic Beach Hotel',
      'Our Rooms & Suites',
      'Check your dates',
      'Prime Location',
      'All Rooms Include',
      'Ready to book your perfect room?',
    ])
  })

  it('shows eight property photos and the property features', () => {
    const property = one(page, 'section', 'Property & Gardens')
    const photos = [...property.querySelectorAll('button img')].map((photo) => photo.getAttribute('alt'))
    expect(photos).toHaveLength(8)
    expect(photos.toSorted()).toEqual(sampleContent.find('section', 'property', 'en')!.pictures.map(altOf).toSorted())
    expect(property.querySelectorAll('button[aria-haspopup=dialog]')).toHaveLength(8)
    one(property, 'h3', 'Property Features')
    expect(texts(property, 'li')).toEqual([
      'Lush tropical gardens',
      'Covered patio & BBQ area',
      'Evening lighting',
      'Garden walkways',
      'Water features & fountains',
      'Historic coral stone architecture',
      'Free on-site parking',
      'Quiet residential location',
    ])
  })

  it('says where the sea is whenever it is named', () => {
    const history = one(page, 'section', 'Historic Beach Hotel')
    expect(textOf(history)).toContain(`Established ${hotelFacts.establishedYear}`)
    expect(textOf(history)).toContain('Family-owned')
    expect(textOf(one(history, 'li', /Steps from the ocean/))).toContain(beachDistance)
    const place = textOf(one(page, 'section', 'Prime Location'))
    expect(place).toContain('On Ocean Avenue, within walking distance of the public beach')
    expect(place).toContain(beachDistance)
  })

  it('has a block for each of the eleven rooms with photos, captions and features', () => {
    expect(texts(page, 'article h3')).toEqual([
      'King Suite 16',
      'Studio 17',
      'Garden Suite 21',
      'One-Bedroom Suite 18',
      'One-Bedroom Suite 23',
      'King Suite 19',
      'Garden Suite 22',
      'King Room 15',
      'Double Queen Room 14',
      'Compact Queen Room',
      'Courtyard King Room',
    ])
    expect(roomBlocks).toHaveLength(11)
    for (const [index, room] of roomBlocks.entries()) {
      const block = [...page.querySelectorAll('article')][index]!
      const photos = [...block.querySelectorAll('img')].map((photo) => photo.getAttribute('alt'))
      for (const id of room.pictures) expect(photos.filter((alt) => alt === altOf(id))).toHaveLength(1)
      expect(texts(block, 'li')).toEqual(room.features.map((id) => sampleContent.find('room-feature', id, 'en')!.name))
    }
  })

  it('ends with what all rooms include and the ways to book', () => {
    expect(texts(one(page, 'section', 'All Rooms Include'), 'li')).toEqual([
      'Free WiFi',
      'Free Parking',
      'Mini Fridge',
      'Daily Housekeeping',
    ])
    const book = one(page, 'section', 'Ready to book your perfect room?')
    const link = one(book, 'a', /^Check Availability & Book Now/)
    expect(link.getAttribute('href')).toBe('/gallery#stay')
    expect(textOf(book)).toContain('Or call us directly')
    expect(one(book, 'a', hotelFacts.phone).getAttribute('href')).toBe(call)
  })

  it('tells search engines of its rooms and its place', () => {
    const data = structuredData(page)
    expect(data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(2)
    const rooms = data.find((one) => one['@graph'])['@graph']
    expect(rooms.map((room: { '@type': string[] }) => room['@type'][0])).toEqual(roomBlocks.map(() => 'HotelRoom'))
  })
})

describe('the FAQ', () => {
  let page: Document
  beforeAll(async () => {
    page = await open('/faq')
  })

  it('tells the facts of the house', () => {
    const told = textOf(one(page, 'main'))
    for (const fact of [
      'Check-in starts at 3:00 PM',
      'Yes, if the room is ready',
      'Check-out is at 11:00 AM. Late check-out is $10 per hour until 1:00 PM, with 24 hours',
      'a security deposit of $100 at check-in, and it is fully refunded at check-out',
      'A one-night deposit is taken at booking',
      'up to 48 hours before 3:00 PM arrival; otherwise one night is charged',
      'major cards, cash, and several mobile payment and transfer apps',
      'Parking on the property is free',
      'is about 15 minutes away, 8 miles by road',
      'is about 45 minutes by car',
      'about 10 minutes to downtown Lake Worth Beach and about 12 minutes to West Palm Beach',
      '$0.25 per 10 minutes',
      '0.7 miles',
      'Coffee waits by the patio 24/7',
      'emergency support is available 24/7',
      'Pets are welcome for $25 per night, maximum 1',
      '$250',
      'January to April',
    ])
      expect(told).toContain(fact)
  })

  it('ends with a way to ask', () => {
    const still = one(page, 'section', /Still Have Questions/)
    expect(one(still, 'a', /^Call/).getAttribute('href')).toBe(call)
    expect(one(still, 'a', 'Email Us').getAttribute('href')).toBe(`mailto:${hotelFacts.email}`)
  })

  it('is embedded for search engines', () => {
    const [data] = structuredData(page) as { '@type': string; mainEntity: { acceptedAnswer: { text: string } }[] }[]
    expect(data!['@type']).toBe('FAQPage')
    expect(data!.mainEntity).toHaveLength(page.querySelectorAll('main details').length)
    expect(data!.mainEntity.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 20)).toBe(true)
  })
})

describe.each(locales)('the planner that is sent wrongly without a script answers in its own words in %s', (locale) => {
  const [soon, later, past] = [addDays(today, 120), addDays(today, 123), addDays(today, -9)]
  it.each([
    ['', '', '2', 'stay.fault.arrival'],
    [soon, '', '2', 'stay.fault.departure'],
    [later, soon, '2', 'stay.fault.order'],
    [soon, later, '13', 'stay.fault.most'],
    [soon, later, '8&children=7', 'stay.fault.most'],
  ])('%s to %s for %s', async (arrival, departure, guests, sentence) => {
    const page = await open(`/${locale}?arrival=${arrival}&departure=${departure}&adults=${guests}&room=`)
    const form = one(page, '#stay form')
    expect(form.hasAttribute('novalidate')).toBe(true)
    expect(textOf(one(form, '[role=alert]'))).toBe(text(locale, sentence, { most: String(mostGuests) }))
    expect(page.querySelector('#stay [aria-labelledby=stay-price]')).toBeNull()
    expect(form.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
    // The bar has no price of another party beside that.
    const bookNow = text(locale, 'nav.bookNow')
    expect(texts(page, `nav[aria-label="${bookNow}"] a:not([href^=tel])`)).toEqual([bookNow])
  })
  it.each([
    [past, addDays(past, 2), '2', 1],
    [soon, later, '11', 1],
  ])('%s to %s for %s', async (arrival, departure, guests, most) => {
    const page = await open(`/${locale}?arrival=${arrival}&departure=${departure}&adults=${guests}&room=king-room`)
    expect(texts(page, '#stay section[aria-labelledby=stay-refused] [role=status] li').length).toBeGreaterThanOrEqual(
      most,
    )
    expect(one(page, '#stay form').querySelector('[aria-invalid]')).toBeNull()
    expect(fieldIn(one(page, '#stay form'), 'adults').getAttribute('value')).toBe(guests)
  })
})

it.each(locales)('no sentence in %s ends twice', async (locale) => {
  const stay = `?arrival=${addDays(today, 120)}&departure=${addDays(today, 123)}&guests=2&room=king-room`
  const paths = [...Object.keys(publicRoutes).map((path) => localePath(locale, path)), localePath(locale, '/') + stay]
  const pages = await Promise.all(paths.map(open))
  const ends = pages.flatMap((page) => textOf(one(page, 'main')).match(/.{0,40}(?<!\.)\.\.(?!\.)/g) ?? [])
  expect(ends).toEqual([])
})

it('a distance and its unit are never parted by a line end', async () => {
  for (const locale of locales) {
    const page = await open(
      `/${locale}?arrival=${addDays(today, 120)}&departure=${addDays(today, 123)}&guests=2&room=king-room`,
    )
    const parted = [...page.querySelectorAll('main p, main li')].flatMap(({ textContent }) =>
      [...textContent.matchAll(/.{0,40}\d (?:km|miles?|Meilen|millas|mailia)/g)].map(String),
    )
    expect(parted).toEqual([])
  }
})

it('whose dates are open gets the cheapest nights of a month before any script, each a way into the planner', async () => {
  const [year, month] = addDays(today, 120).split('-') as [string, string]
  const page = await open(`/fi?month=${year}-${month}&nights=7&adults=3`)
  const section = one(page, 'section', /^Edullisimmat 7\syötä/)
  const ways = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(ways).toHaveLength(3)
  for (const way of ways)
    expect(way).toMatch(
      new RegExp(`^/fi\\?arrival=${year}-${month}-\\d\\d&departure=\\d{4}-\\d\\d-\\d\\d&adults=3&room=[a-z-]+#stay$`),
    )
  expect(one(section, 'input[name=nights]').getAttribute('value')).toBe('7')
  const link = one(await open('/fi'), 'a', /Joustavat päivät/)
  expect(link.getAttribute('href')).toMatch(/^\/fi\?month=\d{4}-\d\d&nights=7#stay$/)
})

it('the deals are three offers, each with a call, the way to redeem them and their limits', async () => {
  const page = await open('/deals')
  const main = one(page, 'main')
  expect(texts(page, 'h1')).toEqual(['Exclusive Hotel Deals'])
  for (const offer of ['Returning Guests', 'New Guest Special', 'Extended Stay']) {
    const card = one(main, 'h2', offer).closest('li')!
    expect(one(card, 'a', /Call to Book/).getAttribute('href')).toBe(call)
  }
  for (const part of ['Up to 20% off', 'Weekly rate from 7 nights', 'Monthly discount from 30 nights'])
    expect(textOf(main)).toContain(part)
  one(main, 'h2', 'Get 10% Off Your Stay')
  const { facebook, instagram, x, youtube, pinterest, tripadvisor } = hotelFacts.profiles
  const networks = {
    Facebook: facebook,
    Instagram: instagram,
    X: x,
    YouTube: youtube,
    Pinterest: pinterest,
    TripAdvisor: tripadvisor,
  }
  for (const [name, address] of Object.entries(networks)) {
    const follow = one(one(main, 'ul', 'Follow us'), 'a', new RegExp(`^${name} `))
    expect(follow.getAttribute('href')).toBe(address)
    expect(follow.getAttribute('target')).toBe('_blank')
  }
  const redeem = one(main, 'section', 'How to Redeem')
  expect(redeem.querySelectorAll('li')).toHaveLength(3)
  expect(textOf(redeem)).toContain('Discounts cannot be combined. Blackout dates may apply.')
})

it('the contact page has all that the specification names', async () => {
  const page = await open('/contact')
  expect(page.title).toBe(`Contact Us | ${hotelFacts.name}`)
  for (const name of ['description', 'keywords'])
    expect(attributeOf(page, `meta[name=${name}]`, 'content')).toContain(hotelFacts.name)
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
    expect(attributeOf(page, `meta[property="${property}"]`, 'content')).toMatch(/.{10,}/)
  const types = JSON.stringify(structuredData(page))
  for (const type of ['ContactPage', 'Hotel']) expect(types).toContain(`"@type":"${type}"`)
  const main = one(page, 'main')
  for (const part of [
    hotelFacts.address.street,
    hotelFacts.email,
    'Check-in from3:00 PM',
    'Check-out by11:00 AM',
    'Early check-in is possible whenever your room is ready.',
    'Late check-out costs $10 per hour until 1:00 PM; please tell us 24 hours ahead.',
    'A security deposit of $100 is taken at check-in and fully refunded at check-out.',
    'Free cancellation up to 48 hours before 3:00 PM on the day of arrival. After that, one night is charged.',
    'One pet is welcome for $25 per night.',
    'All rooms are non-smoking. Smoking in a room costs a cleaning fee of $250.',
    'Parking is free for our guests.',
  ])
    expect(textOf(main)).toContain(part)
  one(main, 'h2', 'Important Information')
  expect(one(main, 'a', hotelFacts.phone).getAttribute('href')).toBe(call)
  expectFields(one(main, '#message-form'))
  expect(attributeOf(main, '[name=message]', 'rows')).toBe('6')
  expect(main.querySelectorAll('[name=subscribedToNewsletter]')).toHaveLength(0)
  expect(texts(main, 'h2').at(-1)).toBe('Find Us')
})

it.each([
  ['/', '/#stay'],
  ['/de', '/de#stay'],
  ['/gallery', '/gallery#stay'],
  ['/fi/gallery', '/fi/gallery#stay'],
  ['/faq', '/#stay'],
  ['/de/deals', '/de#stay'],
  ['/no-such-page', '/#stay'],
])('every way to book on %s leads to the planner', async (path, planner) => {
  const page = await open(path)
  const names = ['nav.bookNow', 'hero.bookNow', 'gallery.book.button'].map((key) =>
    text(splitLocale(path).prefix ?? 'en', key),
  )
  const ways = [...page.querySelectorAll('a')].filter((link) => names.includes(textOf(link)))
  // In the header, in its menu and in the bar at the foot.
  expect(ways.length).toBeGreaterThanOrEqual(3)
  for (const way of ways) expect(way.getAttribute('href')).toBe(planner)
  expect(page.querySelectorAll(`a[href^="${hotelFacts.booking.page}"]`)).toHaveLength(0)
})
