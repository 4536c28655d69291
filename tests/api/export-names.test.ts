import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({}, { ...hotelFacts, name: 'Hôtel Océan' })
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

it.each([
  ['/api/admin/audit.csv', 'audit-2027-01-31.csv'],
  ['/api/admin/subscribers.csv', 'email-list-2027-01-31.csv'],
  ['/api/admin/content.tar.gz', 'content-2027-01-31.tar.gz'],
  ['/api/admin/content/translation?locale=fi', 'texts-fi-2027-01-31.xlf'],
  ['/api/admin/content/translation?locale=fi&format=csv', 'texts-fi-2027-01-31.csv'],
])('%s of a hotel with accents keeps the letters under them', async (path, end) => {
  server.setNow(new Date('2027-02-01T03:00:00Z'))
  const { headers } = await owner.rest('GET', path)
  server.setNow(null)
  expect(headers['content-disposition']).toBe(`attachment; filename="hotel-ocean-${end}"`)
})
