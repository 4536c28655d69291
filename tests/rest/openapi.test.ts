import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { routes } from '#api/modules/modules.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

type Json = { [key: string]: Json | undefined } & Record<string, never>

let server: TestServer
let app: FastifyInstance
let document: Json
beforeAll(async () => {
  server = await startServer({}, hotelFacts, async (registered) => void (app = registered))
  document = (await server.caller().rest('GET', '/api/openapi.json')).json()
})
afterAll(() => server.close())

const operation = (method: string, path: string) => document['paths']![path]![method.toLowerCase()]! as Json
const bodyOf = (method: string, path: string) => {
  const { $ref } = operation(method, path)['requestBody']!['content']!['application/json']!['schema']! as Json
  return document['components']!['schemas']![String($ref).split('/').at(-1)!]! as Json
}

/** Every JSON Schema of the document, the inner ones too, with the place where it stands. */
const schemasIn = (node: unknown, place = '#', isSchema = false): [string, Json][] => {
  if (typeof node !== 'object' || node === null) return []
  const own: [string, Json][] = isSchema ? [[place, node as Json]] : []
  return Object.entries(node).reduce((found, [key, value]) => {
    const inner = `${place}/${key}`
    if (key === 'schema' || key === 'items') return [...found, ...schemasIn(value, inner, true)]
    if (key === 'properties')
      return [...found, ...Object.entries(value).flatMap(([name, part]) => schemasIn(part, `${inner}/${name}`, true))]
    return [...found, ...schemasIn(value, inner)]
  }, own)
}

it('is an OpenAPI 3.1 document', () => {
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\.\d+$/),
    info: { title: expect.any(String), version: expect.any(String) },
    components: { securitySchemes: { session: { in: 'cookie' }, key: { scheme: 'bearer' } } },
  })
})

it.each([
  ['PATCH', '/api/inquiries/{id}', 'Needs the permission inquiries:write and inquiries:read.'],
  ['GET', '/api/rooms', 'Needs the permission rooms:read.'],
  ['POST', '/api/room-types', 'Needs the permission rooms:write.'],
  ['GET', '/api/admin/outbox/{file}', 'Needs the permission subscribers:read or inquiries:read or campaigns:read.'],
  ['POST', '/api/pictures', 'Needs the permission blog:write or rooms:write or content:write.'],
])('%s %s says what it takes', (method, path, sentence) => {
  expect(operation(method, path)['description']).toContain(sentence)
})

it('says that availability may be asked of no room type, and that a translation is of a language', () => {
  expect(operation('GET', '/api/availability')['responses']).toHaveProperty('404')
  expect(operation('GET', '/api/admin/content/translation')['parameters']).toContainEqual(
    expect.objectContaining({ name: 'locale', required: true }),
  )
})

it.each([
  ['POST', '/api/inquiries'],
  ['GET', '/api/room-types'],
  ['GET', '/api/coupons/{code}/qr.png'],
])('%s %s takes nothing', (method, path) => {
  expect(String(operation(method, path)['description'])).not.toContain('permission')
})

/** Parameters of paths have other names in other methods of the same path; the tree shows them all. */
const nameless = (path: string) => path.replaceAll(/\{\w+\}|:\w+(\|:\w+)*/g, '{}')

