import { rm } from 'node:fs/promises'
import { openCluster } from '#api/db/embedded/cluster.ts'
import { joinServer, stopServer } from '#api/db/embedded/server.ts'
import { makeDataDir } from './data-dir.ts'

export interface PostgresServer {
  /** A postgres:// address of its first database. */
  url: string
  /** Ends it at once, without a word to anybody; the data stay. */
  halt: () => Promise<void>
  /** Starts it again after `halt`, at the same address. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** The server that the product brings, in a temporary folder, for tests only: it does not wait for the disk. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const folder = await makeDataDir()
  const cluster = await openCluster(folder)
  const resume = async () =>
    (await joinServer(cluster, { fsync: 'off', max_connections: '300', autovacuum: 'off' })).end()
  const halt = () => stopServer(cluster, 'immediate')
  await resume()
  return {
    url: cluster.url,
    halt,
    resume,
    stop: async () => {
      await halt()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
