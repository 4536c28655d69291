import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { ContentDocument } from './content-entry.entity.ts'

export const freshnesses = ['fresh', 'outdated', 'missing'] as const
export type Freshness = (typeof freshnesses)[number]

/** Of texts, whatever order their fields are kept in. */
export const fingerprint = (texts: object): string => {
  const ordered = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url').slice(0, 16)
}

/** Whether a language says what English says now. */
export const freshnessOf = ({ texts, translations }: ContentDocument, locale: Locale): Freshness => {
  const source = texts[defaultLocale]
  if (locale === defaultLocale || !source) return 'fresh'
  if (!texts[locale]) return 'missing'
  const of = translations?.[locale]?.of
  // Of texts that came with the sample nothing is noted: they were written together.
  return of === undefined || of === fingerprint(source) ? 'fresh' : 'outdated'
}

/** How far a language is: what a model drafted waits for somebody, whatever English says since. */
export const progressOf = (document: ContentDocument, locale: Locale): Freshness | 'drafted' => {
  const freshness = freshnessOf(document, locale)
  return freshness !== 'missing' && document.translations?.[locale]?.isDrafted ? 'drafted' : freshness
}

/** The same without the marks of what a model drafted: what guests read has been read. */
export const withoutDraftMarks = (document: ContentDocument): ContentDocument => ({
  ...document,
  translations: Object.fromEntries(
    Object.entries(document.translations ?? {}).map(([locale, { isDrafted: _mark, ...known }]) => [locale, known]),
  ),
})

/** Whether guests read the same in both, whatever is noted of their translations. */
export const sayTheSame = (one: ContentDocument, other: ContentDocument | null | undefined): boolean =>
  isDeepStrictEqual([one.data, one.texts], [other?.data, other?.texts])
