import { createHash } from 'node:crypto'
import { z } from 'zod'
import { contentKey, contentKindNames } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, locales } from '#graphql/locales.ts'
import type { ContentDocument, ContentEntry } from '../content/content-entry.entity.ts'
import { stated } from '../content/translations.ts'

/** Grows when a file of an older release can no longer be read as it is. */
export const formatVersion = 1

const fields = z.record(z.string(), z.unknown())

const mapValues = <Value, Mapped>(record: Partial<Record<string, Value>>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value!)]))

/**
 * What is noted of the fields where a file of an earlier release has one fingerprint of all English texts of a record:
 * when it is another one, nobody can tell which of them has changed.
 */
const notesOf = (fingerprint: string, english: Record<string, unknown>): Record<string, string> => {
  const whole = createHash('sha256')
    .update(JSON.stringify(Object.entries(english).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16)
  return fingerprint === whole ? {} : mapValues(english, () => '')
}

const note = z.string().max(50)

const fileDocument = z
  .object({
    data: fields,
    texts: z.partialRecord(z.enum(locales), fields),
    translations: z
      .partialRecord(
        z.enum(locales),
        z.object({
          of: z.union([note, z.record(note, note)]),
          isUnsure: z.boolean().optional(),
          isDrafted: z.boolean().optional(),
        }),
      )
      .optional(),
  })
  .transform(({ translations, ...document }) => ({
    ...document,
    ...(translations && {
      translations: mapValues(translations, ({ of, ...marks }) => ({
        of: typeof of === 'string' ? notesOf(of, document.texts[defaultLocale] ?? {}) : of,
        ...marks,
      })),
    }),
  }))

const record = z.object({
  kind: z.enum(contentKindNames),
  key: contentKey,
  source: z.string().max(500).nullable(),
  sourceUrl: z.string().max(500).nullable(),
  verifiedOn: z.iso.date().nullable(),
  /** Of the record when it was written out. */
  digest: z.string().max(50),
  document: fileDocument,
})

export const contentFileSchema = z.object({
  format: z.literal('hotel-content'),
  version: z.literal(formatVersion),
  hotel: z.object({ id: z.uuid(), name: z.string().max(200) }),
  records: z.array(record).max(20_000),
})

export type ContentFile = z.output<typeof contentFileSchema>
export type FileRecord = ContentFile['records'][number]

/** The same for the same value, whatever order its fields are kept in. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const sorted = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return sorted.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, ordered(inner)])
}

type Told = Pick<ContentEntry, 'source' | 'sourceUrl'>

/** Fingerprint of what a record says, with where it was read. */
export const digestOf = ({ data, texts, translations = {} }: ContentDocument, { source, sourceUrl }: Told): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        ordered({ data: stated(data), texts, translations, source: source ?? null, sourceUrl: sourceUrl ?? null }),
      ),
    )
    .digest('base64url')
    .slice(0, 22)

/** Keys of the uploaded pictures that a document names, in whatever field: `<hash>-1600x1067`. */
export const picturesIn = (document: unknown): string[] => [
  ...new Set(
    [...JSON.stringify(document).matchAll(/uploads\/([0-9a-f]{20}-\d{1,4}x\d{1,4})/g)].map(([, picture]) => picture!),
  ),
]

export const contentFileName = 'content.json'
const pictureFile = /^pictures\/([0-9a-f]{20}-\d{1,4}x\d{1,4})-(\d{1,4})\.webp$/

export const pictureFileName = (picture: string, width: number) => `pictures/${picture}-${width}.webp`

/** Which picture in which width a file of the archive is; null for any other file. */
export const pictureOfFile = (name: string): { picture: string; width: number } | null => {
  const [, picture, width] = pictureFile.exec(name) ?? []
  return picture ? { picture, width: Number(width) } : null
}
