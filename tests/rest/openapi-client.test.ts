import { readFile } from 'node:fs/promises'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typesFile, typesOf } from '#tests/support/rest-types.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'
import type { components, paths } from './rest-api.generated.ts'

type Inquiry = components['schemas']['Inquiry']

let server: TestServer
let baseUrl: string
beforeAll(async () => {
  server = await startServer()
  baseUrl = await server.listen()
})
afterAll(() => server.close())

it('has the types that are checked from the document that the server answers', async () => {
  const document = await (await fetch(`${baseUrl}/api/openapi.json`)).json()
  // A stale file is made anew by `npm run check`.
  expect(await readFile(typesFile, 'utf8')).toBe(await typesOf(document))
})

it('lets a guest look at rooms and write, and staff answer and page through', async () => {
  const guest = createClient<paths>({ baseUrl })
  const { headers } = await addKey(server, ['inquiries:read', 'inquiries:write', 'rooms:read'])
  const staff = createClient<paths>({ baseUrl, headers })

  const { data: roomTypes } = await guest.GET('/api/room-types')
  expect(roomTypes?.map(({ slug }) => slug)).toContain('king-suite')

  const body = { name: 'Aino', email: 'aino@example.com', guests: 2 }
  const receipts = await Promise.all(
    ['first', 'second', 'third'].map((message) => guest.POST('/api/inquiries', { body: { ...body, message } })),
  )
  const references = receipts.map(({ data }) => data?.reference)
  expect(references).toEqual(references.map(() => expect.stringMatching(/^LB-/)))

  const refused = await guest.GET('/api/inquiries')
  expect([refused.data, refused.response.status]).toEqual([undefined, 401])

  const seen: Inquiry[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 2, ...(cursor !== undefined && { cursor }) }
    const { data } = await staff.GET('/api/inquiries', { params: { query } })
    seen.push(...data!.nodes)
    cursor = data!.pageInfo.hasNextPage ? data!.pageInfo.endCursor! : undefined
  } while (cursor)
  expect(seen.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted())

  const { id, version } = seen[0]!
  const params = { path: { id } }
  const answered = await staff.PATCH('/api/inquiries/{id}', { params, body: { status: 'answered', version } })
  expect(answered.data?.status).toBe('answered')
  const late = await staff.PATCH('/api/inquiries/{id}', {
    params,
    body: { status: 'closed', version },
    headers: { accept: 'application/problem+json' },
  })
  expect(late.response.status).toBe(409)
  expect(late.error).toMatchObject({ title: 'Conflict', status: 409, detail: expect.stringMatching(/changed by/) })
})
