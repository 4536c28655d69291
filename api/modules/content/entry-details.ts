import { contentKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { ContentEntry, ContentDocument } from './content-entry.entity.ts'
import type { ContentState, ContentWords } from './content-entry.type.ts'
import { freshnessByField, freshnessOf } from './translations.ts'

/** The first English words of a record, in the order of its kind's fields: the database keeps them in another. */
export const titleOf = (kind: ContentKind, { texts }: ContentDocument): string => {
  const [first = ''] = Object.keys(contentKinds[kind].texts.shape)
  const title = (texts[defaultLocale] as Record<string, unknown> | undefined)?.[first]
  return typeof title === 'string' ? title : ''
}

export const stateOf = ({ archivedAt, published, draft }: ContentEntry): ContentState => {
  if (archivedAt) return 'archived'
  if (!published) return 'draft'
  return draft ? 'changed' : 'published'
}

/** In the languages that the hotel offers: what it was written in besides stays, and is nobody's work. */
export const wordsOf = (kind: ContentKind, document: ContentDocument, offered: readonly Locale[]): ContentWords[] => {
  const names = Object.keys(contentKinds[kind].texts.shape)
  if (names.length === 0) return []
  return offered.map((locale) => {
    const freshness = freshnessByField(document, locale)
    return {
      locale,
      texts: document.texts[locale] ?? null,
      freshness: freshnessOf(document, locale),
      fields: names.map((name) => ({ name, freshness: freshness[name] ?? 'fresh' })),
      isUnsure: document.translations?.[locale]?.isUnsure ?? false,
      isDrafted: document.translations?.[locale]?.isDrafted ?? false,
    }
  })
}
