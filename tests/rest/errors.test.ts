import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#api/modules/modules.ts'
import type { Caller } from '#tests/support/caller.ts'
import { freezeDatabase } from '#tests/support/freeze-database.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const form = { name: 'Aino', email: 'aino@example.com', message: 'A room?' }
const unknownId = '00000000-0000-4000-8000-000000000000'
/** Longer than the framework takes a part of a path to be. */
const longId = 'x'.repeat(200)
const large = JSON.stringify({ ...form, message: 'x'.repeat(256 * 1024) })

describe('an error is one plain sentence', () => {
  it.each([
    ['POST', '/api/inquiries', '{"name":', json, 400, 'The body is not valid JSON'],
    ['POST', '/api/inquiries', '', json, 400, 'The body is empty but must be JSON'],
    ['POST', '/api/inquiries', '{"__proto__":{"a":1}}', json, 422, 'There is no field __proto__ or constructor'],
    ['POST', '/api/inquiries', '{"__proto__":{"a":1}', json, 400, 'The body is not valid JSON'],
    [
      'POST',
      '/api/inquiries',
      form,
      { 'content-encoding': 'gzip' },
      415,
      'The body must be sent as it is, without Content-Encoding',
    ],
    [
      'POST',
      '/graphql',
      { query: '{ viewer { id } }' },
      { 'content-encoding': 'br' },
      415,
      'The body must be sent as it is, without Content-Encoding',
    ],
    [
      'POST',
      '/api/inquiries',
      Buffer.from('{"name":"Jürgen"}', 'latin1'),
      json,
      400,
      'The body must be written in UTF-8',
    ],
    ['POST', '/graphql', Buffer.from('{"query":"{ über }"}', 'latin1'), json, 400, 'The body must be written in UTF-8'],
    ['POST', '/api/inquiries', large, json, 413, 'The body must have at most 256 KB'],
    ['POST', '/api/inquiries', 'hello', { 'content-type': 'text/plain' }, 415, /^The body must be JSON/],
    ['POST', '/api/inquiries', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, /must be JSON/],
    ['POST', '/api/inquiries', '<a/>', { 'content-type': 'text/xml' }, 415, /^The body must be JSON/],
    ['POST', '/api/inquiries', '[1]', json, 422, 'The body must be a JSON object'],
    ['POST', '/api/inquiries', '"text"', json, 422, 'The body must be a JSON object'],
    ['POST', '/api/inquiries', 'null', json, 422, 'The field name is required'],
    ['POST', '/api/inquiries', undefined, {}, 422, 'The field name is required'],
    ['POST', '/api/inquiries', '{}', json, 422, 'The field name is required'],
    ['POST', '/api/inquiries', { ...form, colour: 'red' }, {}, 422, 'There is no field colour'],
    ['POST', '/api/inquiries', { ...form, name: 5 }, {}, 422, 'The field name must be text'],
    [
      'POST',
      '/api/inquiries',
      { ...form, language: 'xx' },
      {},
      422,
      'The field language must be one of en, es, pt, fr, de, fi, sv',
    ],
    [
      'POST',
      '/api/inquiries',
      { ...form, arrival: '2027-02-30' },
      {},
      422,
      'The field arrival must be a date like 2027-01-31',
    ],
    [
      'POST',
      '/api/inquiries',
      { ...form, arrival: '0001-01-01' },
      {},
      422,
      'The field arrival must be from the year 1900 to 2199',
    ],
    [
      'POST',
      '/api/inquiries',
      { ...form, arrival: '2027-01-31T25:00:00Z' },
      {},
      422,
      'The field arrival must be a date like 2027-01-31',
    ],
    ['GET', '/api/blog/posts?cursor=x', undefined, {}, 422, 'Cursor must be the endCursor of a page of this list'],
    ['GET', '/api/blog/posts?limit=5000', undefined, {}, 422, 'Limit must be from 1 to 100'],
    ['GET', '/api/blog/posts?limit=1.5', undefined, {}, 422, 'The parameter limit must be a whole number'],
    ['GET', '/api/availability', undefined, {}, 422, 'The parameter month is required'],
    ['POST', '/api/inquiries', { ...form, guests: 13 }, {}, 422, 'Guests must be at most 12'],
    ['POST', '/api/inquiries', { ...form, guests: 1e11 }, {}, 422, 'The field guests must be at most 2147483647'],
    ['POST', '/api/inquiries', { ...form, guests: -1e11 }, {}, 422, 'The field guests must be at least -2147483648'],
    ['POST', '/api/inquiries', { ...form, guests: 1.5 }, {}, 422, 'The field guests must be a whole number'],
    [
      'GET',
      `/api/blog/posts?limit=${'9'.repeat(20)}`,
      undefined,
      {},
      422,
      'The parameter limit must be at most 2147483647',
    ],
    ['GET', '/api/inquiries', undefined, {}, 401, 'Sign in to continue'],
    ['GET', '/api/nothing', undefined, {}, 404, 'There is nothing at /api/nothing'],
    ['POST', '/api/nothing/here?a=b', undefined, {}, 404, 'There is nothing at /api/nothing/here'],
    ['GET', `/api/inquiries/${longId}`, undefined, {}, 404, `There is nothing at /api/inquiries/${longId}`],
    ['GET', '/api/%zz', undefined, {}, 400, 'The request cannot be read'],
    ['PUT', '/api/inquiries', undefined, {}, 405, 'PUT is not possible here, only POST, GET'],
    ['DELETE', '/api/inquiries/1', undefined, {}, 405, 'DELETE is not possible here, only GET, PATCH'],
    ['POST', '/api/openapi.json', undefined, {}, 405, 'POST is not possible here, only GET'],
    ['PUT', '/graphql', undefined, {}, 405, 'PUT is not possible here, only GET, POST'],
    ['PUT', '/contact', undefined, {}, 404, 'There is nothing at this address'],
  ] as const)('%s %s %j %j is %i', async (method, url, body, headers, status, sentence) => {
    const answer = await server.caller().rest(method, url, body, headers)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    if (typeof sentence === 'string') expect(answer.body).toBe(sentence)
    else expect(answer.body).toMatch(sentence)
  })

  it('who is refused as nobody is told how a program says who it is', async () => {
    expect((await server.caller().rest('GET', '/api/inquiries')).headers['www-authenticate']).toBe('Bearer')
  })

  it.each([
    ['/api/inquiries', 'POST, GET'],
    ['/api/inquiries/1', 'GET, PATCH'],
    ['/api/session', 'POST, DELETE'],
    ['/graphql', 'GET, POST'],
  ])('a wrong method at %s is told the right ones', async (url, allow) => {
    expect((await server.caller().rest('PUT', url)).headers['allow']).toBe(allow)
  })

  it('a wrong role is told which permission is missing', async () => {
    const { addKey } = await import('#tests/support/staff.ts')
    const { headers } = await addKey(server, ['seo:read'])
    const answer = await server.caller().rest('GET', '/api/inquiries', undefined, headers)
    expect([answer.statusCode, answer.body]).toEqual([403, 'This needs the permission inquiries:read'])
  })
})

