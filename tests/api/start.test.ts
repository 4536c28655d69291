import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
} from 'graphql'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { root } from '#api/root.ts'
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { nextInquiry } from '#tests/support/load.ts'
import { spawnServer, startProcess, type RunningServer } from '#tests/support/process.ts'

let dataDir: string
/** The folder of a product that has started once and was stopped. */
let usedDataDir: string
const running = new Set<RunningServer>()

beforeAll(async () => {
  usedDataDir = await makeDataDir()
  await (await startProcess({ DATA_DIR: usedDataDir })).stop('SIGTERM')
  // On a busy machine the database ends after the product: a folder that is being left cannot be copied.
  const databasePidFile = join(usedDataDir, 'database', 'data', 'postmaster.pid')
  await vi.waitFor(() => expect(existsSync(databasePidFile)).toBe(false), { timeout: 60_000 })
})
afterAll(() => removeDataDir(usedDataDir))
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop('SIGKILL')))
  running.clear()
  await removeDataDir(dataDir)
})

const start = async (more: Record<string, string> = {}, source?: string) => {
  const server = await startProcess({ DATA_DIR: dataDir, ...more }, { source })
  running.add(server)
  return server
}

/** A start that is not the first one. */
const startAgain = (...settings: Parameters<typeof start>) => {
  execFileSync('cp', ['-a', `${usedDataDir}/.`, dataDir])
  return start(...settings)
}

const json = { 'content-type': 'application/json' }
const send = async (server: RunningServer, inquiry: object) => {
  const body = JSON.stringify(inquiry)
  const response = await fetch(`${server.url}/api/inquiries`, { method: 'POST', headers: json, body })
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}
const signIn = async (server: RunningServer) => {
  const body = JSON.stringify({ email: ownerEmail, password: ownerPassword })
  const response = await fetch(`${server.url}/api/session`, { method: 'POST', headers: json, body })
  expect(response.status, await response.text()).toBe(200)
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}
interface InquiryList {
  nodes: { reference: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
const references = async (server: RunningServer, cookie: string, cursor = ''): Promise<string[]> => {
  const address = `${server.url}/api/inquiries?limit=100&cursor=${encodeURIComponent(cursor)}`
  const { nodes, pageInfo } = (await (await fetch(address, { headers: { cookie } })).json()) as InquiryList
  const further = pageInfo.hasNextPage ? await references(server, cookie, pageInfo.endCursor) : []
  return [...nodes.map(({ reference }) => reference), ...further]
}

/** Inquiries one after another on several connections, until the server is gone; what was confirmed, as it comes. */
const burst = (server: RunningServer) => {
  const confirmed: string[] = []
  const guests = Array.from({ length: 8 }, async () => {
    for (;;) {
      const reference = await send(server, nextInquiry()).catch(() => null)
      if (!reference) return
      confirmed.push(reference)
    }
  })
  return { confirmed, over: Promise.all(guests) }
}

const databasePid = async () =>
  Number((await readFile(join(dataDir, 'database', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
/** Told to end, it may take longer on a busy machine than the product waits for it. */
const databaseRuns = async () => (await readdir(join(dataDir, 'database', 'data'))).includes('postmaster.pid')

/** The night takes more (`DRILL_ROUNDS=20`): every round starts the product once more. */
const rounds = Number(process.env['DRILL_ROUNDS'] || 2)

const killing: [string, number, (server: RunningServer) => Promise<unknown>][] = [
  ['it is killed', rounds, (server) => server.stop('SIGKILL')],
  [
    'it is killed together with its database',
    rounds / 2,
    async (server) => {
      const pid = await databasePid()
      process.kill(-pid, 'SIGKILL')
      await server.stop('SIGKILL')
    },
  ],
]

it.each(killing)(
  'keeps every inquiry that it has confirmed, though %s in the middle of a burst, %d times',
  { timeout: 900_000 },
  async (_how, times, kill) => {
    const confirmed: string[] = []
    let cookie = ''
    for (let round = 0; round < times; round++) {
      const server = await (round === 0 ? startAgain() : start())
      cookie ||= await signIn(server)
      const kept = new Set(await references(server, cookie))
      expect(confirmed.filter((reference) => !kept.has(reference))).toEqual([])
      const coming = burst(server)
      // Each round at another moment.
      await expect.poll(() => coming.confirmed.length, { interval: 5 }).toBeGreaterThan(round * 2)
      await kill(server)
      await coming.over
      confirmed.push(...coming.confirmed)
    }
    const last = await start()
    const kept = new Set(await references(last, cookie))
    expect(confirmed.filter((reference) => !kept.has(reference))).toEqual([])
    expect(await last.stop('SIGTERM')).toBe(0)
    await expect.poll(databaseRuns).toBe(false)
  },
)

it('serves with three instances that start at once on an empty folder, until the last one ends', async () => {
  const all = (await Promise.all([start(), start(), start()])) as [RunningServer, RunningServer, RunningServer]
  expect(all.filter((server) => server.output().includes('migration(s) applied'))).toHaveLength(1)
  const [first, second, third] = all
  const reference = await send(first, nextInquiry())
  expect(await references(second, await signIn(third))).toEqual([reference])
  expect(await first.stop('SIGTERM')).toBe(0)
  expect(await third.stop('SIGTERM')).toBe(0)
  await send(second, nextInquiry())
  expect(await second.stop('SIGTERM')).toBe(0)
  await expect.poll(databaseRuns).toBe(false)
})

it('serves on when its database is killed under it', async () => {
  const server = await startAgain()
  const before = await send(server, nextInquiry())
  const killed = await databasePid()
  process.kill(-killed, 'SIGKILL')
  // Sessions outlive it by a moment, and would still answer.
  await expect.poll(databasePid).not.toBeOneOf([killed, Number.NaN])
  await expect.poll(() => send(server, nextInquiry())).toBeTruthy()
  expect(await references(server, await signIn(server))).toContain(before)
})

it('has the whole schema as it is printed', async () => {
  const server = await startAgain()
  const body = JSON.stringify({ query: getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true }) })
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: json, body })
  const { data } = (await response.json()) as { data: IntrospectionQuery }
  const printed = buildSchema(await readFile(join(root, 'graphql', 'schema.graphql'), 'utf8'))
  expect(printSchema(lexicographicSortSchema(buildClientSchema(data)))).toBe(
    printSchema(lexicographicSortSchema(printed)),
  )
})

it('says in a sentence that it cannot reach its database, and ends', async () => {
  const server = await spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://hotel:pelican-secret@127.0.0.1:1/hotel',
  })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(
    /^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. Check DATABASE_URL/m,
  )
  expect(server.output()).not.toMatch(/^\s+at |pelican-secret/m)
})

