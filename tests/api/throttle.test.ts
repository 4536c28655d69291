import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { forgetFullAllowances } from '#api/modules/throttle/throttle.service.ts'
import { nextInquiry } from '#tests/support/load.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1 })
})
afterAll(() => server.close())

it('what is full again is forgotten, and what is used up stays used up', async () => {
  const start = new Date('2027-02-01T12:00:00Z')
  const guest = server.caller()
  const send = async () => (await guest.rest('POST', '/api/inquiries', nextInquiry())).statusCode
  const sweepAt = async (now: Date) => {
    server.setNow(now)
    await forgetFullAllowances(await createContext(server.deps, nobody))
  }
  const kept = async () => (await server.deps.orm.em.fork().execute('select key from throttle')).length

  server.setNow(start)
  expect(await send()).toBe(201)
  const counted = await kept()
  expect(counted).toBeGreaterThan(0)

  await sweepAt(addMinutes(start, 30))
  expect(await kept()).toBeGreaterThan(0)
  expect(await send()).toBe(429)

  await sweepAt(addHours(start, 25))
  expect(await kept()).toBe(0)
  expect(await send()).toBe(201)
})

it('a program that may write inquiries passes on those of many guests, and no other key does', async () => {
  server.setNow(new Date('2027-03-01T12:00:00Z'))
  const writer = await addKey(server, ['inquiries:write'])
  const reader = await addKey(server, ['rooms:read'])
  const program = server.caller()
  const send = async (headers: Record<string, string>) =>
    (await program.rest('POST', '/api/inquiries', nextInquiry(), headers)).statusCode
  expect([await send(reader.headers), await send(reader.headers)]).toEqual([201, 429])
  const passedOn = []
  for (let guest = 1; guest <= 51; guest++) passedOn.push(await send(writer.headers))
  expect(passedOn).toEqual([...Array<number>(50).fill(201), 429])
})
