import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withHttpStatus } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { mayBeForged } from '../cross-site.ts'
import { sendPlayground } from '../pages/playground.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { sendProblem } from '../rest/problem.ts'
import { refuseUnread } from './limits.ts'

const needsPreflight = 'A question by GET that carries cookies needs the header Apollo-Require-Preflight'

/** /graphql: questions by POST and GET, and the playground for who opens it in a browser. */
export const registerGraphql = (app: FastifyInstance, apollo: ApolloServer<Context>, makeContext: MakeContext) => {
  const graphql = fastifyApolloHandler(apollo, {
    context: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      for (const given of [request.body, request.query]) refuseUnread((given as { query?: unknown } | null)?.query)
      return makeContext(request, reply).catch((error: unknown) => {
        throw withHttpStatus(error)
      })
    },
  })
  app.post('/graphql', graphql)
  app.get('/graphql', (request, reply) => {
    if (request.headers.accept?.includes('text/html')) return sendPlayground(reply)
    if (mayBeForged(request)) return sendProblem(request, reply, { status: 403, detail: needsPreflight })
    return graphql.call(app, request as FastifyRequest<never>, reply as FastifyReply<never>)
  })
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (request, reply) =>
      sendProblem(request, reply.header('allow', 'GET, POST'), {
        status: 405,
        detail: `${request.method} is not possible here, only GET, POST`,
      }),
  })
}
