import './node-env.ts'
import { prepare } from './app.ts'
import { EmbeddedEnded, openEmbedded } from './db/embedded.ts'
import { drain } from './drain.ts'
import { startJobs } from './jobs.ts'
import { readEnv } from './env.ts'
import { startSandbox } from './integrations/sandbox/sandbox.ts'
import { createLog } from './log.ts'
import { followPageChanges } from './pages/page-changes.ts'
import { registerPages } from './pages/pages.ts'
import { createServer } from './server.ts'
import { fatalProblem } from './fatal-problem.ts'

const started = performance.now()
const say = (line: string) => process.stdout.write(`${line}\n`)

const env = readEnv()
const log = createLog(env.LOG_LEVEL)
const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')

const giveUp = (error: unknown): never => {
  process.stderr.write(`${fatalProblem(error)}\n`)
  return process.exit(1)
}

const embedded = env.DATABASE_URL ? null : await openEmbedded(env.DATA_DIR).catch(giveUp)
void embedded?.ended.then((error) => giveUp(new EmbeddedEnded(env.DATA_DIR, error)))
say(embedded ? `Database: embedded PostgreSQL in ${env.DATA_DIR}` : 'Database: the server of DATABASE_URL')

const databaseUrl = env.DATABASE_URL ?? embedded!.url
const sandbox = env.SANDBOX ? await startSandbox(publicUrl) : null
const { deps, owner, appliedMigrations } = await prepare(
  { ...env, ...sandbox?.settings },
  {
    databaseUrl,
    publicUrl,
    log,
  },
).catch(giveUp)
if (appliedMigrations.length > 0) say(`Schema: ${appliedMigrations.length} migration(s) applied`)
// Before anything else can end this start: the next one knows the password no more.
if (owner?.password) say(`First staff account (shown this once): ${owner.email}  ${owner.password}`)

const jobs = await startJobs(deps, databaseUrl).catch(giveUp)
// On the embedded database there is nobody else to hear of.
const pageChanges = embedded ? null : followPageChanges(deps)
const server = await createServer({ ...deps, jobs }, registerPages)
await server.listen({ port: env.PORT, host: env.HOST }).catch(giveUp)

say(`
  ${deps.facts.name} is open.

  Site        ${publicUrl}
  Staff desk  ${publicUrl}/admin
  Playground  ${publicUrl}/graphql
  REST        ${publicUrl}/api/openapi.json
`)
if (sandbox) say(`  Sandbox: the outside services are stand-ins on this machine.\n${sandbox.addresses}\n`)
if (owner && !owner.password) say(`  Staff account from STAFF_EMAIL: ${owner.email}\n`)
say(`  Started in ${((performance.now() - started) / 1000).toFixed(1)} s`)

let stopping = false

/** Running requests finish, then the database closes cleanly. */
const stop = async (signal: string) => {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  await drain(server)
  await server.close()
  await jobs.stop()
  await pageChanges?.stop()
  await sandbox?.close()
  await deps.orm.close()
  await embedded?.close()
  process.exit(0)
}

process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
