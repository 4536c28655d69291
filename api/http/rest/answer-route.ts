import type { ApolloServer } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import type { Context } from '../../platform/context.ts'
import type { RestRoute } from '../../platform/rest-route.ts'
import type { PageInfo } from '../../platform/schema/connection.ts'
import { etagOf, isConditional, matchedVersion, wrongIfMatch } from './if-match.ts'
import { nameParameters } from './name-parameters.ts'
import { partOf } from './list-part.ts'
import { isPage, nextPageLink, pageInfoOf } from './next-page.ts'
import { plainEnums } from './plain-enums.ts'
import { problem, type Problem } from './problem.ts'
import { readVariables } from './read-variables.ts'

/** What a path answers a request that it does not refuse. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** JSON. */
  body: string
}

export const isProblem = (answer: Answer | Problem): answer is Problem => 'detail' in answer

export const sendAnswer = (reply: FastifyReply, { status, headers, body }: Answer) =>
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)

const isObject = (body: unknown) => body == null || (typeof body === 'object' && !Array.isArray(body))

const follow = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], value)

type Fields = Record<string, unknown>

const wrapIn = (value: unknown, keys: string[]): unknown =>
  keys.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value)

/** The answer of an operation in the documented form of its path. */
const shapeAnswer = (answer: unknown, { wrap, map }: Pick<RestRoute, 'wrap' | 'map'>): unknown => {
  if (map) return Object.fromEntries((answer as Fields[]).map((row) => [row[map.key], row[map.value]]))
  if (!wrap || answer === null) return answer
  const entries = Object.entries(answer as Fields)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, wrap[key] && value !== null ? wrapIn(value, wrap[key]) : value]),
  )
}

const preconditionFailed = 412

interface Answering {
  apollo: ApolloServer<Context>
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  /** The operation alone, with its fragments. */
  source: string
  route: RestRoute
}

/** Makes what answers the requests of a path by its operation. */
export const answering = ({ apollo, schema, document, operation, source, route }: Answering) => {
  const isPaged = isPage(operation)
  const spell = plainEnums(schema, document, operation)

  /** The version that the change is for stands in the body, in If-Match, or in both alike. */
  const readChange = (request: FastifyRequest, contextValue: Context) => {
    const { variables, issues } = readVariables(schema, operation, route, request, contextValue)
    const version = isConditional(route) ? matchedVersion(request.headers['if-match']) : undefined
    const change = variables[route.body!] as { version?: number | null } | undefined
    if (version === undefined || !change) return { variables, issues, isMatched: false }
    if (change.version != null && change.version !== version)
      issues.push({ path: ['version'], message: 'The field version says another version than the header If-Match' })
    return { variables: { ...variables, [route.body!]: { ...change, version } }, issues, isMatched: true }
  }

  return async (request: FastifyRequest, contextValue: Context): Promise<Answer | Problem> => {
    if (route.body && !isObject(request.body)) return { status: 422, detail: 'The body must be a JSON object' }
    const unusable = wrongIfMatch(route, request.headers['if-match'])
    if (unusable) return { status: 422, detail: unusable }
    const { variables, issues, isMatched } = readChange(request, contextValue)
    const [first] = issues
    if (first) return { status: 422, detail: first.message, issues }
    const { body } = await apollo.executeOperation(
      { query: source, operationName: route.operation, variables },
      { contextValue },
    )
    if (body.kind !== 'single') throw new Error('An incremental answer has no REST form')
    const error = body.singleResult.errors?.[0]
    if (error) {
      const refusal = nameParameters(problem(error), route)
      return isMatched && error.extensions?.['changedMeanwhile'] ? { ...refusal, status: preconditionFailed } : refusal
    }
    const data = spell(body.singleResult.data)
    const whole = shapeAnswer(follow(data, route.answer), route)
    if (route.missing && whole === null) return { status: 404, detail: route.missing }
    const part = route.inParts && partOf(request, whole as { id: string }[])
    const [wrong] = part ? part.issues : []
    if (wrong) return { status: 422, detail: wrong.message, issues: [wrong] }
    const link = isPaged ? nextPageLink(request, route, follow(data, pageInfoOf(route)) as PageInfo) : part && part.link
    return {
      status: route.status ?? 200,
      headers: {
        ...(route.language && { vary: 'accept-language' }),
        ...(link && { link }),
        // What was made stands below the list that it was added to.
        ...(route.status === 201 && { location: `${route.path}/${(whole as { id: string }).id}` }),
        ...(route.versioned && { etag: etagOf((whole as { version: number }).version) }),
      },
      body: JSON.stringify(part ? part.items : whole),
    }
  }
}
