import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { get } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { keepingClient, nextInquiry, type Answer } from '#tests/support/load.ts'
import { startProcess } from '#tests/support/process.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createDatabase()))
afterAll(() => database.close())

/** Whoever waits longer than this after the end was told hears that they will not be answered. */
const longestWaitMs = 6_000

interface Stop {
  /** Milliseconds from the word to the end. */
  took: number
  /** What was answered with a failure, or not at all. */
  lost: unknown[]
}

/**
 * No request is lost while the server ends. A machine that is so busy that it cannot answer all of them in the time that
 * is theirs proves nothing: then again, with half as many guests.
 */
const losesNone = async (stop: (people: number) => Promise<Stop>, people = 20): Promise<void> => {
  const { took, lost } = await stop(people)
  if (lost.length > 0 && took >= longestWaitMs) return losesNone(stop, Math.ceil(people / 2))
  expect(lost).toEqual([])
}

const isLost = ({ status }: { status: number | null }) => status !== 200 && status !== 201

/** How long a connection is waited for is pool.test.ts's: here a busy machine may take its time. */
const patient = () => ({ DATABASE_URL: database.url, DATABASE_WAIT_MS: '60000' })

const paths = ['/api/room-types', '/healthz', '/contact', '/api/inquiries']

const stopUnderLoad = async (people: number): Promise<Stop> => {
  const server = await startProcess(patient())
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
  const guests = Array.from({ length: people }, (_, number) => guest(number))
  await expect.poll(() => answers.length).toBeGreaterThan(200)
  // A browser that connects ahead, and never asks.
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(silent, 'connect')
  const before = answers.length
  const told = performance.now()
  const stopped = server.stop('SIGTERM')
  await Promise.all(guests)
  expect(await stopped).toBe(0)
  const took = performance.now() - told
  expect(answers.length).toBeGreaterThanOrEqual(before + guests.length)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  return { took, lost: answers.filter(isLost) }
}

it('fails no request when it is told to stop under load, and tells each kept connection that it ends', () =>
  losesNone(stopUnderLoad))

it('makes no page ahead of its guests any more once it is told to stop', async () => {
  const server = await startProcess({ DATABASE_URL: database.url })
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(server.output()).not.toContain('"level":')
})

it('ends although somebody never sends the rest of a request', async () => {
  const server = await startProcess(patient())
  const half = connect(Number(new URL(server.url).port), '127.0.0.1')
  half.on('error', () => undefined)
  const head = ['Host: x', 'Content-Type: application/json', 'Content-Length: 99', 'Expect: 100-continue']
  half.write(`POST /api/inquiries HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{`)
  const [answer] = await once(half, 'data')
  expect(String(answer)).toContain('100 Continue')
  expect(await server.stop('SIGTERM')).toBe(0)
})

/** The night takes more (`DRILL_ROUNDS=14`), and tells its figures. */
const rounds = Number(process.env['DRILL_ROUNDS'] || 2)

/** What it could wait for in vain: four times the fourteen seconds that it promises, for a machine that is busy. */
const inVainMs = 60_000

interface Visit {
  path: string
  /** Whether all of it had gone out before the server was told to stop. */
  early: boolean
  status: number | null
  code: string | null
}

/** One request on a connection of its own, as strangers and their search engines come. */
const visit = (url: string, path: string, isOver: () => boolean) =>
  new Promise<Visit>((resolve) => {
    let early = false
    const outgoing = get(url + path, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve({ path, early, status: response.statusCode!, code: null }))
      response.once('error', ({ code }: NodeJS.ErrnoException) =>
        resolve({ path, early, status: null, code: code ?? '' }),
      )
    })
    outgoing.once('finish', () => (early = !isOver()))
    outgoing.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve({ path, early, status: null, code: code ?? '' }),
    )
  })

const pages = ['/', '/fi/faq', '/blog', '/contact', '/api/room-types', '/deals', '/de', '/sv/gallery']

