import { spawnSync } from 'node:child_process'
import { root } from '#api/root.ts'
import { startPostgres } from './support/postgres-server.ts'

/** The server and browser tests on TEST_DATABASE_URL, else on a private PostgreSQL cluster made for this run. */
const given = process.env['TEST_DATABASE_URL']
const cluster = given ? null : await startPostgres()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/run.ts', 'build', 'server', 'browser'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: given ?? cluster!.url },
})
await cluster?.stop()
process.exit(status ?? 1)
