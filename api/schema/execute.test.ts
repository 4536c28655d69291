import {
  GraphQLError,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql'
import { expect, it } from 'vitest'
import { createExecute } from './execute.ts'

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

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
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
