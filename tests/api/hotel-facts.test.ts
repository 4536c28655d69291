import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { factTexts } from '#api/modules/hotel/fill.ts'
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
  email: 'hello@elsewhere.example',
  address: { ...hotelFacts.address, street: '7 Elsewhere Road', town: 'Othertown' },
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

it.each([
  ['/faq', 'February to July, when'],
  ['/de/faq', 'Von Februar bis Juli, wenn'],
  ['/fi/faq', 'Kiireisintä aikaa on helmikuu–heinäkuu, kun'],
  ['/sv/faq', 'Från februari till juli, när'],
])('%s tells the season by the fact', async (path, sentence) => {
  expect(await page(path)).toContain(sentence)
})

describe('every fact that a sentence can name', () => {
  it.each(['en', 'de', 'fi'] as const)('is named by a page in %s', async (locale) => {
    const other = await startServer({}, elsewhere, registerPages)
    const paths = ['/', '/contact', '/faq', '/deals', '/gallery', '/things-to-do', '/accessibility', '/rooms/king-room']
    const pages = await Promise.all(
      paths.map((path) => other.caller().rest('GET', locale === 'en' ? path : `/${locale}${path.replace(/^\/$/, '')}`)),
    )
    await other.close()
    const told = pages.map(({ body }) => body).join('\n')
    const unsaid = Object.entries(factTexts(elsewhere, locale)).filter(([, text]) => !told.includes(text!))
    expect(unsaid).toEqual([])
  })
})
