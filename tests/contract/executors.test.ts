import {
  getNullableType,
  GraphQLError,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  parse,
  type DocumentNode,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchema, createSchema } from '#api/http/graphql/build-schema.ts'
import { createExecute } from '#api/http/graphql/execute.ts'
import { ownQuestions } from '#tests/fuzz/variable-targets.ts'
import type { Caller } from '#tests/support/caller.ts'
import { sampleValue } from '#tests/support/sample-operations.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** From its third time on a document runs compiled. */
const times = 4

const schema = createSchema()

const operations = ownQuestions(schema).map(({ name, kind, query, types }) => ({
  name,
  kind,
  query,
  variables: Object.fromEntries(types.map((variable) => [variable.name, sampleValue(variable.type, variable.name)])),
}))

const scalars: Record<string, unknown> = {
  Int: 7,
  Float: 0.5,
  Boolean: true,
  Date: '2027-01-31',
  DateTimeISO: new Date('2027-01-31T12:00:00Z'),
  JSONObject: { some: ['thing'] },
}

/** A value of the type, the same each time; `place` decides between null, a promise and a refusal. */
const madeUp = (type: GraphQLOutputType, place: number): unknown => {
  const inner = getNullableType(type)
  if (isListType(inner)) return [0, 1, 2].map((n) => madeUp(inner.ofType, place + n))
  if (isInterfaceType(inner) || isUnionType(inner)) {
    const types = schema.getPossibleTypes(inner)
    return { __typename: types[place % types.length]!.name }
  }
  if (isObjectType(inner)) return { __typename: inner.name }
  if (isEnumType(inner)) return inner.getValues()[place % inner.getValues().length]!.value
  return scalars[inner.name] ?? `${inner.name} ${place}`
}

const answerWith = ({ name, type }: GraphQLField<unknown, unknown>, seed: number) => {
  const place = seed + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const mayFail = getNullableType(type) === type
  if (mayFail && place % 11 === 0) throw new GraphQLError('refused', { extensions: { code: 'CONFLICT' } })
  if (mayFail && place % 5 === 0) return null
  const value = madeUp(type, place)
  return place % 3 === 0 ? Promise.resolve(value) : value
}

let seed = 0
/** A schema of its own, whose every field answers what is made up. */
const pretend = () => {
  const made = buildSchema(true)
  for (const type of Object.values(made.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isInterfaceType(type) || isUnionType(type))
      type.resolveType = ({ __typename: name }: { __typename: string }) => name
    if (!isObjectType(type)) continue
    type.isTypeOf = null
    for (const field of Object.values(type.getFields())) field.resolve = () => answerWith(field, seed)
  }
  return createExecute(made)
}

const sorted = (answer: { errors?: readonly { path?: unknown }[] }) => ({
  ...answer,
  // What fails at the same time is told in whatever order.
  ...(answer.errors && {
    errors: answer.errors.toSorted((a, b) => JSON.stringify(a.path).localeCompare(JSON.stringify(b.path))),
  }),
})

describe('answers alike by the reference implementation and compiled, whatever the resolvers say:', () => {
  const execute = pretend()

  it.each(operations)('$name', async ({ query, variables }) => {
    const ask = async (document: DocumentNode) =>
      sorted(JSON.parse(JSON.stringify(await execute({ document, variables, context: {} } as never))))
    const often = parse(query)
    for (let time = 1; time < times; time += 1) await ask(often)
    for (seed = 0; seed < 4; seed += 1) expect(await ask(often)).toEqual(await ask(parse(query)))
  })
})

describe('answers alike by both over the sample hotel:', () => {
  let server: TestServer
  let owner: Caller
  beforeAll(async () => {
    server = await startServer({ CHAT_PER_10_MIN: 1_000 })
    server.setNow(new Date('2027-01-31T12:00:00Z'))
    owner = await server.caller().signIn()
  })
  afterAll(() => server.close())

  it.each(operations.filter(({ kind }) => kind === 'query'))('$name', async ({ query, variables }) => {
    const answers = []
    for (let time = 0; time < times; time += 1) answers.push(sorted(await owner.graphql(query, variables)))
    expect(answers.at(-1)).toEqual(answers[0])
  })
})
