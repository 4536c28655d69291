import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface PostgresServer {
  /** A postgres:// address of its first database. */
  url: string
  /** Ends it at once, without a word to anybody; the data stay. */
  halt: () => void
  /** Starts it again after `halt`, at the same address. */
  resume: () => void
  stop: () => Promise<void>
}

/** Debian keeps the binaries out of PATH; the newest version wins. */
const findBinaries = (): string => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
  if (!found) throw new Error('No PostgreSQL binaries were found. Install postgresql, or set TEST_DATABASE_URL.')
  return found
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: there it runs as the postgres user that its package made. */
const run = (command: string, args: string[]) => {
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  execFileSync(file, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
}

/** A private cluster in a temporary folder on a free port of the loopback interface; for tests only. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const binaries = findBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'hotel-postgres-'))
  chmodSync(folder, 0o700)
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const port = await freePort()
  const options = `-k ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const control = (...args: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...args])
  const resume = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  const halt = () => control('-m', 'immediate', 'stop')
  resume()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    resume,
    stop: async () => {
      halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
