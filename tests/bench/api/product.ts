import { readEnv } from '#api/env.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { createServer } from '#api/http/server.ts'
import { createLog } from '#api/log.ts'
import { prepare } from '#api/start/assemble.ts'

/** The product with some of its shortcuts only: SHORTCUTS=compiled,properties. Nobody works on its queue. */
const taken = process.env['SHORTCUTS']?.split(',') ?? []
const env = readEnv()
const log = createLog(env.LOG_LEVEL)
const { deps } = await prepare(env, { databaseUrl: env.DATABASE_URL!, publicUrl: 'http://bench', log })
const server = await createServer(deps, registerPages, {
  compiled: taken.includes('compiled'),
  properties: taken.includes('properties'),
})
await server.listen({ port: env.PORT, host: env.HOST })
process.stdout.write('Started in a moment\n')
