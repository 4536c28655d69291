import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

const connections = 3
/** As short as a busy machine can connect in. */
const waitMs = 5_000
const sentence = 'Our database cannot answer at the moment. Please try again in a minute.'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ DATABASE_POOL: connections, DATABASE_WAIT_MS: waitMs }, hotelFacts, registerPages)
})
afterAll(() => server.close())

it('says that it cannot answer when every connection is taken, to everybody, in the time that is set', async () => {
  const owner = await server.caller().signIn()
  const guest = server.caller()
  const pool = (await server.deps.orm.em.getConnection().getNativeClient()) as Pool
  const held = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  // The time is read from the timers that are set: how long it takes on a busy machine tells nothing.
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const [read, graphql, staff, ready, page] = await Promise.all([
    guest.rest('GET', '/api/room-types'),
    guest.graphql('{ roomTypes { slug } }'),
    owner.rest('GET', '/api/inquiries'),
    guest.rest('GET', '/readyz'),
    guest.rest('GET', '/'),
  ])
  const waits = timers.mock.calls.filter(([, ms]) => ms === waitMs).length
  timers.mockRestore()
  // Before anything is judged: a connection that is never given back keeps the server from closing.
  for (const client of held) client.release()
  // One for each who asked.
  expect(waits).toBeGreaterThanOrEqual(5)
  expect([read.statusCode, read.body, read.headers['retry-after']]).toEqual([503, sentence, '5'])
  expect(graphql.errors).toMatchObject([{ message: sentence, extensions: { code: 'UNAVAILABLE' } }])
  expect([staff.statusCode, staff.body]).toEqual([503, sentence])
  expect(ready.statusCode).toBe(503)
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5'])
  expect(page.body).toMatch(/<noscript><main><p>Something went wrong\. .*<a href="">Try again<\/a>/)
  expect((await owner.rest('GET', '/api/inquiries')).statusCode).toBe(200)
  expect((await guest.rest('GET', '/')).statusCode).toBe(200)
})

it('waits as long for what somebody else has locked', async () => {
  expect(await sql(server, 'show lock_timeout')).toEqual([{ lock_timeout: `${waitMs / 1000}s` }])
})
