import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { withSharedSession } from './prepared.ts'

export interface EmbeddedDatabase {
  /** A postgres:// address on the loopback interface. */
  url: string
  /** The whole data folder as a tar file, from which another embedded database can start. */
  dump: () => Promise<Blob>
  /** Resolves when it has ended by itself, as PostgreSQL does when it cannot write its log: then it never answers again. */
  ended: Promise<Error>
  close: () => Promise<void>
}

const extensions = { pg_trgm, unaccent }

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch {
    return false
  }
}

/** The process named in a lock; one that is just starting may not have written its number yet. */
const readHolder = async (file: string, patient = true): Promise<number> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text || !patient) return Number(text)
  await setTimeout(200)
  return readHolder(file, false)
}

export class DataFolderInUse extends Error {}

export class EmbeddedEnded extends Error {
  constructor(folder: string, cause: Error) {
    super(
      `The embedded database has stopped: ${folder} cannot be written. Make room on its disk and start again; what was confirmed is kept.`,
      { cause },
    )
  }
}

/** Two processes on one data folder would destroy it: the second one is refused. */
const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'app.pid')
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return () => rm(file, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = await readHolder(file)
  if (holder && isRunning(holder))
    throw new DataFolderInUse(`${folder} is in use by process ${holder}. Stop it first, or set another DATA_DIR.`)
  await rm(file, { force: true })
  return lockFolder(folder)
}

interface RequestQueue {
  enqueue: (connection: number, message: Uint8Array, onData: (data: Uint8Array) => void) => Promise<number>
}

/** The socket server's word to a request whose connection was closed before its turn came. */
const callerLeft = 'Handler disconnected'

/** Parse, Bind, Describe, Execute, Close: the messages of one request, which a Sync ends. */
const partsOfRequest = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)))

/**
 * All connections share one PostgreSQL session. The socket server queues single messages, so that one connection's Bind
 * could meet another one's Parse and answer the wrong question: here a request waits until it is whole.
 */
const keepRequestsWhole = (server: PGLiteSocketServer, onEnd: (error: Error) => void) => {
  const queue = server['queryQueue'] as RequestQueue
  const enqueue = queue.enqueue.bind(queue)
  const unfinished = new Map<number, Uint8Array[]>()
  queue.enqueue = async (connection, message, onData) => {
    const request = [...(unfinished.get(connection) ?? []), message]
    unfinished.set(connection, request)
    if (partsOfRequest.has(message[0]!)) return 0
    unfinished.delete(connection)
    try {
      return await enqueue(connection, new Uint8Array(Buffer.concat(request)), onData)
    } catch (error) {
      if ((error as Error).message !== callerLeft) onEnd(error as Error)
      throw error
    }
  }
}

const serve = async (db: PGlite, release: () => Promise<unknown>): Promise<EmbeddedDatabase> => {
  const port = await freePort()
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 100 })
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<Error>()
  keepRequestsWhole(server, onEnd)
  await server.start()
  return {
    url: withSharedSession(`postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`),
    dump: () => db.dumpDataDir('none'),
    ended,
    close: async () => {
      await server.stop()
      await db.close()
      await release()
    },
  }
}

/** Starts PostgreSQL inside this process, with its data in `dataDir`/postgres, reachable for the ordinary driver. */
export const openEmbedded = async (dataDir: string): Promise<EmbeddedDatabase> => {
  await mkdir(dataDir, { recursive: true })
  const release = await lockFolder(dataDir)
  return serve(await PGlite.create({ dataDir: join(dataDir, 'postgres'), extensions }), release)
}

/** The same in memory, optionally as a copy of a dump; for tests. */
export const openEmbeddedInMemory = async (loadDataDir?: Blob): Promise<EmbeddedDatabase> =>
  serve(await PGlite.create({ extensions, ...(loadDataDir && { loadDataDir }) }), async () => {})
