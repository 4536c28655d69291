import { Writable } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import type { Env } from '#api/env.ts'
import { createLog } from '#api/log.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

/** A server with that setting, and what it warns of. */
const start = async (settings: Partial<Env>) => {
  const lines: { level: number; setting?: string; msg: string }[] = []
  const log = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  server = await startServer(settings, hotelFacts, undefined, createLog('warn', log))
  const ask = (headers: Record<string, string>) => server!.caller().rest('GET', '/healthz', undefined, headers)
  const warnings = () => lines.filter(({ setting }) => setting === 'TRUST_PROXY')
  return { ask, warnings }
}

/** A caller of the tests forwards an address of its own. */
const direct = { 'x-forwarded-for': '' }

it.each([
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
  ['Forwarded', { ...direct, forwarded: 'for=203.0.113.7' }],
  ['X-Real-IP', { ...direct, 'x-real-ip': '203.0.113.7' }],
])('a proxy that nobody trusts is warned of once: %s', async (_name, headers: Record<string, string>) => {
  const { ask, warnings } = await start({ TRUST_PROXY: 0 })
  await ask(direct)
  expect(warnings()).toEqual([])
  for (let times = 0; times < 3; times += 1) await ask(headers)
  expect(warnings()).toEqual([
    expect.objectContaining({ level: 40, msg: expect.stringMatching(/TRUST_PROXY is 0: all guests count as one/) }),
  ])
})

it('a site on https has a proxy: it is warned of at the start', async () => {
  const { ask, warnings } = await start({ TRUST_PROXY: 0, PUBLIC_URL: 'https://hotel.example' })
  expect(warnings()).toHaveLength(1)
  await ask({ 'x-forwarded-for': '203.0.113.7' })
  expect(warnings()).toHaveLength(1)
})

it('a proxy that is trusted is no news', async () => {
  const { ask, warnings } = await start({ TRUST_PROXY: 1, PUBLIC_URL: 'https://hotel.example' })
  await ask({ 'x-forwarded-for': '203.0.113.7' })
  expect(warnings()).toEqual([])
})
