import { execFile, spawn } from 'node:child_process'
import { chmod, lchown, lstat, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, DatabaseError } from 'pg'
import { serverProcess, type Cluster } from './cluster.ts'
import { EmbeddedProblem } from './problem.ts'
import { serverSettings } from './settings.ts'

export type ServerSettings = Record<string, string>

/** For a start, with the recovery after a crash. */
const patienceMs = 60_000
const askAgainMs = 25
const startAgainMs = 250
/** A server makes its lock files and listens in one go: who holds the lock and does not listen for so long is none. */
const staleAfterMs = 5_000
const connectMs = 5_000

/** A session, or why there is none: nobody listens, or a server is not ready to answer. */
type Asked = Client | 'silent' | 'not ready'

const silent = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'])

/** Asks whether a server of this cluster runs: only that one knows the password's proof. */
const ask = async ({ url, folder }: Cluster): Promise<Asked> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (silent.has(code)) return 'silent'
    if (code.startsWith('28'))
      throw new EmbeddedProblem(`The database in ${folder} refuses the password that lies beside it.`, { cause: error })
    // Starting, recovering, stopping, all places taken, or a connection cut by one of them.
    if (error instanceof DatabaseError || !code || code === 'ECONNRESET' || code === 'EPIPE') return 'not ready'
    throw error
  }
}

const isWindows = process.platform === 'win32'

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

const largestLog = 1024 * 1024

/** What the server has to say of itself is kept; a log that has grown begins anew. */
const openLog = async ({ log, account }: Cluster) => {
  const file = await open(log, (await sizeOf(log)) > largestLog ? 'w' : 'a', 0o600)
  if (account) await lchown(log, account.uid, account.gid)
  return file
}

const prepareSocket = async ({ socket, account, folder }: Cluster) => {
  await mkdir(socket, { recursive: true, mode: 0o700 })
  // In /tmp somebody else may have made it, or a link in its place.
  const found = await lstat(socket)
  const isOwn = found.isDirectory() && [account?.uid, process.getuid?.()].includes(found.uid)
  if (!isOwn && !isWindows)
    throw new EmbeddedProblem(`${socket} belongs to somebody else. Set a DATA_DIR with a shorter path than ${folder}.`)
  if (account) await lchown(socket, account.uid, account.gid)
  await chmod(socket, 0o700)
}

const argumentsOf = ({ data, socket, url }: Cluster, settings: ServerSettings): string[] => {
  const listens = isWindows
    ? { listen_addresses: '127.0.0.1', port: new URL(url).port, unix_socket_directories: '' }
    : { listen_addresses: '', unix_socket_directories: `"${socket}"` }
  const all = Object.entries({ ...serverSettings, ...settings, ...listens })
  return ['-D', data, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

interface Start {
  /** As the server that runs leaves it in its folder. */
  pid: string
  /** What its log says once it has ended; null while it runs. */
  lastWords: string | null
  ended: Promise<void>
}

/** In a session of its own: what ends this process, or interrupts its terminal, does not end the database under others. */
const startServer = async (cluster: Cluster, settings: ServerSettings): Promise<Start> => {
  await prepareSocket(cluster)
  const log = await openLog(cluster)
  const begin = (await log.stat()).size
  const child = spawn(join(cluster.binaries.folder, 'bin', 'postgres'), argumentsOf(cluster, settings), {
    ...serverProcess(cluster.account),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const exit = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`))
  })
  const start: Start = { pid: String(child.pid), lastWords: null, ended: Promise.resolve() }
  const note = async () => {
    const why = await exit
    const said = await readFile(cluster.log).catch(() => Buffer.alloc(0))
    start.lastWords = said.subarray(begin).toString('utf8').trim() || why
  }
  start.ended = note()
  child.unref()
  await log.close()
  return start
}

/** The number that the running server has left of itself; another server leaves another. */
const holderOf = ({ data }: Cluster) =>
  readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n')[0],
    () => null,
  )

/** Left by a server that was killed; a number in them may be another program's by now, for which PostgreSQL would wait. */
const removeLocks = ({ data, socket }: Cluster) =>
  Promise.all(
    [join(data, 'postmaster.pid'), join(socket, '.s.PGSQL.5432.lock')].map((file) => rm(file, { force: true })),
  )

const heldByAnother = ['" already exists', '" is empty', 'pre-existing shared memory block', 'already in use']

const severity = /(?:FATAL|PANIC|ERROR): +/

const problemOf = (lastWords: string, { log, folder }: Cluster): EmbeddedProblem => {
  if (lastWords.includes('No space left on device'))
    return new EmbeddedProblem(
      `The disk is full: make room for the embedded database in ${folder}. What was confirmed is kept.`,
    )
  const lines = lastWords.split('\n')
  const reason = lines.find((line) => severity.test(line))?.split(severity)[1] ?? lines.at(-1)
  return new EmbeddedProblem(`The embedded database does not start: ${reason}. Its log is ${log}.`)
}

/**
 * A session on the cluster's server, which is started where none answers. It is found by asking: a process number may
 * belong to somebody else. Of several that start one at the same moment, PostgreSQL lets one; the others join it.
 */
export const joinServer = async (cluster: Cluster, settings: ServerSettings): Promise<Client> => {
  const deadline = performance.now() + patienceMs
  let start: Start | null = null
  let silentSince: number | null = null
  while (performance.now() < deadline) {
    const asked = await ask(cluster)
    if (typeof asked === 'object') {
      // Another's server: ours may not come late, when that one has gone.
      if (start && start.pid !== (await holderOf(cluster))) await start.ended
      return asked
    }
    if (asked === 'silent') {
      silentSince ??= performance.now()
      const lastWords = start?.lastWords
      if (lastWords && !heldByAnother.some((words) => lastWords.includes(words))) throw problemOf(lastWords, cluster)
      if (lastWords) await setTimeout(startAgainMs)
      if (lastWords && performance.now() - silentSince > staleAfterMs) await removeLocks(cluster)
      if (!start || lastWords) start = await startServer(cluster, settings)
    } else silentSince = null
    await setTimeout(askAgainMs)
  }
  throw new EmbeddedProblem(`The embedded database does not answer. Its log is ${cluster.log}.`)
}

const longestStopMs = 10_000

/**
 * `fast` ends all sessions and leaves nothing to recover; `immediate` is as if it were killed. Answers when the server has
 * ended; another may run by then, for whoever came meanwhile.
 */
export const stopServer = async (cluster: Cluster, mode: 'fast' | 'immediate' = 'fast'): Promise<void> => {
  const { data, account, binaries } = cluster
  const holder = (await holderOf(cluster)) ?? 'nobody'
  const command = ['stop', '-D', data, '-m', mode, '-W']
  await promisify(execFile)(join(binaries.folder, 'bin', 'pg_ctl'), command, serverProcess(account))
  for (let waited = 0; waited < longestStopMs && holder === (await holderOf(cluster)); waited += askAgainMs)
    await setTimeout(askAgainMs)
}
