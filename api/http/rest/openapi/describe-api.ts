import type { GraphQLSchema } from 'graphql'
import { routes } from '../../../modules/modules.ts'
import type { DescribedRoute } from '../describe-route.ts'
import type { RestOperations } from '../operations.ts'
import { createAnswerSchemas } from './answer-schema.ts'
import { createComponents } from './components.ts'
import { describeOperation } from './describe-operation.ts'
import { describeOwn } from './describe-own.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { headers, problemSchema, refusalResponses } from './responses.ts'
import { securitySchemes } from './security.ts'
import { describedTags } from './tags.ts'

const description = `The documented paths of the hotel's website and staff desk.

Amounts are whole cents. Dates of stay are the hotel's calendar days; an instant such as a browser's Date in JSON is understood as the hotel's day at that moment. Fields that are not known are refused, but for an id beside that of the address, which counts. Parameters that are not known are not looked at, but an import refuses them; of one that is given several times the first counts.

A refusal is one plain sentence, or problem details (RFC 9457) with \`Accept: application/problem+json\`. A path answers another method with 405, and names those that it has in the header Allow. Every answer has the header X-Request-Id, by which the hotel finds the request in its log.`

/** The OpenAPI 3.1 document of the REST layer, made from its table, the schema, and the other routes' descriptions. */
export const describeApi = (
  schema: GraphQLSchema,
  { document, operations }: Pick<RestOperations, 'document' | 'operations'>,
  others: readonly DescribedRoute[],
  sessionCookie: string,
) => {
  const components = createComponents()
  components.refer('Problem', () => problemSchema)
  const known = { schema, document, components, answerSchema: createAnswerSchemas(schema, document, components) }
  const paths: Record<string, Record<string, unknown>> = {}
  const add = (path: string, method: string, described: unknown) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: described }
  }
  for (const route of routes)
    add(route.path, route.method, describeOperation(known, operations.get(route.operation)!, route))
  for (const route of others) add(route.path, route.method, describeOwn(known, route))
  return {
    openapi: '3.1.0',
    info: { title: 'Hotel REST API', version: '1.0.0', description },
    tags: describedTags,
    paths,
    webhooks: describeWebhooks(schema, components),
    components: {
      schemas: components.schemas,
      responses: refusalResponses,
      headers,
      securitySchemes: securitySchemes(sessionCookie),
    },
  }
}
