import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context, Deps } from '../../platform/context.ts'
import type { PageInfo } from '../../platform/schema/connection.ts'
import { guardsOf, requireGuard } from '../graphql/guard.ts'
import type { DescribedRoute } from './describe-route.ts'
import { registerDescription } from './openapi/register-description.ts'
import { loadOperations } from './operations.ts'
import { acceptNoBody } from './no-body.ts'
import { leadsToNext, nextPageLink, pageInfoOf } from './next-page.ts'
import { inWordsOfTheAddress } from './in-words-of-the-address.ts'
import { problem, sendProblem } from './problem.ts'
import { plainEnums } from './plain-enums.ts'
import { readVariables } from './read-variables.ts'
import { routes } from '../../modules/modules.ts'
import { shapeAnswer } from './shape-answer.ts'

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

const isObject = (body: unknown) => body == null || (typeof body === 'object' && !Array.isArray(body))

const follow = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], value)

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
  acceptNoBody(app)
  for (const route of routes) {
    const operation = operations.get(route.operation)
    if (!operation) throw new Error(`graphql/rest has no operation ${route.operation}`)
    const isPaged = leadsToNext(operation, route)
    const spell = plainEnums(schema, document, operation)
    const guards = guardsOf(schema, document, operation)
    const authorise = (ctx: Context) => guards.forEach((guard) => requireGuard(ctx, guard))
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { takesNoBody: !route.body, ...(guards.length > 0 && { authorise }) },
      handler: async (request, reply) => {
        if (route.body && !isObject(request.body))
          return sendProblem(request, reply, { status: 422, detail: 'The body must be a JSON object' })
        const contextValue = await makeContext(request, reply)
        const { variables, issues } = readVariables(schema, operation, route, request, contextValue)
        const [first] = issues
        if (first) return sendProblem(request, reply, { status: 422, detail: first.message, issues })
        const { body } = await apollo.executeOperation(
          { query: sources.get(route.operation)!, operationName: route.operation, variables },
          { contextValue },
        )
        if (body.kind !== 'single') throw new Error('An incremental answer has no REST form')
        const error = body.singleResult.errors?.[0]
        if (error) return sendProblem(request, reply, inWordsOfTheAddress(problem(error), route))
        const data = spell(body.singleResult.data)
        const answer = shapeAnswer(follow(data, route.answer), route)
        if (route.language) reply.header('vary', 'accept-language')
        if (isPaged) {
          const next = nextPageLink(request, route, follow(data, pageInfoOf(route)) as PageInfo)
          if (next) reply.header('link', next)
        }
        if (route.missing && answer === null) return sendProblem(request, reply, { status: 404, detail: route.missing })
        return reply
          .code(route.status ?? 200)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer))
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
    if (allowed.length === 0) return sendProblem(request, reply, { status: 404, detail: `There is nothing at ${path}` })
    reply.header('allow', allowed.join(', '))
    return sendProblem(request, reply, {
      status: 405,
      detail: `${request.method} is not possible here, only ${allowed.join(', ')}`,
    })
  })
}

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
