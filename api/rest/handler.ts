import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEnumType, Kind, type GraphQLSchema, type OperationDefinitionNode, type TypeNode } from 'graphql'
import type { Context } from '../context.ts'
import type { PageInfo } from '../schema/connection.ts'
import { enumName } from '../schema/enum.ts'
import { guardsOf, requireGuard } from '../schema/guard.ts'
import type { DescribedRoute, RouteDescription } from './describe-route.ts'
import { describeApi } from './openapi.ts'
import { loadOperations } from './operations.ts'
import { acceptNoBody } from './no-body.ts'
import { leadsToNext, nextPageLink, pageInfoOf } from './next-page.ts'
import { problem, sendProblem, type Problem } from './problem.ts'
import { queryOf } from './query.ts'
import { routes, type RestRoute } from './routes.ts'
import { shapeAnswer } from './shape-answer.ts'

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type))

/** A query parameter as its variable wants it: numbers as numbers, enum values in either spelling. */
const coerce = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variable: string,
  value: string,
): unknown => {
  const definition = operation.variableDefinitions?.find((node) => node.variable.name.value === variable)
  const type = definition ? namedType(definition.type) : 'String'
  if (type === 'Int' || type === 'Float') return Number.isNaN(Number(value)) ? value : Number(value)
  if (type === 'Boolean') return value === 'true'
  const named = schema.getType(type)
  if (!isEnumType(named)) return value
  return named.getValue(value) ? value : enumName(value)
}

/** Query parameter -> variable, the language too. */
const parameterVariables = (route: RestRoute): Record<string, string> => ({
  ...route.query,
  ...(route.language && { [route.language]: 'locale' }),
})

/** A refusal that begins with a variable's name, in the caller's word for it. */
const inWordsOfTheAddress = (found: Problem, route: RestRoute): Problem => {
  const [first = ''] = found.detail.split(' ')
  const [parameter] = Object.entries(parameterVariables(route)).find(([, name]) => name === first.toLowerCase()) ?? []
  if (!parameter) return found
  return { ...found, detail: parameter[0]!.toUpperCase() + parameter.slice(1) + found.detail.slice(first.length) }
}

const isObject = (body: unknown) => body == null || (typeof body === 'object' && !Array.isArray(body))

const readVariables = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  route: RestRoute,
  request: FastifyRequest,
  { locale }: Context,
) => {
  const query = queryOf(request)
  const given = Object.entries(parameterVariables(route)).flatMap(([parameter, variable]) => {
    const value = query[parameter]
    return value === undefined || value === '' ? [] : [[variable, coerce(schema, operation, variable, value)]]
  })
  const parameters = request.params as Record<string, string>
  const variables: Record<string, unknown> = { ...(route.language && { locale }), ...Object.fromEntries(given) }
  if (route.body) variables[route.body] = { ...(request.body as object | undefined), ...parameters }
  else Object.assign(variables, parameters)
  return variables
}

const follow = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], value)

/** Registers every documented /api path on the operations of graphql/rest, run in process. */
export const registerRest = (
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  schema: GraphQLSchema,
  makeContext: MakeContext,
  others: DescribedRoute[],
) => {
  const loaded = loadOperations(schema)
  const { document, operations, sources } = loaded
  acceptNoBody(app)
  for (const route of routes) {
    const operation = operations.get(route.operation)
    if (!operation) throw new Error(`graphql/rest has no operation ${route.operation}`)
    const isPaged = leadsToNext(operation, route)
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
        const variables = readVariables(schema, operation, route, request, contextValue)
        const { body } = await apollo.executeOperation(
          { query: sources.get(route.operation)!, operationName: route.operation, variables },
          { contextValue },
        )
        if (body.kind !== 'single') throw new Error('An incremental answer has no REST form')
        const error = body.singleResult.errors?.[0]
        if (error) return sendProblem(request, reply, inWordsOfTheAddress(problem(error), route))
        const answer = shapeAnswer(follow(body.singleResult.data, route.answer), route)
        if (route.language) reply.header('vary', 'accept-language')
        if (isPaged) {
          const next = nextPageLink(request, route, follow(body.singleResult.data, pageInfoOf(route)) as PageInfo)
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
  app.get('/api/openapi.json', { config: { describes: itself } }, async () => describeApi(schema, loaded, others))
  refuseOthers(app, others)
}

const itself: RouteDescription = {
  operationId: 'OpenApi',
  summary: 'This document',
  answer: { description: 'OpenAPI 3.1', content: { 'application/json': { type: 'object' } } },
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