describe('nothing is told in the words of GraphQL', () => {
  const jargon =
    /Variable|\$|GraphQL|enum|costs|point|cannot represent|Expected|non-nullable|type "|\b(first|after|search|input|Percent|DateTimeISO)\b/i
  let owner: Caller
  beforeAll(async () => {
    owner = await server.caller().signIn()
  })
  const inPath = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id)

  it.each(routes.filter(({ query }) => query))(
    '$method $path with wrong parameters',
    async ({ method, path, query }) => {
      const ask = (value: string) => {
        const given = Object.keys(query!).map((name) => [name, value])
        return owner.rest(method, `${path}?${new URLSearchParams(given)}`)
      }
      for (const value of ['', '{}', '99999999999', 'null', '"', '2027-02-30']) {
        const answer = await ask(value)
        expect([answer.statusCode, answer.body]).not.toEqual([500, expect.anything()])
        if (answer.statusCode !== 200) expect(answer.body).toMatch(/^[A-Z][^\n]*$/)
        if (answer.statusCode !== 200) expect(answer.body).not.toMatch(jargon)
      }
    },
  )

  it.each(routes.filter(({ body }) => body))('$method $path with a wrong body', async ({ method, path, operation }) => {
    const document = (await server.caller().rest('GET', '/api/openapi.json')).json()
    const { $ref } = document.paths[path][method.toLowerCase()].requestBody.content['application/json'].schema
    const { properties } = document.components.schemas[$ref.split('/').at(-1)]
    expect([operation, Object.keys(properties).length]).not.toEqual([operation, 0])
    for (const name of Object.keys(properties))
      for (const value of [{ a: 1 }, [[]], { a: null }]) {
        const answer = await owner.rest(method, inPath(path, unknownId), { [name]: value })
        expect([422, 404]).toContain(answer.statusCode)
        expect(answer.body).toMatch(/^[A-Z][^\n]*$/)
        expect(answer.body).not.toMatch(jargon)
      }
  })

  it('names each wrong field for whoever asks for problem details', async () => {
    const accept = { accept: 'application/problem+json' }
    const answer = await owner.rest('POST', '/api/inquiries', { name: 5, colour: 'red' }, accept)
    expect(answer.json()).toMatchObject({
      detail: 'The field email is required',
      issues: [
        { path: ['email'], message: 'The field email is required' },
        { path: ['message'], message: 'The field message is required' },
        { path: ['name'], message: 'The field name must be text' },
        { path: ['colour'], message: 'There is no field colour' },
      ],
    })
  })

  it('names the parameter, not what it is called behind it', async () => {
    const accept = { accept: 'application/problem+json' }
    const ask = async (query: string) =>
      (await owner.rest('GET', `/api/inquiries?${query}`, undefined, accept)).json().issues
    expect(await ask('limit=5000')).toEqual([{ path: ['limit'], message: 'Limit must be from 1 to 100' }])
    expect(await ask(`q=${'x'.repeat(101)}`)).toEqual([{ path: ['q'], message: 'Q must have at most 100 characters' }])
  })

  it.each([
    ['10.5', 'The field discountPercent must be a whole number'],
    ['ten', 'The field discountPercent must be a whole number'],
    [0, 'Discount must be at least 1 percent'],
  ])('a percentage of %j is refused in words', async (discountPercent, sentence) => {
    const body = { subject: 'A week in spring', discountPercent, validUntil: '2027-04-30' }
    const answer = await owner.rest('POST', '/api/campaigns/send', body)
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(sentence)])
  })

  it('asks for what a report needs', async () => {
    const ask = async (query: string) => (await owner.rest('GET', `/api/google/analytics${query}`)).body
    expect(await ask('')).toBe('The parameter siteUrl is required')
    expect(await ask('?siteUrl=x&startDate=soon&endDate=2027-01-01')).toBe(
      'The parameter startDate must be a date like 2027-01-31',
    )
    const wrong = await owner.rest('GET', '/api/inquiries?limit=5000')
    expect([wrong.statusCode, wrong.body]).toEqual([422, 'Limit must be from 1 to 100'])
  })

  it.each(routes.filter(({ path }) => path.includes('{id}')))(
    '$method $path says of an id of another shape what it says of an unknown one',
    async ({ method, path }) => {
      const ask = async (id: string) => {
        const body = method === 'PATCH' ? {} : path.endsWith('/merge') ? { intoId: crypto.randomUUID() } : undefined
        const answer = await owner.rest(method, inPath(path, id), body)
        return [answer.statusCode, answer.body]
      }
      const unknown = await ask(unknownId)
      expect(unknown).toEqual([404, expect.stringMatching(/^There is no such /)])
      for (const id of ['nonsense', '0', 'a%00b', `${unknownId}0`, '%7B%7D']) expect(await ask(id)).toEqual(unknown)
    },
  )
})

