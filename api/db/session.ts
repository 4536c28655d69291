import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { RawBuilder } from 'kysely'
import { Client } from 'pg'

/** A database session of its own, beside the pool. */
export interface Session {
  /** Answers its rows. When the session is idle the statement leaves this process before the call returns. */
  run: <Row>(statement: RawBuilder<Row>) => Promise<Row[]>
  close: () => Promise<void>
}

const connectMs = 10_000

export const openSession = async (databaseUrl: string, em: SqlEntityManager): Promise<Session> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMs })
  // A lost connection shows in the next statement; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  const database = em.getKysely()
  return {
    run: async <Row>(statement: RawBuilder<Row>) => {
      const { sql: text, parameters } = statement.compile(database)
      return (await client.query(text, [...parameters])).rows as Row[]
    },
    close: () => client.end(),
  }
}
