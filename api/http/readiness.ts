import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../platform/context.ts'
import { sendProblem } from './rest/problem.ts'

/** However often it is asked for, a write is tried once in this time. */
const freshMs = 5_000

/**
 * A table of its own takes room on the disk, which the change of a row may not, and a database that may only be read
 * refuses it. Nobody else sees it, and it is gone at once.
 */
const write = sql`create temporary table readiness on commit drop as select 1 as room`

/** `GET /readyz`: whether guests can be served, by a database that takes what they send. */
export const registerReadiness = (app: FastifyInstance, { orm }: Pick<Deps, 'orm'>) => {
  let tried = { at: -Infinity, written: Promise.resolve(false) }
  const tryWrite = () =>
    orm.em
      .fork()
      .transactional((em) => write.execute(em.getKysely()))
      .then(
        () => true,
        () => false,
      )
  const canWrite = () => {
    const now = performance.now()
    if (now - tried.at >= freshMs) tried = { at: now, written: tryWrite() }
    return tried.written
  }
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(orm.em.fork().getKysely())
    } catch {
      return sendProblem(request, reply, { status: 503, detail: 'The database cannot be reached' })
    }
    if (await canWrite()) return { status: 'ready' }
    return sendProblem(request, reply, { status: 503, detail: 'The database cannot be written to' })
  })
}
