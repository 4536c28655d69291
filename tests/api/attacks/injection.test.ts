import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#api/modules/modules.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import type { Caller } from '#tests/support/caller.ts'
import { sampleOperations, sampleValue } from '#tests/support/sample-operations.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

const schema = createSchema()
const samples = new Map(sampleOperations(schema).map((sample) => [sample.name.split('.')[1]!, sample]))
let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 10_000, SIGNUPS_PER_HOUR: 10_000, CHAT_PER_10_MIN: 10_000 })
  owner = await server.caller().signIn()
  await addSubscribers(server, 5)
})
afterAll(() => server.close())

describe('a text never becomes SQL', () => {
  const marker = 'zq_marker'
  const texts = [
    `' or ${marker} --`,
    `\\' or ${marker} --`,
    `" or ${marker} ?`,
    `$$ ${marker} $1`,
    `\u02bc or ${marker}`,
    `%' ) ; ${marker}`,
  ]
  /** The sample of a type with every text replaced. */
  const withText = (type: GraphQLInputType, name: string, text: string): unknown => {
    if (isNonNullType(type)) return withText(type.ofType, name, text)
    if (isListType(type)) return [withText(type.ofType, name, text)]
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, withText(field.type, field.name, text)]),
      )
    if (isEnumType(type)) return type.getValues()[0]!.name
    return type.name === 'String' || type.name === 'ID' ? text : sampleValue(type, name)
  }

  const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args, name }) => args.length > 0 && name !== 'signOut')
      .map((field) => ({ kind: type.name.toLowerCase(), field })),
  )

  it('in any argument of any operation', async () => {
    const statements = await countStatements(async () => {
      for (const { kind, field } of operations)
        for (const text of texts.slice(0, kind === 'query' ? texts.length : 2)) {
          const head = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
          const call = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
          const leaf = samples.get(field.name)!.query
          const selection = /\) (\{.*\}) \}$/s.exec(leaf)?.[1] ?? /\{ \w+ (\{.*\}) \}$/s.exec(leaf)?.[1] ?? ''
          const variables = Object.fromEntries(field.args.map((arg) => [arg.name, withText(arg.type, arg.name, text)]))
          const { errors } = await owner.graphql(`${kind} (${head}) { ${field.name}(${call}) ${selection} }`, variables)
          expect([field.name, errors?.[0]?.extensions.code]).not.toEqual([field.name, 'INTERNAL_SERVER_ERROR'])
        }
    })
    expect(statements.length).toBeGreaterThan(200)
    expect(statements.filter((statement) => statement.includes(marker))).toEqual([])
  })

  it.each(['subscribers', 'inquiries', 'outboxMails'])('nor a wildcard in the search of %s', async (list) => {
    const count = async (search: string) =>
      (await owner.graphql(`query ($search: String) { ${list}(search: $search) { totalCount } }`, { search })).data[
        list
      ].totalCount
    for (const search of ['%', '_', '%_%', '\\', "' or '1'='1"])
      expect([search, await count(search)]).toEqual([search, 0])
  })
})

