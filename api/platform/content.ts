import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { ContentData, ContentKind, ContentTexts } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'

/** A published record in one language, with the hotel's facts in its texts. */
export type ContentItem<Kind extends ContentKind> = ContentData<Kind> &
  ContentTexts<Kind> & {
    /** Its key: the same in every language. */
    id: string
    /** What the texts are written in: English where nobody has written the language that was asked for. */
    language: Locale
    /** Date of the hotel's own check; null until somebody has called or gone there. */
    verifiedOn: string | null
  }

/** All that the hotel says, as it is published at one moment: it never changes under whoever holds it. */
export interface Content {
  /** The records of a kind in the hotel's order. */
  list: <Kind extends ContentKind>(kind: Kind, locale: Locale) => readonly ContentItem<Kind>[]
  find: <Kind extends ContentKind>(kind: Kind, id: string, locale: Locale) => ContentItem<Kind> | null
}

/** The hotel's facts, and what it says with them in its texts. */
export interface Published {
  facts: HotelFacts
  content: Content
  /** What sentences count beside the facts, by name. */
  counts: Readonly<Record<string, number>>
}

/** Keeps in memory what is published. */
export interface PublishedStore {
  current: () => Published
  /** Reads it anew: it was changed, here or by another instance. */
  refresh: () => Promise<void>
  /** Is told after each reading. */
  onRefresh: (listener: (published: Published) => void) => void
}
