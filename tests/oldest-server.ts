import { spawnSync } from 'node:child_process'
import { root } from '#api/root.ts'
import { startOldestPostgres } from './support/oldest-postgres.ts'

/** What could differ on the oldest PostgreSQL that is supported: migrations, text search, locks, statements of our own. */
const files = [
  'tests/contract/migrations',
  'tests/api/database',
  'tests/api/chat.test',
  'tests/api/subscriber-list',
  'tests/api/campaigns.test',
  'tests/api/inquiries',
  'tests/api/stays',
  'tests/api/sync.test',
  'tests/api/page-changes',
  'tests/api/operations',
  'tests/api/backup-moving',
  'tests/api/backups-desk',
  'tests/api/upgrade',
]

const server = startOldestPostgres()
if (!server) {
  process.stdout.write('PostgreSQL 15 is not installed on this machine: its tests are left out.\n')
  process.exit(0)
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/run.ts', 'build', 'server', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url },
})
server.stop()
process.exit(status ?? 1)
