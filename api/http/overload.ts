import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { translate } from '../i18n/translate.ts'
import { pageLanguage } from './page-language.ts'
import { sendProblem } from './rest/problem.ts'

/** Lateness is averaged over some milliseconds: one long breath is no overload. */
const averagedOver = 3_000
const retryAfterSeconds = 5

/** Those who watch over the server are answered however busy it is. */
const watched = new Set<string | undefined>(['/healthz', '/readyz', '/metrics'])

const isWatched = (request: FastifyRequest) => watched.has(request.routeOptions.url)

const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, {
    status: 503,
    detail: translate(pageLanguage(request), 'site.busy'),
    retryAfter: retryAfterSeconds,
  })

/**
 * Refuses at once what would be answered too late: more than `REQUESTS_AT_ONCE` requests under way, or a process that is
 * `LATE_MS` milliseconds behind. One that had no turn for as long as lateness is averaged counts as infinitely late,
 * whatever the limit; only 0 takes it away.
 */
export const refuseOverload = async (app: FastifyInstance, { REQUESTS_AT_ONCE, LATE_MS }: Env) => {
  await app.register(underPressure, {
    maxEventLoopDelay: LATE_MS,
    sampleInterval: averagedOver,
    pressureHandler: async (request, reply) => {
      if (!isWatched(request)) refuse(request, reply)
    },
  })
  // From the end of the body to the beginning of the answer: who sends or reads slowly takes nobody's place.
  const underWay = new Set<FastifyRequest>()
  app.addHook('preHandler', (request, reply, next) => {
    if (isWatched(request)) return next()
    if (underWay.size >= REQUESTS_AT_ONCE) return void refuse(request, reply)
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
    return next()
  })
  app.addHook('onSend', (request, _reply, _payload, next) => {
    underWay.delete(request)
    next()
  })
}
