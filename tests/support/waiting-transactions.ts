import { expect } from 'vitest'
import type { TestServer } from './server.ts'
import { sql } from './subscribers.ts'

const waiting = `select count(distinct l.pid)::int as n from pg_locks l join pg_stat_activity a using (pid)
  where not l.granted and a.datname = current_database()`

/** Resolves once so many transactions wait for others. */
export const waitingTransactions = (server: Pick<TestServer, 'deps'>, count: number) =>
  expect.poll(async () => (await sql<{ n: number }>(server, waiting))[0]!.n).toBe(count)
