import type { z } from 'zod'
import { saveContentSchema } from '#graphql/inputs/content/edit.ts'
import { contentKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { anAmount } from '#graphql/inputs/fields.ts'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'
import { dataFields, textFields, type Field } from './fields.ts'
import { emptyOf, isNoNumber, mayBeEmpty, schemaOf, storedOf, typedOf, type FieldValue } from './field-values.ts'

/**
 * A record as it is typed, under the names that complaints have: `data.address.street`, `texts.fi.name`, `source`.
 * `has.fi` says that it is written in a language, `unsure.fi` that whoever wrote it is not sure, and `confirmed.fi.name`
 * that a text still says what its English says.
 */
export type EntryValues = Readonly<Record<string, FieldValue>>

/** What a record and each of its revisions have. */
interface Written {
  data: Record<string, unknown>
  words: readonly { locale: Locale; texts?: Record<string, unknown> | null; isUnsure?: boolean }[]
}

type Notes = Pick<ContentEntryFieldsFragment, 'verifiedOn' | 'source' | 'sourceUrl'>

const within = (value: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], value)

/** What guests read, as it is typed. */
export const writtenValues = (kind: ContentKind, written: Written | null): EntryValues => {
  const values: Record<string, FieldValue> = {}
  for (const [name, { widget }] of dataFields(kind))
    values[`data.${name}`] = written ? typedOf(widget, within(written.data, name)) : emptyOf(widget)
  for (const locale of locales) {
    const words = written?.words.find((one) => one.locale === locale)
    for (const [name, { widget }] of textFields(kind))
      values[`texts.${locale}.${name}`] = typedOf(widget, words?.texts?.[name])
    values[`has.${locale}`] = locale === defaultLocale || Boolean(words?.texts)
  }
  return values
}

/** Under which name a text is confirmed. */
export const confirmation = (locale: Locale, field: string) => `confirmed.${locale}.${field}`

const confirmedFields = (kind: ContentKind, values: EntryValues, locale: Locale): string[] =>
  textFields(kind)
    .map(([name]) => name)
    .filter((name) => values[confirmation(locale, name)])

/** Whether a language was confirmed as a whole. */
export const isConfirmed = (kind: ContentKind, values: EntryValues, locale: Locale): boolean =>
  confirmedFields(kind, values, locale).length === textFields(kind).length

export const valuesOf = (kind: ContentKind, entry: (Written & Notes) | null): EntryValues => {
  const marks: Record<string, FieldValue> = {}
  for (const locale of locales) {
    marks[`unsure.${locale}`] = entry?.words.find((one) => one.locale === locale)?.isUnsure ?? false
    for (const [name] of textFields(kind)) marks[confirmation(locale, name)] = false
  }
  return {
    ...writtenValues(kind, entry),
    ...marks,
    verifiedOn: entry?.verifiedOn ?? '',
    source: entry?.source ?? '',
    sourceUrl: entry?.sourceUrl ?? '',
  }
}

const areSame = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Names of the fields that differ. */
export const changedNames = (before: EntryValues, after: EntryValues): string[] =>
  Object.keys(after).filter((name) => !areSame(before[name], after[name]))

/** Theirs, with what I have changed since we both began. */
export const merged = (start: EntryValues, mine: EntryValues, theirs: EntryValues): EntryValues =>
  Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [name, areSame(start[name], mine[name]) ? value : mine[name]!]),
  )

/** Kept values where the form still has such fields: a release may have changed it meanwhile. */
export const fitting = (form: EntryValues, kept: EntryValues): EntryValues =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const typed = kept[name]
      return [name, typed !== undefined && Array.isArray(typed) === Array.isArray(value) ? typed : value]
    }),
  )

/** Puts a value at a path of an object. */
const place = (object: Record<string, unknown>, name: string, value: unknown): void => {
  const [first, ...rest] = name.split('.')
  if (rest.length === 0) object[first!] = value
  else place((object[first!] ??= {}) as Record<string, unknown>, rest.join('.'), value)
}

type Fields = ReturnType<typeof dataFields>

const objectOf = (schema: z.ZodObject, fields: Fields, values: EntryValues, prefix: string) => {
  const object: Record<string, unknown> = {}
  for (const [name, { widget }] of fields) {
    const stored = storedOf(widget, values[`${prefix}.${name}`] ?? emptyOf(widget))
    place(object, name, stored === '' && mayBeEmpty(schemaOf(schema, name)) ? null : stored)
  }
  return object
}

export const dataOf = (kind: ContentKind, values: EntryValues) =>
  objectOf(contentKinds[kind].data, dataFields(kind), values, 'data')

const textsOf = (kind: ContentKind, values: EntryValues, locale: Locale) =>
  values[`has.${locale}`] ? objectOf(contentKinds[kind].texts, textFields(kind), values, `texts.${locale}`) : null

