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
  ['en', 'how much is a room from march 15 to friday, 2 adults', 'friday'],
  ['es', 'precio de una habitación el 15 de marzo hasta el viernes para 2 adultos', 'viernes'],
  ['pt', 'preço do quarto em 15 de março, saída dia 19, 2 adultos', '19'],
  ['fr', 'prix d’une chambre le 15 mars, départ vendredi, 2 adultes', 'vendredi'],
  ['de', 'Was kostet ein Zimmer am 15. März bis Freitag, 2 Erwachsene', 'freitag'],
  ['fi', 'huoneen hinta 15. maaliskuuta perjantaihin, 2 aikuista', 'perjantaihin'],
  ['sv', 'vad kostar ett rum 15 mars till fredag, 2 vuxna', 'fredag'],
]

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
    ['de', 'Was kostet ein Zimmer am Donnerstag in KW 8 für 2 Erwachsene?'],
    ['sv', 'Vad kostar ett rum torsdag v. 8 för 2 vuxna?'],
    ['en', 'How much is a room on Thursday of week 8 for 2 adults?'],
  ])('%s: has no day of which only the weekday was understood: %s', async (language, question) => {
    const { response, citations } = await talk(language, question)
    expect(response).not.toMatch(/\$|2027/)
    expect(response).toMatch(/8/)
    expect(citations[0]!.path).toBe('/?adults=2#stay')
  })

  it('is not carried on as if it were certain', async () => {
    const { response } = await talk('en', 'room price from march 15 to friday for 2 adults', 'and how much is that?')
    expect(response).not.toContain('March 15')
  })

  it('is asked for who comes until that is said', async () => {
    const asked = 'room price march 15 to march 18 for 2 adults and their twins'
    expect((await talk('en', asked, 'so how much is the room?')).response).not.toContain('$')
    expect((await talk('en', asked, '2 adults, 2 kids')).response).toMatch(/March 15.*4 guests.*\$/)
  })

  it('is priced once it is said in full', async () => {
    const { response } = await talk('en', 'room price from march 15 to friday for 2 adults', 'march 15 to march 19')
    expect(response).toMatch(/March 15.*March 19.*2 guests.*\$/)
  })
})
