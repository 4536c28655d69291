import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '#graphql/permissions.ts'
import { routes } from '#api/modules/modules.ts'
import { createMailingToken } from '#api/modules/mail/mailing-token.ts'
import type { Caller } from '#tests/support/caller.ts'
import { readDescription, type Description, type GivenAnswer } from '#tests/support/described-answers.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { consentAtGoogle, siteUrl, startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

/*
 * Every path answers what the OpenAPI document says: a good request of each, and one for each refusal that is told. The
 * document is believed by a validator; a field that it does not tell is a mistake too.
 */

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Headers = Record<string, string>

const accept = { accept: 'application/problem+json, application/json' }

let server: SandboxServer
let owner: Caller
let description: Description
let address: string
const ids: Record<string, string> = {}
const twoHosts = ['Host', 'hotel.example', 'Host', 'other.example', 'Accept', accept.accept]

beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
  description = readDescription((await owner.rest('GET', '/api/openapi.json')).json())
  address = await server.listen()
  await addSubscribers(server, 3)
  await consentAtGoogle(owner)
  const type = await addRoomType(owner)
  const rule = await addRule(owner, type.id)
  const kept = await addRule(owner, type.id, { name: 'To be deleted' })
  const inquiry = (await server.caller().rest('POST', '/api/inquiries', guest)).json()
  Object.assign(ids, { type: type.id, room: type.rooms[0]!, rule: rule.id, kept: kept.id, inquiry: inquiry.id })
  const postalAddress = '1 Shell Road, Lantana, FL 33462'
  await owner.graphql(
    'mutation ($input: UpdatePostalAddressInput!) { updatePostalAddress(input: $input) { postalAddressSet } }',
    {
      input: { postalAddress },
    },
  )
  const [mail] = await sql<{ id: string }>(server, 'select id from mail limit 1')
  const [subscriber] = await sql<{ id: string }>(server, 'select id from subscriber limit 1')
  ids['mail'] = mail!.id
  ids['subscriber'] = subscriber!.id
  ids['token'] = createMailingToken(server.deps.secret, 'unsubscribe', subscriber!.id, new Date())
})
afterAll(() => server.close())

const guest = {
  name: 'Aino',
  email: 'aino@example.com',
  message: 'A room?',
  arrival: '2027-02-01',
  departure: '2027-02-08',
}

const multipart = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])

interface Asked {
  url?: string
  body?: unknown
  headers?: Headers
  by?: Caller
}

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7f86' } })
    .png()
    .toBuffer()

let added = 0

/** Another inquiry, of the same address unless it is told. */
const addInquiry = async (email = guest.email): Promise<string> => {
  added += 1
  const answer = await server.caller().rest('POST', '/api/inquiries', { ...guest, email, message: `Room ${added}?` })
  return answer.json().id
}

const addMerged = async () => {
  const id = await addInquiry()
  await owner.rest('POST', `/api/inquiries/${id}/merge`, { intoId: ids['inquiry'] })
  return id
}