it('tells the first password though the start fails after it was made', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const port = String((taken.address() as AddressInfo).port)
  const server = await spawnServer({ DATA_DIR: dataDir, STAFF_EMAIL: '', STAFF_PASSWORD: '', PORT: port })
  expect(await server.ended).toBe(1)
  taken.close()
  await expect.poll(databaseRuns).toBe(false)
  const [, email, password] = /^First staff account \(shown this once\): (\S+) {2}(\S+)$/m.exec(server.output())!
  const again = await start({ STAFF_EMAIL: '', STAFF_PASSWORD: '' })
  expect(again.output()).not.toContain('First staff account')
  const body = JSON.stringify({ email, password })
  expect((await fetch(`${again.url}/api/session`, { method: 'POST', headers: json, body })).status).toBe(200)
})

it('serves the site from its sources while it is developed', async () => {
  const server = await startAgain({ NODE_ENV: 'development' }, 'api/main.ts')
  const page = await (await fetch(`${server.url}/fi`)).text()
  expect(page).toContain('/@vite/client')
  expect(page).toMatch(/<h1[^>]*>[^<]*Floridaa/)
})

it('finishes what it has begun when it is told to stop, and its database with it', async () => {
  const server = await startAgain()
  const body = JSON.stringify({ name: 'Aino', email: 'aino@example.com', message: 'on the way' })
  const slow = request(`${server.url}/api/inquiries`, {
    method: 'POST',
    headers: { ...json, 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.once('response', (response) => resolve(response.resume().statusCode))
    slow.once('error', reject)
  })
  slow.write(body.slice(0, 20))
  // It has the head of the request, and waits for the rest.
  await once(slow, 'continue')
  const stopped = server.stop('SIGTERM')
  const health = () =>
    fetch(`${server.url}/healthz`).then(
      () => 'open',
      () => 'closed',
    )
  await expect.poll(health).toBe('closed')
  slow.end(body.slice(20))
  expect(await answered).toBe(201)
  expect(await stopped).toBe(0)
  await expect.poll(databaseRuns).toBe(false)
  const again = await start()
  expect(await references(again, await signIn(again))).toHaveLength(1)
})
