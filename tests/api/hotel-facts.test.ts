import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { startServer, type TestServer } from '../support/server.ts'

/**
 * The hotel that takes 31 dollars for a pet instead of 25, and two nights for a late cancellation: every surface must say
 * so, none the old figure.
 */
let server: TestServer
beforeAll(async () => {
  const pets = { ...hotelFacts.pets, feePerNight: 3100 }
  server = await startServer({}, { ...hotelFacts, pets, lateCancellationNights: 2 }, registerPages)
})
afterAll(() => server.close())

const page = async (path: string) => (await server.caller().rest('GET', path, undefined, { accept: 'text/html' })).body
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
