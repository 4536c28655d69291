import { prepare } from '#api/start/assemble.ts'
import { readEnv } from '#api/env.ts'
import { startJobs } from '#api/start/jobs.ts'
import { createLog } from '#api/log.ts'
import { createServer } from '#api/http/server.ts'

/** The product without its pages: one instance of several that share a database. */
const env = readEnv()
const publicUrl = `http://localhost:${env.PORT}`
const databaseUrl = env.DATABASE_URL!
const { deps, queue } = await prepare(env, { databaseUrl, publicUrl, log: createLog(env.LOG_LEVEL) })
await startJobs(deps, queue)
const server = await createServer(deps)
await server.listen({ port: env.PORT, host: env.HOST })
process.stdout.write('Started in a moment\n')
