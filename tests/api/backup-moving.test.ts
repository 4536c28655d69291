import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBackupAt } from '#api/backup/make-backup.ts'
import { restoreBackup } from '#api/backup/restore.ts'
import { heldAddresses } from '#api/modules/guests/held-addresses.ts'
import { entities } from '#api/modules/modules.ts'
import { runCommand } from '#tests/support/command.ts'
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts'
import { createDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'
import { startServer, startServerOn } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

let folder: string
const dataDirs: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotel-moving-'))
})
afterAll(async () => {
  for (const dataDir of dataDirs) await removeDataDir(dataDir)
  await rm(folder, { recursive: true })
})

const newDataDir = async () => {
  const dataDir = await makeDataDir()
  dataDirs.push(dataDir)
  return dataDir
}

const inquiry = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/\W/g, '.')}@guests.example`,
  message: 'Is the garden open in winter?',
})

const sendTo = async ({ url }: RunningServer, name: string) => {
  const answer = await fetch(`${url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry(name)),
  })
  expect(answer.status).toBe(201)
}

const namesOn = async ({ url }: RunningServer) => {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const session = await post('/api/session', { email: ownerEmail, password: ownerPassword })
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await post('/graphql', { query: '{ inquiries { nodes { name } } }' }, cookie)
  const { data } = (await answer.json()) as { data: { inquiries: { nodes: { name: string }[] } } }
  return data.inquiries.nodes.map(({ name }) => name).sort()
}

const secrets = { BACKUP_PASSPHRASE: 'sea-grape-and-coral-stone' }

it('moves a hotel from the embedded database to a server, and back, while it runs', async () => {
  const first = await newDataDir()
  const product = await startProcess({ DATA_DIR: first })
  await sendTo(product, 'Aino Virtanen')
  const out = join(folder, 'out.tar.gz.age')
  // Beside the running product, on its private socket.
  const made = await runCommand('backup-command.js', [out], { DATA_DIR: first, ...secrets })
  expect([made.status, made.output]).toEqual([0, expect.stringContaining('out.tar.gz.age: ')])
  await sendTo(product, 'Came After')
  expect(await product.stop('SIGTERM')).toBe(0)

  const database = await createDatabase()
  const restored = await runCommand('restore-command.js', [out, '--yes'], { DATABASE_URL: database.url, ...secrets })
  expect([restored.status, restored.output]).toEqual([0, expect.stringContaining('Restored: ')])
  const server = await startServerOn(database)
  const names = 'select name from inquiry order by name'
  expect(await sql(server, names)).toEqual([{ name: 'Aino Virtanen' }])
  await server.caller().rest('POST', '/api/inquiries', inquiry('Maria Oliveira'))
  const back = join(folder, 'back.tar.gz.age')
  await runCommand('backup-command.js', [back], { DATABASE_URL: database.url, ...secrets })
  await server.close()

  const second = await newDataDir()
  // Nothing runs there yet: the command makes and starts the database.
  const home = await runCommand('restore-command.js', [back, '--yes'], { DATA_DIR: second, ...secrets })
  expect([home.status, home.output]).toEqual([0, expect.stringContaining('Restored: ')])
  const again = await startProcess({ DATA_DIR: second })
  expect(await namesOn(again)).toEqual(['Aino Virtanen', 'Maria Oliveira'])
  expect(await again.stop('SIGTERM')).toBe(0)
})

it('holds every inquiry that was confirmed before it began, while hundreds come in', async () => {
  const server = await startServer()
  const confirmed: string[] = []
  const backup = Promise.withResolvers<void>()
  const over = new AbortController()
  const guest = async (number: number) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const answer = await server.caller().rest('POST', '/api/inquiries', inquiry(`Guest ${number} ${count}`))
      expect(answer.statusCode).toBe(201)
      confirmed.push(answer.json().reference)
      if (confirmed.length === 200) backup.resolve()
    }
  }
  const sending = Promise.all(Array.from({ length: 16 }, (_, number) => guest(number)))
  await backup.promise
  const before = [...confirmed]
  const path = join(folder, 'busy.tar.gz')
  const settings = { DATA_DIR: folder, BACKUP_KEEP: 1 }
  const { summary } = await makeBackupAt(server.databaseUrl, path, settings, heldAddresses)
  const during = confirmed.length - before.length
  over.abort()
  await sending
  expect(during).toBeGreaterThan(0)

  const database = await createDatabase()
  await restoreBackup(path, {
    databaseUrl: database.url,
    entities,
    keys: {},
  })
  const restored = await startServerOn(database)
  const rows = await sql<{ reference: string }>(restored, 'select reference from inquiry')
  const references = new Set(rows.map(({ reference }) => reference))
  expect(before.filter((reference) => !references.has(reference))).toEqual([])
  expect(rows).toHaveLength(summary.tables['inquiry']!.rows)
  // All of one moment: no inquiry without the mails that were written with it.
  const half = await sql(
    restored,
    `select id from inquiry i where not exists (select 1 from mail m where m.to_address = i.email)`,
  )
  expect(half).toEqual([])
  const known = new Set(confirmed)
  expect(rows.filter(({ reference }) => !known.has(reference))).toEqual([])
  await restored.close()
  await server.close()
})
