import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatDollars } from '#api/modules/hotel/format.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const send = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  response confident handoffOffered conversation citations { path }
} }`

let server: TestServer
beforeAll(async () => {
  server = await startServer({ CHAT_PER_10_MIN: 1_000, CHAT_PER_DAY: 1_000 })
  server.setNow(new Date('2027-01-04T17:00:00Z'))
})
afterAll(() => server.close())

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** The answers to messages of one conversation, and where they lead. */
const talk = async (language: Locale, ...messages: string[]) => {
  const answers: { response: string; confident: boolean; paths: string[] }[] = []
  // A conversation is its visitor's: another address would begin a new one.
  const visitor = server.caller()
  let conversation: string | undefined
  for (const message of messages) {
    const { data } = await visitor.graphql(send, { input: { message, language, conversation } })
    const { response, confident, citations } = data.sendChatMessage
    conversation = data.sendChatMessage.conversation
    answers.push({
      response: plain(response),
      confident,
      paths: citations.map(({ path }: { path: string }) => path).filter((path: string) => path.includes('#stay')),
    })
  }
  return answers
}

/** What two pay for the cheapest room from June 8 on, with the pet and without. */
const totals = async (departure: string, locale: Locale) => {
  const { data } = await server.caller().graphql(
    `query ($plain: BookableStaysInput!, $pet: BookableStaysInput!) {
      plain: bookableStays(input: $plain) { total } pet: bookableStays(input: $pet) { total } }`,
    {
      plain: { arrival: '2027-06-08', departure, guests: 2 },
      pet: { arrival: '2027-06-08', departure, guests: 2, extras: [{ slug: 'pet', quantity: 1 }] },
    },
  )
  const cheapest = (stays: { total: number }[]) =>
    plain(formatDollars(Math.min(...stays.map(({ total }) => total)), locale))
  return { plain: cheapest(data.plain), pet: cheapest(data.pet) }
}

const words: Record<Locale, { first: string; longer: string; without: string }> = {
  en: {
    first: 'How much is June 8 to 11 for two with a dog?',
    longer: 'And until the 12th?',
    without: 'And without the dog?',
  },
  es: {
    first: '¿Cuánto cuesta del 8 al 11 de junio para dos con un perro?',
    longer: '¿Y hasta el 12?',
    without: '¿Y sin el perro?',
  },
  pt: {
    first: 'Quanto custa de 8 a 11 de junho para dois com um cachorro?',
    longer: 'E até o dia 12?',
    without: 'E sem o cachorro?',
  },
  fr: {
    first: 'Combien coûte du 8 au 11 juin pour deux avec un chien ?',
    longer: 'Et jusqu’au 12 ?',
    without: 'Et sans le chien ?',
  },
  de: {
    first: 'Was kostet es vom 8. bis 11. Juni für zwei mit Hund?',
    longer: 'Und bis zum 12.?',
    without: 'Und ohne Hund?',
  },
  fi: {
    first: 'Paljonko maksaa 8.–11. kesäkuuta kahdelle koiran kanssa?',
    longer: 'Entä 12. päivään asti?',
    without: 'Entä ilman koiraa?',
  },
  sv: { first: 'Vad kostar 8–11 juni för två med hund?', longer: 'Och till den 12:e?', without: 'Och utan hunden?' },
}

it.each(locales)('goes on with the pet when the days change, until it stays at home, in %s', async (locale) => {
  const { first, longer, without } = words[locale]
  const [threeNights, fourNights] = await Promise.all([totals('2027-06-11', locale), totals('2027-06-12', locale)])
  const [asked, changed, alone] = await talk(locale, first, longer, without)
  expect(asked!.response).toContain(threeNights.pet)
  expect(changed!.response).toContain(fourNights.pet)
  expect(alone!.response).toContain(fourNights.plain)
  expect(alone!.response).not.toContain(fourNights.pet)
  // One way into the planner each, with what is meant in it.
  expect([asked, changed, alone].map((answer) => answer!.paths)).toEqual([
    [expect.stringMatching(/departure=2027-06-11.*extras=pet/)],
    [expect.stringMatching(/departure=2027-06-12.*extras=pet/)],
    [expect.not.stringContaining('extras')],
  ])
})

it('names no price for more pets than may come, whatever the days', async () => {
  const answers = await talk('en', 'How much is June 8 to 11 for two with two dogs?', 'And until the 12th?')
  expect(answers.flatMap(({ paths }) => paths).filter((path) => path.includes('extras=pet'))).toEqual([])
})

it.each<[Locale, string, string]>([
  ['en', 'Thank you!', 'thanks a lot'],
  ['es', '¡Gracias!', 'muchas gracias'],
  ['pt', 'Obrigada!', 'muito obrigado'],
  ['fr', 'Merci !', 'merci beaucoup'],
  ['de', 'Danke!', 'Vielen Dank'],
  ['fi', 'Kiitos!', 'Kiitos paljon'],
  ['sv', 'Tack!', 'Tack så mycket'],
])('answers thanks as thanks, in %s: %s, %s', async (locale, ...thanks) => {
  for (const message of thanks) {
    const [answer] = await talk(locale, message)
    expect([message, answer!.confident]).toEqual([message, true])
    const [priced, thanked] = await talk(locale, words[locale].first, message)
    expect(thanked!.response).not.toBe(priced!.response)
    expect([message, thanked!.response]).toEqual([message, answer!.response])
  }
})