const hasWords = (kind: ContentKind) => textFields(kind).length > 0

/** What is to be sent: all of a new record, else the parts that were changed. */
export const inputOf = (kind: ContentKind, start: EntryValues | null, values: EntryValues) => {
  const changed = start ? changedNames(start, values) : Object.keys(values)
  const isChanged = (part: string) => changed.some((name) => name.startsWith(part))
  const changedLocales = locales.filter(
    (locale) =>
      ['has', 'unsure'].some((mark) => changed.includes(`${mark}.${locale}`)) ||
      ['texts', 'confirmed'].some((part) => isChanged(`${part}.${locale}.`)),
  )
  const written = start ? changedLocales : locales.filter((locale) => values[`has.${locale}`])
  return {
    ...((!start || isChanged('data.')) && { data: dataOf(kind, values) }),
    ...(hasWords(kind) &&
      written.length > 0 && {
        texts: written.map((locale) => ({
          locale,
          texts: textsOf(kind, values, locale),
          isUnsure: Boolean(values[`unsure.${locale}`]),
          confirmed: confirmedFields(kind, values, locale),
        })),
      }),
    ...(isChanged('verifiedOn') && { verifiedOn: String(values['verifiedOn']) || null }),
    ...(changed.includes('source') && { source: String(values['source']) }),
    ...(changed.includes('sourceUrl') && { sourceUrl: String(values['sourceUrl']) }),
  }
}

const notesSchema = saveContentSchema.pick({ verifiedOn: true, source: true, sourceUrl: true })

export type Complaints = Record<string, string>

/** The field of the form that a complaint belongs to: that of a list takes those about its lines. */
const fieldNamed = (values: EntryValues, path: readonly PropertyKey[]): string | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.')
    if (name in values) return name
  }
  return undefined
}

/** Sorts complaints to the fields of the form; what belongs to none is left. */
export const sortComplaints = (
  values: EntryValues,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
) => {
  const complaints: Complaints = {}
  const others: string[] = []
  for (const { path, message } of issues) {
    const name = fieldNamed(values, path)
    if (name) complaints[name] ??= message
    else others.push(message)
  }
  return { complaints, others }
}

/** What the server would complain about, by the names of the fields. */
export const check = (kind: ContentKind, values: EntryValues): Complaints => {
  const { data, texts } = contentKinds[kind]
  const notes = {
    verifiedOn: values['verifiedOn'] || null,
    source: values['source'],
    sourceUrl: values['sourceUrl'],
  }
  const issues = [
    ...noNumbers(values, 'data', dataFields(kind)),
    ...issuesOf(data, dataOf(kind, values), ['data']),
    ...(hasWords(kind) ? locales : []).flatMap((locale) => {
      const words = textsOf(kind, values, locale)
      return words ? issuesOf(texts, words, ['texts', locale]) : []
    }),
    ...issuesOf(notesSchema, notes, []),
  ]
  return sortComplaints(values, issues).complaints
}

const noNumbers = (values: EntryValues, prefix: string, fields: Fields) =>
  fields
    .filter(([name, { widget }]) => isNoNumber(storedOf(widget, values[`${prefix}.${name}`] ?? '')))
    .map(([name, { label, widget }]) => ({
      path: [prefix, ...name.split('.')],
      message: `${label} must be ${widget === 'money' ? anAmount : 'a number'}`,
    }))

const issuesOf = (schema: z.ZodType, value: unknown, path: readonly string[]) =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => ({
    path: [...path, ...issue.path],
    message: issue.message,
  }))

/** Of a name like `texts.fi.name`: its field and its language. */
export const partsOf = (kind: ContentKind, name: string): { field?: Field; locale?: Locale } => {
  const [part, ...rest] = name.split('.')
  if (part === 'data') return { field: dataFields(kind).find(([one]) => one === rest.join('.'))?.[1] }
  const locale = locales.find((one) => one === rest[0])
  return part === 'texts' ? { locale, field: textFields(kind).find(([one]) => one === rest[1])?.[1] } : { locale }
}

const noteLabels: Record<string, string> = {
  verifiedOn: 'Checked on',
  source: 'Source',
  sourceUrl: 'Address of the source',
}

/** A field in words, such as "Finnish: Name". */
export const labelOf = (kind: ContentKind, name: string): string => {
  const { field, locale } = partsOf(kind, name)
  if (!locale) return field?.label ?? noteLabels[name] ?? name
  const language = languages[locale].name
  if (field) return `${language}: ${field.label}`
  return name.startsWith('unsure') ? `${language}: not sure` : `${language}: written`
}

/** A typed value in words. */
export const inWords = (value: FieldValue | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}
