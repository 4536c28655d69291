import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  type DocumentNode,
} from 'graphql'
import { expect, it } from 'vitest'
import { createExecute } from './execute.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const fail = () => {
  throw new GraphQLError('no', { extensions: { code: 'CONFLICT' } })
}

const stumble = () => {
  throw new Error('no')
}

const Thing = new GraphQLObjectType({
  name: 'Thing',
  fields: {
    name: { type: new GraphQLNonNull(GraphQLString) },
    now: { type: new GraphQLNonNull(GraphQLString), resolve: fail },
    later: { type: new GraphQLNonNull(GraphQLString), resolve: async () => fail() },
    broken: { type: GraphQLString, resolve: stumble },
    missing: { type: new GraphQLNonNull(GraphQLString) },
    maybe: { type: GraphQLString, resolve: fail },
  },
})

const Span = new GraphQLInputObjectType({
  name: 'Span',
  fields: {
    from: { type: GraphQLInt },
    days: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 7 },
    more: { type: new GraphQLList(GraphQLInt) },
  },
})

/** Answers how its arguments were understood. */
const echo = {
  type: GraphQLString,
  args: {
    first: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 25 },
    most: { type: GraphQLInt, defaultValue: 9 },
    open: { type: GraphQLBoolean },
    at: { type: GraphQLDateTimeISO },
    span: { type: Span },
  },
  resolve: (_root: unknown, { at, ...others }: { at?: unknown }) =>
    JSON.stringify([others, at instanceof Date ? at.getTime() : (at ?? null)]),
}

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      echo,
      things: {
        type: new GraphQLList(Thing),
        args: { first: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: (_root, { first }: { first: number }) => Array.from({ length: first }, (_, n) => ({ name: `${n}` })),
      },
    },
  }),
})

const execute = createExecute(schema)

const ask = async (source: string, variables: object) => {
  const document = parse(source)
  const answers = []
  for (let time = 0; time < 4; time += 1) {
    const answer = await execute({ document, variables, context: {} } as never)
    answers.push(JSON.parse(JSON.stringify(answer)))
  }
  return answers
}

it.each([
  ['records', '{ name __typename }', { n: 2 }],
  ['a refusal at once', '{ name now }', { n: 2 }],
  ['a refusal after a while', '{ name later }', { n: 2 }],
  ['a refusal of what may be missing', '{ name maybe }', { n: 1 }],
  ['an error of another kind', '{ name broken }', { n: 1 }],
  ['a missing value', '{ name missing }', { n: 1 }],
  ['a variable of a wrong type', '{ name }', { n: 'two' }],
  ['a missing variable', '{ name }', {}],
])('answers %s alike the first time and compiled', async (_, selection, variables) => {
  const [first, ...others] = await ask(`query ($n: Int!) { things(first: $n) ${selection} }`, variables)
  expect(others).toEqual([first, first, first])
})

const given: [variables: string, field: string, values: unknown[]][] = [
  ['$v: Int', 'echo(first: $v)', [3, null]],
  ['$v: Int = 4', 'echo(first: $v)', [3, null]],
  ['$v: Int! = 4', 'echo(first: $v)', [3, null]],
  ['$v: Int', 'echo(most: $v)', [3, null]],
  ['$v: Int = null', 'echo(most: $v)', [3, null]],
  ['$v: Boolean', 'echo(open: $v)', [true, null]],
  ['$v: Boolean = true', 'echo @skip(if: $v)', [false]],
  ['$v: DateTimeISO', 'echo(at: $v)', ['2027-06-01T12:00:00Z', null]],
  ['$v: DateTimeISO = "2027-06-01T12:00:00Z"', 'echo(at: $v)', ['2027-06-02T12:00:00Z', null]],
  ['$v: Span', 'echo(span: $v)', [{ from: 1 }, { days: 1, more: [null] }, {}, null]],
  ['$v: Span = { from: 2 }', 'echo(span: $v)', [{ from: 1 }, null]],
  ['$v: Int', 'echo(span: { from: $v })', [1, null]],
  ['$v: Int', 'echo(span: { days: $v })', [1, null]],
  ['$v: Int = 3', 'echo(span: { days: $v })', [1, null]],
  ['$v: Int', 'echo(span: { more: [1, $v] })', [1, null]],
]

it.each(given)(
  'understands %s of %s alike, compiled or not: given, null and left out',
  async (variables, field, values) => {
    const text = `query (${variables}) { __typename ${field} }`
    const often = parse(text)
    const answerOf = async (document: DocumentNode, variables: object) => {
      const { data, errors } = await execute({ document, variables, context: {} } as never)
      return JSON.parse(JSON.stringify([data ?? null, errors ?? null])) as unknown
    }
    for (let time = 0; time < 3; time += 1) await answerOf(often, {})
    for (const asked of [...values.map((v) => ({ v })), {}])
      expect([asked, await answerOf(often, asked)]).toEqual([asked, await answerOf(parse(text), asked)])
  },
)
