import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import type { ContentDocument, Translation } from './content-entry.entity.ts'

/** From the best to the worst. */
export const freshnesses = ['fresh', 'outdated', 'missing'] as const
export type Freshness = (typeof freshnesses)[number]

/** The texts of a language by the names of their fields. */
type Fields = Readonly<Record<string, unknown>>

const fingerprint = (text: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(text ?? null))
    .digest('base64url')
    .slice(0, 16)

/** Of texts, by the names of their fields: all, or some. */
export const fingerprints = (texts: object, only: readonly string[] = Object.keys(texts)): Translation['of'] =>
  Object.fromEntries(only.map((field) => [field, fingerprint((texts as Fields)[field])]))

const isEmpty = (text: unknown): boolean =>
  text === undefined || text === null || text === '' || (Array.isArray(text) && text.length === 0)

/** Whether each text of a language says what its English says now, by the name of the field. */
export const freshnessByField = (
  { texts, translations }: ContentDocument,
  locale: Locale,
): Record<string, Freshness> => {
  const words = (texts[locale] ?? {}) as Fields
  const of = translations?.[locale]?.of ?? {}
  const freshness = (field: string, english: unknown): Freshness => {
    if (locale === defaultLocale) return 'fresh'
    if (isEmpty(words[field])) return isEmpty(english) ? 'fresh' : 'missing'
    const known = of[field]
    return known === undefined || known === fingerprint(english) ? 'fresh' : 'outdated'
  }
  return Object.fromEntries(
    Object.entries(texts[defaultLocale] ?? {}).map(([field, english]) => [field, freshness(field, english)]),
  )
}

/** A language stands as the worst of its fields. */
export const freshnessOf = (document: ContentDocument, locale: Locale): Freshness => {
  const fields = Object.values(freshnessByField(document, locale))
  return freshnesses.findLast((freshness) => fields.includes(freshness)) ?? 'fresh'
}

/** How far a language is: what a model drafted waits for somebody, whatever English says since. */
export const progressOf = (document: ContentDocument, locale: Locale): Freshness | 'drafted' =>
  document.translations?.[locale]?.isDrafted ? 'drafted' : freshnessOf(document, locale)

/** What is noted of the languages, with the English that stands there where nothing was: it is about to change. */
export const datedTranslations = ({ texts, translations }: ContentDocument): NonNullable<typeof translations> => {
  const source = texts[defaultLocale]
  const others = locales.filter((locale) => locale !== defaultLocale && texts[locale])
  if (!source) return translations ?? {}
  return Object.fromEntries(
    others.map((locale) => {
      const known = translations?.[locale]
      return [locale, { ...known, of: { ...fingerprints(source), ...known?.of } }]
    }),
  )
}

/** The document in other words that come to all its languages at once: what says the same as its English still does. */
export const reworded = (document: ContentDocument, texts: ContentDocument['texts']): ContentDocument => {
  const before = fingerprints(document.texts[defaultLocale] ?? {})
  const after = fingerprints(texts[defaultLocale] ?? {})
  const translations = Object.entries(document.translations ?? {}).map(([locale, known]) => {
    const fields = Object.entries(known.of).map(([field, of]) => [field, of === before[field] ? after[field] : of])
    return [locale, { ...known, of: Object.fromEntries(fields) }]
  })
  return { ...document, texts, ...(document.translations && { translations: Object.fromEntries(translations) }) }
}

/** The same without the marks of what a model drafted: what guests read has been read. */
export const withoutDraftMarks = (document: ContentDocument): ContentDocument => ({
  ...document,
  translations: Object.fromEntries(
    Object.entries(document.translations ?? {}).map(([locale, { isDrafted: _mark, ...known }]) => [locale, known]),
  ),
})

/** A field that came with a later release is not there in what was published before, which is as if nothing were in it. */
export const stated = (data: object | undefined) =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== null && value !== false))

/** Whether guests read the same in both, whatever is noted of their translations. */
export const sayTheSame = (one: ContentDocument, other: ContentDocument | null | undefined): boolean =>
  isDeepStrictEqual([stated(one.data), one.texts], [stated(other?.data), other?.texts])
