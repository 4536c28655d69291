import './node-env.ts'
import { setTimeout } from 'node:timers/promises'
import { prepare } from './start/assemble.ts'
import { openEmbedded } from './db/embedded/embedded.ts'
import { startJobs } from './start/jobs.ts'
import { readEnv } from './env.ts'
import { startSandbox } from './integrations/sandbox/sandbox.ts'
import { createLog } from './log.ts'
import { followMailbox } from './modules/mailbox/follow-mailbox.ts'
import { keepWritingVisits } from './modules/visits/write-visits.ts'
import { followPageChanges } from './platform/page-changes.ts'
import { registerPages } from './http/pages/pages.ts'
import { createServer } from './http/server.ts'
import { fatalProblem } from './start/fatal-problem.ts'

const began = performance.now()
const say = (line: string) => process.stdout.write(`${line}\n`)

const env = readEnv()
const log = createLog(env.LOG_LEVEL)
const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')

/** Who started it waits 30 s (docker-compose.yml), a balancer perhaps less. */
const longestStopMs = 14_000
/** A part that does not end is left as it is, for the others to end in time. */
const longestPartMs = 2_000

interface Part {
  stop: () => Promise<unknown>
  longestMs?: number
}

/** How each part that runs is stopped, the last one first. */
const running: Part[] = []
const stopAll = async () => {
  for (let part = running.pop(); part; part = running.pop()) {
    const { stop, longestMs = longestPartMs } = part
    await Promise.race([stop(), setTimeout(longestMs)])
  }
}

const giveUp = async (reason: unknown): Promise<never> => {
  process.stderr.write(`${fatalProblem(reason)}\n`)
  await stopAll().catch(() => {})
  return process.exit(1)
}

/** Running requests finish, then the database closes cleanly. */
const stop = async (signal: string) => {
  log.info({ signal }, 'stopping')
  await Promise.race([stopAll(), setTimeout(longestStopMs)])
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop(signal).catch(giveUp))

const embedded = env.DATABASE_URL
  ? null
  : await openEmbedded(env.DATA_DIR, { onTrouble: (sentence) => log.error(sentence) }).catch(giveUp)
if (embedded) running.push({ stop: embedded.close })
say(embedded ? `Database: embedded PostgreSQL in ${embedded.folder}` : 'Database: the server of DATABASE_URL')

const databaseUrl = env.DATABASE_URL ?? embedded!.url
const sandbox = env.SANDBOX ? await startSandbox(publicUrl) : null
if (sandbox) running.push({ stop: sandbox.close })
const { deps, queue, owner, appliedMigrations } = await prepare(
  { ...env, ...sandbox?.settings },
  {
    databaseUrl,
    publicUrl,
    log,
  },
).catch(giveUp)
running.push({ stop: () => deps.orm.close() })
if (appliedMigrations.length > 0) say(`Schema: ${appliedMigrations.length} migration(s) applied`)
// Before anything else can end this start: the next one knows the password no more.
if (owner?.password) say(`First staff account (shown this once): ${owner.email}  ${owner.password}`)

// Once nobody is answered any more, and before the database is left.
running.push({ stop: keepWritingVisits(deps).stop })
const pageChanges = followPageChanges(deps)
running.push({ stop: pageChanges.stop })
const mailbox = followMailbox(deps)
running.push({ stop: mailbox.stop })
const jobs = await startJobs(deps, queue).catch(giveUp)
running.push({ stop: jobs.stop, longestMs: 3_000 })
const server = await createServer({ ...deps, jobs }, registerPages)
running.push({ stop: () => server.close() }, { stop: deps.pages.settled })
running.push({ stop: server.drain, longestMs: 7_000 }, { stop: jobs.windDown })
running.push({ stop: async () => deps.desk.end() })
await server.listen({ port: env.PORT, host: env.HOST }).catch(giveUp)

say(`
  ${deps.published.current().facts.name} is open.

  Site        ${publicUrl}
  Staff desk  ${publicUrl}/admin
  Playground  ${publicUrl}/graphql
  REST        ${publicUrl}/api/openapi.json
`)
if (sandbox) say(`  Sandbox: the outside services are stand-ins on this machine.\n${sandbox.addresses}\n`)
if (owner && !owner.password) say(`  Staff account from STAFF_EMAIL: ${owner.email}\n`)
say(`  Started in ${((performance.now() - began) / 1000).toFixed(1)} s`)
