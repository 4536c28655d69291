import {
  typeFromAST,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { longestSearch } from '#graphql/text-limits.ts'
import { keptHours } from '../../../modules/idempotency/idempotency.service.ts'
import type { RestRoute } from '../../../platform/rest-route.ts'
import { longestPage } from '../../../platform/schema/page-args.ts'
import type { JsonSchema } from '../describe-route.ts'
import { isConditional } from '../if-match.ts'
import { parameterVariables } from '../read-variables.ts'
import { schemaOfRules, readRule } from './bounds.ts'
import type { Components } from './components.ts'
import { inputSchema } from './input-schema.ts'

interface Shared {
  description: string
  bounds?: JsonSchema
}

/** The variables that mean the same wherever they are. */
const shared: Record<string, Shared> = {
  first: { description: 'How many of the list to answer.', bounds: { minimum: 1, maximum: longestPage } },
  after: { description: 'Where to go on: what the answer before had as the end of its page.' },
  search: { description: 'A text that must stand in it.', bounds: { maxLength: longestSearch } },
  locale: { description: 'Language of the texts; that of Accept-Language when missing.' },
}

const inPath: Record<string, string> = {
  id: 'Id of the record.',
  slug: 'Its short name in addresses.',
  code: 'The code of the coupon.',
  file: 'Name of the file.',
}

export const pathParameters = ({ path }: { path: string }) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: inPath[name!],
    schema: { type: 'string', ...(name === 'id' && { format: 'uuid' }) },
  }))

const definitionOf = (operation: OperationDefinitionNode, name: string) => {
  const found = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)
  if (!found) throw new Error(`The operation ${operation.name?.value} has no variable ${name}`)
  return found
}

export const variableType = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  name: string,
): GraphQLInputType => typeFromAST(schema, definitionOf(operation, name).type as never) as GraphQLInputType

/** The argument of the schema that a variable stands for. */
const argumentOf = (schema: GraphQLSchema, operation: OperationDefinitionNode, name: string) => {
  const types = new TypeInfo(schema)
  let found: GraphQLArgument | null | undefined
  visit(
    operation,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable: (node) => {
        if (node.name.value === name) found ??= types.getArgument()
      },
    }),
  )
  return found
}

/** The parameters of a path's query, with the bounds of its rules. */
export const queryParameters = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  route: RestRoute,
  components: Components,
) => {
  const { field } = readRule(route.rules && schemaOfRules(route.rules))
  return Object.entries(parameterVariables(route)).map(([name, variable]) => {
    const type = variableType(schema, operation, variable)
    const { defaultValue } = definitionOf(operation, variable)
    const required = String(type).endsWith('!') && variable !== 'locale'
    return {
      name,
      in: 'query',
      ...(required && { required }),
      description: shared[variable]?.description ?? argumentOf(schema, operation, variable)?.description,
      schema: {
        ...inputSchema(type, route.body ? undefined : field(variable), { components, isChange: false }),
        ...shared[variable]?.bounds,
        ...(defaultValue && { default: valueFromAST(defaultValue, type) }),
      },
    }
  })
}

/** Those of a list that its operation answers whole. */
export const partParameters = ({ inParts }: RestRoute) =>
  inParts
    ? [
        {
          name: 'limit',
          in: 'query',
          description: 'How many of the list to answer; all when missing.',
          schema: { type: 'integer', minimum: 1, maximum: longestPage },
        },
        {
          name: 'cursor',
          in: 'query',
          description: 'Where to go on, as the header Link of the answer before has it.',
          schema: { type: 'string' },
        },
      ]
    : []

const headerParameter = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', ...schema },
})

export const headerParameters = (route: RestRoute) => [
  ...(isConditional(route)
    ? [
        headerParameter(
          'If-Match',
          'The ETag of the record as it was read: the change is refused with 412 when somebody was faster. Instead of the field `version`, which is refused with 409.',
          { examples: ['"3"'] },
        ),
      ]
    : []),
  ...(route.creates
    ? [
        headerParameter(
          'Idempotency-Key',
          `A name of this request that no other has, such as a random UUID. Sent again with the same body within ${keptHours} hours it makes nothing more and is answered alike; with another body it is refused with 422, and with 409 while the first is under way, or when it was cut off or failed. A refusal frees it.`,
          { minLength: 1, maxLength: 255, examples: ['8e03978e-40d5-43dd-bc93-6894a57f9324'] },
        ),
      ]
    : []),
]
