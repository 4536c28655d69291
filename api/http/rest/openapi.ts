import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { httpStatuses } from '../../errors.ts'
import type { DescribedRoute, JsonSchema } from './describe-route.ts'
import { guardsOf } from '../graphql/guard.ts'
import { leadsToNext } from './next-page.ts'
import type { RestOperations } from './operations.ts'
import { plainValues } from './read-value.ts'
import { parameterVariables } from './read-variables.ts'
import { routes } from '../../modules/modules.ts'
import type { RestRoute } from '../../platform/rest-route.ts'

const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Percent: { type: 'integer', minimum: 1, maximum: 100 },
  Date: { type: 'string', format: 'date' },
  DateTimeISO: { type: 'string', format: 'date-time' },
}

/** The JSON Schema of a value that a caller gives. */
const inputSchema = (type: GraphQLInputType): JsonSchema => {
  if (isNonNullType(type)) return inputSchema(type.ofType)
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType) }
  if (isEnumType(type)) return { type: 'string', enum: plainValues(type), description: type.description }
  if (!isInputObjectType(type)) return scalars[type.name] ?? { type: 'string' }
  const fields = Object.values(type.getFields())
  return {
    type: 'object',
    description: type.description,
    additionalProperties: false,
    required: fields.filter((field) => isNonNullType(field.type)).map((field) => field.name),
    properties: Object.fromEntries(
      fields.map((field) => [field.name, { ...inputSchema(field.type), description: field.description }]),
    ),
  }
}

const variableType = (schema: GraphQLSchema, operation: OperationDefinitionNode, name: string): GraphQLInputType => {
  const node = operation.variableDefinitions?.find((definition) => definition.variable.name.value === name)
  const type = node && typeFromAST(schema, node.type as never)
  if (!type) throw new Error(`The operation ${operation.name?.value} has no variable ${name}`)
  return type as GraphQLInputType
}

const errorAnswers = Object.fromEntries(
  Object.entries(httpStatuses).map(([code, status]) => [
    status,
    {
      description: code,
      content: {
        'text/plain': { schema: { type: 'string' } },
        'application/problem+json': { schema: { type: 'object' } },
      },
    },
  ]),
)

const pathParameters = ({ path }: { path: string }) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const linkHeader = {
  Link: {
    description: 'The next page as <address>; rel="next" (RFC 8288). The last page has none.',
    schema: { type: 'string' },
  },
}

/** Each of them is needed, of one with several any; what follows from another goes without saying. */
const permissionsText = (needed: readonly (readonly string[])[]): string | undefined => {
  const follows = (from: readonly string[], oneOf: readonly string[]) =>
    from.length < oneOf.length && from.every((permission) => oneOf.includes(permission))
  const said = needed.filter((oneOf) => !needed.some((other) => follows(other, oneOf)))
  return said.length > 0 ? `Needs the permission ${said.map((oneOf) => oneOf.join(' or ')).join(' and ')}.` : undefined
}

const describeOperation = (
  schema: GraphQLSchema,
  document: RestOperations['document'],
  operation: OperationDefinitionNode,
  route: RestRoute,
) => {
  const needed = guardsOf(schema, document, operation).map(({ oneOf }) => oneOf)
  const inQuery = Object.entries(parameterVariables(route)).map(([name, variable]) => ({
    name,
    in: 'query',
    schema: inputSchema(variableType(schema, operation, variable)),
  }))
  const rootField = route.answer.split('.')[0]!
  const rootType = operation.operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = rootType?.getFields()[rootField]
  const answerType = field && getNamedType(field.type)
  return {
    operationId: route.operation,
    summary: route.summary,
    description: [field?.description, permissionsText(needed)].filter(Boolean).join(' '),
    parameters: [...pathParameters(route), ...inQuery],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: bodySchema(schema, operation, route) } },
      },
    }),
    responses: {
      [route.status ?? 200]: {
        description: (isObjectType(answerType) && answerType.description) || 'The answer',
        ...(leadsToNext(operation, route) && { headers: linkHeader }),
        content: { 'application/json': {} },
      },
      ...errorAnswers,
    },
  }
}

/** The body without what the path already says. */
const bodySchema = (schema: GraphQLSchema, operation: OperationDefinitionNode, route: RestRoute): JsonSchema => {
  const whole = inputSchema(variableType(schema, operation, route.body!))
  const inPath = new Set([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const properties = Object.entries(whole['properties'] as JsonSchema).filter(([name]) => !inPath.has(name))
  const required = (whole['required'] as string[]).filter((name) => !inPath.has(name))
  return { ...whole, properties: Object.fromEntries(properties), required }
}

const inContent = (content: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(content).map(([type, form]) => [type, { schema: form }]))

/** Files, streams and what other programs ask for. */
const describeOther = (schema: GraphQLSchema, route: DescribedRoute) => {
  const { operationId, summary, query = {}, body, answer, needs } = route
  const formOf = (form: JsonSchema | string) =>
    typeof form === 'string' ? inputSchema(schema.getType(form) as GraphQLInputType) : form
  return {
    operationId,
    summary,
    ...(needs && { description: permissionsText([needs]) }),
    parameters: [
      ...pathParameters(route),
      ...Object.entries(query).map(([name, form]) => ({ name, in: 'query', schema: form })),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: inContent(Object.fromEntries(Object.entries(body).map(([type, form]) => [type, formOf(form)]))),
      },
    }),
    responses: {
      [answer.status ?? 200]: {
        description: answer.description,
        ...(answer.content && { content: inContent(answer.content) }),
      },
      ...errorAnswers,
    },
  }
}

/** The OpenAPI 3.1 document of the REST layer, made from its table, the schema, and the other routes' descriptions. */
export const describeApi = (
  schema: GraphQLSchema,
  { document, operations }: Pick<RestOperations, 'document' | 'operations'>,
  others: DescribedRoute[],
) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const operation = operations.get(route.operation)
    if (operation?.kind !== Kind.OPERATION_DEFINITION) continue
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: describeOperation(schema, document, operation, route),
    }
  }
  for (const route of others)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeOther(schema, route) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hotel REST API',
      version: '1.0.0',
      description: 'The documented paths, mapped to the GraphQL schema.',
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'desk.session_token' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{}, { session: [] }, { key: [] }],
    paths,
  }
}