it.each([
  ['/api/coupons/hello/qr.png', 'There is no such coupon'],
  ['/api/admin/outbox/nonsense.eml', 'There is no such mail'],
  ['/api/admin/outbox/nonsense', 'There is no such mail'],
  ['/api/admin/backups/nonsense', 'There is no such backup'],
  ['/api/room-types/NO%00/calendar.ics', 'There is no such room type'],
  ['/api/blog/posts/NO', 'Blog post not found'],
])('%s is not there', async (path, sentence) => {
  const owner = await server.caller().signIn()
  const answer = await owner.rest('GET', path)
  expect([answer.statusCode, answer.body]).toEqual([404, sentence])
})

describe('problem details', () => {
  const accept = { accept: 'application/problem+json' }

  it('come when asked for, with every wrong field', async () => {
    const answer = await server.caller().rest('POST', '/api/inquiries', { ...form, name: '', email: 'x' }, accept)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      detail: 'Name is required. Email must be an address like name@example.com',
      issues: [
        { path: ['name'], message: 'Name is required' },
        { path: ['email'], message: 'Email must be an address like name@example.com' },
      ],
    })
  })

  it.each([
    ['GET', '/api/nothing', undefined, 404, 'Not Found'],
    ['PUT', '/api/inquiries', undefined, 405, 'Method Not Allowed'],
    ['GET', '/api/inquiries', undefined, 401, 'Unauthorized'],
    ['POST', '/api/inquiries', '{', 400, 'Bad Request'],
  ] as const)('%s %s', async (method, url, body, status, title) => {
    const answer = await server.caller().rest(method, url, body, { ...accept, ...(body && json) })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ type: 'about:blank', title, status, detail: expect.any(String) })
  })
})

