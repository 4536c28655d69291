import type { z } from 'zod'
import { contentKinds, hasWords, type ContentData, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { Content, ContentItem, Published } from '../../platform/content.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { interpolate } from '../hotel/interpolate.ts'
import type { ContentDocument, ContentEntry } from './content-entry.entity.ts'

export type PublishedEntry = Pick<ContentEntry, 'kind' | 'key' | 'verifiedOn'> & { published: ContentDocument }

type Item = ContentItem<ContentKind>

/** Every sentence of a text or of a list of texts with the hotel's facts in it. */
const withFacts = (value: unknown, write: (text: string) => string): unknown => {
  if (typeof value === 'string') return write(value)
  return Array.isArray(value)
    ? value.map((inner) => withFacts(inner, write)).filter((inner, at) => inner !== '' || value[at] === '')
    : value
}

/** Whether a record still says what its kind must: a fact that is not known takes its sentences along. */
const isWhole = (kind: ContentKind, texts: object): boolean =>
  Object.entries(texts).every(([field, value]) => {
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
    return !isEmpty || (contentKinds[kind].texts.shape as Record<string, z.ZodType>)[field]!.safeParse(value).success
  })

const factsOf = (entries: readonly PublishedEntry[]): HotelFacts => {
  const entry = entries.find(({ kind }) => kind === 'facts')
  if (!entry) throw new Error('The record of the hotel’s facts is missing in the database')
  return entry.published.data as HotelFacts
}

/** What sentences count beside the facts. */
const countsOf = (entries: readonly PublishedEntry[]) => ({
  restaurants: entries.filter(
    ({ kind, published: { data } }) =>
      kind === 'place' && ['restaurant', 'cafe'].includes((data as ContentData<'place'>).category),
  ).length,
})

/** What the hotel says by records in their order. Each kind is written out in a language when it is first asked for. */
export const snapshot = (entries: readonly PublishedEntry[]): Published => {
  const facts = factsOf(entries)
  const counts = countsOf(entries)
  const written = new Map<string, readonly Item[]>()

  const writeOut =
    (locale: Locale) =>
    ({ kind, key, published, verifiedOn }: PublishedEntry): Item[] => {
      const language = published.texts[locale] ? locale : defaultLocale
      const texts = published.texts[language]
      // A place that waits for its words: a draft that nobody has written yet.
      if (!texts && hasWords(kind)) return []
      const filled = Object.fromEntries(
        Object.entries(texts ?? {}).map(([field, value]) => [
          field,
          withFacts(value, (text) => interpolate(text, facts, language, counts)),
        ]),
      )
      if (!isWhole(kind, filled)) return []
      return [{ ...published.data, ...filled, id: key, language, verifiedOn: verifiedOn ?? null } as Item]
    }

  const listAny = (kind: ContentKind, locale: Locale): readonly Item[] => {
    const name = `${kind} ${locale}`
    const items = written.get(name) ?? entries.filter((entry) => entry.kind === kind).flatMap(writeOut(locale))
    written.set(name, items)
    return items
  }
  const list = listAny as Content['list']

  const find: Content['find'] = (kind, id, locale) => list(kind, locale).find((item) => item.id === id) ?? null

  return { facts, content: { list, find }, counts }
}
