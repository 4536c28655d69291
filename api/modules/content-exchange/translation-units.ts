import { createHash } from 'node:crypto'
import { contentKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { ContentDocument } from '../content/content-entry.entity.ts'
import { titleOf } from '../content/entry-details.ts'
import { freshnessByField } from '../content/translations.ts'

/** A text of a record as a translator sees it: a field, or one item of a field that is a list. */
export interface Unit {
  /** `description`, or `features.2` for the third of a list. */
  path: string
  source: string
  /** Null where nobody has written it. */
  target: string | null
  /** Somebody should read it again: it is older than its English, unsure or a model's. */
  needsReview: boolean
}

/** The texts of a record in one language. */
export interface TranslatableRecord {
  kind: ContentKind
  key: string
  /** Where the texts stand, in words for whoever translates them. */
  place: string
  units: Unit[]
}

const inWords = (name: string) => name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const placeOf = (kind: ContentKind, key: string, document: ContentDocument): string => {
  if (kind !== 'text') return `${inWords(kind)} “${titleOf(kind, document) || key}”`
  const { page, place } = document.data as { page: string; place: string }
  return `${place} (${inWords(page)})`
}

const itemsOf = (path: string, source: unknown, target: unknown, needsReview: boolean): Unit[] => {
  if (typeof source === 'string')
    return [{ path, source, target: typeof target === 'string' ? target : null, needsReview }]
  if (!Array.isArray(source)) return []
  return source.flatMap((item, at) =>
    itemsOf(`${path}.${at}`, item, Array.isArray(target) ? target[at] : undefined, needsReview),
  )
}

/** What there is to translate in a record, in the order of its form. */
export const translatable = (
  { kind, key }: { kind: ContentKind; key: string },
  document: ContentDocument,
  locale: Locale,
): TranslatableRecord => {
  const source = (document.texts[defaultLocale] ?? {}) as Record<string, unknown>
  const target = (document.texts[locale] ?? {}) as Record<string, unknown>
  const { isUnsure, isDrafted } = document.translations?.[locale] ?? {}
  const freshness = freshnessByField(document, locale)
  return {
    kind,
    key,
    place: placeOf(kind, key, document),
    units: Object.keys(contentKinds[kind].texts.shape).flatMap((field) =>
      itemsOf(field, source[field], target[field], Boolean(isUnsure || isDrafted || freshness[field] === 'outdated')),
    ),
  }
}

/** The texts of a record in a language with other words in their units. */
export const written = (
  { texts }: ContentDocument,
  locale: Locale,
  units: readonly Unit[],
  wordsFor: (unit: Unit) => string,
): Record<string, unknown> => {
  const words: Record<string, unknown> = { ...texts[locale] }
  const source = (texts[defaultLocale] ?? {}) as Record<string, unknown>
  for (const [field, english] of Object.entries(source))
    words[field] = Array.isArray(english) ? [] : (words[field] ?? null)
  for (const unit of units) {
    const [field = '', at] = unit.path.split('.')
    if (at === undefined) words[field] = wordsFor(unit)
    else (words[field] as string[]).push(wordsFor(unit))
  }
  return words
}

/** The field that a unit belongs to. */
export const fieldOf = ({ path }: Pick<Unit, 'path'>): string => path.split('.')[0]!

/** A field in words: `features.2` is `features, line 3`. */
export const fieldInWords = (path: string): string => {
  const [field = '', at] = path.split('.')
  return at === undefined ? inWords(field) : `${inWords(field)}, line ${Number(at) + 1}`
}

/** Text as tools for translators may give it back: with other line ends, and without blanks around it. */
export const settled = (text: string | null): string => (text ?? '').replaceAll(/\r\n?/g, '\n').trim()

/** Some tools for XLIFF put blanks around the facts that they protect. */
const bare = (text: string | null) =>
  settled(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\{[^{}]*\}) ?/g, '$1')

/** Whether two texts differ at most in blanks, and at facts. */
export const sameButForBlanks = (one: string | null, other: string | null): boolean => bare(one) === bare(other)

/** Whether a text came back with more blanks around its facts than anybody types. */
export const isSpread = (text: string, before: string | null): boolean =>
  text !== settled(before) && sameButForBlanks(text, before) && /\s\s\{|\}\s\s/.test(text)

const shortHash = (text: string | null) => createHash('sha256').update(settled(text)).digest('base64url').slice(0, 8)

/** Names a unit, and what its translation was when it was written out: tools give both back as one id. */
export const unitId = ({ kind, key }: Pick<TranslatableRecord, 'kind' | 'key'>, { path, target }: Unit): string =>
  `${kind}/${key}/${path}@${shortHash(target)}`

/** A unit as a file brings it back. */
export interface ReadUnit {
  kind: string
  key: string
  path: string
  source: string
  /** Empty where nobody has translated it. */
  target: string
  /** Whether its translation was the given one when the file was written. */
  wasExportedWith: (target: string | null) => boolean
  /** What the translator's tool says of it; only XLIFF has it. */
  state: string | null
}

const idForm = /^([a-z-]+)\/([a-z0-9-]+)\/(\w+(?:\.\d+)?)@([\w-]{8})$/

/** Null for an id that is none of ours. */
export const readUnit = (id: string, { source, target, state }: Pick<ReadUnit, 'source' | 'target' | 'state'>) => {
  const [, kind, key, path, hash] = idForm.exec(id.trim()) ?? []
  if (!kind || !key || !path) return null
  const wasExportedWith = (current: string | null) => shortHash(current) === hash
  return { kind, key, path, source: settled(source), target: settled(target), state, wasExportedWith }
}

/** A file of translations. */
export interface TranslationFile {
  hotelId: string
  locale: string
  units: ReadUnit[]
}
