import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getIntrospectionQuery,
  getNullableType,
  getOperationAST,
  isEnumType,
  isNonNullType,
  isRequiredArgument,
  Kind,
  parse,
  separateOperations,
  typeFromAST,
  type NonNullTypeNode,
} from 'graphql'
import { getComplexity } from 'graphql-query-complexity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadOperations } from '#api/http/rest/operations.ts'
import { root } from '#api/root.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { costEstimators, limits } from '#api/http/graphql/limits.ts'
import type { Caller } from '../support/caller.ts'
import { sampleValue, selection } from '../support/sample-operations.ts'
import { startServer, type TestServer } from '../support/server.ts'

const schema = createSchema()
let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const ask = async (query: string, variables?: Record<string, unknown>) => {
  const response = await server.caller().rest('POST', '/graphql', { query, variables })
  expect(response.statusCode).toBeLessThan(500)
  return { body: response.json(), cost: response.headers['x-query-cost'] }
}

const places = (count: number) =>
  Array.from({ length: count }, (_, at) => `a${at}: hotel(locale: en) { name }`).join(' ')

describe('one request', () => {
  it('is told what it costs', async () => {
    expect((await ask('{ hotel(locale: en) { name } }')).cost).toBe(`2/${limits.cost}`)
  })

  it('may be deep only so far', async () => {
    // The documented bound, not the constant: graphql/README.md promises sixteen.
    const nested = (depth: number): string => (depth === 4 ? 'name' : `ofType { ${nested(depth - 1)} }`)
    const fields = (depth: number) => `{ __type(name: "Hotel") { fields { type { ${nested(depth)} } } } }`
    expect((await ask(fields(16))).body.errors).toBeUndefined()
    const { body } = await ask(fields(17))
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(body.errors[0].message).toMatch(/depth/i)
  })

  it('may use only so many aliases', async () => {
    expect((await ask(`{ ${places(limits.aliases)} }`)).body.errors).toBeUndefined()
    const { body } = await ask(`{ ${places(limits.aliases + 1)} }`)
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(body.errors[0].message).toMatch(/alias/i)
  })

  it('may use only so many aliases, of the name of a type too', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(' ')
    expect((await ask(`{ ${names(limits.aliases)} }`)).body.errors).toBeUndefined()
    for (const query of [`{ ${names(1_000)} }`, `{ hotel(locale: en) { ${names(limits.aliases + 1)} } }`])
      expect((await ask(query)).body.errors?.[0]?.message).toMatch(/alias/i)
  })

  it('counts the aliases of its fragments together', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `a${at}: __typename`).join(' ')
    const { body } = await ask(`{ hotel(locale: en) { ...f } viewer { ...g } }
      fragment f on Hotel { ${twenty} } fragment g on Viewer { ${twenty} }`)
    expect(body.errors?.[0]?.message).toMatch(/alias/i)
  })

  it.each<[string, (depth: number) => string]>([
    [
      'of lists',
      (depth) => `{ places(locale: en, categories: ${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}) { id } }`,
    ],
    ['of objects', (depth) => `{ hotel(locale: ${'{a:'.repeat(depth - 2)}1${'}'.repeat(depth - 2)}) { name } }`],
    ['of both', (depth) => `{ hotel(locale: ${'[{a:'.repeat(depth / 2 - 1)}1${'}]'.repeat(depth / 2 - 1)}) { name } }`],
  ])('may put brackets into each other only so often: %s', async (_, write) => {
    const told = async (query: string) => (await ask(query)).body.errors[0].message
    expect(await told(write(64))).not.toMatch(/^Query has brackets/)
    expect(await told(write(66))).toBe('Query has brackets 66 deep in each other, one request may have 64')
  })

  it('may hold brackets in its texts as many as it likes', async () => {
    const text = JSON.stringify('[({'.repeat(60))
    const block = `"""${'"[('.repeat(99)}"""`
    const { body } = await ask(`# ${'{'.repeat(200)}
      { a: blogPost(slug: ${text}, locale: en) { id } b: blogPost(slug: ${block}, locale: en) { id } }`)
    expect(body).toEqual({ data: { a: null, b: null } })
  })

  it.each(['POST', 'GET'] as const)('may have only so many fragments, by %s', async (method) => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`)
    const spread = (count: number) =>
      names(count)
        .map((name) => `...${name}`)
        .join(' ')
    const fragments = (count: number) =>
      names(count)
        .map((name) => `fragment ${name} on Hotel { name }`)
        .join(' ')
    const send = async (count: number) => {
      const query = `{ hotel(locale: en) { ${spread(count)} } } ${fragments(count)}`
      if (method === 'POST') return server.caller().rest('POST', '/graphql', { query })
      const address = `/graphql?query=${encodeURIComponent(query)}`
      return server.caller().rest('GET', address, undefined, { 'apollo-require-preflight': 'true' })
    }
    expect((await send(limits.fragments)).json().data.hotel.name).toBeTruthy()
    const refused = await send(limits.fragments + 1)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].message).toBe('Query has 51 fragments, one request may have 50')
  })

  it('may say the word fragment as often as it likes, but in its own grammar', async () => {
    const words = 'fragment '.repeat(60)
    const { body } = await ask(`# ${words}
      { blogPost(slug: "${words}", locale: en) { id } }`)
    expect(body).toEqual({ data: { blogPost: null } })
  })

  it('may have a field only so often, which is told in words', async () => {
    expect((await ask(`{ viewer { ${'id '.repeat(600)} } }`)).body.errors).toBeUndefined()
    const { errors } = (await ask(`{ viewer { ${'id '.repeat(1_500)} } }`)).body
    expect(errors).toMatchObject([
      {
        message: 'Query has the same field too often in one selection, where it may stand some 700 times',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ])
  })

  it.each([
    ['a night', { departure: '2027-05-11' }, 12],
    ['a fortnight', { departure: '2027-05-24' }, 14],
    ['a fortnight that may move', { departure: '2027-05-24', flexibleDays: 14 }, 93],
    ['a year that may move', { departure: '2028-05-09', flexibleDays: 14 }, 2_128],
  ])('costs more the more nights it has priced: %s', async (_, stay, cost) => {
    const input = { arrival: '2027-05-10', ...stay }
    const inVariable = 'query ($input: BookableStaysInput!) { bookableStays(input: $input) { arrival } }'
    const inParts = `query ($arrival: Date!, $departure: Date!, $flexibleDays: Int) {
      bookableStays(input: { arrival: $arrival, departure: $departure, flexibleDays: $flexibleDays }) { arrival } }`
    for (const [query, variables] of [
      [inVariable, { input }],
      [inParts, input],
    ] as const)
      expect((await ask(query, variables)).cost).toBe(`${cost}/${limits.cost}`)
  })

  it('may search for the longest stays only so often', async () => {
    const input = '{ arrival: "2027-05-10", departure: "2028-05-09", flexibleDays: 14 }'
    const searches = (count: number) =>
      Array.from({ length: count }, (_, at) => `a${at}: bookableStays(input: ${input}) { arrival }`).join(' ')
    const { errors } = (await ask(`{ ${searches(30)} }`)).body
    expect(errors[0].message).toMatch(/^This query costs 63840 points, one request may use 10000/)
  })

  it('is refused, not fallen over, when its fragments lead into each other without end', async () => {
    for (const count of [20, limits.fragments, 130, 400]) {
      const fragments = Array.from({ length: count }, (_, at) => {
        const next = [at + 1, at + 2].map((to) => `...f${to % count}`)
        return `fragment f${at} on Hotel { ${next.join(' ')} }`
      })
      const all = fragments.map((_, at) => `...f${at}`).join(' ')
      const { body } = await ask(`{ hotel(locale: en) { ${all} } } ${fragments.join(' ')}`)
      expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    }
  })

  it.each(['locale', 'first'])('may nest its variables only so deep, in %s', async (name) => {
    const query =
      'query ($locale: Locale!, $first: Int!) { blogPosts(locale: $locale, first: $first) { nodes { id } } }'
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    // As text: what writes it by recursion has no room for it either.
    const body = JSON.stringify({ query, variables: { locale: 'en', first: 1, [name]: 'deep' } }).replace(
      '"deep"',
      deep,
    )
    const answer = await server.caller().rest('POST', '/graphql', body, { 'content-type': 'application/json' })
    const message = `${name[0]!.toUpperCase()}${name.slice(1)} may have at most 32 levels`
    expect(answer.json().errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
  })

  it.each<[string, string, object]>([
    [
      'variables',
      'query ($of: [PlaceCategory!]) { places(locale: en, categories: $of) { id } }',
      { of: Array.from({ length: 200 }, () => ['CAFE']) },
    ],
    ['fields', `{ hotel(locale: en) { ${Array.from({ length: 200 }, (_, at) => `no${at}`).join(' ')} } }`, {}],
  ])('is the caller’s mistake also when it is wrong in very many %s', async (_, query, variables) => {
    // The first times as it is, then compiled.
    for (let time = 0; time < 4; time += 1) {
      const { errors } = await owner.graphql(query, { ...variables })
      expect(new Set(errors!.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']))
    }
  })

  it('subscribes to nothing, and is told so', async () => {
    const { body } = await ask('subscription { viewer { id } }')
    expect(body.errors[0]).toMatchObject({
      message: 'This API has no subscription',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it('may be only so long', async () => {
    const { body } = await ask(`{ hotel(locale: en) { ${'name '.repeat(limits.tokens)} } }`)
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(body.data).toBeUndefined()
  })

  it('is refused with its cost and the bound before anything runs', async () => {
    const posts = Array.from(
      { length: 25 },
      (_, at) =>
        `b${at}: blogPosts(locale: en, first: 50) { nodes { id slug title excerpt tags author category views publishedAt updatedAt readingMinutes } }`,
    )
    const { body, cost } = await ask(`{ ${posts.join(' ')} }`)
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
    expect(body.errors[0].message).toMatch(/costs \d+ points, one request may use 10000/)
    expect(Number(cost!.toString().split('/')[0])).toBeGreaterThan(limits.cost)
  })

  it('is one operation: a batch is not a request', async () => {
    const response = await server
      .caller()
      .rest('POST', '/graphql', [{ query: '{ __typename }' }, { query: '{ __typename }' }])
    expect(response.statusCode).toBe(400)
  })
})

describe('the limits cannot be got round', () => {
  const manyPosts = Array.from(
    { length: 25 },
    (_, at) =>
      `b${at}: blogPosts(locale: en, first: 50) { nodes { id slug title excerpt tags author category views publishedAt updatedAt readingMinutes } }`,
  ).join(' ')
  const wide = (levels: number) =>
    Array.from({ length: levels }, (_, at) => `fragment f${at + 1} on Hotel { ${`...f${at} `.repeat(200)} }`).join(' ')
  const types = 'types { fields { args { name description type { name kind } } type { name kind } } }'
  const schemas = Array.from({ length: 29 }, (_, at) => `a${at}: __schema { ${types} }`).join(' ')

  it.each<[string, string, Record<string, unknown>]>([
    [
      'by fragments that unfold',
      `{ hotel(locale: en) { ...f5 } ${manyPosts} } fragment f0 on Hotel { name } ${wide(5)}`,
      {},
    ],
    ['by asking for the schema many times', `{ ${schemas} }`, {}],
    ['by a huge page', '{ blogPosts(locale: en, first: 2147483647) { nodes { id } } }', {}],
  ])('%s', async (_, query, variables) => {
    const { body } = await ask(query, variables)
    expect(body.data?.b0 ?? body.data?.a0 ?? body.data?.blogPosts ?? null).toBeNull()
    expect(body.errors[0]).toMatchObject({
      message: expect.stringMatching(/^This query costs (\d+ points|more points than can be counted), one request/),
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it.each([
    ['lists in lists', (depth: number) => `{ hotel(locale: ${'['.repeat(depth)}${']'.repeat(depth)}) { name } }`],
    [
      'objects in objects',
      (depth: number) => `{ hotel(locale: ${'{a:'.repeat(depth)}1${'}'.repeat(depth)}) { name } }`,
    ],
    [
      'lists in lists where a list fits',
      (depth: number) => `{ places(categories: ${'['.repeat(depth)}${']'.repeat(depth)}, locale: en) { name } }`,
    ],
    [
      'lists of types in each other',
      (depth: number) => `query ($a: ${'['.repeat(depth)}Int${']'.repeat(depth)}) { viewer { id } }`,
    ],
    [
      'defaults in each other',
      (depth: number) => `query ($a: [Int] = ${'['.repeat(depth)}${']'.repeat(depth)}) { viewer { id } }`,
    ],
    [
      'values of a directive',
      (depth: number) => `{ viewer { id @skip(if: ${'{a: '.repeat(depth)}1${'}'.repeat(depth)}) } }`,
    ],
    ['fields in fields', (depth: number) => '{ hotel '.repeat(depth) + '}'.repeat(depth)],
    ['fragments in fragments', (depth: number) => `{ ${'... { '.repeat(depth)} __typename ${'}'.repeat(depth)} }`],
  ])('nor is the stack used up by %s', async (_, write) => {
    for (const depth of [100, 500, 1_500, 2_400]) {
      const query = write(depth)
      const refusals = [
        await server.caller().rest('POST', '/graphql', { query }),
        await server.caller().rest('GET', `/graphql?${new URLSearchParams({ query })}`, undefined, {
          'apollo-require-preflight': 'true',
        }),
      ]
      for (const refused of refusals) {
        const [{ message, extensions }] = refused.json().errors
        expect([depth, refused.statusCode < 500, extensions.code]).toEqual([depth, true, 'BAD_USER_INPUT'])
        expect(message).not.toMatch(/call stack/)
      }
    }
  })

  it('nor does the schema lead round in circles', async () => {
    const inner = 'fields { type { fields { type { fields { type { fields { name } } } } } } }'
    const { body } = await ask(`{ __schema { types { ${inner} } } }`)
    expect(body.errors[0]).toMatchObject({ message: 'Maximum introspection depth exceeded' })
  })

  it('leaves the whole schema open to whoever asks once: it is no secret', async () => {
    const { body } = await ask(getIntrospectionQuery())
    expect(body.data['__schema'].types.length).toBeGreaterThan(100)
  })

  it('refuses variables beyond the size of any form', async () => {
    const variables = { input: { name: 'x'.repeat(256 * 1024) } }
    const answer = await server.caller().rest('POST', '/graphql', { query: '{ viewer { id } }', variables })
    expect([answer.statusCode, answer.body]).toEqual([413, 'The body must have at most 256 KB'])
  })
})

describe('the product’s own operations stay far below the limits', () => {
  const sources = ['client', 'graphql/rest'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const operations = Object.entries(separateOperations(parse(sources.join('\n'))))
  it('there are many', () => expect(operations.length).toBeGreaterThan(40))

  it.each(operations)('%s', (name, document) => {
    const definition = getOperationAST(document, name)!
    const required = definition.variableDefinitions!.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
    const variables = Object.fromEntries(
      required.map(({ variable, type }) => [
        variable.name.value,
        variable.name.value === 'first'
          ? 50
          : sampleValue(typeFromAST(schema, type as NonNullTypeNode) as never, variable.name.value),
      ]),
    )
    const cost = getComplexity({ schema, query: document, estimators: costEstimators, operationName: name, variables })
    expect(cost).toBeGreaterThan(0)
    expect(cost).toBeLessThan(limits.cost / 2)
  })
})

/** Every argument that may be left out but not be null. */
const withDefault = Object.values(schema.getQueryType()!.getFields()).flatMap((field) =>
  field.args
    .filter((arg) => isNonNullType(arg.type) && arg.defaultValue !== undefined)
    .map((arg) => ({ name: `${field.name}(${arg.name})`, field, arg })),
)

/** Every list that pages both ways. */
const paged = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) =>
  args.some(({ name }) => name === 'last'),
)

describe('an argument that has a default', () => {
  it('is one of many', () => expect(withDefault.length).toBeGreaterThan(8))

  it('is none of the paging arguments', () => expect(paged.length).toBeGreaterThan(10))

  it.each(withDefault)('$name may be left out and not be null, whatever was asked before', async ({ field, arg }) => {
    const required = field.args.filter(isRequiredArgument)
    const others = required.map(({ name, type }) => `$${name}: ${String(type)}`)
    const given = [arg, ...required].map(({ name }) => `${name}: $${name}`)
    const head = (type: string) => [`$${arg.name}: ${type}`, ...others].join(', ')
    const type = String(getNullableType(arg.type))
    const variables = Object.fromEntries(required.map(({ name, type }) => [name, sampleValue(type, name)]))
    const words = arg.name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    const message = `${words[0]!.toUpperCase()}${words.slice(1)} must not be null`
    for (const definition of [head(type), head(`${type} = null`)]) {
      const query = `query (${definition}) { ${field.name}(${given.join(', ')})${selection(field)} }`
      const askFor = (value: object) => owner.graphql(query, { ...variables, ...value })
      const isNullByDefault = definition.includes('= null')
      for (let time = 0; time < 4; time += 1) {
        const refused = await askFor(isNullByDefault && time % 2 ? {} : { [arg.name]: null })
        expect(refused.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
        const answers = [await askFor({ [arg.name]: sampleValue(arg.type, arg.name) })]
        if (!isNullByDefault) answers.push(await askFor({}))
        for (const { errors } of answers) expect(errors?.[0]?.extensions.code ?? 'NOT_FOUND').toBe('NOT_FOUND')
      }
    }
  })

  it.each(withDefault.filter(({ arg }) => String(arg.type) === 'Int!'))('$name has bounds', async ({ field, arg }) => {
    const required = field.args.filter(isRequiredArgument)
    for (const value of [-1, 0, 2_147_483_647, -2_147_483_648]) {
      const given = required.map(({ name, type }) => `${name}: ${JSON.stringify(sampleValue(type, name))}`)
      const query = `{ ${field.name}(${[`${arg.name}: ${value}`, ...given].join(', ')})${selection(field)} }`
      const { errors } = await owner.graphql(query)
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })

  it.each(paged)('the page of $name has bounds', async (field) => {
    const required = field.args.filter(isRequiredArgument)
    const given = required.map(
      ({ name, type }) =>
        `${name}: ${isEnumType(getNullableType(type)) ? sampleValue(type, name) : JSON.stringify(sampleValue(type, name))}`,
    )
    for (const size of ['first: 0', 'first: -1', 'first: 101', 'last: 0', 'last: 101', 'first: 1, last: 1']) {
      const { errors } = await owner.graphql(`{ ${field.name}(${[size, ...given].join(', ')})${selection(field)} }`)
      expect([size, errors?.[0]?.extensions.code]).toEqual([size, 'BAD_USER_INPUT'])
    }
  })

  it('is refused with null beside what it stands for elsewhere', async () => {
    const query = `query ($off: Boolean = false, $months: Int, $tag: String) {
      rateCalendar(month: "2027-05", months: $months) { __typename }
      blogPosts(locale: en, tag: $tag) { totalCount @skip(if: $off) nodes { id } }
    }`
    const ask = async (variables: object) => (await owner.graphql(query, { ...variables })).errors?.[0]?.message
    for (let time = 0; time < 4; time += 1) {
      expect(await ask({ off: null })).toBe('If must not be null')
      expect(await ask({ months: null })).toBe('Months must not be null')
      expect(await ask({ tag: null })).toBeUndefined()
    }
  })
})

describe('a stranger’s question changes nothing for others', () => {
  const { sources, operations } = loadOperations(schema)
  const paths: [operation: string, path: string][] = [
    ['RestInquiries', '/api/inquiries'],
    ['RestSubscribers', '/api/admin/subscribers'],
    ['RestBlogPosts', '/api/blog/posts'],
    ['RestAvailability', '/api/availability?month=2027-05'],
  ]

  it('asks all that have a default', () => {
    const open = [...operations].filter(([, { variableDefinitions = [] }]) =>
      variableDefinitions.some(({ defaultValue }) => defaultValue),
    )
    expect(open.map(([name]) => name).sort()).toEqual(paths.map(([name]) => name).sort())
  })

  it.each(paths)('%s with null leaves GET %s as it is', async (operation, path) => {
    const query = sources.get(operation)!
    const required = { RestBlogPosts: { locale: 'en' }, RestAvailability: { month: '2027-05' } }[operation]
    const [definition] = operations.get(operation)!.variableDefinitions!.filter(({ defaultValue }) => defaultValue)
    for (let time = 0; time < 4; time += 1) {
      const { statusCode, body } = await server
        .caller()
        .rest('POST', '/graphql', { query, variables: { ...required, [definition!.variable.name.value]: null } })
      // The size of a page may be null; then a list that everybody may read is answered.
      expect([200, 401, 422]).toContain(statusCode)
      expect(body).not.toContain('INTERNAL_SERVER_ERROR')
      expect((await owner.rest('GET', path)).statusCode).toBe(200)
    }
  })
})
