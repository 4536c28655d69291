import { spawnSync } from 'node:child_process'
import { prepare } from '#api/app.ts'
import { root } from '#api/root.ts'
import { createDatabase, serverVariable, templateVariable } from './database.ts'
import { quietLog, testEnv } from './env.ts'
import { startPostgres } from './postgres-server.ts'

/** Builds what is stale, and runs the migrations and the seed once; every test file starts from a copy of the result. */
export default async function prepareTemplate() {
  const { status } = spawnSync(process.execPath, ['client/build/build.ts', '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The product could not be built')
  const server = process.env[serverVariable] ? null : await startPostgres()
  if (server) process.env[serverVariable] = server.url
  const database = await createDatabase()
  const { deps } = await prepare(testEnv(), {
    databaseUrl: database.url,
    publicUrl: 'http://hotel.example',
    log: quietLog,
  })
  await deps.orm.close()
  process.env[templateVariable] = new URL(database.url).pathname.slice(1)
  return async () => {
    await database.close()
    await server?.stop()
  }
}
