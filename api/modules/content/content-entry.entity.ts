import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ContentData, ContentKind, ContentTexts } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'

/** How a text in another language than English came to be, and whether it can be trusted. */
export interface Translation {
  /**
   * Fingerprint of the English text that a field says the same as, by the field’s name: another one now means that the
   * English has changed since. A field that is not there was written together with its English.
   */
  of: Record<string, string>
  /** Whoever wrote it was not sure. */
  isUnsure?: boolean
  /** A model wrote it and nobody has read it yet: it is not published. */
  isDrafted?: boolean
}

/** A record of a kind, with its texts in the languages that somebody has written it in; English is always among them. */
export interface ContentDocument<Kind extends ContentKind = ContentKind> {
  data: ContentData<Kind>
  texts: Partial<Record<Locale, ContentTexts<Kind>>>
  translations?: Partial<Record<Locale, Translation>>
}

/** Something that the hotel says. */
export const ContentEntry = defineEntity({
  name: 'ContentEntry',
  uniques: [{ name: 'content_entry_kind_key_unique', properties: ['kind', 'key'] }],
  properties: {
    ...baseColumns,
    version: p.integer().version(),
    kind: p.string().length(40).$type<ContentKind>(),
    /** Names it for other records, and in addresses. */
    key: p.string().length(80),
    /** Its place among its kind. */
    position: p.integer(),
    /** What guests read; null before it is published for the first time. */
    published: p.json<ContentDocument>().nullable(),
    /** What staff have written since; null when that is what guests read. */
    draft: p.json<ContentDocument>().nullable(),
    /** When the draft is published by itself. */
    publishAt: instant().nullable(),
    /** Put away: guests do not see it, nothing of it is lost. */
    archivedAt: instant().nullable(),
    /** Of the sample hotel, and nobody has changed it. */
    isSample: p.boolean(),
    /** Date of the hotel's own check. */
    verifiedOn: p.date().nullable(),
    /** Where it was read, in a phrase for staff. */
    source: p.string().length(500).nullable(),
    sourceUrl: p.string().length(500).nullable(),
    changedBy: p.string().length(100).nullable(),
  },
})

export type ContentEntry = InferEntity<typeof ContentEntry>
