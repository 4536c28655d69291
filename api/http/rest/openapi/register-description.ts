import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Deps } from '../../../platform/context.ts'
import { sessionCookie } from '../../../modules/staff/auth.ts'
import type { DescribedRoute, RouteDescription } from '../describe-route.ts'
import type { RestOperations } from '../operations.ts'
import { describeApi } from './describe-api.ts'

const itself: RouteDescription = {
  operationId: 'openApi',
  summary: 'This document',
  ignoresCaller: true,
  answer: { description: 'OpenAPI 3.1', content: { 'application/json': { type: 'object' } } },
}

interface Described {
  schema: GraphQLSchema
  operations: RestOperations
  /** The routes that bring their own description. */
  others: readonly DescribedRoute[]
}

/** GET /api/openapi.json: made when it is asked for first, with the hotel's facts of the moment. */
export const registerDescription = (
  app: FastifyInstance,
  { published, publicUrl }: Pick<Deps, 'published' | 'publicUrl'>,
  { schema, operations, others }: Described,
) => {
  let described: ReturnType<typeof describeApi> | undefined
  app.get('/api/openapi.json', { config: { describes: itself } }, async () => {
    described ??= describeApi(schema, operations, others, sessionCookie(publicUrl))
    const { name, email, website } = published.current().facts
    const info = { ...described.info, contact: { name, email, url: website } }
    return { ...described, info, servers: [{ url: publicUrl, description: 'This site' }] }
  })
}
