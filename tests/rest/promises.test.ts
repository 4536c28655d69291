import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#api/modules/modules.ts'
import { nextPage, type Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addSubscribers } from '#tests/support/subscribers.ts'
import { addKey } from '#tests/support/staff.ts'

/*
 * What REST promises in its README, asked of every path that it is true of.
 */

const nobodys = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let owner: Caller
/** A record of each path that answers one. */
const records: Record<string, string> = {}

beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  const type = await addRoomType(owner, {}, 3)
  const rule = await addRule(owner, type.id)
  await addRule(owner, type.id, { name: 'A second rule' })
  await addSubscribers(server, 3)
  for (const message of ['one', 'two', 'three'])
    await server.caller().rest('POST', '/api/inquiries', { name: 'Aino', email: 'aino@example.com', message })
  const first = async (path: string) => {
    const answer = (await owner.rest('GET', path)).json()
    return (answer.nodes ?? answer)[0]
  }
  Object.assign(records, {
    '/api/room-types/{id}': type.id,
    '/api/rooms/{id}': type.rooms[0],
    '/api/pricing-rules/{id}': rule.id,
    '/api/inquiries/{id}': (await first('/api/inquiries')).id,
    '/api/admin/subscribers/{id}': (await first('/api/admin/subscribers')).id,
    '/api/blog/posts/{slug}': (await first('/api/blog/posts')).slug,
  })
})
afterAll(() => server.close())

const addressOf = (path: string) => path.replace(/\{\w+\}/, records[path] ?? nobodys)

