import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'

let database: TestDatabase
let sandbox: Sandbox
let running: RunningServer | undefined
beforeAll(async () => {
  database = await createDatabase()
  sandbox = await startSandbox('http://hotel.example')
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  await sandbox.close()
  await database.close()
})

const start = async () => {
  const { LITTLE_HOTELIER_CHANNEL = '', LITTLE_HOTELIER_BASE_URL = '' } = sandbox.settings
  running = await startProcess({
    DATABASE_URL: database.url,
    LITTLE_HOTELIER_CHANNEL,
    LITTLE_HOTELIER_BASE_URL,
    // It is killed while it waits, however late.
    OUTSIDE_TIMEOUT_MS: '60000',
  })
  const signIn = { email: ownerEmail, password: ownerPassword }
  const headers = { 'content-type': 'application/json' }
  const session = await fetch(`${running.url}/api/session`, { method: 'POST', headers, body: JSON.stringify(signIn) })
  const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!
  const ask = async (method: string, path: string) =>
    (await fetch(`${running!.url}${path}`, { method, headers: { cookie } })).json() as Promise<Record<string, unknown>>
  return { sync: () => ask('POST', '/api/admin/sync/manual'), status: () => ask('GET', '/api/admin/sync/status') }
}

const look = async (statement: string) => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
const nights = () => look('select room_type_id, date::text, rate, available, updated_at from room_night order by 1, 2')

it('leaves the old nights whole when its process is killed in the middle, and the next run works', async () => {
  const first = await start()
  expect(await first.sync()).toEqual({ success: true, message: '720 nights added' })
  await running!.stop('SIGTERM')
  const before = await nights()
  expect(before).toHaveLength(720)

  const second = await start()
  sandbox.littleHotelier.change(10_206, before[40].date, { rate: 333 })
  const asked = sandbox.littleHotelier.seen.length
  sandbox.littleHotelier.behave('slow')
  second.sync().catch(() => {})
  await expect.poll(() => sandbox.littleHotelier.seen.length).toBeGreaterThan(asked)
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
    { status: 'succeeded', message: '720 nights added' },
    { status: 'failed', message: 'The run was interrupted; the old nights are kept' },
    { status: 'succeeded', message: '1 night changed' },
  ])
})
