import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addKey } from '#tests/support/staff.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

describe('a document of several fields', () => {
  it('tells what the first mutation brought about though the second fails', async () => {
    const answer = await owner.graphql(
      `mutation ($input: TrackKeywordInput!, $id: ID!) {
        trackKeyword(input: $input) { keyword }
        deleteWebhook(id: $id) { deletedWebhookId }
        endOtherSessions { endedSessions }
      }`,
      { input: { keyword: 'hotel by the sea' }, id: nobody },
    )
    expect(answer.data).toEqual({
      trackKeyword: { keyword: 'hotel by the sea' },
      deleteWebhook: null,
      endOtherSessions: { endedSessions: 0 },
    })
    expect(answer.errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['deleteWebhook'], 'NOT_FOUND'],
    ])
  })

  it('loses only the lists that the caller may not read', async () => {
    const { headers } = await addKey(server, ['campaigns:read'])
    const query = `{
      campaigns(first: 1) { nodes { id } }
      inquiries(first: 1) { nodes { id } }
      rooms { id }
      hotel(locale: en) { name }
    }`
    // A document that keeps coming is compiled: the last answers come from there.
    for (let time = 0; time < 4; time += 1) {
      const { data, errors } = await server.caller().graphql(query, {}, headers)
      expect(data).toEqual({
        campaigns: { nodes: expect.any(Array) },
        inquiries: null,
        rooms: null,
        hotel: { name: expect.any(String) },
      })
      expect(errors?.map(({ path, extensions }) => [path?.[0], extensions.code]).sort()).toEqual([
        ['inquiries', 'FORBIDDEN'],
        ['rooms', 'FORBIDDEN'],
      ])
    }
  })
})
