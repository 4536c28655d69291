import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ContentData, ContentKind, ContentTexts } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { baseColumns } from '../../db/base-columns.ts'

/** A record of a kind, with its texts in the languages that somebody has written it in; English is always among them. */
export interface ContentDocument<Kind extends ContentKind = ContentKind> {
  data: ContentData<Kind>
  texts: Partial<Record<Locale, ContentTexts<Kind>>>
}

/** Something that the hotel says. */
export const ContentEntry = defineEntity({
  name: 'ContentEntry',
  uniques: [{ name: 'content_entry_kind_key_unique', properties: ['kind', 'key'] }],
  properties: {
    ...baseColumns,
    kind: p.string().length(40).$type<ContentKind>(),
    /** Names it for other records, and in addresses. */
    key: p.string().length(80),
    /** Its place among its kind. */
    position: p.integer(),
    published: p.json<ContentDocument>(),
    /** Date of the hotel's own check. */
    verifiedOn: p.date().nullable(),
    /** Where it was read, in a phrase for staff. */
    source: p.string().length(500).nullable(),
  },
})

export type ContentEntry = InferEntity<typeof ContentEntry>
