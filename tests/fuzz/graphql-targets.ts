import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { mostly, nastyText, plausibleScalar, someOf } from './values.ts'
import type { FuzzRequest, Target } from './target.ts'

/** Values of an input type, most of them such as it takes. */
const valueOf = (type: GraphQLInputType, name: string): Arbitrary<unknown> => {
  if (isNonNullType(type)) return valueOf(type.ofType, name)
  if (isListType(type)) return mostly(fc.array(valueOf(type.ofType, name), { maxLength: 3 }))
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map((value) => value.name)))
  if (!isInputObjectType(type)) return mostly(plausibleScalar(type.name, name))
  const fields = Object.values(type.getFields())
  const required = fields.filter(isRequiredInputField).map((field) => field.name)
  return mostly(
    someOf(Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name)])), required),
  )
}

interface Variable {
  name: string
  type: GraphQLInputType
  argument: string
}

/** A field with what lies below it, every argument a variable of its own. */
const writeField = (field: GraphQLField<unknown, unknown>, depth: number, variables: Variable[]): string => {
  const given = field.args.map((argument) => {
    const name = `v${variables.length}`
    variables.push({ name, type: argument.type, argument: argument.name })
    return `${argument.name}: $${name}`
  })
  const call = given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
  return `${call}${writeSelection(field.type, depth, variables)}`
}

const writeSelection = (output: GraphQLOutputType, depth: number, variables: Variable[]): string => {
  const type = getNamedType(output)
  if (!isObjectType(type)) return ''
  const below = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) || (depth > 0 && field.args.length < 3),
  )
  const parts = below.map((field) => writeField(field, depth - 1, variables))
  return ` { __typename ${parts.join(' ')} }`
}

export const post = (payload: unknown): FuzzRequest => ({
  method: 'POST',
  url: '/graphql',
  headers: { 'content-type': 'application/json' },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
})

/** The field with its variables and what lies one level below it. */
export const wholeDocument = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string => {
  const variables: Variable[] = []
  const body = writeField(field, 1, variables)
  const head = variables.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  return `${kind}${head ? ` (${head})` : ''} { ${body} }`
}

const operationTarget = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Target => {
  const documents = [0, 1, 2].map((depth) => {
    const variables: Variable[] = []
    const body = writeField(field, depth, variables)
    const head = variables.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
    const required = variables.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)
    const values = Object.fromEntries(variables.map(({ name, type, argument }) => [name, valueOf(type, argument)]))
    return someOf(values, required).map((given) =>
      post({ query: `${kind}${head ? ` (${head})` : ''} { ${body} }`, variables: given }),
    )
  })
  return {
    name: `${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}`,
    requests: fc.oneof(...documents),
  }
}

const nested = (open: string, close: string, depth: number, inside: string) =>
  open.repeat(depth) + inside + close.repeat(depth)

/** Documents that no generator of a client writes. */
const rawDocuments: Arbitrary<FuzzRequest> = fc.oneof(
  nastyText.map((query) => post({ query })),
  nastyText.map((text) => post({ query: `{ blogPost(slug: ${JSON.stringify(text)}, locale: en) { id } }` })),
  nastyText.map((text) => post(text)),
  nastyText.map((name) => post({ query: 'query a { viewer { id } }', operationName: name })),
  nastyText.map((name) => post({ query: '{ viewer { id } }', variables: { [name]: 1 }, extensions: { [name]: {} } })),
  fc
    .constantFrom<unknown>(
      [],
      null,
      5,
      {},
      { query: 5 },
      { query: null },
      { query: '{ viewer { id } }', variables: [] },
      { query: '{ viewer { id } }', variables: 'x' },
      { query: 'subscription { viewer { id } }' },
      { query: '{ a: viewer { id } a: hotel(locale: en) { name } }' },
      { query: '{ ...f } fragment f on Query { ...g } fragment g on Query { ...f }' },
      { query: '{ viewer { id } } query b { viewer { id } }' },
      { query: '{ viewer @skip(if: "x") { id } }' },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    )
    .map(post),
  fc.constantFrom(50, 400, 2_000).map((depth) => post({ query: nested('{ a ', '}', depth, '{ b }') })),
  fc
    .constantFrom(50, 400, 2_000)
    .map((depth) => post({ query: `{ hotel(locale: ${nested('[', ']', depth, '')}) { name } }` })),
  fc
    .constantFrom(50, 5_000, 60_000)
    .map((depth) =>
      post(
        `{"query":"query ($a: Locale!) { hotel(locale: $a) { name } }","variables":{"a":${nested('[', ']', depth, '')}}}`,
      ),
    ),
)

/** Every query and mutation of the schema, and what is no document of it. */
export const graphqlTargets = (schema: GraphQLSchema): Target[] => [
  ...Object.values(schema.getQueryType()!.getFields()).map((field) => operationTarget('query', field)),
  ...Object.values(schema.getMutationType()!.getFields()).map((field) => operationTarget('mutation', field)),
  { name: 'POST /graphql', requests: rawDocuments },
]
