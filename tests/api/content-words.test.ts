import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const fields = 'id key title state version publishAt words { locale texts freshness isUnsure }'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const entry = async (kind: string, key: string) => {
  const query = `query ($kind: ContentKind!) { contentEntries(kind: $kind) { ${fields} } }`
  const { data } = await owner.graphql(query, { kind })
  return data.contentEntries.find((found: { key: string }) => found.key === key)
}
const change = async (mutation: string, type: string, input: object) =>
  owner.graphql(`mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { ${fields} } }`, { input })
const save = (input: object) => change('saveContent', 'SaveContentInput', input)

it('a record is called by the first field of its kind, however the database keeps its texts', async () => {
  expect((await entry('FAQ', 'pool')).title).toMatch(/\?$/)
  expect((await entry('ANSWER', 'house-address')).title).toBe('Where we are')
})

it.each([
  ['Ask {hotel} about the {dogFee}', '{dogFee}'],
  ['A {pet fee}', '{pet fee}'],
  ['A {petFee', '{petFee'],
  ['A petFee}', '}'],
])('%j names what is no fact: %s', async (name, unknown) => {
  const { id, version } = await entry('ROOM_FEATURE', 'wifi')
  const { errors } = await save({ id, version, texts: [{ locale: 'fi', texts: { name } }] })
  expect(errors![0]!.extensions.issues).toEqual([
    { path: ['texts', 'fi', 'name'], message: `${unknown} is no fact of the hotel` },
  ])
})

it('a text that counts the records of a kind can be written anew', async () => {
  const { id, version } = await entry('ROOM_FEATURE', 'wifi')
  const name = '{restaurants, plural, one {# café} other {# cafés}}'
  const { data } = await save({ id, version, texts: [{ locale: 'fi', texts: { name } }] })
  expect(data.answer.state).toBe('CHANGED')
})

it('whoever is not sure of an older translation has not confirmed it', async () => {
  const { id, version, words } = await entry('ROOM_FEATURE', 'kitchenette')
  const finnish = words.find(({ locale }: { locale: string }) => locale === 'fi')
  const changed = await save({ id, version, texts: [{ locale: 'en', texts: { name: 'Small kitchen' } }] })
  const marked = await save({
    id,
    version: changed.data.answer.version,
    texts: [{ locale: 'fi', texts: finnish.texts, isUnsure: true }],
  })
  const wordsNow = marked.data.answer.words
  expect(wordsNow.find(({ locale }: { locale: string }) => locale === 'fi')).toMatchObject({
    freshness: 'OUTDATED',
    isUnsure: true,
  })
})

it('the time of a publication can be taken back', async () => {
  const { id, version } = await entry('ROOM_FEATURE', 'smart-tv')
  const saved = await save({ id, version, texts: [{ locale: 'en', texts: { name: 'Large TV' } }] })
  const at = new Date(server.deps.now().getTime() + 86_400_000).toISOString()
  const timed = await change('publishContent', 'PublishContentInput', {
    id,
    version: saved.data.answer.version,
    at,
  })
  expect(timed.data.answer.publishAt).toBe(at)
  const stale = await change('unscheduleContent', 'UnscheduleContentInput', { id, version })
  expect(stale.errors![0]!.extensions.code).toBe('CONFLICT')
  const back = await change('unscheduleContent', 'UnscheduleContentInput', { id, version: timed.data.answer.version })
  expect(back.data.answer).toMatchObject({ state: 'CHANGED', publishAt: null })
})
