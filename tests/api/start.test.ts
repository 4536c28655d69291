import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { spawnServer, startProcess, type RunningServer } from '#tests/support/process.ts'

const serverUrl = process.env['TEST_DATABASE_URL']

let dataDir: string
let database: TestDatabase | null
let settings: Record<string, string>
const running = new Set<RunningServer>()

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hotel-start-'))
  database = serverUrl ? await createDatabase(serverUrl) : null
  settings = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) }
})
afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop('SIGKILL')))
  running.clear()
  await database?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async (more: Record<string, string> = {}) => {
  const server = await startProcess({ ...settings, ...more })
  running.add(server)
  return server
}

const json = { 'content-type': 'application/json' }
const send = async (server: RunningServer, message: string) => {
  const body = JSON.stringify({ name: 'Aino', email: 'aino@example.com', message })
  const response = await fetch(`${server.url}/api/inquiries`, { method: 'POST', headers: json, body })
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}
const signIn = async (server: RunningServer) => {
  const body = JSON.stringify({ email: ownerEmail, password: ownerPassword })
  const response = await fetch(`${server.url}/api/session`, { method: 'POST', headers: json, body })
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}
const references = async (server: RunningServer, cookie: string) => {
  const response = await fetch(`${server.url}/api/inquiries?limit=100`, { headers: { cookie } })
  const { nodes } = (await response.json()) as { nodes: { reference: string }[] }
  return nodes.map(({ reference }) => reference)
}

it(
  'keeps every inquiry it has confirmed, though it is killed right after, twenty times',
  { timeout: 600_000 },
  async () => {
    const confirmed: string[] = []
    let cookie = ''
    for (let round = 0; round < 20; round++) {
      const server = await start()
      cookie ||= await signIn(server)
      expect(await references(server, cookie)).toEqual(confirmed.toReversed())
      confirmed.push(await send(server, `round ${round}`))
      await server.stop('SIGKILL')
    }
    expect(await references(await start(), cookie)).toEqual(confirmed.toReversed())
  },
)

it.skipIf(serverUrl)(
  'refuses a second start on the same folder and leaves the first alone',
  { timeout: 180_000 },
  async () => {
    const first = await start()
    const second = await spawnServer(settings)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(
      `${dataDir} is in use by process ${first.pid}. Stop it first, or set another DATA_DIR.\n`,
    )
    expect(second.output()).not.toMatch(/^\s+at /m)
    await send(first, 'still here')
  },
)

it.skipIf(serverUrl)('lets one of two starts at the same moment have the folder', { timeout: 180_000 }, async () => {
  const both = await Promise.all([spawnServer(settings), spawnServer(settings)])
  for (const server of both) running.add(server)
  const loser = await Promise.race(both.map(async (server) => [server, await server.ended] as const))
  expect(loser[1]).toBe(1)
  expect(loser[0].output()).toContain('is in use by process')
  const winner = both.find((server) => server !== loser[0])!
  while (!winner.output().includes('Started in')) await setTimeout(50)
  await send(winner, 'mine alone')
})

it('says in a sentence that it cannot reach its database, and ends', async () => {
  const server = await spawnServer({ ...settings, DATABASE_URL: 'postgres://hotel:pelican-secret@127.0.0.1:1/hotel' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(
    /^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. Check DATABASE_URL/m,
  )
  expect(server.output()).not.toMatch(/^\s+at |pelican-secret/m)
})

it('tells the first password though the start fails after it was made', { timeout: 60_000 }, async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const port = String((taken.address() as AddressInfo).port)
  const server = await spawnServer({ ...settings, STAFF_EMAIL: '', STAFF_PASSWORD: '', PORT: port })
  expect(await server.ended).toBe(1)
  taken.close()
  const [, email, password] = /^First staff account \(shown this once\): (\S+) {2}(\S+)$/m.exec(server.output())!
  const again = await start({ STAFF_EMAIL: '', STAFF_PASSWORD: '' })
  expect(again.output()).not.toContain('First staff account')
  const body = JSON.stringify({ email, password })
  expect((await fetch(`${again.url}/api/session`, { method: 'POST', headers: json, body })).status).toBe(200)
})

it('serves the site from its sources while it is developed', { timeout: 120_000 }, async () => {
  const server = await start({ NODE_ENV: 'development' })
  const page = await (await fetch(`${server.url}/fi`)).text()
  expect(page).toContain('/@vite/client')
  expect(page).toMatch(/<h1[^>]*>[^<]*Floridaa/)
})

it('finishes what it has begun when it is told to stop, and leaves the folder free', { timeout: 180_000 }, async () => {
  const server = await start()
  const body = JSON.stringify({ name: 'Aino', email: 'aino@example.com', message: 'on the way' })
  const slow = request(`${server.url}/api/inquiries`, {
    method: 'POST',
    headers: { ...json, 'content-length': Buffer.byteLength(body) },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.once('response', (response) => resolve(response.resume().statusCode))
    slow.once('error', reject)
  })
  slow.write(body.slice(0, 20))
  await setTimeout(300)
  const stopped = server.stop('SIGTERM')
  await setTimeout(300)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  slow.end(body.slice(20))
  expect(await answered).toBe(201)
  expect(await stopped).toBe(0)
  expect(await readdir(dataDir)).not.toContain('app.pid')
  const again = await start()
  expect(await references(again, await signIn(again))).toHaveLength(1)
})

it.skipIf(!serverUrl)(
  'serves with two instances that start together on an empty database',
  { timeout: 180_000 },
  async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect([first, second].filter((server) => server.output().includes('migration(s) applied'))).toHaveLength(1)
    const reference = await send(first, 'to the first')
    expect(await references(second, await signIn(first))).toEqual([reference])
  },
)
