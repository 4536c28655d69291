import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const fields =
  'id key title state version publishAt words { locale texts freshness isUnsure fields { name freshness } }'

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

interface Entry {
  id: string
  version: number
  state: string
  words: {
    locale: string
    texts: Record<string, unknown>
    freshness: string
    isUnsure: boolean
    fields: { name: string; freshness: string }[]
  }[]
}

describe('each text of a language', () => {
  const wordsOf = ({ words }: Entry, locale: string) => words.find((one) => one.locale === locale)!
  const freshness = (record: Entry, locale: string) =>
    Object.fromEntries(wordsOf(record, locale).fields.map((field) => [field.name, field.freshness]))
  const written = async (record: Entry, ...texts: object[]): Promise<Entry> => {
    const { data, errors } = await save({ id: record.id, version: record.version, texts })
    expect(errors).toBeUndefined()
    return data.answer
  }
  const published = async ({ id, version }: Entry, locales?: string[]): Promise<Entry> =>
    (await change('publishContent', 'PublishContentInput', { id, version, locales })).data.answer
  const inWords = (record: Entry, locale: string, changed: object = {}, more: object = {}) => ({
    locale,
    texts: { ...wordsOf(record, locale).texts, ...changed },
    ...more,
  })

  it('is older when its own English has changed, and no longer when that is taken back', async () => {
    const found: Entry = await entry('FAQ', 'pets')
    const fresh = { question: 'FRESH', answer: 'FRESH' }
    expect(freshness(found, 'fi')).toEqual(fresh)
    const changed = await written(found, inWords(found, 'en', { question: 'Are llamas welcome?' }))
    for (const locale of ['es', 'pt', 'fr', 'de', 'fi', 'sv']) {
      expect(freshness(changed, locale)).toEqual({ question: 'OUTDATED', answer: 'FRESH' })
      expect(wordsOf(changed, locale).freshness).toBe('OUTDATED')
    }
    expect(freshness(changed, 'en')).toEqual(fresh)
    const back = await written(changed, inWords(found, 'en'))
    expect(freshness(back, 'fi')).toEqual(fresh)
    expect(wordsOf(back, 'fi').freshness).toBe('FRESH')
  })

  it('is fresh again when it is written or confirmed itself, and by nothing else', async () => {
    const found: Entry = await entry('FAQ', 'smoking')
    const english = { question: 'May I smoke a pipe?', answer: 'Outside.' }
    const both = await written(found, inWords(found, 'en', english))
    const older = { question: 'OUTDATED', answer: 'OUTDATED' }
    expect(freshness(both, 'fi')).toEqual(older)
    const sent = await written(both, inWords(both, 'fi', {}, { isUnsure: true }))
    expect(freshness(sent, 'fi')).toEqual(older)
    const sure = await written(sent, inWords(sent, 'fi', {}, { isUnsure: false }))
    expect(wordsOf(sure, 'fi')).toMatchObject({ isUnsure: false, freshness: 'OUTDATED' })
    const half = await written(sure, inWords(sure, 'fi', { answer: 'Ulkona.' }))
    expect(freshness(half, 'fi')).toEqual({ question: 'OUTDATED', answer: 'FRESH' })
    expect(wordsOf(half, 'fi').freshness).toBe('OUTDATED')
    const right = await written(half, inWords(half, 'fi', {}, { confirmed: ['question'] }))
    expect(wordsOf(right, 'fi')).toMatchObject({ freshness: 'FRESH', texts: wordsOf(half, 'fi').texts })
    expect(freshness(right, 'sv')).toEqual(older)
    const again = await written(right, inWords(right, 'en', { question: 'May I smoke cigars?' }))
    expect(freshness(again, 'fi')).toEqual({ question: 'OUTDATED', answer: 'FRESH' })
  })

  it.each([['motto'], ['constructor'], ['']])(
    'is confirmed by the name of a text of its kind: not by %j',
    async (name) => {
      const found: Entry = await entry('FAQ', 'wifi')
      const { errors } = await save({
        id: found.id,
        texts: [inWords(found, 'fi', {}, { confirmed: ['answer', name] })],
      })
      expect(errors![0]!.extensions.issues).toEqual([
        { path: ['texts', 0, 'confirmed'], message: `${name} is no text of this kind` },
      ])
      expect(await entry('FAQ', 'wifi')).toEqual(found)
    },
  )

  it('is missing where English has one, alone or with its whole language', async () => {
    const found: Entry = await entry('OFFER', 'extended')
    const texts = wordsOf(found, 'en').texts
    expect([texts['text'], texts['points']].every(Boolean)).toBe(true)
    const gaps = await written(found, inWords(found, 'fi', { text: null, points: [] }), { locale: 'sv', texts: null })
    expect(freshness(gaps, 'fi')).toEqual({ title: 'FRESH', figure: 'FRESH', text: 'MISSING', points: 'MISSING' })
    expect(wordsOf(gaps, 'fi')).toMatchObject({ freshness: 'MISSING', texts: { text: null } })
    expect(freshness(gaps, 'sv')).toEqual({ title: 'MISSING', figure: 'MISSING', text: 'MISSING', points: 'MISSING' })
    const { data } = await owner.graphql('{ contentOverview { kind languages { locale missing } } }')
    const { languages } = data.contentOverview.find(({ kind }: { kind: string }) => kind === 'OFFER')
    expect(languages).toEqual(expect.arrayContaining(['fi', 'sv'].map((locale) => ({ locale, missing: 1 }))))
    const without = await written(gaps, inWords(gaps, 'en', { text: null, points: [] }))
    expect(wordsOf(without, 'fi').freshness).toBe('FRESH')
    expect(freshness(without, 'de')).toEqual({ title: 'FRESH', figure: 'FRESH', text: 'OUTDATED', points: 'OUTDATED' })
  })

  it('is older than an English that was published alone, and what was confirmed meanwhile stays so', async () => {
    const found: Entry = await entry('FAQ', 'children')
    const changed = await written(found, inWords(found, 'en', { question: 'May small people come?' }))
    const alone = await published(await written(changed, inWords(changed, 'de', {}, { confirmed: ['question'] })), [
      'en',
    ])
    expect(alone.state).toBe('PUBLISHED')
    expect(freshness(alone, 'fi')).toEqual({ question: 'OUTDATED', answer: 'FRESH' })
    expect(freshness(alone, 'de')).toEqual({ question: 'FRESH', answer: 'FRESH' })
  })
})
