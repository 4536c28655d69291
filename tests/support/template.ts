import { prepare } from '#api/start/assemble.ts'
import { createDatabase, serverVariable, templateVariable } from './database.ts'
import { quietLog, testEnv } from './env.ts'
import { startPostgres } from './postgres-server.ts'

/** Runs the migrations and the seed once; every test file starts from a copy of the result. */
export const prepareTemplate = async () => {
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
