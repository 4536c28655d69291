import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
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

const talk = async (language: Locale, ...messages: string[]) => {
  const guest = server.caller()
  let reply: { response: string; handoffOffered: boolean; conversation: string; citations: { path: string }[] }
  for (const message of messages) {
    const { data } = await guest.graphql(send, {
      input: { message, language, ...(reply! && { conversation: reply.conversation }) },
    })
    reply = data.sendChatMessage
  }
  return reply!
}

const questions: [language: Locale, question: string, piece: string][] = [
  ['en', 'how much is a room on march 15 or in week 12, 2 adults', '12'],
  ['es', 'precio de una habitación el 15 de marzo o la semana 12 para 2 adultos', '12'],
  ['pt', 'preço do quarto em 15 de março ou na semana 12, 2 adultos', '12'],
  ['fr', 'prix d’une chambre le 15 mars ou en semaine 12, 2 adultes', '12'],
  ['de', 'Was kostet ein Zimmer am 15. März oder in KW 12, 2 Erwachsene', '12'],
  ['fi', 'huoneen hinta 15. maaliskuuta tai viikolla 12, 2 aikuista', '12'],
  ['sv', 'vad kostar ett rum 15 mars eller vecka 12, 2 vuxna', '12'],
]

/** March 15, 2027, is a Monday. */
const untilFriday: [language: Locale, question: string][] = [
  ['en', 'how much is a room from march 15 to friday, 2 adults'],
  ['es', 'precio de una habitación el 15 de marzo hasta el viernes para 2 adultos'],
  ['pt', 'preço do quarto em 15 de março, saída dia 19, 2 adultos'],
  ['fr', 'prix d’une chambre le 15 mars, départ vendredi, 2 adultes'],
  ['de', 'Was kostet ein Zimmer am 15. März bis Freitag, 2 Erwachsene'],
  ['fi', 'huoneen hinta 15. maaliskuuta perjantaihin, 2 aikuista'],
  ['sv', 'vad kostar ett rum 15 mars till fredag, 2 vuxna'],
]

it.each(untilFriday)('%s: a stay until a weekday is priced: %s', async (language, question) => {
  const { citations } = await talk(language, question)
  expect(citations[0]!.path).toMatch(/^\/\?arrival=2027-03-15&departure=2027-03-19&adults=2/)
})

it.each<[Locale, string, string, string]>([
  ['en', 'room price march 15 to 18 for two', 'wait, my brother joins us so we are 3', 'adults=3'],
  ['es', 'precio del 15 al 18 de marzo para dos', 'me faltó decir que vamos con 2 niños, o sea somos 4', 'children=2'],
  ['de', 'was kostet es vom 15. bis 18. märz zu zweit', 'und was wäre mit der Gartensuite?', 'room=garden-suite'],
  ['fi', 'paljonko 15.-18.3. kahdelle', 'entä puutarhasviitti, mitä se maksaisi', 'room=garden-suite'],
  ['sv', 'vad kostar 15-18 mars för två', 'å trädgårdssviten då, vad kostar den?', 'room=garden-suite'],
])('%s: who comes, or in which room, is said afterwards: %s / %s', async (language, first, then, chosen) => {
  const { citations } = await talk(language, first, then)
  const paths = citations.map(({ path }) => path)
  expect(paths.every((path) => path.includes('#stay'))).toBe(true)
  expect(paths.some((path) => path.includes(chosen))).toBe(true)
})

it.each<[Locale, string]>([
  ['en', 'we arrive march 15 with our dog and stay 3 nights, how much is it'],
  ['pt', 'chegamos dia 15 de março com o cachorro, 3 noites, quanto fica'],
])('%s: a pet that comes along is told beside the price of the stay: %s', async (language, question) => {
  const { response, citations } = await talk(language, question)
  expect(response).toMatch(/25/)
  expect(citations[0]!.path).toMatch(/^\/\?arrival=2027-03-15&departure=2027-03-18/)
})

it.each<[Locale, string]>([
  ['de', 'Was kostet ein Zimmer am Donnerstag übernächster Woche für 2 Erwachsene?'],
  ['sv', 'Vad kostar ett rum torsdag nästnästa vecka för 2 vuxna?'],
  ['en', 'How much is a room on Thursday the week after next for 2 adults?'],
])('%s: a day of the week after next is known: %s', async (language, question) => {
  const { response } = await talk(language, question)
  expect(response).toContain('21')
  expect(response).toMatch(/2027.*\$|\$.*2027/s)
})

describe('a stay that is understood in part', () => {
  it.each(questions)(
    '%s: gets no price, but what was read, and a way into the planner',
    async (language, question, piece) => {
      const { response, handoffOffered, citations } = await talk(language, question)
      expect(response).not.toContain('$')
      expect(response).not.toMatch(/[{}]/)
      expect(response).toContain(piece)
      expect(response).toMatch(/15/)
      expect(handoffOffered).toBe(true)
      expect(citations[0]!.path).toBe('/?arrival=2027-03-15&adults=2#stay')
    },
  )

  it.each<[Locale, string]>([
    ['de', 'Was kostet ein Zimmer am Donnerstag nach Fronleichnam für 2 Erwachsene?'],
    ['pt', 'Quanto custa um quarto na quinta depois de corpus christi para 2 adultos?'],
    ['en', 'How much is a room on Thursday after Juneteenth for 2 adults?'],
  ])('%s: has no day of which only the weekday was understood: %s', async (language, question) => {
    const { response, citations } = await talk(language, question)
    expect(response).not.toMatch(/\$|2027/)
    expect(citations[0]!.path).toBe('/?adults=2#stay')
  })

  it('is not carried on as if it were certain', async () => {
    const { response } = await talk('en', 'room price march 15 or week 12 for 2 adults', 'and how much is that?')
    expect(response).not.toContain('March 15')
  })

  it('is asked for who comes until that is said', async () => {
    const asked = 'room price march 15 to march 18 for 2 adults and their teenagers'
    expect((await talk('en', asked, 'so how much is the room?')).response).not.toContain('$')
    expect((await talk('en', asked, '2 adults, 2 kids')).response).toMatch(/March 15.*4 guests.*\$/)
  })

  it('is priced once it is said in full', async () => {
    const { response } = await talk('en', 'room price march 15 or week 12 for 2 adults', 'march 15 to march 19')
    expect(response).toMatch(/March 15.*March 19.*2 guests.*\$/)
  })
})

it.each<[language: Locale, ...messages: string[]]>([
  ['en', 'How much is June 8 to June 11 for two?', 'Our landlord would come along, what is it then?'],
  ['de', 'Was kostet es vom 8. bis 11. Juni zu zweit?', 'Der Vermieter kommt mit, was kostet es dann?'],
  ['sv', 'Vad kostar det 8–11 juni för två?', 'Hyresvärden vill följa med, vad blir det då?'],
])(
  '%s: asks back who comes along and was not counted, whatever is asked of the price',
  async (language, ...messages) => {
    const { response, handoffOffered } = await talk(language, ...messages)
    expect(response).not.toContain('$')
    expect(handoffOffered).toBe(true)
  },
)