/** Every route that the server has, from the tree that it prints: a level is four characters, a branch a part of the path. */
const registered = (): string[] => {
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (indent === undefined) return []
      parts.splice(indent.length / 4, Infinity, part ?? '')
      const path = nameless(parts.join(''))
      return (methods?.split(', ') ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`)
    })
}

it('has every path and method under /api that the server has, the one-click address of mails, and no other', () => {
  const described = Object.entries(document['paths']!).flatMap(([path, methods]) =>
    Object.keys(methods!).map((method) => `${method.toUpperCase()} ${nameless(path)}`),
  )
  const own = registered().filter((route) => /^\w+ \/api\/(?!\*)/.test(route))
  expect(own.length).toBeGreaterThan(routes.length)
  expect(described.sort()).toEqual([...own, 'POST /newsletter/unsubscribe'].sort())
})

it.each([
  ['GET', '/api/admin/audit.csv', undefined, ['text/csv']],
  ['GET', '/api/admin/subscribers.csv', undefined, ['text/csv']],
  ['POST', '/api/admin/subscribers/import', ['text/csv'], ['application/json']],
  ['GET', '/api/admin/outbox/{file}', undefined, ['message/rfc822']],
  ['GET', '/api/coupons/{code}/qr.png', undefined, ['image/png']],
  ['POST', '/newsletter/unsubscribe', ['application/x-www-form-urlencoded', 'multipart/form-data'], ['text/plain']],
  ['POST', '/api/pictures', ['multipart/form-data'], ['application/json']],
  ['POST', '/api/chat/stream', ['application/json'], ['text/event-stream']],
  ['GET', '/api/desk/changes', undefined, ['text/event-stream']],
  ['GET', '/api/room-types/{slug}/calendar.ics', undefined, ['text/calendar']],
])('%s %s takes %j and answers %j', (method, path, takes, answers) => {
  const { requestBody, responses } = operation(method, path)
  expect(requestBody && Object.keys(requestBody['content']!)).toEqual(takes)
  const [, success] = Object.entries(responses!).find(([status]) => status.startsWith('2'))!
  expect(Object.keys((success as Json)['content']!)).toEqual(answers)
})

it('says of a path that is no operation which methods it has, too', async () => {
  const answer = await server.caller().rest('DELETE', '/api/chat/stream')
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  expect(document['info']!['description']).toContain('answers another method with 405')
})

it('names each operation once', () => {
  const ids = Object.values(document['paths']!).flatMap((methods) =>
    Object.values(methods!).map((described) => (described as Json)['operationId']),
  )
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
})

it('gives every schema a form, and requires only properties that exist', () => {
  const schemas = schemasIn(document)
  expect(schemas.length).toBeGreaterThan(20)
  const isFormless = (schema: Json) => !['type', '$ref', 'anyOf'].some((key) => key in schema)
  expect(schemas.filter(([, schema]) => isFormless(schema)).map(([place]) => place)).toEqual([])
  for (const [place, schema] of schemas)
    for (const name of (schema['required'] ?? []) as unknown as string[])
      expect([place, Object.keys(schema['properties']!)]).toEqual([place, expect.arrayContaining([name])])
})

describe.each(routes)('$method $path', (route) => {
  const { method, path, query, language, status, body, inParts, versioned, creates } = route
  it('has a summary, its parameters, its success and its errors', () => {
    const described = operation(method, path)
    expect(described['summary']).toMatch(/^[A-Z]/)
    const parameters = (described['parameters'] as unknown as Json[]).map(
      (parameter) => `${parameter['in']}:${parameter['name']}`,
    )
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path:${name}`)
    const inQuery = [...Object.keys(query ?? {}), ...(language ? [language] : [])].map((name) => `query:${name}`)
    const ofList = inParts ? ['query:limit', 'query:cursor'] : []
    const inHeader = [
      ...(versioned && method === 'PATCH' ? ['header:If-Match'] : []),
      ...(creates ? ['header:Idempotency-Key'] : []),
    ]
    expect(parameters).toEqual([...inPath, ...inQuery, ...ofList, ...inHeader])
    const answers = Object.keys(described['responses']!)
    expect(answers).toEqual(expect.arrayContaining([String(status ?? 200), '400', '401', '500']))
    expect(Boolean(described['requestBody'])).toBe(Boolean(body))
  })
})

it.each([
  ['POST', '/api/inquiries', ['name', 'email', 'message']],
  ['POST', '/api/session', ['email', 'password']],
  ['PATCH', '/api/inquiries/{id}', []],
])('%s %s requires %j', (method, path, required) => {
  expect(bodyOf(method, path)['required']).toEqual(required)
  expect(bodyOf(method, path)['properties']).not.toHaveProperty('id')
})

