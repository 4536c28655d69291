import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import {
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
  print,
  separateOperations,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationTypeNode,
} from 'graphql'
import { root } from '#api/root.ts'
import { sampleOperations } from '#tests/support/sample-operations.ts'
import { post, wholeDocument } from './graphql-targets.ts'
import { restBodies, type OpenApi } from './rest-targets.ts'
import { spoilt } from './spoilt.ts'
import type { Target } from './target.ts'
import { plausibleScalar, someOf } from './values.ts'

/** Values that the type takes. */
const fitting = (type: GraphQLInputType, name: string): Arbitrary<unknown> => {
  if (isNonNullType(type)) return fitting(type.ofType, name)
  if (isListType(type)) return fc.array(fitting(type.ofType, name), { minLength: 1, maxLength: 2 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name))
  if (!isInputObjectType(type)) return plausibleScalar(type.name, name)
  const fields = Object.values(type.getFields())
  const required = fields.filter(isRequiredInputField).map((field) => field.name)
  return someOf(Object.fromEntries(fields.map((field) => [field.name, fitting(field.type, field.name)])), required)
}

interface Question {
  name: string
  kind: string
  query: string
  types: { name: string; type: GraphQLInputType }[]
}

const asQuestion = (schema: GraphQLSchema, name: string, document: DocumentNode): Question => {
  const { operation, variableDefinitions = [] } = getOperationAST(document)!
  const types = variableDefinitions.map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType,
  }))
  return { name, kind: operation, query: print(document), types }
}

/** The product's own operations: those of the browser, and those behind the paths. */
export const ownQuestions = (schema: GraphQLSchema): Question[] => {
  const texts = ['client', 'graphql/rest'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .sort()
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const documents = Object.entries(separateOperations(parse(texts.join('\n'))))
  return documents.map(([name, document]) => asQuestion(schema, name, document))
}

/** One for each field of the schema, as small as can be, and one with what lies below it. */
const schemaQuestions = (schema: GraphQLSchema): Question[] => [
  ...sampleOperations(schema).map(({ name, query }) => asQuestion(schema, name, parse(query))),
  ...(['query', 'mutation'] as const).flatMap((kind) =>
    Object.values(schema.getRootType(kind as OperationTypeNode)!.getFields()).map((field) =>
      asQuestion(schema, `whole ${kind} ${field.name}`, parse(wholeDocument(kind, field))),
    ),
  ),
]

/**
 * Every operation with variables that are null, left out, of a wrong type or shape, or too large; bodies of REST alike.
 * The text of each stays the same: whatever the server keeps of it, it keeps.
 */
export const variableTargets = (schema: GraphQLSchema, document: OpenApi): Target[] => [
  ...[...ownQuestions(schema), ...schemaQuestions(schema)]
    .filter(({ types }) => types.length > 0)
    .map(({ name, query, types }): Target => ({
      name: `variables of ${name}`,
      requests: spoilt(
        fc.record(Object.fromEntries(types.map((variable) => [variable.name, fitting(variable.type, variable.name)]))),
      ).map((variables) => post({ query, variables })),
    })),
  ...restBodies(document, spoilt),
]
