import { Client } from 'pg'
import type { Logger } from 'pino'
import { prepare } from '#api/start/assemble.ts'
import type { Queue } from '#api/start/queue.ts'
import type { Deps } from '#api/platform/context.ts'
import type { Env } from '#api/env.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import type { registerPages } from '#api/http/pages/pages.ts'
import { createServer } from '#api/http/server.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { quietLog, testEnv } from './env.ts'
import { createCaller, type Caller } from './caller.ts'

export interface TestServer {
  deps: Deps
  /** Nobody works on it until `startJobs`. */
  queue: Queue
  databaseUrl: string
  /** A stranger; each call makes a new one with no cookies, from an address of its own. */
  caller: () => Caller
  /** Opens a port for a client that brings its own HTTP; its address without a slash at the end. */
  listen: () => Promise<string>
  /** Stops the server's clock at an instant; null lets it run again. */
  setNow: (now: Date | null) => void
  /** Takes the database away while the server runs on. */
  stopDatabase: () => Promise<void>
  close: () => Promise<void>
}

/**
 * The real server on a copy of the prepared database, asked in process over HTTP; another hotel's facts on request,
 * and its pages too, as the last build made them.
 */
export const startServer = async (
  overrides: Partial<Env> = {},
  facts: HotelFacts = hotelFacts,
  pages?: typeof registerPages,
  log: Logger = quietLog,
): Promise<TestServer> => startServerOn(await openTestDatabase(), overrides, facts, pages, log)

/** Another hotel than the sample, in a database that is up to date. */
const storeFacts = async (url: string, facts: HotelFacts) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`update content_entry set published = jsonb_set(published, '{data}', $1) where kind = 'facts'`, [
    JSON.stringify(facts),
  ])
  await client.end()
}

/** The same on a database of one's own, which is closed with the server. */
export const startServerOn = async (
  database: TestDatabase,
  overrides: Partial<Env> = {},
  facts: HotelFacts = hotelFacts,
  pages?: typeof registerPages,
  log: Logger = quietLog,
): Promise<TestServer> => {
  let fixed: Date | null = null
  if (facts !== hotelFacts) await storeFacts(database.url, facts)
  const { deps, queue } = await prepare(testEnv({ TRUST_PROXY: 1, ...overrides }), {
    databaseUrl: database.url,
    publicUrl: overrides.PUBLIC_URL ?? 'http://hotel.example',
    log,
    now: () => fixed ?? new Date(),
  })
  const app = await createServer(deps, pages)
  let stopped: Promise<void> | undefined
  const stopDatabase = () => (stopped ??= database.close())
  return {
    deps,
    queue,
    databaseUrl: database.url,
    caller: () => createCaller(app),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    setNow: (now) => void (fixed = now),
    stopDatabase,
    close: async () => {
      await app.close()
      await deps.orm.close()
      await stopDatabase()
    },
  }
}
