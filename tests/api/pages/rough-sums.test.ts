import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { ExchangeRate } from '#api/modules/exchange-rates/exchange-rate.entity.ts'
import { guestCurrencies } from '#graphql/inputs/exchange-rates.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { one, readPage, textOf, texts } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

const today = '2027-01-04'
const stay = '?arrival=2027-02-01&departure=2027-02-08&adults=2&room=king-room'
const unitsPerUsd = { EUR: 0.9, SEK: 10, BRL: 5.5, GBP: 0.8, CAD: 1.4 }

let server: TestServer
/** What the stay costs in all, in cents. */
let total: number
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(new Date(`${today}T17:00:00Z`))
  const input = { roomTypeSlug: 'king-room', arrival: '2027-02-01', departure: '2027-02-08', guests: 2 }
  const query = 'query ($input: StayQuoteInput!) { stayQuote(input: $input) { total } }'
  total = (await server.caller().graphql(query, { input })).data.stayQuote.total
})
afterAll(() => server.close())

const know = async (asOf: string) => {
  await sql(server, 'delete from exchange_rate')
  const rates = guestCurrencies.map((currency) => ({
    currency,
    asOf,
    unitsPerUsd: unitsPerUsd[currency],
    source: 'ecb',
    fetchedAt: new Date(`${today}T12:00:00Z`),
  }))
  await server.deps.orm.em.fork().insertMany(ExchangeRate, rates)
  server.deps.pages.clear()
}
beforeEach(() => know(addDays(today, -1)))

const answerOn = async (path: string, id = 'stay-price') => {
  const { status, document } = await readPage(server.caller(), path)
  expect(status).toBe(200)
  return one(document, `[aria-labelledby=${id}]`)
}

const inMoney = (language: string, currency: keyof typeof unitsPerUsd) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0, minimumFractionDigits: 0 })
    .format((total / 100) * unitsPerUsd[currency])
    .replaceAll(/\s/g, ' ')

it.each([
  ['de', 'EUR', 'ca. # insgesamt', 'Kurs der Europäischen Zentralbank vom 03.01.2027. Wir rechnen in US-Dollar ab.'],
  ['fi', 'EUR', 'noin # yhteensä', 'kurssi 3.1.2027. Veloitamme Yhdysvaltain dollareina.'],
  ['fr', 'EUR', 'environ # au total', 'du 3 janv. 2027. Nous facturons en dollars américains.'],
  ['sv', 'SEK', 'cirka # totalt', 'kurs 3 jan. 2027. Vi debiterar i US-dollar.'],
  ['pt', 'BRL', 'cerca de # no total', 'de 3 de jan. de 2027. Cobramos em dólares americanos.'],
] as const)(
  'in %s the total is said in %s as well, with the day of the rate',
  async (language, currency, sum, rate) => {
    for (const path of [`/${language}${stay}`, `/${language}/rooms/king-room${stay}`]) {
      const words = textOf(await answerOn(path))
      expect(words).toContain(sum.replace('#', inMoney(language, currency)))
      expect(words).toContain(rate)
    }
  },
)

it.each(['', 'es'])('who reads "%s" reads dollars only, and may choose', async (language) => {
  const answer = await answerOn(`/${language}${stay}`)
  expect(textOf(answer)).not.toMatch(/about|aprox\.|Central/)
  expect(texts(one(answer, 'select'), 'option').slice(1)).toEqual(['BRL', 'CAD', 'EUR', 'GBP', 'SEK'])
})

it('several rooms have one rough sum, their own rows none', async () => {
  const path = '/de?arrival=2027-02-01&departure=2027-02-03&adults=6'
  const words = textOf(await answerOn(path, 'stay-refused'))
  expect(words.match(/€/g)).toHaveLength(1)
})

it('a rate of more than a week ago is not shown, nor anything to choose', async () => {
  await know(addDays(today, -8))
  const answer = await answerOn(`/de${stay}`)
  expect(textOf(answer)).not.toMatch(/€|Zentralbank/)
  expect(answer.querySelector('select')).toBeNull()
})

it('where nothing is known the price stands alone', async () => {
  await sql(server, 'delete from exchange_rate')
  server.deps.pages.clear()
  const answer = await answerOn(`/de${stay}`)
  expect(textOf(answer)).toContain('Insgesamt')
  expect(answer.querySelector('select')).toBeNull()
})
