import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import type { Locale } from '#graphql/locales.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { factTexts, type FactTexts } from '#api/modules/hotel/fact-texts.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { readPage } from '#tests/support/html.ts'
import { addStayRequest, offer } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'
import { localePath } from '#tests/support/texts.ts'
import { startServer, type TestServer } from '../support/server.ts'

/**
 * The hotel that takes 31 dollars for a pet instead of 25, and two nights for a late cancellation: every surface must say
 * so, none the old figure.
 */
let server: TestServer
beforeAll(async () => {
  const pets = { ...hotelFacts.pets, feePerNight: 3100 }
  const peakSeason = { firstMonth: 2, lastMonth: 7 }
  server = await startServer({}, { ...hotelFacts, pets, peakSeason, lateCancellationNights: 2 }, registerPages)
})
afterAll(() => server.close())

const page = async (path: string) =>
  (await server.caller().rest('GET', path, undefined, { accept: 'text/html' })).body.replaceAll('\u00A0', ' ')
const ask = async (query: string) => JSON.stringify(await server.caller().graphql(query))

const surfaces: Record<string, () => Promise<string>> = {
  'the hotel in GraphQL': () => ask('{ hotel(locale: en) { petFeeText } }'),
  'the FAQ in GraphQL': () => ask('{ faq(locale: en) { entries { id answer } } }'),
  'the policies of the home page': () => page('/'),
  'the important information of the contact page': () => page('/contact'),
  'the FAQ page and its structured data': () => page('/faq'),
  'the assistant': async () =>
    (
      await server
        .caller()
        .rest('POST', '/api/chat', { message: 'Can I bring my dog? What does it cost?', history: [] })
    ).body,
}

describe('a changed pet fee is told by', () => {
  for (const [surface, read] of Object.entries(surfaces))
    it(surface, async () => {
      const told = await read()
      expect(told).toContain('$31')
      expect(told).not.toMatch(/\$25\b/)
    })
})

it.each([
  ['/', 'After that, 2 nights are charged.'],
  ['/faq', 'otherwise 2 nights are charged.'],
  ['/de', 'Danach werden 2 Nächte berechnet.'],
  ['/fi/faq', 'Sen jälkeen veloitetaan 2 yön hinta.'],
])('%s tells what a late cancellation costs', async (path, sentence) => {
  const told = await page(path)
  expect(told).toContain(sentence)
  expect(told).not.toMatch(/one night is charged|wird eine Nacht berechnet|yhden yön hinta\./)
})

/** Another hotel in every fact that a sentence can name. */
const elsewhere = {
  ...hotelFacts,
  name: 'Hotel Elsewhere',
  establishedYear: 1961,
  roomCount: 37,
  phone: '(561) 555-0190',
  phoneLink: '+15615550190',
  email: 'hello@elsewhere.example',
  address: { ...hotelFacts.address, street: '7 Elsewhere Road', town: 'Othertown', region: 'ME', postalCode: '04101' },
  position: { latitude: 43.66, longitude: -70.26 },
  profiles: { ...hotelFacts.profiles, facebook: 'https://facebook.example/elsewhere' },
  checkInTime: '16:10',
  checkOutTime: '10:20',
  officeOpens: '07:40',
  officeCloses: '22:50',
  lateCheckOut: { feePerHour: 1_300, until: '14:15', noticeHours: 41 },
  securityDeposit: 17_300,
  bookingDepositNights: 13,
  pets: { feePerNight: 3_900, maximum: 7 },
  smokingFee: 31_700,
  freeCancellationHours: 71,
  lateCancellationNights: 15,
  peakSeason: { firstMonth: 5, lastMonth: 10 },
  offers: { newsletterPercent: 14, couponMaxPercent: 33, weeklyNights: 18, monthlyNights: 29 },
  travel: {
    airportMinutes: 43,
    airportMiles: 17.5,
    airportMinutesHome: 44,
    secondAirportMinutes: 61,
    downtownMinutes: 46,
    mainCityMinutes: 47,
    beachMiles: 2.3,
    beachWalkMinutes: 38,
  },
  beachParking: { fee: 19, minutes: 27 },
}

