import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { seed, type BenchData } from './seed.ts'
import type { Target } from './load.ts'
import type { Question } from './questions.ts'

export interface Prepared {
  data: BenchData
  /** Of the product's process. */
  settings: Record<string, string>
  stop: () => Promise<void>
}

/** A private PostgreSQL server with all that the questions ask for. */
export const prepareDatabase = async (): Promise<Prepared> => {
  const cluster = await startPostgres()
  const database = await createDatabase(cluster.url)
  const { deps } = await prepare(testEnv(), { databaseUrl: database.url, publicUrl: 'http://bench', log: quietLog })
  await deps.orm.close()
  const data = await seed(database.url)
  const settings = { DATABASE_URL: database.url, TRUST_PROXY: '1', INQUIRIES_PER_HOUR: '100000', LOG_LEVEL: 'info' }
  return { data, settings, stop: cluster.stop }
}

/** `varied` asks with other variables each time, `same` with the same ones: what is kept of an answer helps only then. */
export type Asked = 'varied' | 'same'

export const targetOf = (url: string, question: Question, asked: Asked, { apiKey }: BenchData): Target => ({
  url,
  headers: {
    'content-type': 'application/json',
    ...(question.staff && { authorization: `Bearer ${apiKey}` }),
  },
  // What is written must be new each time.
  body: (n) =>
    JSON.stringify({
      query: question.query,
      variables: question.variables(asked === 'same' && !question.writes ? 0 : n),
    }),
})
