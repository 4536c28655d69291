import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDollars } from '#api/modules/hotel/fill.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const send = 'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { response confident } }'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ CHAT_PER_10_MIN: 1_000, CHAT_PER_DAY: 1_000 })
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const ask = async (message: string, language: Locale) =>
  (await server.caller().graphql(send, { input: { message, language } })).data.sendChatMessage

const cheapest = async (arrival: string, departure: string) => {
  const { data } = await server.caller().graphql(
    `query ($input: BookableStaysInput!, $locale: Locale = en) {
      bookableStays(input: $input) { subtotal total roomType { name(locale: $locale) } }
    }`,
    { input: { arrival, departure } },
  )
  return data.bookableStays[0] as { subtotal: number; total: number; roomType: { name: string } }
}

/** As Intl writes it; the space before a sign may be one that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const questions: Record<Locale, string> = {
  en: 'What does a room cost from June 8 to June 11?',
  es: '¿Cuál es el precio de una habitación del 8 al 11 de junio?',
  pt: 'Qual o preço do quarto de 8 a 11 de junho?',
  fr: 'Quel est le prix d’une chambre du 8 au 11 juin ?',
  de: 'Was kostet ein Zimmer vom 8. bis 11. Juni?',
  fi: 'Mikä on huoneen hinta 8.–11. kesäkuuta?',
  sv: 'Vad är priset för ett rum 8–11 juni?',
}

describe.each(locales)('asked for a price in %s', (locale) => {
  it('with dates, the assistant says what the quote says', async () => {
    const { subtotal, total } = await cheapest('2027-06-08', '2027-06-11')
    const { response, confident } = await ask(questions[locale], locale)
    expect(confident).toBe(true)
    expect(plain(response)).toContain(plain(formatDollars(subtotal, locale)))
    expect(plain(response)).toContain(plain(formatDollars(total, locale)))
    expect(response).not.toMatch(/[{}]/)
  })

  it('without dates, it says "from" the lowest night of the next 60', async () => {
    const { data } = await server
      .caller()
      .graphql('{ rateCalendar(month: "2027-01", months: 3) { days { date total canArrive } } }')
    const totals = data.rateCalendar
      .flatMap(({ days }: { days: { date: string; total: number; canArrive: boolean }[] }) => days)
      .filter(({ date, canArrive }: { date: string; canArrive: boolean }) => canArrive && date < '2027-03-05')
      .map(({ total }: { total: number }) => total)
    const words = {
      en: 'room prices',
      es: 'precios',
      pt: 'preços',
      fr: 'prix',
      de: 'Zimmerpreise',
      fi: 'huonehinnat',
      sv: 'rumspriser',
    }
    const { response } = await ask(words[locale], locale)
    expect(plain(response)).toContain(plain(formatDollars(Math.min(...totals), locale)))
  })
})

it('names the nearest stay when nothing is free', async () => {
  const { roomTypes, rooms } = (await owner.graphql('{ roomTypes { id } rooms { roomTypeId } }')).data
  for (const { id } of roomTypes)
    await owner.graphql('mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input: {
        roomTypeId: id,
        rooms: rooms.filter(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === id).length,
        firstNight: '2027-07-06',
        lastNight: '2027-07-07',
        reason: 'MANUAL_BOOKING',
      },
    })
  const { response } = await ask('What is the room price from July 6 to July 8?', 'en')
  expect(response).toMatch(/^From July 6, 2027 to July 8, 2027 no room for 2 guests can be booked\. The nearest stay/)
})
