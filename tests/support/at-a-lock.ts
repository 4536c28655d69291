import { Client } from 'pg'
import type { TestServer } from './server.ts'
import { waitingTransactions } from './waiting-transactions.ts'

/** What all of `asks` are answered that have met, at the same time, what somebody else's statement holds until then. */
export const askAtLock = async <T>(
  server: TestServer,
  statement: string,
  asks: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const holder = new Client({ connectionString: server.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query(statement)
  const answers = asks.map((ask) => ask())
  try {
    await waitingTransactions(server, asks.length)
  } finally {
    await holder.query('rollback')
    await holder.end()
  }
  return Promise.all(answers)
}
