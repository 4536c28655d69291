import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import type { Caller } from '#tests/support/caller.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

it('a guest who asks in the same second as a preview is told nothing of the draft', async () => {
  const { data } = await owner.graphql('{ contentEntries(kind: ROOM_FEATURE) { id key version } }')
  const { id, version } = data.contentEntries.find(({ key }: { key: string }) => key === 'king-bed')
  const input = { id, version, texts: [{ locale: 'en', texts: { name: 'Emperor bed' } }] }
  await owner.graphql('mutation ($input: SaveContentInput!) { saveContent(input: $input) { id } }', { input })
  server.setNow(new Date())
  server.deps.pages.clear()
  expect((await owner.rest('GET', '/gallery?drafts')).body).toContain('Emperor bed')
  expect((await server.caller().rest('GET', '/gallery')).body).not.toContain('Emperor bed')
  expect((await owner.rest('GET', '/gallery?drafts')).body).toContain('Emperor bed')
})
