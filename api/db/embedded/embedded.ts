import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { openCluster, type Cluster } from './cluster.ts'
import { joinServer, stopServer, type ServerSettings } from './server.ts'

export interface EmbeddedDatabase {
  /** A postgres:// address, for this machine's user and whoever has the password. */
  url: string
  /** Where it lies. */
  folder: string
  /** Lets go of the server; the last one stops it. */
  close: () => Promise<void>
}

interface EmbeddedOptions {
  settings?: ServerSettings
  /** Hears that the server was lost, and why it cannot be had again. */
  onTrouble?: (sentence: string) => void
}

/** Held by each instance that uses the server: who gets it alone is the last. No other lock has two numbers. */
const lock = '1952, 1'

const tryAgainMs = 1_000

/** A session that says that we use the server; it may be stopping for another, and is then started again. */
const hold = async (cluster: Cluster, settings: ServerSettings): Promise<Client> => {
  for (;;) {
    const session = await joinServer(cluster, settings)
    try {
      await session.query(`select pg_advisory_lock_shared(${lock})`)
      return session
    } catch {
      await session.end().catch(() => {})
    }
  }
}

/** Whether nobody else uses the server: then nobody can any more, until it is stopped. */
const isLast = async (session: Client): Promise<boolean> => {
  await session.query(`select pg_advisory_unlock_shared(${lock})`)
  const { rows } = await session.query(`select pg_try_advisory_lock(${lock}) as "isLast"`)
  return rows[0].isLast
}

/**
 * PostgreSQL with its data in `dataDir`, for as many instances as are started on it: the first starts the server, the
 * others join, the last to close stops it. A server that is lost is started again; meanwhile its callers hear of an outage.
 * @throws EmbeddedProblem when it cannot be started
 */
export const openEmbedded = async (dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> => {
  const { settings = {}, onTrouble = () => {} } = options
  const cluster = await openCluster(dataDir)
  let session = await hold(cluster, settings)
  const closing = new AbortController()

  let held: Promise<unknown> = Promise.resolve()

  const watch = () =>
    session.once('end', () => {
      if (!closing.signal.aborted) held = holdAgain()
    })
  const holdAgain = async () => {
    onTrouble('The embedded database was lost; it is started again')
    let told = ''
    while (!closing.signal.aborted)
      try {
        session = await hold(cluster, settings)
        return watch()
      } catch (error) {
        const { message } = error as Error
        if (message !== told) onTrouble((told = message))
        await setTimeout(tryAgainMs)
      }
  }
  watch()

  return {
    url: cluster.url,
    folder: cluster.folder,
    close: async () => {
      closing.abort()
      // What was lost may be on its way back right now: it must not come when everybody has left.
      await held
      const mayStop = await isLast(session).catch(() => false)
      if (mayStop) await stopServer(cluster)
      await session.end().catch(() => {})
    },
  }
}