describe('a single record', () => {
  const singles = routes.filter(({ method, path }) => method === 'GET' && path.endsWith('}'))

  it('can be asked for wherever one is listed or changed', () => {
    const paths = singles.map(({ path }) => path)
    const changed = routes.filter(({ method, path }) => method === 'PATCH' && path.endsWith('}'))
    expect(changed.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
    expect(Object.keys(records).filter((path) => !paths.includes(path))).toEqual([])
  })

  it.each([
    '/api/room-types/{id}',
    '/api/rooms/{id}',
    '/api/pricing-rules/{id}',
    '/api/inquiries/{id}',
    '/api/admin/subscribers/{id}',
    '/api/blog/posts/{slug}',
  ])('GET %s answers as its list does, and 404 for one that is not there', async (path) => {
    const one = await owner.rest('GET', addressOf(path))
    expect(one.statusCode).toBe(200)
    const list = (await owner.rest('GET', path.replace(/\/\{\w+\}$/, ''))).json()
    const listed = (list.nodes ?? list).find(({ id }: { id: string }) => id === one.json().id)
    expect(one.json()).toMatchObject(listed)
    for (const wrong of [nobodys, 'no-id'])
      expect([wrong, (await owner.rest('GET', path.replace(/\{\w+\}/, wrong))).statusCode]).toEqual([wrong, 404])
  })

  it.each(['/api/rooms/{id}', '/api/pricing-rules/{id}', '/api/inquiries/{id}', '/api/admin/subscribers/{id}'])(
    'GET %s is for who may read the list',
    async (path) => {
      expect((await server.caller().rest('GET', addressOf(path))).statusCode).toBe(401)
      const { headers } = await addKey(server, ['seo:read'])
      expect((await server.caller().rest('GET', addressOf(path), undefined, headers)).statusCode).toBe(403)
    },
  )

  it('that was put away or deleted is gone for REST, and can be asked for by GraphQL', async () => {
    const type = await addRoomType(owner)
    const { id } = await addRule(owner, type.id)
    await owner.rest('DELETE', `/api/pricing-rules/${id}`)
    expect((await owner.rest('GET', `/api/pricing-rules/${id}`)).statusCode).toBe(404)
    const [room] = type.rooms
    await owner.graphql('mutation ($id: ID!) { archiveRoom(id: $id) { id } }', { id: room })
    expect((await owner.rest('GET', `/api/rooms/${room}`)).statusCode).toBe(404)
    await owner.graphql('mutation ($id: ID!) { archiveRoomType(id: $id) { id } }', { id: type.id })
    expect((await owner.rest('GET', `/api/room-types/${type.id}`)).statusCode).toBe(404)
    const asked = `query ($rule: ID!, $room: ID!, $type: ID!) {
      pricingRule(id: $rule) { id } room(id: $room) { id } roomType(id: $type) { id }
      deleted: pricingRule(id: $rule, includeDeleted: true) { id } archived: room(id: $room, includeArchived: true) { id }
      archivedType: roomType(id: $type, includeArchived: true) { id } node(id: $type) { id } }`
    const ids = { rule: id, room, type: type.id }
    expect((await owner.graphql(asked, ids)).data).toEqual({
      pricingRule: null,
      room: null,
      roomType: null,
      deleted: { id },
      archived: { id: room },
      archivedType: { id: type.id },
      node: { id: type.id },
    })
    const stranger = await server
      .caller()
      .graphql('query ($type: ID!) { roomType(id: $type, includeArchived: true) { id } node(id: $type) { id } }', ids)
    expect(stranger.data).toEqual({ roomType: null, node: null })
  })

  it('of a room type that is not active is there for staff alone', async () => {
    const { id } = await addRoomType(owner, { active: false })
    expect((await owner.rest('GET', `/api/room-types/${id}`)).statusCode).toBe(200)
    expect((await server.caller().rest('GET', `/api/room-types/${id}`)).statusCode).toBe(404)
  })
})

describe('a list', () => {
  const lists = [
    '/api/room-types',
    '/api/rooms',
    '/api/pricing-rules',
    '/api/inquiries',
    '/api/admin/subscribers',
    '/api/campaigns/templates',
    '/api/blog/posts',
  ]
  const recordsOf = (answer: { json: () => { nodes?: { id: string }[] } }) =>
    (answer.json().nodes ?? answer.json()) as { id: string }[]

  it.each(lists)('%s is cut by limit, says so by Link, and is whole by following it', async (path) => {
    const whole = recordsOf(await owner.rest('GET', `${path}?limit=100`))
    expect(whole.length).toBeGreaterThan(1)
    const found: { id: string }[] = []
    let next: string | undefined = `${path}?limit=1`
    while (next) {
      const page: Awaited<ReturnType<Caller['rest']>> = await owner.rest('GET', next)
      expect(recordsOf(page)).toHaveLength(1)
      found.push(...recordsOf(page))
      next = nextPage(page)
    }
    expect(found).toEqual(whole)
  })

  it.each(lists)('%s that is whole has no Link', async (path) => {
    expect((await owner.rest('GET', `${path}?limit=100`)).headers['link']).toBeUndefined()
  })

  it.each(['/api/room-types', '/api/rooms', '/api/pricing-rules', '/api/campaigns/templates'])(
    '%s is whole when nothing is asked for',
    async (path) => {
      const all = recordsOf(await owner.rest('GET', path))
      expect(all).toEqual(recordsOf(await owner.rest('GET', `${path}?limit=&cursor=`)))
      expect(all.length).toBeGreaterThan(1)
    },
  )

  it.each(
    lists.flatMap((path) => ['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense'].map((query) => [path, query])),
  )('%s refuses %s in the words of the address', async (path, query) => {
    const answer = await owner.rest('GET', `${path}?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toMatch(/^(The parameter l|L)imit must be|^Cursor must be/)
  })

  it('keeps what else was asked for in the Link', async () => {
    const answer = await owner.rest('GET', '/api/inquiries?status=new&q=aino&limit=1')
    expect(nextPage(answer)).toMatch(/^\/api\/inquiries\?status=new&q=aino&limit=1&cursor=[\w%-]+$/)
  })

  it('says in OpenAPI that it is cut', async () => {
    const { paths } = (await owner.rest('GET', '/api/openapi.json')).json()
    const answersMany = (path: string) => {
      const { type, $ref = '' } = paths[path].get?.responses[200]?.content?.['application/json']?.schema ?? {}
      return type === 'array' || $ref.endsWith('Connection')
    }
    // What is no list of records: the calendar of the months that are asked for, and another service's figures.
    const figures = ['/api/availability', '/api/seo/competitors', '/api/seo/keywords']
    expect(Object.keys(paths).filter(answersMany).toSorted()).toEqual([...lists, ...figures].toSorted())
    for (const path of lists) {
      const { get } = paths[path]
      expect([path, get.parameters.map(({ name }: { name: string }) => name)]).toEqual([
        path,
        expect.arrayContaining(['limit', 'cursor']),
      ])
      expect([path, Object.keys(get.responses[200].headers)]).toEqual([path, expect.arrayContaining(['Link'])])
      expect(get.description).toContain('the header Link')
    }
  })
})

describe('what a body takes', () => {
  /** Staff's own: a room type is shown to strangers in the same form. */
  const unseen = ['floorPrice', 'translations']
  const changing = routes.filter(({ versioned, body }) => versioned && body)

  it.each(changing)('of $method $path the answer shows', async ({ method, path, status }) => {
    const { paths, components } = (await owner.rest('GET', '/api/openapi.json')).json()
    const fieldsOf = ({ schema: { $ref } }: { schema: { $ref: string } }) =>
      Object.keys(components.schemas[$ref.split('/').at(-1)!].properties)
    const { requestBody, responses } = paths[path][method.toLowerCase()]
    const shown = fieldsOf(responses[status ?? 200].content['application/json'])
    const taken = fieldsOf(requestBody.content['application/json'])
    expect(
      taken.filter((field) => ![...unseen, ...shown, ...shown.map((name) => `${name}Id`)].includes(field)),
    ).toEqual([])
  })

  it('is shown as it was sent', async () => {
    const measured = {
      floorMeasured: false,
      stepsToDoor: 3,
      view: 'garden',
      nightDecibels: 31,
      morningSun: true,
      accessible: true,
    }
    const address = addressOf('/api/rooms/{id}')
    await owner.rest('PATCH', address, measured)
    expect((await owner.rest('GET', address)).json()).toMatchObject(measured)
    const accessibility = { doorwayWidthInches: 34, grabBars: true }
    await owner.rest('PATCH', addressOf('/api/room-types/{id}'), { accessibility })
    const seen = await server.caller().rest('GET', addressOf('/api/room-types/{id}'))
    expect(seen.json()).toMatchObject({ accessibility })
  })
})

describe('a version', () => {
  const changes = {
    '/api/room-types/{id}': { size: '30 sq m' },
    '/api/rooms/{id}': { notes: 'Quiet' },
    '/api/pricing-rules/{id}': { priority: 7 },
    '/api/inquiries/{id}': { notes: 'Called back' },
  }
  const paths = Object.entries(changes)

  it('is told by every path that changes a record which has one', () => {
    const changing = routes.filter(({ method }) => method === 'PATCH')
    expect(changing.map(({ path }) => path).toSorted()).toEqual(Object.keys(changes).toSorted())
    expect(changing.filter(({ versioned }) => !versioned)).toEqual([])
  })

  it.each(paths)('of %s is its ETag, and If-Match guards a change', async (path, change) => {
    const address = addressOf(path)
    const read = await owner.rest('GET', address)
    const etag = `"${read.json().version}"`
    expect(read.headers['etag']).toBe(etag)
    const changed = await owner.rest('PATCH', address, change, { 'if-match': etag })
    expect([changed.statusCode, changed.headers['etag']]).toEqual([200, `"${read.json().version + 1}"`])
    const late = await owner.rest('PATCH', address, change, { 'if-match': etag, accept: 'application/problem+json' })
    expect([late.statusCode, late.json()]).toMatchObject([
      412,
      { status: 412, title: 'Precondition Failed', detail: expect.stringMatching(/was changed by Owner meanwhile/) },
    ])
    const byField = await owner.rest('PATCH', address, { ...change, version: read.json().version })
    expect(byField.statusCode).toBe(409)
  })

  it.each([
    ['*', 200],
    ['"1", "CURRENT"', 200],
    ['"CURRENT" , "nonsense"', 200],
    ['W/"CURRENT"', 412],
    ['CURRENT', 422],
    ['', 422],
    ['"CURRENT', 422],
    ['"-1"', 412],
    ['"99999999999999"', 412],
  ])('named by If-Match: %s answers %i', async (header, status) => {
    const address = addressOf('/api/rooms/{id}')
    const { version } = (await owner.rest('GET', address)).json()
    const answer = await owner.rest(
      'PATCH',
      address,
      { notes: `As ${header} says` },
      { 'if-match': header.replaceAll('CURRENT', version) },
    )
    expect(answer.statusCode).toBe(status)
  })

  it('may be told twice, and not in two ways', async () => {
    const address = addressOf('/api/rooms/{id}')
    const { version } = (await owner.rest('GET', address)).json()
    const etag = { 'if-match': `"${version}"` }
    const twoWays = await owner.rest('PATCH', address, { notes: 'x', version: version - 1 }, etag)
    expect([twoWays.statusCode, twoWays.body]).toEqual([
      422,
      'The field version says another version than the header If-Match',
    ])
    expect((await owner.rest('PATCH', address, { notes: 'y', version }, etag)).statusCode).toBe(200)
  })

  it('is refused where it would count for nothing', async () => {
    const { id } = await addRule(owner, (await addRoomType(owner)).id)
    const address = `/api/pricing-rules/${id}`
    const deleted = await owner.rest('DELETE', address, undefined, { 'if-match': '"77"' })
    expect([deleted.statusCode, deleted.body]).toEqual([422, expect.stringMatching(/^DELETE takes no header If-Match/)])
    expect((await owner.rest('GET', address)).statusCode).toBe(200)
    for (const path of ['merge', 'separate']) {
      const posted = await owner.rest('POST', `/api/inquiries/${nobodys}/${path}`, {}, { 'if-match': '"77"' })
      expect([posted.statusCode, posted.body]).toEqual([422, expect.stringMatching(/^POST takes no header If-Match/)])
    }
  })

  it('is not what is wrong with a change that no reading mends', async () => {
    const write = async (message: string) => {
      const { id } = (
        await server.caller().rest('POST', '/api/inquiries', { name: 'Aino', email: 'twice@example.com', message })
      ).json()
      return id as string
    }
    const [merged, whole] = [await write('a first message'), await write('a second message')]
    expect((await owner.rest('POST', `/api/inquiries/${merged}/merge`, { intoId: whole })).statusCode).toBe(200)
    const address = `/api/inquiries/${merged}`
    const { etag } = (await owner.rest('GET', address)).headers
    const answer = await owner.rest('PATCH', address, { notes: 'x' }, { 'if-match': String(etag) })
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('merged into')])
  })

  it('of a record that is not there is not found', async () => {
    const answer = await owner.rest('PATCH', `/api/rooms/${nobodys}`, { notes: 'x' }, { 'if-match': '"1"' })
    expect(answer.statusCode).toBe(404)
  })

  it('is read by pages of other sites', async () => {
    const { headers } = await server
      .caller()
      .rest('GET', addressOf('/api/room-types/{id}'), undefined, { origin: 'https://other.example' })
    expect(headers['access-control-expose-headers']).toMatch(/\betag\b.*\blink\b/i)
  })
})

it('has the pictures of the blog as addresses', async () => {
  const [post] = (await server.caller().rest('GET', '/api/blog/posts')).json()
  expect(post.picture.url).toBe(`http://hotel.example/pictures/latest/${post.picture.id}.webp`)
})
