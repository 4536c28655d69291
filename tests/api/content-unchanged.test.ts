import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

interface Entry {
  id: string
  state: string
  data: object
  words: { locale: string; texts: Record<string, unknown> }[]
}

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({}, hotelFacts)
  owner = (await addStaff(server, 'owner')).caller
})
afterAll(() => server.close())

const first = async (kind: string): Promise<Entry> => {
  const list = 'query ($kind: ContentKind!) { contentEntries(kind: $kind) { id state data words { locale texts } } }'
  return (await owner.graphql(list, { kind })).data.contentEntries[0]
}
const save = async (input: object): Promise<string> => {
  const { data } = await owner.graphql(
    'mutation ($input: SaveContentInput!) { saveContent(input: $input) { state } }',
    { input },
  )
  return data.saveContent.state
}

it('a record that was only checked, or changed back, has nothing to publish', async () => {
  for (const kind of ['RESTAURANT', 'FACTS', 'SECTION']) {
    const { id, data, words } = await first(kind)
    expect([kind, await save({ id, verifiedOn: '2026-11-01' })]).toEqual([kind, 'PUBLISHED'])
    expect([kind, await save({ id, data, texts: words })]).toEqual([kind, 'PUBLISHED'])
  }
  const { id, words } = await first('RESTAURANT')
  const [english] = words
  expect(await save({ id, texts: [{ ...english, texts: { ...english!.texts, cuisine: 'Sea and pasta' } }] })).toBe(
    'CHANGED',
  )
  expect(await save({ id, texts: [english] })).toBe('PUBLISHED')
  const german = words.find(({ locale }) => locale === 'de')
  expect(await save({ id, texts: [{ ...german, isUnsure: true }] })).toBe('CHANGED')
})

it('guests read at once that a record was checked', async () => {
  const { id } = await first('WALK')
  await save({ id, verifiedOn: '2026-11-02' })
  const { data } = await server.caller().graphql('{ walkingAttractions(locale: en) { verifiedOn } }')
  expect(data.walkingAttractions[0].verifiedOn).toBe('2026-11-02')
})
