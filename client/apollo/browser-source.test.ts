import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientDocuments } from '#tests/support/client-documents.ts'
import { inventAnswer, inventVariables } from '#tests/support/invented-answers.ts'
import { createBrowserSource } from './browser-source.ts'
import { createApolloCache } from './cache.ts'

type Asked = Record<string, unknown>
type Document = TypedDocumentNode<Asked, Asked>

const documents = clientDocuments('site')
const document = (name: string) => documents.get(name) as Document
const typed = createApolloCache()

/** What staff do between two answers. */
let change = (value: string) => value

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Asked }
    return Response.json({ data: inventAnswer(parse(query), variables, change) })
  })
})
afterEach(() => {
  change = (value) => value
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('what one part is answered, the others show that name the same record, in that language only', async () => {
  const gallery = document('GalleryPage')
  const received = Object.fromEntries(
    ['en', 'de'].map((locale) => [
      `GalleryPage:${JSON.stringify({ locale })}`,
      inventAnswer(typed.transformDocument(gallery), { locale }),
    ]),
  )
  const source = createBrowserSource(received)
  const news = { en: vi.fn<() => void>(), de: vi.fn<() => void>() }
  const shown = async (locale: string) => JSON.stringify(await source.read(gallery, { locale }))
  for (const locale of ['en', 'de'] as const) {
    await source.read(gallery, { locale })
    source.watch(gallery, { locale }, 'read', news[locale])
  }
  const inGerman = await shown('de')
  change = (value) => (value.startsWith('RoomBlock ') ? `${value} anew` : value)
  const home = document('HomePage')
  await source.read(home, inventVariables(home, 'en'))
  await vi.waitFor(() => expect(news.en).toHaveBeenCalledTimes(1))
  expect(await shown('en')).toContain(' anew')
  expect(await shown('de')).toBe(inGerman)
  expect(news.de).not.toHaveBeenCalled()
})