it.each([
  ['POST', '/api/inquiries', 'name', { type: 'string', minLength: 1, maxLength: 100 }],
  ['POST', '/api/inquiries', 'email', { type: 'string', maxLength: 254, format: 'email' }],
  ['POST', '/api/inquiries', 'guests', { type: ['integer', 'null'], minimum: 1, maximum: 12 }],
  ['POST', '/api/inquiries', 'arrival', { type: ['string', 'null'], format: 'date' }],
  ['POST', '/api/room-types', 'basePrice', { type: 'integer', minimum: 1_000, maximum: 500_000 }],
  ['POST', '/api/room-types', 'amenities', { maxItems: 40, items: { type: 'string', minLength: 1, maxLength: 60 } }],
  ['POST', '/api/room-types', 'active', { default: true }],
  ['POST', '/api/pricing-rules', 'priority', { minimum: 0, maximum: 100 }],
  ['POST', '/api/campaigns/send', 'subject', { maxLength: 150 }],
  ['POST', '/api/chat/stream', 'message', { maxLength: 1_000 }],
])('%s %s tells the bounds of %s', (method, path, field, bounds) => {
  expect(bodyOf(method, path)['properties']![field]).toMatchObject(bounds)
})

it('takes a percentage as a number or as a text of digits', () => {
  expect(bodyOf('POST', '/api/campaigns/send')['properties']!['discountPercent']!['anyOf']).toEqual([
    { type: 'integer', minimum: 1, maximum: 100 },
    { type: 'string', pattern: '^[0-9]+$' },
  ])
})

it('says of a change that what is left out stays: nothing has a default', () => {
  const changes = routes.filter(({ method, body }) => method === 'PATCH' && body)
  expect(changes.length).toBeGreaterThan(3)
  for (const { method, path } of changes)
    for (const [name, form] of Object.entries(bodyOf(method, path)['properties']!))
      expect([path, name, form]).toEqual([path, name, expect.not.objectContaining({ default: expect.anything() })])
})

it.each([
  ['/api/inquiries', 'limit', { type: 'integer', minimum: 1, maximum: 100, default: 25 }],
  ['/api/inquiries', 'q', { type: 'string', maxLength: 100 }],
  ['/api/availability', 'months', { minimum: 1, maximum: 12, default: 1 }],
  ['/api/availability', 'month', { pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' }],
])('GET %s tells the bounds of the parameter %s', (path, name, bounds) => {
  const parameters = operation('GET', path)['parameters'] as unknown as Json[]
  expect(parameters.find((parameter) => String(parameter['name']) === name)!['schema']).toMatchObject(bounds)
})

it.each(['http://hotel.example', 'https://hotel.example'])(
  'names the cookie that a session has at %s',
  async (PUBLIC_URL) => {
    const site = await startServer({ PUBLIC_URL })
    const described = (await site.caller().rest('GET', '/api/openapi.json')).json()
    const { headers } = await site.caller().rest('POST', '/api/session', { email: ownerEmail, password: ownerPassword })
    await site.close()
    const cookies = [headers['set-cookie']].flat().map((cookie) => cookie!.split('=')[0])
    expect(cookies).toContain(described.components.securitySchemes.session.name)
  },
)

it('lets strangers in where they are let in', async () => {
  const open = Object.entries(document['paths']!).flatMap(([path, methods]) =>
    Object.entries(methods!)
      .filter(([, { security }]) => (security as unknown as Json[]).some((way) => Object.keys(way).length === 0))
      .map(([method]) => [method.toUpperCase(), path] as const),
  )
  expect(open.length).toBeGreaterThan(10)
  const stranger = server.caller()
  const answers = open.map(async ([method, path]) => {
    const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
    const { statusCode } = await stranger.rest(method, address, method === 'GET' ? undefined : {})
    return `${method} ${path} ${statusCode}`
  })
  expect((await Promise.all(answers)).filter((answer) => answer.endsWith(' 401'))).toEqual([])
  expect(operation('GET', '/api/desk/changes')['security']).toEqual([{ session: [] }])
})

it('says who may ask, where it is, and whom to ask', () => {
  expect(operation('GET', '/api/rooms')['security']).toEqual([{ session: [] }, { key: [] }])
  expect(operation('GET', '/api/room-types')['security']).toEqual([{}, { session: [] }, { key: [] }])
  expect(document['servers']).toEqual([expect.objectContaining({ url: 'http://hotel.example' })])
  expect(document['info']!['contact']).toMatchObject({ name: hotelFacts.name, email: hotelFacts.email })
})
