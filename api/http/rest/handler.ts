import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context, Deps } from '../../platform/context.ts'
import { guardsOf, requireGuard } from '../graphql/guard.ts'
import type { DescribedRoute } from './describe-route.ts'
import { registerDescription } from './openapi/register-description.ts'
import { loadOperations } from './operations.ts'
import { readJsonBodies } from './json-body.ts'
import { answerOnce } from './answer-once.ts'
import { answering, isProblem, sendAnswer } from './answer-route.ts'
import type { MakeContext } from './attempt.ts'
import { sendProblem } from './problem.ts'
import { routes } from '../../modules/modules.ts'

interface RestOptions {
  deps: Deps
  apollo: ApolloServer<Context>
  schema: GraphQLSchema
  makeContext: MakeContext
  /** The routes that bring their own description. */
  others: DescribedRoute[]
}

/** Registers every documented /api path on the operations of graphql/rest, run in process. */
export const registerRest = (app: FastifyInstance, { deps, apollo, schema, makeContext, others }: RestOptions) => {
  const loaded = loadOperations(schema)
  const { document, operations, sources } = loaded
  readJsonBodies(app)
  for (const route of routes) {
    const operation = operations.get(route.operation)
    if (!operation) throw new Error(`graphql/rest has no operation ${route.operation}`)
    const ask = answering({ apollo, schema, document, operation, source: sources.get(route.operation)!, route })
    const guards = guardsOf(schema, document, operation)
    const authorise = (ctx: Context) => guards.forEach((guard) => requireGuard(ctx, guard))
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { takesNoBody: !route.body, ...(guards.length > 0 && { authorise }) },
      handler: async (request, reply) => {
        const ctx = await makeContext(request, reply)
        const answer = await answerOnce(ctx, request, route, () => ask(request, ctx))
        return isProblem(answer) ? sendProblem(request, reply, answer) : sendAnswer(reply, answer)
      },
    })
  }
  registerDescription(app, deps, { schema, operations: loaded, others })
  refuseOthers(app, others)
}

/** Unknown paths are 404, known paths with another method 405 with the ones that are allowed. */
const refuseOthers = (app: FastifyInstance, others: DescribedRoute[]) => {
  app.all('/api/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = [...routes, ...others].filter((known) => matches(known.path, path)).map((known) => known.method)
    // A parameter that is too long for any record leads here as well.
    if (allowed.length === 0 || allowed.some((method) => method === request.method))
      return sendProblem(request, reply, { status: 404, detail: `There is nothing at ${path}` })
    reply.header('allow', allowed.join(', '))
    return sendProblem(request, reply, {
      status: 405,
      detail: `${request.method} is not possible here, only ${allowed.join(', ')}`,
    })
  })
}

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