/** The text, and no longer number that has it in it. */
const whole = (text: string) => new RegExp(String.raw`(?<![\d.])${text.replaceAll(/[$().+]/g, '\\$&')}(?!\d|\.\d)`)

type FactName = keyof FactTexts

/** The facts that each kind of mail names. */
const named: Record<string, FactName[]> = {
  coupon: ['hotel', 'year', 'phone', 'address', 'newsletterPercent'],
  'inquiry-receipt': ['hotel', 'year', 'phone', 'address', 'officeOpens', 'officeCloses'],
  'inquiry-notice': ['hotel', 'year', 'phone'],
  'stay-request': ['hotel', 'year', 'phone', 'address'],
}

/** What a guest asks the assistant, and the facts that the answer must name. */
const asked: Record<string, FactName[]> = {
  'What time is check-in?': ['checkIn'],
  'When is check-out?': ['checkOut'],
  'How much is a late check-out?': ['lateCheckOutFee', 'lateCheckOutUntil', 'lateCheckOutNotice'],
  'Can I bring my dog?': ['petFee', 'maxPets'],
  'Is there a security deposit?': ['securityDeposit'],
  'What is your cancellation policy?': ['freeCancellationHours', 'lateCancellationNights'],
  'Do I have to pay a deposit when I book?': ['bookingDepositNights'],
  'When is the front desk open?': ['officeOpens', 'officeCloses'],
  'What is your phone number?': ['phone'],
  'What is your email address?': ['email'],
  'Where are you located?': ['hotel', 'address', 'beachDistance', 'beachWalkMinutes', 'airportMinutes'],
  'When is peak season?': ['peakSeasonFrom', 'peakSeasonTo'],
  'Do you have weekly rates?': ['weeklyNights'],
  'Do you have monthly rates?': ['monthlyNights'],
  'Do you have any discounts?': ['newsletterPercent', 'couponMaxPercent'],
  'How far is the beach?': ['beachDistance', 'beachWalkMinutes'],
  'What does parking at the beach cost?': ['beachParkingFee', 'beachParkingMinutes'],
  'How far is the airport?': ['airportMinutes', 'airportDistance', 'secondAirportMinutes'],
  'How far is downtown Lake Worth?': ['downtownMinutes', 'mainCityMinutes'],
  'Can I smoke in the room?': ['smokingFee', 'rooms'],
  'When was the hotel built?': ['year'],
}

it.each([
  ['/faq', 'February to July, when'],
  ['/de/faq', 'Von Februar bis Juli, wenn'],
  ['/fi/faq', 'Kiireisintä aikaa on helmikuu–heinäkuu, kun'],
  ['/sv/faq', 'Från februari till juli, när'],
])('%s tells the season by the fact', async (path, sentence) => {
  expect(await page(path)).toContain(sentence)
})

const paths = ['/', '/contact', '/faq', '/deals', '/gallery', '/things-to-do', '/accessibility', '/rooms/king-room']

/** The facts whose text is nothing else’s: an hour of late check-out costs what a child pays in a museum. */
const unmistakable: FactName[] = [
  'hotel',
  'phone',
  'email',
  'street',
  'address',
  'checkIn',
  'checkOut',
  'lateCheckOutUntil',
  'securityDeposit',
  'petFee',
  'smokingFee',
]

