import { contentKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, locales } from '#graphql/locales.ts'
import type { ContentEntry, ContentDocument } from './content-entry.entity.ts'
import type { ContentState, ContentWords } from './content-entry.type.ts'
import { freshnessOf } from './translations.ts'

/** The English words that a kind begins with: its name, wherever its kind keeps it. The database keeps no order of fields. */
export const titleOf = (kind: ContentKind, { texts }: ContentDocument): string => {
  const [name = ''] = Object.keys(contentKinds[kind].texts.shape)
  const title = (texts[defaultLocale] as Record<string, unknown> | undefined)?.[name]
  return typeof title === 'string' ? title : ''
}

export const stateOf = ({ archivedAt, published, draft }: ContentEntry): ContentState => {
  if (archivedAt) return 'archived'
  if (!published) return 'draft'
  return draft ? 'changed' : 'published'
}

export const wordsOf = (kind: ContentKind, document: ContentDocument): ContentWords[] => {
  if (Object.keys(contentKinds[kind].texts.shape).length === 0) return []
  return locales.map((locale) => ({
    locale,
    texts: document.texts[locale] ?? null,
    freshness: freshnessOf(document, locale),
    isUnsure: document.translations?.[locale]?.isUnsure ?? false,
    isDrafted: document.translations?.[locale]?.isDrafted ?? false,
  }))
}
