import { contentKindNames, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale } from '#graphql/locales.ts'
import type { Content } from '../../platform/content.ts'
import type { InputIssue } from '../../errors.ts'

/** The fields in which records of a kind name others by their keys. */
const references: Partial<Record<ContentKind, Record<string, ContentKind>>> = {
  restaurant: { pictures: 'picture' },
  walk: { pictures: 'picture' },
  drive: { pictures: 'picture' },
  'day-trip': { pictures: 'picture' },
  section: { pictures: 'picture' },
  'room-block': { pictures: 'picture', features: 'room-feature' },
  faq: { category: 'faq-category' },
}

const keysIn = (data: object, field: string): string[] => [(data as Record<string, string | string[]>)[field]!].flat()

/** Records that a document names and that are not published. */
export const missingReferences = (kind: ContentKind, data: object, content: Content): InputIssue[] =>
  Object.entries(references[kind] ?? {}).flatMap(([field, other]) =>
    keysIn(data, field)
      .filter((key) => !content.find(other, key, defaultLocale))
      .map((key) => ({ path: ['data', field], message: `There is no ${key}` })),
  )

/** Kind and key of each published record that names one, such as `restaurant old-key-lime`. */
export const usersOf = (kind: ContentKind, key: string, content: Content): string[] =>
  contentKindNames.flatMap((user) => {
    const fields = Object.entries(references[user] ?? {}).filter(([, named]) => named === kind)
    return content
      .list(user, defaultLocale)
      .filter((item) => fields.some(([field]) => keysIn(item, field).includes(key)))
      .map(({ id }) => `${user} ${id}`)
  })
