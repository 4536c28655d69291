import { Client } from 'pg'

/** A database session of its own, beside the pool. */
export interface Session {
  /**
   * Statements without parameters; answers the rows of the last. When the session is idle they leave this process before
   * the call returns.
   */
  run: (statements: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

const connectMs = 10_000

export const openSession = async (databaseUrl: string): Promise<Session> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMs })
  // A lost connection shows in the next statement; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return {
    run: async (statements) => [await client.query(statements)].flat().at(-1)!.rows,
    close: () => client.end(),
  }
}
