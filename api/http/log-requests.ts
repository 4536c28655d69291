import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/context.ts'
import { loggedPath } from './logged-path.ts'

/** One line and one count for each request that was answered. */
export const logRequests = (app: FastifyInstance, { log, metrics }: Deps) => {
  // A request's line has the server's own fields only: looking for secrets in it takes longer than writing it.
  const requests = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, next) => {
    const { id, method, url, routeOptions } = request
    metrics.request(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    const ms = Math.round(reply.elapsedTime)
    requests.info({ id, method, path: loggedPath(url), status: reply.statusCode, ms }, 'request')
    next()
  })
}
