import {
  isInputObjectType,
  isNonNullType,
  isObjectType,
  getNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { ErrorCode } from '../../../errors.ts'
import type { RestRoute } from '../../../platform/rest-route.ts'
import { guardsOf } from '../../graphql/guard.ts'
import { isPage } from '../next-page.ts'
import type { RestOperations } from '../operations.ts'
import { schemaOfRules } from './bounds.ts'
import type { Components } from './components.ts'
import { objectSchema } from './input-schema.ts'
import { isConditional } from '../if-match.ts'
import { headerParameters, partParameters, pathParameters, queryParameters, variableType } from './parameters.ts'
import { refusalsOf, successHeaders } from './responses.ts'
import { permissionsText, securityOf } from './security.ts'
import { tagOf } from './tags.ts'
import type { createAnswerSchemas } from './answer-schema.ts'

export interface Describing {
  schema: GraphQLSchema
  document: RestOperations['document']
  components: Components
  answerSchema: ReturnType<typeof createAnswerSchemas>
}

const inputType = (schema: GraphQLSchema, operation: OperationDefinitionNode, route: RestRoute) => {
  const type = variableType(schema, operation, route.body!)
  const inside = isNonNullType(type) ? type.ofType : type
  if (!isInputObjectType(inside)) throw new Error(`The body of ${route.path} is no object`)
  return inside
}

/** The body without what the path already says. */
const requestBody = ({ schema, components }: Describing, operation: OperationDefinitionNode, route: RestRoute) => {
  const type = inputType(schema, operation, route)
  const inPath = new Set(pathParameters(route).map(({ name }) => name!))
  const options = { components, isChange: route.method === 'PATCH' }
  const form = components.refer(type.name, () =>
    objectSchema(type, route.rules && schemaOfRules(route.rules), options, inPath),
  )
  return {
    required: true,
    content: { 'application/json': { schema: form, ...(route.example && { example: route.example }) } },
  }
}

const codesOf = ({ schema }: Describing, operation: OperationDefinitionNode, route: RestRoute): ErrorCode[] => {
  const parameters = pathParameters(route).map(({ name }) => name)
  const hasVersion = route.method === 'PATCH' && 'version' in inputType(schema, operation, route).getFields()
  const readsInput = route.body ?? route.query ?? route.language ?? route.inParts
  return [
    ...(parameters.length > 0 ? ['NOT_FOUND' as const] : []),
    ...(hasVersion ? ['CONFLICT' as const] : []),
    ...(readsInput ? ['BAD_USER_INPUT' as const] : []),
    ...(route.creates ? ['CONFLICT' as const] : []),
    ...(route.refusals ?? []),
  ]
}

const cutText = 'A list that is longer than what is answered goes on at the next page of the header Link.'

/** Such as submitInquiry of RestSubmitInquiry. */
const operationId = ({ operation }: RestRoute) => {
  const name = operation.replace(/^Rest/, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export const describeOperation = (known: Describing, operation: OperationDefinitionNode, route: RestRoute) => {
  const { schema, document, components, answerSchema } = known
  const needed = guardsOf(schema, document, operation).map(({ oneOf }) => oneOf)
  const field = schema.getRootType(operation.operation)!.getFields()[route.answer.split('.')[0]!]
  const answerType = field && getNamedType(field.type)
  const codes = codesOf(known, operation, route)
  const isCut = isPage(operation) || Boolean(route.inParts)
  const parameters = [
    ...pathParameters(route),
    ...queryParameters(schema, operation, route, components),
    ...partParameters(route),
    ...headerParameters(route),
  ]
  return {
    operationId: operationId(route),
    tags: [tagOf(route.path)],
    summary: route.summary,
    description: [field?.description, isCut && cutText, permissionsText(needed)].filter(Boolean).join(' '),
    security: securityOf(needed),
    parameters,
    ...(route.body && { requestBody: requestBody(known, operation, route) }),
    responses: {
      [route.status ?? 200]: {
        description: (isObjectType(answerType) && answerType.description) || 'The answer.',
        headers: successHeaders({
          isPaged: isCut,
          isVersioned: Boolean(route.versioned),
          isRepeated: Boolean(route.creates),
          isMade: route.status === 201,
          isCounted: codes.includes('RATE_LIMITED'),
        }),
        content: { 'application/json': { schema: answerSchema(operation, route) } },
      },
      ...refusalsOf({
        method: route.method,
        knowsCaller: true,
        limitsBody: true,
        isGuarded: needed.length > 0,
        codes,
        isConditional: isConditional(route),
      }),
    },
  }
}
