import { GraphQLError, parse, type DocumentNode } from 'graphql'
import { beforeEach, expect, it } from 'vitest'
import { createPageCache, type PageCache } from '../../platform/page-cache.ts'
import { shareReads } from './share-reads.ts'

const noon = Date.parse('2027-06-01T12:00:00Z')
const stranger = { viewer: null, locale: 'en', now: () => new Date(noon) }

let executed: number
let pages: PageCache
let ask: (question: Record<string, unknown>) => Promise<{ data?: { answer: number }; errors?: object[] }>

beforeEach(() => {
  executed = 0
  const day = 86_400_000
  pages = createPageCache({
    freshMilliseconds: day,
    staleMilliseconds: day,
    capacity: 10,
    answerCapacity: 10,
    momentCapacity: 10,
  })
  const documents = new Map<string, DocumentNode>()
  const execute = shareReads(async ({ document }) => {
    const answer = (executed += 1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const source = document.loc!.source.body
    if (source.includes('breaks')) throw new Error('no database')
    if (source.includes('refused')) return { errors: [new GraphQLError('no')] }
    return { data: { answer } }
  })
  ask = ({ query = '{ faq { id } }', variables = {}, ...context }) => {
    const source = String(query)
    const document = documents.get(source) ?? parse(source)
    documents.set(source, document)
    return execute({ document, variables, context: { ...stranger, pages, ...context } } as never) as never
  }
})

it('answers strangers who ask the same in one second once', async () => {
  const answers = await Promise.all([ask({}), ask({}), ask({})])
  expect([...answers, await ask({ now: () => new Date(noon + 999) })].map(({ data }) => data!.answer)).toEqual([
    1, 1, 1, 1,
  ])
})

it.each([
  ['the next second', { now: () => new Date(noon + 1_000) }],
  ['a clock that was set back', { now: () => new Date(noon - 1) }],
  ['another language', { locale: 'fi' }],
  ['other variables', { variables: { first: 2 } }],
  ['another document', { query: '{ faq { question } }' }],
  ['somebody who is known', { viewer: { kind: 'staff' } }],
])('asks again for %s', async (_, question) => {
  await ask({})
  await ask(question)
  expect(executed).toBe(2)
})

it.each([
  ['what counts tries', '{ stayQuote { total } }'],
  ['whom it is answered to', '{ faq { id } viewer { id } }'],
  ['what stands behind a fragment', '{ ...F } fragment F on Query { faq { id } }'],
  ['what a secret opens', '{ blogPreview(token: "t") { id } }'],
])('never shares %s', async (_, query) => {
  await Promise.all([ask({ query }), ask({ query })])
  expect(executed).toBe(2)
})

it('tells staff who have changed something how it is now', async () => {
  await ask({})
  await ask({ query: 'mutation { runSync { success } }', viewer: { kind: 'staff' } })
  expect((await ask({})).data!.answer).toBe(3)
})

it('goes on whatever a stranger does', async () => {
  await ask({})
  await ask({ query: 'mutation { signOut }' })
  expect((await ask({})).data!.answer).toBe(1)
})

it.each([
  ['null', { at: null }],
  ['a text', { at: 'Infinity' }],
  ['nothing', {}],
])('takes no broken value for %s', async (_, variables) => {
  const others = [Number.POSITIVE_INFINITY, Number.NaN, undefined].map((at) => ({ variables: { at } }))
  await Promise.all([...others, { variables }].map(ask))
  expect(executed).toBe(4)
})

it('throws answers away with the pages that are made of them', async () => {
  await ask({})
  pages.clear()
  expect((await ask({})).data!.answer).toBe(2)
})

it('keeps nothing of the second before', async () => {
  for (let first = 0; first < 5; first += 1) await ask({ variables: { first } })
  expect(pages.moments.size).toBe(5)
  await ask({ now: () => new Date(noon + 1_000) })
  expect(pages.moments.size).toBe(1)
})

it('keeps no refusal and no failure', async () => {
  const refused = { query: '{ faq { refused } }' }
  const broken = { query: '{ faq { breaks } }' }
  for (const question of [refused, refused]) expect((await ask(question)).errors).toHaveLength(1)
  for (const question of [broken, broken]) await expect(ask(question)).rejects.toThrow('no database')
  expect(executed).toBe(4)
})

it('takes no place for a question of endless words', async () => {
  const long = { variables: { tag: 'x'.repeat(1_000) } }
  await Promise.all([ask(long), ask(long)])
  expect(executed).toBe(2)
})
