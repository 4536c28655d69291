import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { mostly, nastyText, nastyValue, plausibleScalar, someOf } from './values.ts'
import type { FuzzRequest, Target } from './target.ts'

interface JsonSchema {
  $ref?: string
  anyOf?: JsonSchema[]
  type?: string | string[]
  format?: string
  enum?: string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const scalarOf = ({ type: said, format }: JsonSchema): string => {
  const [type] = [said].flat()
  if (type === 'integer' || type === 'number') return 'Int'
  if (type === 'boolean') return 'Boolean'
  return format === 'date' ? 'Date' : format === 'date-time' ? 'DateTimeISO' : 'String'
}

const valueOf = (schema: JsonSchema, name: string, named: Record<string, JsonSchema>): Arbitrary<unknown> => {
  if (schema.$ref) return valueOf(named[schema.$ref.split('/').at(-1)!]!, name, named)
  if (schema.anyOf) return valueOf(schema.anyOf[0]!, name, named)
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum))
  if (schema.type === 'array') return mostly(fc.array(valueOf(schema.items!, name, named), { maxLength: 3 }))
  if (schema.type !== 'object') return mostly(plausibleScalar(scalarOf(schema), name))
  const fields = Object.entries(schema.properties!).map(
    ([field, inner]) => [field, valueOf(inner, field, named)] as const,
  )
  return mostly(someOf(Object.fromEntries(fields), schema.required ?? []))
}

/** A part of an address. A lone surrogate has no form in UTF-8 and so none in an address. */
const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.slice(0, 4_000).toWellFormed())
}

/** Parameters of a query: missing, given, given twice, or as a list or an object. */
const queryOf = (parameters: Record<string, Arbitrary<unknown>>): Arbitrary<string> => {
  const named = Object.entries(parameters).map(([name, value]) =>
    fc.oneof(
      { weight: 4, arbitrary: value.map((given) => [`${name}=${inAddress(given)}`]) },
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      {
        weight: 1,
        arbitrary: fc.constantFrom([name], [`${name}=`], [`${name}[]=a`], [`${name}[a]=b`], [`${name}=%00`]),
      },
      { weight: 1, arbitrary: fc.tuple(value, value).map((two) => two.map((given) => `${name}=${inAddress(given)}`)) },
    ),
  )
  const stray = fc.constantFrom([], [], ['__proto__[a]=1'], ['constructor=1'], ['toString'], ['&&=&'])
  return fc.tuple(...named, stray).map((groups) => {
    const given = groups.flat()
    return given.length > 0 ? `?${given.join('&')}` : ''
  })
}

type Body = Pick<FuzzRequest, 'headers' | 'payload'>

const typed = (type: string, payload: string | Buffer): Body => ({ headers: { 'content-type': type }, payload })
const json = (value: unknown): Body => typed('application/json', JSON.stringify(value) ?? '')

const multipart = (content: Buffer | string, field = 'file') =>
  typed(
    'multipart/form-data; boundary=b',
    Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="../../a.png"\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  )

/** Bodies that no path asks for. */
const strangeBodies: Arbitrary<Body> = fc.oneof(
  nastyValue.map(json),
  nastyText.map((text) => typed('application/json', text)),
  fc.constantFrom<Body>(
    {},
    json({ __proto__: null, constructor: { prototype: { admin: true } } }),
    typed('application/json', '{"__proto__":{"role":"OWNER"}}'),
    typed('application/json', '{"a":'),
    typed('application/json', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    typed('application/json; charset=utf-16', '{}'),
    typed('text/plain', '{}'),
    typed('text/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'),
    typed('application/x-www-form-urlencoded', 'a=b&List-Unsubscribe=One-Click'),
    typed('text/csv', 'Email\nguest@example.com'),
    typed('multipart/form-data', '--'),
    typed('multipart/form-data; boundary=b', '--b\r\n\r\n'),
    multipart('hello'),
    multipart('x', 'List-Unsubscribe'),
    typed('no type at all', '{}'),
    typed('application/json', Buffer.from([0xff, 0xfe, 0x7b, 0x7d])),
  ),
)

const target = (
  method: FuzzRequest['method'],
  path: string,
  query: Record<string, Arbitrary<unknown>> = {},
  bodies: Arbitrary<Body> = fc.constant({}),
): Target => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const inPath = Object.fromEntries(names.map((name) => [name, mostly(plausibleScalar('String', name))]))
  const body =
    method === 'GET' ? bodies : fc.oneof({ weight: 5, arbitrary: bodies }, { weight: 1, arbitrary: strangeBodies })
  return {
    name: `${method} ${path}`,
    requests: fc.tuple(fc.record(inPath), queryOf(query), body).map(([given, search, { headers, payload }]) => ({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(given[name])) + search,
      ...(headers && { headers }),
      ...(payload !== undefined && { payload }),
    })),
  }
}

