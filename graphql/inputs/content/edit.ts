import { z } from 'zod'
import { defaultLocale, locales } from '../../locales.ts'
import { plainText, webAddress } from '../fields.ts'
import { changeSchema } from '../room.ts'
import { contentKey, contentKindNames } from './kinds.ts'

const record = z.record(z.string(), z.unknown())

const translation = z.object({
  locale: z.enum(locales),
  /** Null takes the language away: English stands in for it. */
  texts: record.nullable(),
  isUnsure: z.boolean().nullish(),
  /** Fields whose words still say what the English says; those that are written anew say so by themselves. */
  confirmed: z
    .array(z.string().max(40, 'The name of a field has at most 40 characters'))
    .max(20, 'At most 20 fields')
    .nullish()
    .transform((fields) => fields ?? []),
})

const written = {
  data: record.nullish(),
  texts: z.array(translation).max(locales.length).nullish(),
  verifiedOn: z.iso.date('Checked on must be a date like 2027-01-31').nullish(),
  source: plainText('Source', 0, 500).nullish(),
  sourceUrl: z.union([z.literal(''), webAddress('Source')]).nullish(),
}

export const createContentSchema = z.object({
  kind: z.enum(contentKindNames),
  key: contentKey.nullish(),
  ...written,
})

export const saveContentSchema = changeSchema.extend(written)

export const publishContentSchema = changeSchema.extend({
  /** Only these; all when missing. */
  locales: z.array(z.enum(locales)).min(1).nullish(),
  /** In the future; now when missing. */
  at: z.date().nullish(),
})

export const replacePictureSchema = changeSchema.extend({ data: record })

export const draftTranslationSchema = changeSchema.extend({
  locale: z.enum(locales).exclude([defaultLocale], 'Locale must be a language that English is translated into'),
})

export const moveContentSchema = z.object({
  id: z.uuid('Id must be the id of a record'),
  /** The record before which it shall stand; null for the end. */
  before: z.uuid('Before must be the id of a record').nullish(),
})

export const restoreContentRevisionSchema = z.object({
  revisionId: z.uuid('Revision must be the id of a revision'),
  version: changeSchema.shape.version,
})
