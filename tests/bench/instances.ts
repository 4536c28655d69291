import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'

export interface Instances {
  databaseUrl: string
  running: RunningServer[]
  stop: () => Promise<void>
}

/** The built product in processes of their own on one private PostgreSQL server, with the sample hotel. */
export const startInstances = async (count: number, more: Record<string, string> = {}): Promise<Instances> => {
  const cluster = await startPostgres()
  const database = await createDatabase(cluster.url)
  // Behind one address, as instances are: what they answer is the same to the byte.
  const settings = { DATABASE_URL: database.url, TRUST_PROXY: '1', PUBLIC_URL: 'http://hotel.example', ...more }
  const running = await Promise.all(Array.from({ length: count }, () => startProcess(settings)))
  return {
    databaseUrl: database.url,
    running,
    stop: async () => {
      await Promise.all(running.map((server) => server.stop('SIGTERM')))
      await cluster.stop()
    },
  }
}