describe('every fact that a sentence can name, changed at the desk', () => {
  let other: TestServer
  const askAssistant = async (question: string): Promise<string> => {
    const message = { message: question, history: [] }
    return (await other.caller().rest('POST', '/api/chat', message)).json().response
  }
  const readPages = async (locale: Locale) => {
    const pages = await Promise.all(paths.map((path) => other.caller().rest('GET', localePath(locale, path))))
    return pages.map(({ body }) => body).join('\n')
  }

  beforeAll(async () => {
    other = await startServer({ NEWSLETTER_OPT_IN: 'single' }, hotelFacts, registerPages)
    // Whatever keeps an answer has kept the old one.
    expect(await readPages('en')).toContain(hotelFacts.phone)
    expect(await askAssistant('What is your phone number?')).toContain(hotelFacts.phone)
    const owner = await other.caller().signIn()
    const [facts] = (await owner.graphql('{ contentEntries(kind: FACTS) { id version } }')).data.contentEntries
    const saved = await owner.graphql(
      'mutation ($input: SaveContentInput!) { saveContent(input: $input) { id version } }',
      { input: { ...facts, data: elsewhere } },
    )
    await owner.graphql('mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
      input: saved.data.saveContent,
    })
  })
  afterAll(() => other.close())

  it('is another than before', () => {
    const before = factTexts(hotelFacts, 'en')
    const same = Object.entries(factTexts(elsewhere, 'en')).filter(([name, text]) => text === before[name as FactName])
    expect(same).toEqual([])
  })

  it('is asked of the assistant, except parts of others and what a page alone writes', () => {
    const known = new Set(Object.values(asked).flat())
    expect(Object.keys(factTexts(elsewhere, 'en')).filter((name) => !known.has(name as FactName))).toEqual([
      'airportMinutesHome',
      'street',
      'town',
      'officeOpensShort',
      'officeClosesShort',
      'officeOpensTight',
      'officeClosesTight',
    ])
  })

  it.each(['en', 'de', 'fi'] as const)('is named by a page in %s', async (locale) => {
    const told = await readPages(locale)
    const unsaid = Object.entries(factTexts(elsewhere, locale)).filter(([, text]) => !told.includes(text!))
    expect(unsaid).toEqual([])
    const before = factTexts(hotelFacts, locale)
    const left = unmistakable.flatMap(
      (name) => told.match(new RegExp(`.{0,60}${whole(before[name]!).source}.{0,60}`))?.[0] ?? [],
    )
    expect(left).toEqual([])
  })

  it.each(Object.entries(asked))('is told by the assistant: %s', async (question, names) => {
    const response = await askAssistant(question)
    const [before, after] = [factTexts(hotelFacts, 'en'), factTexts(elsewhere, 'en')]
    for (const name of names) {
      expect(response, name).toMatch(whole(after[name]!))
      expect(response, name).not.toMatch(whole(before[name]!))
    }
  })

  it('stands in the structured data of the home page, where it has a place', async () => {
    const { document } = await readPage(other.caller(), '/')
    const hotel = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent ?? ''))
      .find((data) => data['@type'] === 'Hotel')
    expect(hotel).toMatchObject({
      name: 'Hotel Elsewhere',
      telephone: '+15615550190',
      email: 'hello@elsewhere.example',
      address: {
        streetAddress: '7 Elsewhere Road',
        addressLocality: 'Othertown',
        addressRegion: 'ME',
        postalCode: '04101',
      },
      geo: { latitude: 43.66, longitude: -70.26 },
      checkinTime: '16:10',
      checkoutTime: '10:20',
      numberOfRooms: 37,
    })
    expect(hotel.sameAs).toContain('https://facebook.example/elsewhere')
    expect(hotel.sameAs).not.toContain(hotelFacts.profiles.facebook)
    expect(document.head.querySelector('title')?.textContent).toContain('Hotel Elsewhere')
  })

  it('is named by the mails', async () => {
    const guest = other.caller()
    const input = { email: 'aino@guests.example', language: 'en' }
    await guest.graphql('mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success } }', { input })
    await guest.graphql('mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }', {
      input: { ...input, name: 'Aino', message: 'Do you have a cot for a child?' },
    })
    const owner = await other.caller().signIn()
    const { id } = await addStayRequest(other, owner, 'king-room', { arrival: inDays(60), departure: inDays(67) })
    await owner.graphql(offer, { input: { id } })
    const mails = await sql<{ kind: string; text: string }>(other, 'select kind, html || text as text from mail')
    for (const [kind, names] of Object.entries(named)) {
      const told = mails.filter((mail) => mail.kind === kind)
      expect(told.length, kind).toBeGreaterThan(0)
      for (const { text } of told)
        for (const name of names) {
          expect(text, `${kind} ${name}`).toContain(factTexts(elsewhere, 'en')[name])
          expect(text, `${kind} ${name}`).not.toContain(factTexts(hotelFacts, 'en')[name])
        }
    }
  })
})
