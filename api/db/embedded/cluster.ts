import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { lchown, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { canReach, folderElsewhere, makerAccount, serverAccount, type Account } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { EmbeddedProblem } from './problem.ts'
import { letters } from './settings.ts'

/** The folder of one database server, made and checked; whether a server runs on it is another question. */
export interface Cluster {
  /** Holds everything of it: the data, the password, the log, and the socket where its path is short enough. */
  folder: string
  data: string
  log: string
  socket: string
  /** Of the database that the product uses, by its own role. */
  url: string
  /** Who runs the server; null: this process. */
  account: Account | null
  binaries: Binaries
}

const run = promisify(execFile)
const isWindows = process.platform === 'win32'
const exists = (path: string) => stat(path).then(Boolean, () => false)
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Nothing of this process' environment may decide how the server sorts, speaks or keeps time. */
export const serverProcess = (account: Account | null) => ({
  ...account,
  cwd: tmpdir(),
  env: { LC_ALL: 'C' },
})

/** The longest path of a socket is 103 characters (macOS); its name takes 14 of them. */
const longestSocketFolder = 88

const socketFolder = (folder: string): string => {
  const beside = join(folder, 'socket')
  return beside.length <= longestSocketFolder ? beside : join('/tmp', `hotel-${shortHash(folder)}`)
}

/** Windows has no sockets that only one user may open: there it is a port that follows from the folder. */
const addressOf = (folder: string, password: string): string => {
  const port = 49_152 + (Number.parseInt(shortHash(folder), 16) % 16_000)
  const host = isWindows ? `127.0.0.1:${port}` : encodeURIComponent(socketFolder(folder))
  return `postgres://hotel:${password}@${host}/hotel`
}

/** Whom the server lets in: the product's own role, by its password; nobody else, not even its superuser. */
const rules = ['local all hotel scram-sha-256', 'host all hotel 127.0.0.1/32 scram-sha-256', ''].join('\n')

const giveTo = async ({ uid, gid }: Account, folder: string) => {
  await lchown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid)
}

/** The last thing that a program said before it failed. */
const reasonOf = (error: unknown): string => {
  const { stderr, message } = error as { stderr?: string; message: string }
  return (stderr?.trim() || message)
    .split('\n')
    .at(-1)!
    .replace(/^\w+: (error: )?/, '')
}

/** Makes the data of a cluster with the role `hotel` and its database: without a server, so that nobody can connect. */
const initialise = async (data: string, { folder }: Binaries, account: Account | null, password: string) => {
  const ctype = letters[process.platform]
  const initdb = (options: string[]) =>
    run(join(folder, 'bin', 'initdb'), ['-D', data, ...options], serverProcess(account))
  const language = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  if (ctype) language.push(`--lc-ctype=${ctype}`)
  await initdb(['-U', 'postgres', '--auth=reject', '--no-instructions', '--no-sync', ...language])
  const alone = run(join(folder, 'bin', 'postgres'), ['--single', '-F', '-D', data, 'postgres'], serverProcess(account))
  alone.child.stdin!.end(
    `create role hotel login createdb password '${password}';\ncreate database hotel owner hotel;\n`,
  )
  await alone
  await writeFile(join(data, 'pg_hba.conf'), rules)
  await initdb(['--sync-only'])
}

/** It appears whole or not at all, whoever else makes one now. */
const makeCluster = async (folder: string, binaries: Binaries): Promise<void> => {
  const half = await mkdtemp(`${folder}.new-`)
  try {
    const data = join(half, 'data')
    const password = randomBytes(24).toString('base64url')
    const maker = await makerAccount()
    await mkdir(data, { mode: 0o700 })
    if (maker) for (const path of [half, data]) await lchown(path, maker.uid, maker.gid)
    await initialise(data, binaries, maker, password)
    await mkdir(join(half, 'socket'), { mode: 0o700 })
    if (serverAccount) await giveTo(serverAccount, half)
    await writeFile(join(half, 'password'), password, { mode: 0o600 })
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // Somebody else was first.
    if (await exists(join(folder, 'data'))) return
    throw new EmbeddedProblem(`The embedded database cannot be made in ${folder}: ${reasonOf(error)}`, { cause: error })
  }
}

const checkVersion = async (data: string, major: string) => {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (version === major) return
  throw new EmbeddedProblem(
    `${data} is a database of PostgreSQL ${version}, this release brings ${major}. Nothing was changed: start the release that made it, or set another DATA_DIR.`,
  )
}

const refuseFormerKind = async (dataDir: string) => {
  const former = join(dataDir, 'postgres')
  if (await exists(join(former, 'PG_VERSION')))
    throw new EmbeddedProblem(
      `${former} was made by an earlier release, whose database this one cannot read. Nothing was changed: move it away to begin anew, or set another DATA_DIR.`,
    )
}

/** Who runs the server of a cluster: under root whoever the cluster belongs to. */
const accountOf = async (folder: string): Promise<Account | null> => {
  if (isWindows) return null
  const { uid, gid } = await stat(folder)
  if (serverAccount && uid !== 0) return { uid, gid }
  if (!serverAccount && uid === process.getuid!()) return null
  throw new EmbeddedProblem(
    `The database in ${folder} belongs to user ${uid}. Start as that user, or set another DATA_DIR.`,
  )
}

/**
 * Where the cluster of a data folder lies: in it, or, where the server's account cannot go there (below /root), in a place
 * that follows from it.
 */
const placeOf = async (dataDir: string): Promise<string> => {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  await refuseFormerKind(folder)
  const isHere = !serverAccount || (await exists(join(folder, 'database'))) || (await canReach(serverAccount, folder))
  return isHere ? folder : folderElsewhere(shortHash(folder))
}

/** Finds the cluster of a data folder, or makes it. @throws EmbeddedProblem where it cannot be used */
export const openCluster = async (dataDir: string): Promise<Cluster> => {
  const place = await placeOf(dataDir).catch((error: unknown) => {
    if (error instanceof EmbeddedProblem) throw error
    throw new EmbeddedProblem(`The folder ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error })
  })
  const folder = join(place, 'database')
  const isNew = !(await exists(folder))
  const account = isNew ? serverAccount : await accountOf(folder)
  const binaries = await findBinaries(account)
  if (isNew) await makeCluster(folder, binaries)
  const data = join(folder, 'data')
  await checkVersion(data, binaries.major)
  const password = await readFile(join(folder, 'password'), 'utf8')
  const socket = socketFolder(folder)
  return { folder, data, log: join(folder, 'log'), socket, url: addressOf(folder, password), account, binaries }
}
