import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '#api/app.ts'
import { openEmbeddedInMemory } from '#api/db/embedded.ts'
import { createDatabase, templateVariable } from './database.ts'
import { quietLog, testEnv } from './env.ts'

/** Runs the migrations and the seed once; every test file starts from a copy of the result. */
export default async function prepareTemplate() {
  const serverUrl = process.env['TEST_DATABASE_URL']
  const database = serverUrl ? await createDatabase(serverUrl) : await openEmbeddedInMemory()
  const { deps } = await prepare(testEnv(), {
    databaseUrl: database.url,
    publicUrl: 'http://hotel.example',
    log: quietLog,
  })
  await deps.orm.close()
  if (serverUrl) {
    process.env[templateVariable] = new URL(database.url).pathname.slice(1)
    return database.close
  }
  const folder = await mkdtemp(join(tmpdir(), 'hotel-test-'))
  const file = join(folder, 'template.tar')
  const dump = await (database as Awaited<ReturnType<typeof openEmbeddedInMemory>>).dump()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  process.env[templateVariable] = file
  return () => rm(folder, { recursive: true })
}
