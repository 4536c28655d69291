import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEmbedded } from '#api/db/embedded.ts'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'

const serverUrl = process.env['TEST_DATABASE_URL']
let dataDir: string
let database: TestDatabase | null
let sandbox: Sandbox
let running: RunningServer | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hotel-sync-'))
  database = serverUrl ? await createDatabase(serverUrl) : null
  sandbox = await startSandbox('http://hotel.example')
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await sandbox.close()
  await database?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const start = async () => {
  const { LITTLE_HOTELIER_CHANNEL = '', LITTLE_HOTELIER_BASE_URL = '' } = sandbox.settings
  const settings = { DATA_DIR: dataDir, LITTLE_HOTELIER_CHANNEL, LITTLE_HOTELIER_BASE_URL }
  running = await startProcess({ ...settings, ...(database && { DATABASE_URL: database.url }) })
  const signIn = { email: ownerEmail, password: ownerPassword }
  const headers = { 'content-type': 'application/json' }
  const session = await fetch(`${running.url}/api/session`, { method: 'POST', headers, body: JSON.stringify(signIn) })
  const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!
  const ask = async (method: string, path: string) =>
    (await fetch(`${running!.url}${path}`, { method, headers: { cookie } })).json() as Promise<Record<string, unknown>>
  return { sync: () => ask('POST', '/api/admin/sync/manual'), status: () => ask('GET', '/api/admin/sync/status') }
}

/** Looks into the database of a server that does not run. */
const look = async (statement: string) => {
  const embedded = database ? null : await openEmbedded(dataDir)
  const client = new Client({ connectionString: database?.url ?? embedded!.url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  await embedded?.close()
  return rows
}
const nights = () => look('select room_type_id, date::text, rate, available, updated_at from room_night order by 1, 2')

it('leaves the old nights whole when its process is killed in the middle, and the next run works', async () => {
  const first = await start()
  expect(await first.sync()).toEqual({ success: true, message: '720 nights changed' })
  await running!.stop('SIGTERM')
  const before = await nights()
  expect(before).toHaveLength(720)

  const second = await start()
  sandbox.littleHotelier.change(10_206, before[40].date, { rate: 333 })
  const asked = sandbox.littleHotelier.seen.length
  sandbox.littleHotelier.behave('slow')
  second.sync().catch(() => {})
  await vi.waitFor(() => expect(sandbox.littleHotelier.seen.length).toBeGreaterThan(asked), { timeout: 10_000 })
  await running!.stop('SIGKILL')
  sandbox.littleHotelier.behave('none')
  expect(await nights()).toEqual(before)

  // Ten minutes later.
  await look("update sync_run set created_at = created_at - interval '11 minutes' where slot is not null")
  const third = await start()
  expect(await third.sync()).toEqual({ success: true, message: '1 night changed' })
  expect(await third.status()).toMatchObject({ isHealthy: true, running: false, message: null })
  await running!.stop('SIGTERM')
  expect(await look('select status, message from sync_run order by finished_at')).toEqual([
    { status: 'succeeded', message: '720 nights changed' },
    { status: 'failed', message: 'The run was interrupted; the old nights are kept' },
    { status: 'succeeded', message: '1 night changed' },
  ])
}, 180_000)