it(`fails no request that has come in, in ${rounds} stops under load`, { timeout: rounds * 300_000 }, async () => {
  const stop = async (round: number, people: number): Promise<Stop> => {
    const server = await startProcess({ ...patient(), INQUIRIES_PER_HOUR: '100000' })
    const over = new AbortController()
    const isOver = () => over.signal.aborted
    const visits: Visit[] = []
    const answers: Answer[] = []
    const stranger = async (number: number) => {
      for (let turn = number; !isOver(); turn += 1)
        visits.push(await visit(server.url, pages[turn % pages.length]!, isOver))
    }
    const guest = async (number: number) => {
      const { ask, close } = keepingClient(server.url)
      for (let turn = number; ; turn += 1) {
        const answer = await ask(
          turn % 2 ? pages[turn % pages.length]! : '/api/inquiries',
          turn % 2 ? undefined : nextInquiry(),
        )
        answers.push(answer)
        if (answer.status === null || answer.headers['connection'] === 'close') break
      }
      close()
    }
    const everybody = [
      ...Array.from({ length: people }, (_, number) => stranger(number)),
      ...Array.from({ length: people }, (_, number) => guest(number)),
    ]
    // Each round at another moment.
    const enough = 100 + 37 * round
    await expect.poll(() => answers.length + visits.length, { interval: 5 }).toBeGreaterThan(enough)
    over.abort()
    const told = performance.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    const took = performance.now() - told
    await Promise.all(everybody)
    const early = visits.filter(({ early }) => early)
    const lost = [...early, ...answers].filter(isLost).map(({ status, code }) => ({ status, code }))
    if (rounds > 2)
      process.stdout.write(
        `stop ${round}: ${early.length + answers.length} requests, ${lost.length} lost, ${Math.round(took)} ms\n`,
      )
    expect(took).toBeLessThan(inVainMs)
    expect(server.output()).not.toMatch(/"level":[56]0/)
    return { took, lost }
  }
  for (let round = 1; round <= rounds; round += 1) await losesNone((people) => stop(round, people))
})

describe('it ends in time', () => {
  /** Takes every call, and never says a word. */
  const silence = createServer((socket) => socket.on('error', () => undefined))
  let silent: string
  let dataDir: string
  beforeAll(async () => {
    dataDir = await makeDataDir()
    silence.listen(0, '127.0.0.1')
    await once(silence, 'listening')
    silent = `127.0.0.1:${(silence.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    silence.close()
    await removeDataDir(dataDir)
  })

  it('with its database, though nothing around it answers', async () => {
    const server = await startProcess({
      DATA_DIR: dataDir,
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: `http://${silent}`,
      SMTP_URL: `smtp://${silent}`,
      LITTLE_HOTELIER_CHANNEL: 'inn',
      LITTLE_HOTELIER_BASE_URL: `http://${silent}`,
      OUTSIDE_TIMEOUT_MS: String(inVainMs),
    })
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const session = await post('/api/session', { email: ownerEmail, password: ownerPassword })
    const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!
    expect((await post('/api/inquiries', nextInquiry())).status).toBe(201)
    const hanging = [
      post('/api/admin/sync/manual', {}, { cookie }).then(({ status }) => status),
      post('/api/chat', { message: 'When is breakfast, and is there a garden for my dog?' }).then(
        ({ status }) => status,
      ),
    ]
    const headers = { cookie, accept: 'text/event-stream' }
    // Somebody at the desk, who would listen for ever: the end of the answer is an end, and no broken line.
    const listener = await fetch(`${server.url}/api/desk/changes`, { headers })
    expect(listener.status).toBe(200)
    const heard = listener.text()
    const port = Number(new URL(server.url).port)
    for (const half of [
      'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      'GET / HTTP/1.1\r\nHost',
      'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100),
      '',
    ])
      connect(port, '127.0.0.1', function (this: Socket) {
        this.on('error', () => undefined)
        this.write(half)
      }).pause()
    // The sync and the mail are on the line.
    const calls = () => promisify(silence.getConnections.bind(silence))()
    await expect.poll(calls).toBeGreaterThanOrEqual(2)
    const told = performance.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(performance.now() - told).toBeLessThan(inVainMs)
    expect(await heard).toContain('retry:')
    // Not left without a word.
    for (const status of await Promise.all(hanging)) expect([200, 503]).toContain(status)
    // It was told to end; a machine that is busy may take longer than the product waits for it.
    await expect.poll(() => readdir(join(dataDir, 'database', 'data'))).not.toContain('postmaster.pid')
  })
})