type Change = (values: Arbitrary<unknown>) => Arbitrary<unknown>

/** Every path of the OpenAPI document, its bodies perhaps changed. */
const documentedTargets = ({ paths, components }: OpenApi, change: Change = (values) => values): Target[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const inQuery = parameters.filter((parameter) => parameter.in === 'query')
      const query = Object.fromEntries(
        inQuery.map(({ name, schema }) => [name, valueOf(schema, name, components.schemas)]),
      )
      const schema = requestBody?.content['application/json']?.schema
      return target(
        method.toUpperCase() as FuzzRequest['method'],
        path,
        query,
        schema && change(valueOf(schema, 'body', components.schemas)).map(json),
      )
    }),
  )

const text = (name: string) => mostly(plausibleScalar('String', name))
const flag = fc.constantFrom('0', '1', 'true', 'x')
const csvLine = fc
  .tuple(text('email'), nastyText, nastyText)
  .map((cells) => cells.map((cell) => `"${String(cell)}"`).join(','))
const csvHeading = fc.oneof(
  { weight: 3, arbitrary: fc.constant('Email,Name,Phone') },
  { weight: 1, arbitrary: csvLine },
  // Cells without anything in them.
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(',', ';', '\t', '"'), minLength: 1, maxLength: 4 }) },
)
const csvFile = fc.tuple(csvHeading, fc.array(csvLine, { maxLength: 4 })).map((lines) => lines.flat().join('\n'))
const chat = fc.record({
  message: mostly(plausibleScalar('String', 'message')),
  history: mostly(
    fc.array(fc.record({ role: fc.constantFrom('user', 'system'), content: nastyText }), { maxLength: 7 }),
  ),
  language: mostly(fc.constantFrom('en', 'fi', null)),
})
const stay = {
  arrival: text('arrival'),
  departure: text('departure'),
  guests: nastyText,
  room: text('room'),
  code: text('code'),
}

/** The paths that are not of the document: files, feeds, forms of mail programs, and the pages. */
const otherTargets: Target[] = [
  target('POST', '/api/chat/stream', {}, chat.map(json)),
  target('GET', '/api/room-types/{slug}/calendar.ics'),
  target('GET', '/api/admin/audit.csv', { actor: nastyText, since: nastyText, until: nastyText }),
  target('GET', '/api/admin/subscribers.csv', { q: nastyText, status: fc.constantFrom('active', 'ACTIVE', 'x') }),
  target(
    'POST',
    '/api/admin/subscribers/import',
    { dryRun: flag, strict: flag },
    csvFile.map((file) => typed('text/csv', file)),
  ),
  target(
    'POST',
    '/newsletter/unsubscribe',
    { token: text('token') },
    fc.constant(typed('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')),
  ),
  target('GET', '/api/admin/outbox/{id}.eml'),
  target('GET', '/api/coupons/{code}/qr.png'),
  target(
    'POST',
    '/api/pictures',
    {},
    fc.oneof(
      nastyText.map((content) => multipart(content)),
      strangeBodies,
    ),
  ),
  target('GET', '/pictures/uploads/{name}'),
  target('GET', '/pictures/{name}'),
  target('GET', '/assets/{name}'),
  target('GET', '/api/google/callback', { state: nastyText, code: nastyText }),
  target('GET', '/api/{name}', { a: nastyText }),
  target('PUT', '/api/{name}', {}, strangeBodies),
  target('GET', '/graphql', { query: nastyText, variables: nastyText, extensions: nastyText }),
  target('GET', '/metrics'),
  target('GET', '/', stay),
  target('GET', '/{name}', stay),
  target('GET', '/blog/{slug}', { page: nastyText, tag: nastyText }),
  target('GET', '/blog/preview/{token}'),
  target('GET', '/fi/blog/{slug}'),
  target('GET', '/newsletter/confirm', { token: text('token') }),
  target('GET', '/{language}/rss.xml'),
]

export const restTargets = (document: OpenApi): Target[] => [...documentedTargets(document), ...otherTargets]

/** Those that take a body, with bodies as `change` makes them. */
export const restBodies = ({ paths, ...document }: OpenApi, change: Change): Target[] => {
  const takesBody = ([method, { requestBody }]: [string, Operation]) => requestBody && method !== 'get'
  const withBody = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).filter(takesBody)),
  ])
  return documentedTargets({ ...document, paths: Object.fromEntries(withBody) }, change).map((target) => ({
    ...target,
    name: `body of ${target.name}`,
  }))
}
