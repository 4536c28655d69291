import { z } from 'zod'
import type { PictureCrop, PictureShape } from '#graphql/inputs/content/kinds.ts'
import { centsOf, dollarsOf, numberOf } from '../ui/money.ts'
import { weekdayNames } from '../ui/weekdays.ts'
import type { Widget } from './fields.ts'

/** What a field holds while it is typed. */
export type FieldValue = string | boolean | readonly string[]

const isMany = (widget: Widget) =>
  widget === 'languages' ||
  widget === 'weekdays' ||
  widget === 'crops' ||
  (typeof widget === 'object' && 'records' in widget)

export const emptyOf = (widget: Widget): FieldValue => {
  if (isMany(widget)) return []
  if (typeof widget === 'object' && 'choice' in widget) return widget.choice[0]?.value ?? ''
  return widget === 'switch' ? false : ''
}

/** A stored value as it is typed. */
export const typedOf = (widget: Widget, value: unknown): FieldValue => {
  if (value === null || value === undefined) return emptyOf(widget)
  if (widget === 'crops')
    return (value as PictureCrop[]).map(({ shape, x, y, width, height }) => [shape, x, y, width, height].join(' '))
  if (widget === 'weekdays') return (value as number[]).map((day) => weekdayNames[day]!)
  if (isMany(widget)) return value as string[]
  if (widget === 'switch') return Boolean(value)
  if (widget === 'money') return dollarsOf(value as number)
  if (Array.isArray(value)) return value.join(widget === 'paragraphs' ? '\n\n' : '\n')
  return String(value)
}

/** A typed crop as it is stored; the server makes its file. */
export const cropOf = (typed: string): Omit<PictureCrop, 'file'> => {
  const [shape, x, y, width, height] = typed.split(' ')
  return { shape: shape as PictureShape, x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
}

export const weekdaysNamed = (names: readonly string[]) =>
  weekdayNames.flatMap((name, day) => (names.includes(name) ? [day] : []))

const piecesOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((piece) => piece.trim())
    .filter(Boolean)

/** What was typed as it is stored: an empty field is null, and NaN is what is no number. */
export const storedOf = (widget: Widget, typed: FieldValue): unknown => {
  if (widget === 'crops') return (typed as readonly string[]).map(cropOf)
  if (widget === 'weekdays') return weekdaysNamed(typed as readonly string[])
  if (typeof typed !== 'string') return typed
  if (widget === 'lines') return piecesOf(typed, /\n/)
  if (widget === 'paragraphs') return piecesOf(typed, /\n[ \t]*\n/)
  if (widget === 'numbers') return piecesOf(typed, /\n/).map(Number)
  if (widget === 'money') return centsOf(typed)
  if (widget === 'number' || widget === 'month') return numberOf(typed)
  if (widget === 'minutes') return /^[a-z]+$/i.test(typed.trim()) ? typed.trim() : numberOf(typed)
  return typed
}

export const isNoNumber = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isNoNumber) : Number.isNaN(value)

/** The schema of a field, or of a field within one: `address.street`. */
export const schemaOf = (object: z.ZodObject, name: string): z.ZodType => {
  const [first, ...rest] = name.split('.')
  const schema = object.shape[first!] as z.ZodType
  return rest.length > 0 ? schemaOf(schema as z.ZodObject, rest.join('.')) : schema
}

export const mayBeEmpty = (schema: z.ZodType): boolean => schema.safeParse(null).success

/** The most characters of a text, or of each line of a list; null where the schema has no bound. */
export const mostCharacters = (schema: z.ZodType): number | null => {
  if (schema instanceof z.ZodNullable) return mostCharacters(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return mostCharacters(schema.element as z.ZodType)
  return schema instanceof z.ZodString ? schema.maxLength : null
}
