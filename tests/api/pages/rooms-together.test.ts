import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { one, readPage, textOf } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const asked = '/?arrival=2027-02-01&departure=2027-02-03&adults=6&extras=breakfast'
const ofTheSum = 'A code works once, so it is not in this sum'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  const owner = await server.caller().signIn()
  const { errors } = await owner.graphql(
    'mutation ($input: CreateStayExtraInput!) { createStayExtra(input: $input) { slug } }',
    { input: { kind: 'OTHER', name: 'Breakfast', unit: 'PERSON', price: 1_200, taxed: false } },
  )
  expect(errors).toBeUndefined()
})
afterAll(() => server.close())

/** What the page offers for the party: its sentences, and where each of the rooms leads. */
const answerTo = async (path: string) => {
  const { document } = await readPage(server.caller(), path)
  const answer = one(document, '[aria-labelledby=stay-refused]')
  const addresses = [...answer.querySelectorAll('a[href*="room="]')].map((link) => link.getAttribute('href')!)
  const stays = addresses.map((address) => new URLSearchParams(address.split(/[?#]/)[1]))
  return { words: textOf(answer), stays: stays.slice(0, 2) }
}

it.each(['', '&room=king-room'])(
  'a code goes with the first of several rooms, and the sum says so (%s)',
  async (room) => {
    const { words, stays } = await answerTo(`${asked}${room}&code=SUN-2222`)
    expect(words).toContain('Together you fit in 2 rooms')
    expect(words).toContain(ofTheSum)
    expect(stays.map((stay) => stay.get('code'))).toEqual(['SUN-2222', null])
  },
)

it('nothing is said of codes to who has none', async () => {
  const { words, stays } = await answerTo(asked)
  expect(words).not.toContain(ofTheSum)
  expect(stays.map((stay) => stay.get('code'))).toEqual([null, null])
})

it('each room names the extras that its price has in it', async () => {
  const { words, stays } = await answerTo(asked)
  const named = [...words.matchAll(/Breakfast \(\$12 per person × (\d)\)/g)].map(([, count]) => Number(count))
  expect(named).toHaveLength(2)
  expect(named[0]! + named[1]!).toBe(6)
  expect(stays.map((stay) => stay.get('extras'))).toEqual(named.map((count) => `breakfast_${count}`))
})
