import { afterAll, beforeAll, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { countStatements } from '#tests/support/statements.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const unknown = 'We do not recognize this discount code.'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(new Date('2027-01-04T17:00:00Z'))
})
afterAll(() => server.close())

/** The home page with the price of another night for each guest: nothing that was made before will do. */
const priceOf = (night: number, home = '/') => {
  const day = (at: number) => new Date(Date.UTC(2027, 1, 1 + at)).toISOString().slice(0, 10)
  return server.caller().rest('GET', `${home}?arrival=${day(night)}&departure=${day(night + 1)}&adults=2`)
}

it('one guest who tries discount codes uses up nobody else’s tries', async () => {
  const stay = '/?room=king-room&arrival=2027-02-01&departure=2027-02-03&adults=2&code='
  const guesser = server.caller()
  const tried = async (code: string, caller = guesser) => (await caller.rest('GET', stay + code)).body
  for (let number = 0; number < 30; number++) expect(await tried(`SUN-TRY${number}`)).toContain(unknown)
  expect(await tried('SUN-TRY99')).not.toContain(unknown)
  expect(await tried('SUN-TRY99', server.caller())).toContain(unknown)
})

it('pages that must be made are refused at once when too many wait for theirs, and who waits gets one', async () => {
  const answers = await Promise.all(Array.from({ length: 170 }, (_, night) => priceOf(night)))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  // More than are made at the same time.
  expect(answers.length - refused.length).toBeGreaterThan(32)
  for (const { statusCode, headers } of refused) expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect((await priceOf(169)).statusCode).toBe(200)
})

it('the page of a stay does not ask again what the page that everybody reads has asked', async () => {
  const alone = await countStatements(() => priceOf(180, '/fi'))
  await server.caller().rest('GET', '/fi')
  const beside = await countStatements(() => priceOf(181, '/fi'))
  expect(beside.length).toBeGreaterThan(0)
  expect(beside.length).toBeLessThan(alone.length)
})