/** What else a good request of a path needs than what the document has as its example. */
const asks: Record<string, () => Asked | Promise<Asked>> = {
  'GET /api/availability': () => ({ url: '/api/availability?month=2027-03' }),
  'GET /api/google/analytics': () => ({
    url: `/api/google/analytics?siteUrl=${siteUrl}/&startDate=2026-10-01&endDate=2026-10-31`,
  }),
  'GET /api/blog/posts/{slug}': () => ({ url: '/api/blog/posts/walk-to-the-sea' }),
  'GET /api/campaigns/{id}': async () => ({ url: `/api/campaigns/${ids['campaign']}` }),
  'GET /api/inquiries/{id}': () => ({ url: `/api/inquiries/${ids['inquiry']}` }),
  'GET /api/room-types/{id}': () => ({ url: `/api/room-types/${ids['type']}` }),
  'GET /api/rooms/{id}': () => ({ url: `/api/rooms/${ids['room']}` }),
  'GET /api/pricing-rules/{id}': () => ({ url: `/api/pricing-rules/${ids['rule']}` }),
  'GET /api/admin/subscribers/{id}': () => ({ url: `/api/admin/subscribers/${ids['subscriber']}` }),
  'POST /api/inquiries/{id}/merge': async () => ({
    url: `/api/inquiries/${await addInquiry()}/merge`,
    body: { intoId: ids['inquiry'] },
  }),
  'POST /api/inquiries/{id}/separate': async () => ({ url: `/api/inquiries/${await addMerged()}/separate`, body: {} }),
  'PATCH /api/inquiries/{id}': () => ({ url: `/api/inquiries/${ids['inquiry']}` }),
  'PATCH /api/room-types/{id}': () => ({ url: `/api/room-types/${ids['type']}` }),
  'PATCH /api/rooms/{id}': () => ({ url: `/api/rooms/${ids['room']}` }),
  'PATCH /api/pricing-rules/{id}': () => ({ url: `/api/pricing-rules/${ids['rule']}` }),
  'DELETE /api/pricing-rules/{id}': () => ({ url: `/api/pricing-rules/${ids['kept']}` }),
  'POST /api/google/submit-url': () => ({ body: { url: `${siteUrl}/gallery` } }),
  'POST /api/session': () => ({
    body: { email: server.deps.env.STAFF_EMAIL, password: server.deps.env.STAFF_PASSWORD },
    by: server.caller(),
  }),
  'DELETE /api/session': async () => ({ by: await server.caller().signIn() }),
  'POST /api/chat/stream': () => ({ body: { message: 'When is breakfast?', language: 'en' } }),
  'GET /api/room-types/{slug}/calendar.ics': () => ({ url: '/api/room-types/king-suite/calendar.ics' }),
  'POST /api/pictures': async () => ({
    body: multipart(await picture()),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }),
  'POST /newsletter/unsubscribe': () => ({
    url: `/newsletter/unsubscribe?token=${encodeURIComponent(ids['token']!)}`,
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'GET /api/admin/outbox/{file}': () => ({ url: `/api/admin/outbox/${ids['mail']}.eml` }),
  'GET /api/coupons/{code}/qr.png': () => ({ url: '/api/coupons/SUN-2222/qr.png' }),
  'GET /api/admin/content/translation': () => ({ url: '/api/admin/content/translation?locale=fi' }),
  'POST /api/admin/subscribers/import': () => ({
    url: '/api/admin/subscribers/import?dryRun=1',
    body: 'Email,Name\nnew@example.com,New\nnot an address,X',
    headers: { 'content-type': 'text/csv' },
  }),
  'POST /api/admin/content/import': async () => ({
    url: '/api/admin/content/import?dryRun=1',
    body: (await owner.rest('GET', '/api/admin/content/translation?locale=fi&format=csv')).rawPayload,
    headers: { 'content-type': 'application/octet-stream' },
  }),
}

/** Tested where it can be had: a backup takes a while, and a stream has no end (tests/api/desk-changes.test.ts). */
const answeredElsewhere = ['GET /api/admin/backups/{file}', 'GET /api/desk/changes']

const askWell = async (method: Method, path: string): Promise<GivenAnswer> => {
  const { url = path, body, headers, by = owner } = (await asks[`${method} ${path}`]?.()) ?? {}
  const example = description.operationOf(method, path).requestBody?.content['application/json']?.example
  const sent = example && 'roomTypeId' in example ? { ...example, roomTypeId: ids['type'] } : example
  return by.rest(method, url, body ?? sent, { ...accept, ...headers })
}

describe('a good request is answered as told', () => {
  it('has an example of every body', () => {
    for (const { method, path } of routes.filter(({ body }) => body))
      expect([path, description.operationOf(method, path).requestBody?.content['application/json']?.example]).toEqual([
        path,
        expect.any(Object),
      ])
  })

  it('POST /api/campaigns/send', async () => {
    const answer = await askWell('POST', '/api/campaigns/send')
    ids['campaign'] = JSON.parse(answer.body).campaign.id
    expect(description.differences('POST', '/api/campaigns/send', answer)).toEqual([])
  })

  it('every other path', async () => {
    const wrong: unknown[] = []
    for (const { method, path, operation } of description.operations) {
      if ([...answeredElsewhere, 'POST /api/campaigns/send'].includes(`${method} ${path}`)) continue
      const answer = await askWell(method as Method, path)
      const [success] = Object.keys(operation.responses).filter((status) => /^[23]/.test(status))
      const differences = description.differences(method, path, answer)
      if (String(answer.statusCode) !== success) differences.push(`${answer.statusCode}: ${answer.body.slice(0, 300)}`)
      if (differences.length > 0) wrong.push([`${method} ${path}`, differences])
    }
    expect(wrong).toEqual([])
  })

  it('nobody signed in is null, and what services cannot say is told', async () => {
    const plain = await startServer()
    try {
      const staff = await plain.caller().signIn()
      const stranger = await plain.caller().rest('GET', '/api/viewer')
      expect(description.differences('GET', '/api/viewer', stranger)).toEqual([])
      for (const { method, path } of routes.filter((route) =>
        /^\/api\/(google|bing|seo|admin\/sync)/.test(route.path),
      )) {
        const { url = path } = (await asks[`${method} ${path}`]?.()) ?? {}
        const body = path.endsWith('submit-url') ? { url: `${siteUrl}/gallery` } : undefined
        const answer = await staff.rest(method, url, body, accept)
        expect([path, description.differences(method, path, answer)]).toEqual([path, []])
      }
    } finally {
      await plain.close()
    }
  })

  it('a document that says otherwise is found out', async () => {
    const document = (await owner.rest('GET', '/api/openapi.json')).json()
    delete document.components.schemas.Room.properties.floor
    document.components.schemas.RoomType.properties.basePrice = { type: 'string' }
    document.components.schemas.Inquiry.properties.phone = { type: 'string' }
    const wrong = readDescription(document)
    for (const path of ['/api/rooms', '/api/room-types', '/api/inquiries'])
      expect([path, wrong.differences('GET', path, await owner.rest('GET', path))]).not.toEqual([path, []])
  })
})

const unknownId = '00000000-0000-4000-8000-000000000000'
const filled = (path: string) => path.replaceAll('{id}', unknownId).replaceAll(/\{\w+\}/g, 'no-such-thing')

/** A value that no parameter takes, where any is refused at all. */
const withWrongParameters = (method: Method, path: string) => {
  const names = description.operationOf(method, path).parameters.filter((parameter) => parameter.in === 'query')
  const query = new URLSearchParams(names.map(({ name }) => [name, '{}']))
  return names.length > 0 ? `${filled(path)}?${query}` : filled(path)
}

const wrongBody = (method: Method, path: string): Asked => {
  const [type] = Object.keys(description.operationOf(method, path).requestBody?.content ?? {})
  if (!type) return {}
  if (type === 'application/json') return { body: { nonsense: 1 } }
  const contentType = type.startsWith('multipart') ? `${type}; boundary=b` : type
  return { body: type.startsWith('multipart') ? '--b--\r\n' : 'a=b', headers: { 'content-type': contentType } }
}

/** What a path of a record cannot do without. */
const leastBody = (method: Method, path: string) =>
  method === 'PATCH' ? {} : description.operationOf(method, path).requestBody?.content['application/json']?.example

/** A request that is refused with the status by any path that can. */
const badly: Record<number, (method: Method, path: string) => Promise<GivenAnswer>> = {
  400: (method, path) =>
    new Promise((resolve, reject) => {
      const sent = request(address + filled(path), { method, headers: twoHosts, setHost: false }, (answer) => {
        let body = ''
        answer.on('data', (part) => (body += part))
        answer.on('end', () => resolve({ statusCode: answer.statusCode!, headers: answer.headers, body }))
      })
      sent.on('error', reject).end()
    }),
  401: (method, path) => {
    const { body, headers } = wrongBody(method, path)
    const given = { ...accept, ...headers, authorization: 'Bearer csi_of_nobody' }
    return server.caller().rest(method, filled(path), body, given)
  },
  403: async (method, path) => {
    if (method !== 'GET')
      return owner.rest(method, filled(path), undefined, { ...accept, origin: 'https://evil.example' })
    const [first, second] = keys
    const answer = await server.caller().rest(method, filled(path), undefined, { ...accept, ...first })
    return answer.statusCode === 403
      ? answer
      : server.caller().rest(method, filled(path), undefined, { ...accept, ...second })
  },
  404: (method, path) => owner.rest(method, filled(path), leastBody(method, path), accept),
  413: (method, path) => {
    const [type = 'application/json'] = Object.keys(description.operationOf(method, path).requestBody?.content ?? {})
    const headers = { ...accept, 'content-type': type, 'content-length': '1000000000' }
    return owner.rest(method, filled(path), '{}', headers)
  },
  415: (method, path) => owner.rest(method, filled(path), '<a/>', { ...accept, 'content-type': 'text/xml' }),
  422: (method, path) => {
    const { body, headers } = wrongBody(method, path)
    return owner.rest(method, withWrongParameters(method, path), body, { ...accept, ...headers })
  },
}

/** A change of a version that nobody has seen, told by the field or by the header. */
const staleChanges = (change: object, headers: Headers = {}) =>
  Object.fromEntries(
    Object.entries({ inquiries: 'inquiry', 'room-types': 'type', rooms: 'room', 'pricing-rules': 'rule' }).map(
      ([noun, name]) => [
        `PATCH /api/${noun}/{id}`,
        () => owner.rest('PATCH', `/api/${noun}/${ids[name]}`, change, { ...accept, ...headers }),
      ],
    ),
  )

/** A request whose first one, with the same key, has not been answered yet. */
const underWay = (path: string, other: object = {}) => ({
  [`POST ${path}`]: async () => {
    const example = description.operationOf('POST', path).requestBody!.content['application/json']!.example
    const body = { ...example, ...(example && 'roomTypeId' in example && { roomTypeId: ids['type'] }), ...other }
    const headers = { ...accept, 'idempotency-key': `of ${path}` }
    await owner.rest('POST', path, body, headers)
    await sql(server, 'update idempotent_request set answer = null')
    return owner.rest('POST', path, body, headers)
  },
})

/** One window more than may listen. */
const listenTooOften = async (): Promise<GivenAnswer> => {
  const { email } = (await owner.rest('GET', '/api/viewer')).json()
  const body = JSON.stringify({ email, password: server.deps.env.STAFF_PASSWORD })
  const json = { 'content-type': 'application/json' }
  const session = await fetch(`${address}/api/session`, { method: 'POST', headers: json, body })
  const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!
  const over = new AbortController()
  const headers = { cookie, accept: `text/event-stream, ${accept.accept}` }
  const listen = () => fetch(`${address}/api/desk/changes`, { headers, signal: over.signal })
  try {
    for (;;) {
      const answer = await listen()
      if (answer.status === 200) continue
      return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
    }
  } finally {
    over.abort()
  }
}

/** Refusals that take a story. */
const stories: Record<number, Record<string, () => Promise<GivenAnswer>>> = {
  412: staleChanges({}, { 'if-match': '"999"' }),
  401: {
    'POST /api/session': () =>
      server.caller().rest('POST', '/api/session', { email: 'nobody@example.com', password: 'x' }, accept),
  },
  404: {
    'GET /api/availability': () =>
      owner.rest('GET', '/api/availability?month=2027-03&roomType=no-such-room', undefined, accept),
  },
  409: {
    ...staleChanges({ version: 999 }),
    ...underWay('/api/inquiries'),
    ...underWay('/api/newsletter/signup'),
    ...underWay('/api/room-types', { slug: 'under-way' }),
    ...underWay('/api/rooms', { roomNumber: '77' }),
    ...underWay('/api/pricing-rules'),
    'POST /api/inquiries/{id}/merge': async () => {
      const intoId = await addInquiry('another@example.com')
      return owner.rest('POST', `/api/inquiries/${ids['inquiry']}/merge`, { intoId }, accept)
    },
    'POST /api/inquiries/{id}/separate': () =>
      owner.rest('POST', `/api/inquiries/${ids['inquiry']}/separate`, {}, accept),
    'POST /api/campaigns/send': () => askWell('POST', '/api/campaigns/send'),
  },
  429: Object.fromEntries([
    ['GET /api/desk/changes', listenTooOften],
    ...['/api/inquiries', '/api/newsletter/signup', '/api/chat', '/api/chat/stream', '/api/session'].map((path) => [
      `POST ${path}`,
      async () => {
        const caller = strict.caller()
        const ask = async (n: number) => {
          const bodies: Record<string, object> = {
            '/api/inquiries': { ...guest, message: `No. ${n}` },
            '/api/newsletter/signup': { email: `guest-${n}@example.com` },
            '/api/session': { email: 'nobody@example.com', password: 'x' },
          }
          return caller.rest('POST', path, bodies[path] ?? { message: 'When is breakfast?', language: 'en' }, accept)
        }
        await ask(1)
        return ask(2)
      },
    ]),
  ]),
}

let strict: TestServer
let keys: Headers[]

describe('a bad request is refused as told', () => {
  beforeAll(async () => {
    strict = await startServer({
      INQUIRIES_PER_HOUR: 1,
      SIGNUPS_PER_HOUR: 1,
      SIGN_INS_PER_HOUR: 1,
      CHAT_PER_10_MIN: 1,
    })
    const scopes: Permission[] = ['seo:read', 'rooms:read']
    keys = await Promise.all(scopes.map(async (scope) => (await addKey(server, [scope])).headers))
  })
  afterAll(() => strict.close())

  it.each([400, 401, 403, 404, 409, 412, 413, 415, 422, 429])(
    'with %i, by every path that tells it',
    async (status) => {
      const wrong: unknown[] = []
      let asked = 0
      for (const { method, path, operation } of description.operations) {
        const name = `${method} ${path}`
        if (!(status in operation.responses)) continue
        asked += 1
        const ask = stories[status]?.[name] ?? (badly[status] && (() => badly[status]!(method as Method, path)))
        if (!ask) {
          wrong.push([name, `nobody knows how to be refused with ${status}`])
          continue
        }
        const answer = await ask()
        const differences = description.differences(method, path, answer)
        if (answer.statusCode !== status) differences.push(`${answer.statusCode}: ${answer.body.slice(0, 300)}`)
        if (!String(answer.headers['content-type']).startsWith('application/problem+json'))
          differences.push(`no problem details: ${String(answer.headers['content-type'])}`)
        if (differences.length > 0) wrong.push([name, differences])
      }
      expect(wrong).toEqual([])
      expect(asked).toBeGreaterThan(3)
    },
  )

  it.each([401, 403, 404, 413, 415, 422])('never with %i by a path that does not tell it', async (status) => {
    const told: unknown[] = []
    for (const { method, path, operation } of description.operations) {
      if (status in operation.responses) continue
      const answer = await badly[status]!(method as Method, path)
      if (!(answer.statusCode in operation.responses)) told.push([`${method} ${path}`, answer.statusCode, answer.body])
    }
    expect(told).toEqual([])
  })
})
