import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Kind,
  parse,
  print,
  separateOperations,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { shipped } from '../../root.ts'

const read = (schema: GraphQLSchema) => {
  const folder = join(shipped, 'graphql', 'rest')
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'))
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const document = parse(source)
  const errors = validate(schema, document)
  if (errors.length > 0) throw new Error(`graphql/rest: ${errors.map((error) => error.message).join('; ')}`)
  const operations = new Map<string, OperationDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.name)
      operations.set(definition.name.value, definition)
  const sources = new Map(Object.entries(separateOperations(document)).map(([name, alone]) => [name, print(alone)]))
  return { document, operations, sources }
}

export type RestOperations = ReturnType<typeof read>

const known = new WeakMap<GraphQLSchema, RestOperations>()

/**
 * The operations of graphql/rest, each also as a document of its own with the fragments it uses, read once for a schema.
 * One that does not fit the schema stops the server from starting.
 */
export const loadOperations = (schema: GraphQLSchema): RestOperations => {
  const operations = known.get(schema) ?? read(schema)
  known.set(schema, operations)
  return operations
}
