import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeDataDir } from '#tests/support/data-dir.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { keepingClient, nextInquiry } from '#tests/support/load.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-disk-'))

/** A disk of its own in memory; only root may mount one. */
const mountSmallDisk = (): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const filler = join(folder, 'filler')

const fillUp = () => {
  const file = openSync(filler, 'a')
  const block = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, block)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(file)
  }
  expect(statfsSync(folder).bavail).toBe(0)
}

const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }
let isMounted = false
let server: RunningServer | undefined
beforeAll(async () => {
  isMounted = mountSmallDisk()
  if (isMounted) server = await startProcess(settings)
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  await removeDataDir(settings.DATA_DIR)
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

it('a full disk is told to each guest, all goes on when there is room again, and what was accepted is kept', async ({
  skip,
}) => {
  if (!server) return skip()
  const { ask, close } = keepingClient(server.url)
  const accepted: string[] = []
  const refusals = new Set<string>()
  const send = async () => {
    const inquiry = { ...nextInquiry(), message: 'Is there a room? '.repeat(100) }
    const { status, body } = await ask('/api/inquiries', inquiry)
    if (status === 201) accepted.push(inquiry.email)
    else refusals.add(`${status} ${body}`)
    return status
  }
  const ready = async () => {
    const { status, body } = await ask('/readyz')
    return [status, body]
  }
  expect(await send(), [...refusals].join()).toBe(201)
  expect(await ready()).toEqual([200, '{"status":"ready"}'])
  fillUp()
  await expect.poll(send, { interval: 0 }).toBe(503)
  for (let guest = 0; guest < 20; guest += 1) expect(await send()).toBe(503)
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(200)
  await expect.poll(ready).toEqual([503, 'The database cannot be written to'])

  rmSync(filler)
  await expect.poll(send).toBe(201)
  await expect.poll(ready).toEqual([200, '{"status":"ready"}'])
  expect([...refusals]).toEqual(['503 Our database cannot answer at the moment. Please try again in a minute.'])
  close()

  await server.stop('SIGKILL')
  server = await startProcess(settings)
  const body = JSON.stringify({ email: ownerEmail, password: ownerPassword })
  const headers = { 'content-type': 'application/json' }
  const session = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body })
  const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!
  for (const email of accepted) {
    const found = await fetch(`${server.url}/api/inquiries?q=${encodeURIComponent(email)}`, { headers: { cookie } })
    expect(((await found.json()) as { nodes: unknown[] }).nodes, email).toHaveLength(1)
  }
})
