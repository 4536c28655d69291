import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { keepingClient, nextInquiry, type Answer } from '#tests/support/load.ts'
import { startProcess } from '#tests/support/process.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createDatabase()))
afterAll(() => database.close())

const paths = ['/api/room-types', '/healthz', '/contact', '/api/inquiries']

it('fails no request when it is told to stop under load, and tells each kept connection that it ends', async () => {
  const server = await startProcess({ DATABASE_URL: database.url })
  const answers: Answer[] = []
  /** Asks on one connection until the server says that it was the last time; a new one would be refused. */
  const guest = async (number: number) => {
    const { ask, close } = keepingClient(server.url)
    for (let turn = number; ; turn += 1) {
      const path = paths[turn % paths.length]!
      const answer = await ask(path, path === '/api/inquiries' ? nextInquiry() : undefined)
      answers.push(answer)
      if (answer.status === null || answer.headers['connection'] === 'close') break
    }
    close()
  }
  const guests = Array.from({ length: 20 }, (_, number) => guest(number))
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(200), { timeout: 100_000 })
  // A browser that connects ahead, and never asks.
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(silent, 'connect')
  const before = answers.length
  const stopped = server.stop('SIGTERM')
  await Promise.all(guests)
  expect(await stopped).toBe(0)
  expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
  expect(answers.length).toBeGreaterThanOrEqual(before + guests.length)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
})

it('ends although somebody never sends the rest of a request', async () => {
  const server = await startProcess({ DATABASE_URL: database.url })
  const half = connect(Number(new URL(server.url).port), '127.0.0.1')
  half.on('error', () => undefined)
  half.write('POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{')
  await setTimeout(300)
  expect(await server.stop('SIGTERM')).toBe(0)
})
