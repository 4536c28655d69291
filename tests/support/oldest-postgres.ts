import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian keeps the oldest version that README names. */
export const binaries = '/usr/lib/postgresql/15/bin'

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: there it runs as the postgres user that its package made. */
const run = (command: string, args: string[]) => {
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  execFileSync(file, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
}

/** A server of the oldest supported version in a temporary folder; null where it is not installed. */
export const startOldestPostgres = (): { url: string; stop: () => void } | null => {
  if (!existsSync(join(binaries, 'initdb'))) return null
  const folder = mkdtempSync(join(tmpdir(), 'hotel-oldest-'))
  chmodSync(folder, 0o700)
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`
  run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const control = (...args: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...args])
  control('-l', join(folder, 'log'), '-o', options, 'start')
  return {
    url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
    stop: () => {
      control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