describe('a page of another site', () => {
  const refusal = 'Requests from pages of another site are not accepted'

  it.each([
    ['POST', '/api/inquiries', 'https://evil.example'],
    ['POST', '/api/session', 'https://evil.example'],
    ['DELETE', '/api/session', 'http://hotel.example.evil.example'],
    ['PATCH', '/api/inquiries/1', 'http://evil.example'],
    ['POST', '/graphql', 'https://evil.example'],
    ['POST', '/graphql', 'null'],
    ['POST', '/graphql', 'http://hotel.example:8080'],
  ] as const)('cannot %s %s (%s)', async (method, url, origin) => {
    const answer = await server.caller().rest(method, url, form, { origin, host: 'hotel.example' })
    expect([answer.statusCode, answer.body]).toEqual([403, refusal])
  })

  it('is told apart from a page of this one', async () => {
    const headers = { origin: 'http://hotel.example', host: 'hotel.example' }
    expect((await server.caller().rest('POST', '/api/inquiries', form, headers)).statusCode).toBe(201)
    const answer = await server.caller().rest('POST', '/graphql', { query: '{ viewer { id } }' }, headers)
    expect(answer.json()).toEqual({ data: { viewer: null } })
  })

  it('cannot post a form to GraphQL as plain text, nor ask by a link with the cookies of who follows it', async () => {
    const query = JSON.stringify({ query: 'mutation { signOut { success } }' })
    const form = await server.caller().rest('POST', '/graphql', query, { 'content-type': 'text/plain' })
    expect(form.statusCode).toBe(415)
    const caller = await server.caller().signIn()
    const follow = (headers = {}) =>
      caller.rest('GET', `/graphql?query=${encodeURIComponent('{ viewer { id } }')}`, undefined, headers)
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const link = await follow(headers)
      expect([link.statusCode, link.body]).toEqual([403, expect.stringContaining('Apollo-Require-Preflight')])
    }
    for (const headers of [{ 'apollo-require-preflight': 'true' }, { 'sec-fetch-site': 'same-origin' }])
      expect((await follow(headers)).json().data.viewer.id).toBeTruthy()
  })
})

describe('when the database is gone', () => {
  let broken: TestServer
  beforeAll(async () => {
    broken = await startServer()
    await broken.stopDatabase()
    await broken.caller().rest('GET', '/readyz')
  })
  afterAll(() => broken.close())

  const sentence = 'Our database cannot answer at the moment. Please try again in a minute.'
  const key = { 'x-api-key': 'csi_any' }

  it.each([
    ['POST', '/api/inquiries', form, {}],
    ['GET', '/api/viewer', undefined, key],
  ] as const)('%s %s says so without any detail', async (method, url, body, headers) => {
    const answer = await broken.caller().rest(method, url, body, headers)
    expect([answer.statusCode, answer.body, answer.headers['retry-after']]).toEqual([503, sentence, '5'])
  })

  it.each([
    [
      'in an operation',
      'mutation { signIn(input: { email: "a@example.com", password: "b" }) { secondStepRequired } }',
      {},
    ],
    ['before it', '{ viewer { id } }', key],
  ])('GraphQL says so without any detail: %s', async (_, query, headers) => {
    const { errors } = await broken.caller().graphql(query, {}, headers)
    expect(errors).toEqual([
      expect.objectContaining({ message: sentence, extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }),
    ])
    expect(JSON.stringify(errors)).not.toMatch(/stack|node_modules|\.ts|sql|pool|closed/i)
  })

  it('is up but not ready', async () => {
    expect((await broken.caller().rest('GET', '/healthz')).statusCode).toBe(200)
    const answer = await broken.caller().rest('GET', '/readyz')
    expect([answer.statusCode, answer.body]).toEqual([503, 'The database cannot be reached'])
  })
})

describe('when the database may only be read', () => {
  let frozen: TestServer
  beforeAll(async () => {
    frozen = await startServer()
    await freezeDatabase(frozen.databaseUrl)
  })
  afterAll(() => frozen.close())

  it('is up but not ready, says so to guests, and shows the site', async () => {
    const ask = (url: string) => frozen.caller().rest('GET', url)
    await expect.poll(async () => (await ask('/readyz')).body).toBe('The database cannot be written to')
    const refused = await frozen.caller().rest('POST', '/api/inquiries', form)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect((await ask('/api/room-types')).statusCode).toBe(200)
    expect((await ask('/healthz')).statusCode).toBe(200)
  })
})

it.each([
  ['/healthz', { status: 'up' }],
  ['/readyz', { status: 'ready' }],
])('%s answers while all is well', async (url, body) => {
  const answer = await server.caller().rest('GET', url)
  expect([answer.statusCode, answer.json()]).toEqual([200, body])
})