describe('no field is set that the contract does not name', () => {
  const strangers = [
    'id_',
    'role',
    'isAdmin',
    'createdAt',
    'passwordHash',
    'hash',
    'permissions',
    'constructor',
    'emailVerified',
  ]

  const inputs = [
    ...Object.values(schema.getMutationType()!.getFields()),
    ...Object.values(schema.getQueryType()!.getFields()),
  ]
    .flatMap(({ name, args }) => args.map((arg) => ({ name, arg, type: getNamedType(arg.type) })))
    .flatMap(({ name, arg, type }) => (isInputObjectType(type) ? [{ name, arg, fields: type.getFields() }] : []))

  const asFields = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']))

  it('by any input of GraphQL', async () => {
    expect(inputs.length).toBeGreaterThan(50)
    for (const { name, arg, fields } of inputs.filter((input) => isRequiredArgument(input.arg))) {
      const { query, variables } = samples.get(name)!
      const foreign = strangers.filter((key) => !Object.hasOwn(fields, key))
      const value = { ...(sampleValue(arg.type, arg.name) as object), ...asFields(foreign) }
      const { errors, data } = await owner.graphql(query, { ...variables, [arg.name]: value })
      const named = errors?.map(({ message }) => /Field "(\w+)" is not defined by type/.exec(message)?.[1])
      expect([name, named, data]).toEqual([name, foreign, undefined])
    }
  })

  it.each(routes.filter(({ body }) => body))('by $method $path', async ({ method, path, answer }) => {
    const { args } = schema.getMutationType()!.getFields()[answer.split('.')[0]!]!
    const type = getNamedType(args[0]!.type)
    const fields = isInputObjectType(type) ? type.getFields() : {}
    // The reader of JSON refuses a body with a constructor before anybody looks at its fields.
    const foreign = strangers.filter((key) => !Object.hasOwn(fields, key) && key !== 'constructor')
    const body = { ...(sampleValue(type, 'input') as object), ...asFields(foreign) }
    const refused = await owner.rest(method, path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'), body)
    expect([refused.statusCode, refused.body]).toEqual([422, `There is no field ${foreign[0]}`])
  })

  it('and the id of the address stands above one in the body', async () => {
    const send = async (message: string) =>
      (await server.caller().rest('POST', '/api/inquiries', { name: 'Eve', email: 'eve@example.com', message })).json()
        .id
    const [meant, other] = [await send('one'), await send('two')]
    await owner.rest('PATCH', `/api/inquiries/${meant}`, { id: other, notes: 'changed' })
    const rows = await sql<{ id: string }>(server, `select id from inquiry where notes = 'changed'`)
    expect(rows.map(({ id }) => id)).toEqual([meant])
  })
})

describe('no prototype is changed', () => {
  const polluting = [
    '{"__proto__":{"polluted":"yes"}}',
    '{"constructor":{"prototype":{"polluted":"yes"}}}',
    '{"name":"Eve","email":"eve@example.com","message":"x","__proto__":{"polluted":"yes"}}',
    '{"query":"{ viewer { id } }","variables":{"__proto__":{"polluted":"yes"}}}',
    '{"query":"{ viewer { id } }","extensions":{"constructor":{"prototype":{"polluted":"yes"}}}}',
  ]
  const json = { 'content-type': 'application/json' }

  it.each(['/graphql', '/api/inquiries', '/api/chat', '/api/chat/stream', '/api/session', '/api/newsletter/signup'])(
    'by a body to %s',
    async (path) => {
      for (const body of polluting) {
        const { statusCode } = await server.caller().rest('POST', path, body, json)
        expect([body, statusCode]).toEqual([body, expect.toSatisfy((status: number) => status < 500)])
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )

  it('by parameters, columns and fields of forms', async () => {
    const form = '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'
    const answers = [
      await owner.rest(
        'GET',
        '/api/room-types?__proto__[polluted]=yes&constructor[prototype][polluted]=yes&__proto__.polluted=yes',
      ),
      await owner.rest('POST', '/api/admin/subscribers/import', 'Email,__proto__,constructor\na@example.com,x,y', {
        'content-type': 'text/csv',
      }),
      await owner.rest('POST', '/newsletter/unsubscribe?token=x', form, {
        'content-type': 'multipart/form-data; boundary=b',
      }),
      await owner.rest('POST', '/newsletter/unsubscribe?token=x', '__proto__[polluted]=yes', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, expect.any(Number), 422])
    expect(answers[2]!.statusCode).toBeLessThan(500)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('no guest writes the head of a mail', () => {
  const inquire = (given: object) =>
    server
      .caller()
      .rest('POST', '/api/inquiries', { name: 'Eve', email: 'eve@example.com', message: 'A room?', ...given })

  it.each([
    { name: 'Eve\r\nBcc: all@example.com' },
    { name: 'Eve\nSubject: prize' },
    { name: 'Eve\u2028Bcc: all@example.com' },
    { email: 'eve@example.com\r\nBcc: all@example.com' },
    { email: 'eve@example.com, all@example.com' },
    { email: 'eve@example.com;all@example.com' },
    { email: '<eve@example.com>' },
    { email: 'Eve <eve@example.com>' },
    { email: '"a b"@example.com' },
    { email: 'eve@example.com>' },
    { email: 'eve@exa mple.com' },
    { email: 'eve@[127.0.0.1]' },
    { phone: '1\r\nBcc: all@example.com' },
  ])('by %j, which is refused', async (given) => {
    expect((await inquire(given)).statusCode).toBe(422)
  })

  it.each([
    '"Eve" <all@example.com>, other@example.com',
    'all@example.com, "',
    'Eve (comment) : group; ',
    '=?utf-8?q?Eve?= =?utf-8?b?DQpCY2M6IGFsbEBleGFtcGxlLmNvbQ==?=',
    'Größe 海 😀'.repeat(6),
  ])('by the name %s, which stays a name', async (name) => {
    expect((await inquire({ name, message: name })).statusCode).toBe(201)
    const [mail] = await sql<{ id: string }>(
      server,
      `select id from mail where kind = 'inquiry-receipt' order by created_at desc, id desc limit 1`,
    )
    const eml = (await owner.rest('GET', `/api/admin/outbox/${mail!.id}.eml`)).body
    const head = eml.slice(0, eml.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
    const names = head.split('\r\n').map((headerLine) => headerLine.split(':')[0]!.toLowerCase())
    expect(names.filter((header) => ['bcc', 'cc'].includes(header))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    const to = /^To: (.*)$/im.exec(head)![1]!.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    expect(to.match(/[^\s<>]+@[^\s<>]+/g)).toEqual(['eve@example.com'])
  })
})
